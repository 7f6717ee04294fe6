internal import HTTPTypes
internal import Hummingbird

/// Whether the gateway lives and works, and its figures.
extension GatewayRoutes {
    func isAlive() -> Response { .json(["status": "ok"]) }

    /// Ready means: the store can be written to, the gateway is not ending, and not too much waits.
    func isReady() async throws -> Response {
        let faults = await readiness.faults()
        guard faults.isEmpty else { throw Problem(.notReady, faults.joined(separator: " ")) }
        return .json(["status": "ready"])
    }

    func figures() throws -> Response {
        guard operation.metrics != .off else { throw Problem.nothing("figures: metrics are switched off") }
        return Response(status: .ok, metrics.render(), type: PrometheusRegistry.contentType)
    }

    /// The OpenAPI document.
    func document() -> Response { .json(OpenAPIDocument.json(version: GatewayServer.version)) }

    /// What happens now, until the caller leaves.
    func watch() throws -> Response {
        guard operation.livePage else { throw Problem.nothing("live page: it is switched off") }
        return LivePage.events(every: .seconds(1)) { live.snapshot() }
    }
}

/// Outcomes and dead letters.
extension GatewayRoutes {
    /// JSON Lines behind the cursor `after`, oldest first.
    func outcomes(_ call: Call) async throws -> Response {
        let app = try call.app
        let (after, limit) = try call.page
        let outcomes = try await gateway.store.outcomes(app: app, after: after, limit: limit)
        return .lines(StoredOutcome.lines(outcomes))
    }

    func deadLetters(_ call: Call) async throws -> Response {
        let app = try call.app
        let (after, limit) = try call.page
        let letters = try await gateway.store.deadLetters(app: app, after: after, limit: limit)
        return .lines(DeadLetter.lines(letters))
    }

    /// `{"ids":[17,18]}`, or an empty body for all.
    func redrive(_ call: Call) async throws -> Response {
        let app = try call.app
        let ids = try await call.withBody(upTo: limits.body) { try Self.numbers(in: $0) }
        let count = try await gateway.store.redrive(app: app, ids: ids)
        return .json(["redriven": count])
    }

    /// The dead letters that a body names; nil for an empty one, which means all.
    private static func numbers(in body: ByteSlice) throws -> [Int]? {
        if body.isEmpty { return nil }
        let list = try SettingsObject(body: body, known: ["ids"]).member("ids")
        guard let list, list.kind == .array else {
            throw Problem(
                .invalidSettings, "ids is missing; write an array of numbers, or no body for all.",
                pointer: "/ids")
        }
        var numbers: [Int] = []
        for element in list.elements {
            guard let number = element.integer else {
                throw Problem(
                    .invalidSettings, "This is no number of a dead letter; write it without quotes.",
                    pointer: "/ids/\(numbers.count)")
            }
            numbers.append(number)
        }
        return numbers
    }
}
