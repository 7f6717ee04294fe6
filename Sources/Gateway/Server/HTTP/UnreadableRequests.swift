internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

/// Says in a problem document why a request is no HTTP that can be read.
///
/// The server itself answers such a request 400 without a word, and closes the connection. That answer is replaced here,
/// so that answers to the requests before it come first, as the server sees to.
final class UnreadableRequests: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// What is done with the server's own answer.
    private enum Replacement {
        case none
        /// It is left out, since the request was answered before its body became unreadable.
        case nothing
        case problem
    }

    private var problem: Problem?
    /// Whether a request has begun, and has not come to its end.
    private var isReading = false
    /// How many requests have begun, and are not answered to the end.
    private var open = 0
    private var replacement = Replacement.none

    func handlerAdded(context: ChannelHandlerContext) {
        let pipeline = context.pipeline.syncOperations
        guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
        try? pipeline.addHandler(HeadRules(), position: .before(codec))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            open += 1
            isReading = true
        case .body: break
        case .end: isReading = false
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? HTTPParserError, problem == nil { problem = Problem(error) }
        context.fireErrorCaught(error)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        if case .head(let head) = part, let problem, head.isWordless {
            replacement = isReading && open == 0 ? .nothing : .problem
            if replacement == .problem {
                context.write(wrapOutboundOut(.head(problem.lastHead)), promise: promise)
                return context.write(
                    wrapOutboundOut(.body(ByteBuffer(bytes: problem.document))), promise: nil)
            }
        }
        switch (replacement, part) {
        case (.nothing, _):
            promise?.succeed()
        case (_, .end):
            open -= 1
            context.write(data, promise: promise)
        default:
            context.write(data, promise: promise)
        }
    }
}

extension HTTPResponse {
    /// Whether it is the server's own answer to what it cannot read.
    fileprivate var isWordless: Bool {
        status == .badRequest && headerFields[.contentLength] == "0" && headerFields[.connection] == "close"
    }
}

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
    fileprivate init(_ error: HTTPParserError) {
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
