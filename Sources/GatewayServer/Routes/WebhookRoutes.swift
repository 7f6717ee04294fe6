internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// What vendors call.
struct WebhookRoutes {
    let service: GatewayService

    func add(to router: some RouterMethods<GatewayRequestContext>) {
        router.post("webhooks/:app/:vendor", use: receive)
    }

    @Sendable private func receive(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let (app, vendor) = (try context.name("app"), try context.name("vendor"))
        let body = try await request.bytes(upTo: service.limits.body)
        let headers = request.headers.map { (UTF8Text($0.name.rawName), UTF8Text($0.value)) }
        let answer = try await service.gateway.receive(
            body, headers: headers, query: UTF8Text(request.uri.query ?? ""), for: app, from: vendor)
        if answer.body.isEmpty { return Response(status: .init(code: answer.status)) }
        return .json([UInt8](answer.body.utf8), status: .init(code: answer.status))
    }
}
