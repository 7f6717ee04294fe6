internal import NIOCore
internal import NIOHTTP1

/// What HTTP/1.1 says of a request's head and the server does not look at: which host it is for (RFC 9112, 3.2), and
/// whether the connection stays open.
final class HeadRules: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private var isRefused = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What comes behind a head that is refused belongs to no request.
        if isRefused { return }
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        let hosts = head.headers["host"].count
        if hosts > 1 || hosts == 0 && head.version != .http1_0 {
            isRefused = true
            // No request has a status: so this error is of nothing else.
            return context.fireErrorCaught(HTTPParserError.invalidStatus)
        }
        // The server looks for this word alone.
        if !head.isKeepAlive { head.headers.replaceOrAdd(name: "connection", value: "close") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
