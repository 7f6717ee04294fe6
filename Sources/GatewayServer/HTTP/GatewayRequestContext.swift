internal import Hummingbird
internal import NIOCore

/// What goes along with a request.
struct GatewayRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
    }
}
