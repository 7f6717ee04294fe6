internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The pages that people read, and what they are fed by.
struct PageRoutes {
    let service: GatewayService
    /// How the gateway does now; nil where there is no live page.
    let snapshot: (@Sendable () async -> LiveSnapshot)?

    func add(to router: some RouterMethods<GatewayRequestContext>) {
        router.get("openapi.json") { _, _ in Response.json(Self.document) }
        router.get("openapi") { _, _ in Self.documentPage }
        guard let snapshot else { return }
        let service = service
        router.addRoutes(
            LivePage.routes(context: GatewayRequestContext.self) { request in
                let access = try await service.access(request, .operate)
                // What happens in all apps is not for a key of one.
                guard access.app == nil else {
                    throw Problem(
                        .forbidden, "one-app",
                        "This key is for one app. The live page needs one that was made without an app.")
                }
            } snapshot: {
                await snapshot()
            })
    }

    private static let document = OpenAPIDocument.json(version: GatewayVersion.text)

    private static let documentPage = Response(
        status: .ok,
        headers: [
            .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: OpenAPIPage.policy,
            .xContentTypeOptions: "nosniff",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(string: OpenAPIPage.html(version: GatewayVersion.text))))
}
