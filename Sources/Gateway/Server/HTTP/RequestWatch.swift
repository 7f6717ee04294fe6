internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

/// Watches the requests of a connection, and their answers.
///
/// Closes connections whose client is too slow: one that does not end its request, or does not take its answer; and those
/// whose client has left while it waited. The server itself closes connections on which nothing comes at all; a byte now and
/// then would keep one open for ever.
///
/// Says in a problem document why a request is no HTTP that can be read. The server itself answers such a request 400 without
/// a word, and closes the connection. That answer is replaced here, so that answers to the requests before it come first, as
/// the server sees to.
final class RequestWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// How long a request may take to come, and how long an answer may wait to be taken.
    private let time: TimeAmount
    private var reading: Scheduled<Void>?
    private var stalled: Scheduled<Void>?
    private var left: Scheduled<Void>?
    /// How long an answer may take to a client that sends no more: most have left, and a few close their half at once.
    private static let timeToLeave = TimeAmount.seconds(1)
    /// How many requests have begun, and are not answered to the end.
    private var open = 0
    private var isAnswering = false
    /// Why the request is no HTTP.
    private var problem: Problem?
    /// Whether the server's own answer is left out, since the request was answered before its body became unreadable.
    private var isSilent = false

    init(_ time: TimeAmount) { self.time = time }

    func handlerAdded(context: ChannelHandlerContext) {
        let pipeline = context.pipeline.syncOperations
        guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
        try? pipeline.addHandler(HeadRules(), position: .before(codec))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            open += 1
            reading?.cancel()
            reading = context.eventLoop.assumeIsolated().scheduleTask(in: time) { self.refuse(context) }
        case .body: break
        case .end:
            reading?.cancel()
            reading = nil
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? HTTPParserError, problem == nil { problem = Problem(error) }
        context.fireErrorCaught(error)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            isAnswering = head.status.kind != .informational
            guard let problem, head.isWordless else { break }
            isSilent = reading != nil && open == 0
            if isSilent { break }
            context.write(wrapOutboundOut(.head(problem.lastHead)), promise: promise)
            return context.write(wrapOutboundOut(.body(ByteBuffer(bytes: problem.document))), promise: nil)
        case .body: break
        case .end:
            if !isSilent { open -= 1 }
            isAnswering = false
        }
        if isSilent { promise?.succeed() } else { context.write(data, promise: promise) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        stalled?.cancel()
        stalled = nil
        if !context.channel.isWritable {
            stalled = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
                context.close(mode: .all, promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent, left == nil {
            left = context.eventLoop.assumeIsolated().scheduleTask(in: Self.timeToLeave) {
                if !self.isAnswering { context.close(mode: .all, promise: nil) }
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { stop() }

    private func stop() {
        reading?.cancel()
        stalled?.cancel()
        left?.cancel()
        (reading, stalled, left) = (nil, nil, nil)
    }

    /// Says why, where the answer can only be about this request, and closes the connection.
    private func refuse(_ context: ChannelHandlerContext) {
        reading = nil
        if open == 1, !isAnswering {
            let problem = Problem.tooSlow
            context.write(wrapOutboundOut(.head(problem.lastHead)), promise: nil)
            context.write(wrapOutboundOut(.body(ByteBuffer(bytes: problem.document))), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
        context.close(mode: .all, promise: nil)
    }
}

extension HTTPResponse {
    /// Whether it is the server's own answer to what it cannot read.
    fileprivate var isWordless: Bool {
        status == .badRequest && headerFields[.contentLength] == "0" && headerFields[.connection] == "close"
    }
}

extension Problem {
    /// A request whose end does not come.
    fileprivate static let tooSlow = Problem(
        .tooSlow,
        "The request did not come to its end in time. Nothing was accepted; send it again.")
}
