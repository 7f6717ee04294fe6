internal import NIOCore
internal import NIOTLS

/// Waits for the end of the TLS handshake, reports the protocol that was agreed on, and removes itself from the pipeline.
final class TLSHandshakeHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private var completion: ((Result<String?, any Error>) -> Void)?

    init(completion: @escaping (Result<String?, any Error>) -> Void) {
        self.completion = completion
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted(let negotiated)? = event as? TLSUserEvent {
            end(context, .success(negotiated))
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end(context, .failure(error))
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(context, .failure(ChannelError.eof))
        context.fireChannelInactive()
    }

    private func end(_ context: ChannelHandlerContext, _ result: Result<String?, any Error>) {
        guard let completion else { return }
        self.completion = nil
        completion(result)
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}
