internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// Outcomes and dead letters.
struct OutcomeRoutes {
    let service: GatewayService

    /// JSON Lines behind the cursor `after`, oldest first.
    func outcomes(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let (after, limit) = try page(of: call)
        let outcomes = try await service.gateway.store.outcomes(app: app, after: after, limit: limit)
        return Self.lines(outcomes) { $0.write(to: &$1) }
    }

    func deadLetters(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let (after, limit) = try page(of: call)
        let letters = try await service.gateway.store.deadLetters(app: app, after: after, limit: limit)
        return Self.lines(letters) { $0.write(to: &$1) }
    }

    /// `{"ids":[17,18]}`, or an empty body for all.
    func redrive(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let bytes = try await call.request.bytes(upTo: service.limits.body)
        var ids: [Int]?
        if !bytes.isEmpty {
            guard let list = try JSONBody(bytes).object["ids"], list.kind == .array else {
                throw Problem(
                    .invalidSettings, "ids is missing; write an array of numbers.",
                    pointer: "/ids")
            }
            ids = list.elements.compactMap(\.integer)
        }
        let count = try await service.gateway.store.redrive(app: app, ids: ids)
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("redriven", count)
        writer.endObject()
        return .json(writer.bytes())
    }

    private func page(of call: Call) throws -> (after: Int, limit: Int) {
        (
            try call.request.number("after", in: 0...Int.max, usual: 0),
            try call.request.number("limit", in: 1...10_000, usual: 1_000)
        )
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
