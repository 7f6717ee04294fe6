internal import NIOCore
internal import Synchronization

/// One connection to one server, on which any number of calls wait for their replies.
final class RedisConnection: Sendable {
    /// A number that no other connection of this process has.
    let number = numbers.add(1, ordering: .relaxed).newValue
    private static let numbers = Atomic(0)
    private let channel: any Channel
    private let queue: CallQueue
    private let handler: NIOLoopBound<ConnectionHandler>

    /// Belongs to a channel that has the handler in its pipeline.
    ///
    /// Call this on the channel's event loop.
    init(channel: any Channel, queue: CallQueue, handler: ConnectionHandler) {
        self.channel = channel
        self.queue = queue
        self.handler = NIOLoopBound(handler, eventLoop: channel.eventLoop)
    }

    /// Whether calls are taken.
    var isOpen: Bool { ending == nil }

    /// Why no calls are taken any more; nil while they are.
    var ending: RedisError? { queue.ending }

    /// Sends a command and waits for its reply.
    ///
    /// - Parameters:
    ///   - words: The command.
    ///   - isAsking: Whether the server is to carry it out although another one has the slot still.
    ///   - allowance: How long the server may keep silent over it, besides the usual patience.
    /// - Returns: The reply, which may be an error reply, or why there is none.
    func call(
        _ words: [RedisWord], isAsking: Bool = false, allowance: TimeAmount = .zero
    ) async -> CallResult {
        await withCheckedContinuation { continuation in
            let call = PendingCall(continuation: continuation, allowance: allowance)
            switch queue.add(words, call, isAsking: isAsking) {
            case .first: channel.eventLoop.execute { [handler] in handler.value.flush() }
            case .joined: break
            case .refused(let error): continuation.resume(returning: .failure(error))
            }
        }
    }

    /// Ends the connection; its calls fail with the error.
    func close(_ error: RedisError) {
        channel.eventLoop.execute { [handler] in handler.value.close(error) }
    }

    /// Returns when the connection has ended.
    func closed() async {
        try? await channel.closeFuture.get()
    }
}
