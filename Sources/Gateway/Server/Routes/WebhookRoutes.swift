internal import HTTPTypes
internal import Hummingbird

/// What vendors call.
struct WebhookRoutes {
    let service: GatewayService

    func receive(_ call: Call) async throws -> Response {
        let (app, vendor) = (try call.name("app"), try call.name("vendor"))
        try service.gateway.checkWebhooks(of: vendor, for: app)
        let headers = call.request.headers.map { (UTF8Text($0.name.rawName), UTF8Text($0.value)) }
        let answer = try await call.withBody(upTo: service.limits.body, keepsMark: true) { body in
            try await service.gateway.receive(
                body, headers: headers, query: UTF8Text(call.request.uri.query ?? ""), for: app, from: vendor)
        }
        if answer.body.isEmpty { return Response(status: .init(code: answer.status)) }
        return .json([UInt8](answer.body.utf8), status: .init(code: answer.status))
    }
}
