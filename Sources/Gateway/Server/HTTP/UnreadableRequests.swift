internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1

extension Problem {
    /// The head of the last answer on a connection.
    var lastHead: HTTPResponse {
        HTTPResponse(
            status: status,
            headerFields: [
                .contentType: Self.mediaType, .contentLength: String(document.count), .connection: "close",
            ])
    }

    /// How much of a request may stand before its body: the server's own bounds.
    private static let headBounds = "80 kB, or more than 1000 fields"

    /// What cannot be read.
    init(_ error: HTTPParserError) {
        switch error {
        case .headerOverflow:
            self.init(
                .headTooLarge,
                "Address and headers have more than \(Self.headBounds). Nothing was accepted; send less.")
        case .invalidContentLength, .unexpectedContentLength:
            self.init(unreadable: "Content-Length is no number, or stands there twice.")
        case .invalidChunkSize, .strictModeAssertion:
            self.init(unreadable: "The body is not chunked as Transfer-Encoding says.")
        case .invalidHeaderToken, .lfExpected:
            self.init(
                unreadable: "A header has a name, a value or an end of its line that no header may have.")
        case .invalidStatus:
            self.init(unreadable: "It has no Host, or several.")
        case .invalidEOFState, .closedConnection:
            self.init(unreadable: "The connection ended before the request did.")
        case .invalidMethod, .invalidURL, .invalidVersion, .invalidConstant:
            self.init(
                unreadable:
                    "It does not begin as a request does, such as GET /healthz HTTP/1.1. This port does not take TLS or HTTP/2."
            )
        default:
            self.init(
                unreadable:
                    "A line before its body is no HTTP/1.1, or Content-Length stands beside Transfer-Encoding."
            )
        }
    }

    private init(unreadable what: String) {
        self.init(
            .unreadable,
            "The request is no HTTP that can be read. \(what) Nothing was accepted.")
    }
}

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
