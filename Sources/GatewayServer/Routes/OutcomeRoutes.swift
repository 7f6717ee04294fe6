internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// Outcomes and dead letters.
struct OutcomeRoutes {
    let service: GatewayService

    func add(to router: some RouterMethods<GatewayRequestContext>) {
        router.get("v1/outcomes", use: outcomes)
        router.get("v1/dead", use: deadLetters)
        router.post("v1/dead/redrive", use: redrive)
    }

    /// JSON Lines behind the cursor `after`, oldest first.
    @Sendable private func outcomes(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .read)
        let (after, limit) = try page(of: request)
        let outcomes = try await service.gateway.store.outcomes(app: app, after: after, limit: limit)
        return Self.lines(outcomes) { $0.write(to: &$1) }
    }

    @Sendable private func deadLetters(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .read)
        let (after, limit) = try page(of: request)
        let letters = try await service.gateway.store.deadLetters(app: app, after: after, limit: limit)
        return Self.lines(letters) { $0.write(to: &$1) }
    }

    /// `{"ids":[17,18]}`, or an empty body for all.
    @Sendable private func redrive(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .send)
        let bytes = try await request.bytes(upTo: service.limits.body)
        var ids: [Int]?
        if !bytes.isEmpty {
            guard let list = try JSONBody(bytes).object["ids"], list.kind == .array else {
                throw Problem(
                    .unprocessableContent, "invalid-settings", "ids is missing; write an array of numbers.",
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

    private func page(of request: Request) throws -> (after: Int, limit: Int) {
        (
            try request.number("after", in: 0...Int.max, usual: 0),
            try request.number("limit", in: 1...10_000, usual: 1_000)
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
