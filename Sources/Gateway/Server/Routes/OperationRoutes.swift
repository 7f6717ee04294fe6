internal import HTTPTypes
internal import Hummingbird

/// Whether the gateway lives and works, and its figures.
struct OperationRoutes {
    let service: GatewayService
    let readiness: Readiness
    /// The figures; nil where there are none.
    let metrics: PrometheusRegistry?
    /// What the live page shows; nil where there is none.
    let live: LiveWatch?

    func isAlive(_ call: Call) async throws -> Response {
        .json([UInt8](#"{"status":"ok"}"#.utf8))
    }

    /// Ready means: the store can be written to, the gateway is not ending, and not too much waits.
    func isReady(_ call: Call) async throws -> Response {
        let faults = await readiness.faults()
        guard faults.isEmpty else {
            throw Problem(.notReady, faults.joined(separator: " "))
        }
        return .json([UInt8](#"{"status":"ready"}"#.utf8))
    }

    func figures(_ call: Call) async throws -> Response {
        guard let metrics else { throw Problem.nothing("figures: metrics are switched off") }
        return Response(status: .ok, metrics.render(), type: PrometheusText.contentType)
    }

    /// The OpenAPI document.
    func document(_ call: Call) async throws -> Response {
        .json(OpenAPIDocument.json(version: GatewayServer.version))
    }

    /// What happens now, until the caller leaves.
    func watch(_ call: Call) async throws -> Response {
        guard let live else { throw Problem.nothing("live page: it is switched off") }
        return LivePage.events(every: .seconds(1)) { live.snapshot() }
    }
}

/// Outcomes and dead letters.
struct OutcomeRoutes {
    let service: GatewayService

    /// JSON Lines behind the cursor `after`, oldest first.
    func outcomes(_ call: Call) async throws -> Response {
        let app = try call.app
        let (after, limit) = try call.page
        let outcomes = try await service.gateway.store.outcomes(app: app, after: after, limit: limit)
        return Self.lines(outcomes) { $0.write(to: &$1) }
    }

    func deadLetters(_ call: Call) async throws -> Response {
        let app = try call.app
        let (after, limit) = try call.page
        let letters = try await service.gateway.store.deadLetters(app: app, after: after, limit: limit)
        return Self.lines(letters) { $0.write(to: &$1) }
    }

    /// `{"ids":[17,18]}`, or an empty body for all.
    func redrive(_ call: Call) async throws -> Response {
        let app = try call.app
        let ids = try await call.withBody(upTo: service.limits.body) { try Self.numbers(in: $0) }
        let count = try await service.gateway.store.redrive(app: app, ids: ids)
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("redriven", count)
        writer.endObject()
        return .json(writer.bytes())
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

    private static func lines<Element>(
        _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
    ) -> Response {
        var writer = JSONWriter(capacity: 1 << 16)
        for element in elements {
            write(element, &writer)
            writer.newline()
        }
        return Response(status: .ok, writer.bytes(), type: "application/x-ndjson")
    }
}
