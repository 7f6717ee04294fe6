internal import NIOCore
internal import NIOTLS

/// Closes a connection whose TLS handshake is not finished in time; stands after TLS in the pipeline.
///
/// Without it, a client that connects and sends nothing would occupy a connection for ever.
final class HandshakeTimeout: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let time: TimeAmount
    private var timeout: Scheduled<Void>?

    init(_ time: TimeAmount) {
        self.time = time
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: time) { ConnectionCutter.cut(channel) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { timeout?.cancel() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }
}
