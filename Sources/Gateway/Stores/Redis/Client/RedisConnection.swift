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

/// The way into one connection, for any thread: commands that are to be written, together.
final class CallQueue: Sendable {
    private struct State: ~Copyable {
        /// Commands that have not been written yet, ready for the wire.
        var bytes = ByteBuffer()
        /// The same commands, in the same order.
        var calls: [PendingCall] = []
        /// How many calls have no reply yet, written or not.
        var unanswered = 0
        /// Why the connection takes no more.
        var end: RedisError?
    }

    /// What became of a command.
    enum Admission {
        /// It is the first that waits: the connection must be told.
        case first
        /// It goes with those before it.
        case joined
        /// It will not be sent.
        case refused(RedisError)
    }

    private let state = Mutex(State())
    private let limit: Int
    private let name: String

    init(limit: Int, name: String) {
        self.limit = limit
        self.name = name
    }

    /// Adds a command.
    func add(_ words: [RedisWord], _ call: PendingCall, isAsking: Bool) -> Admission {
        state.withLock { state in
            if let end = state.end { return .refused(end) }
            guard state.unanswered < limit else {
                return .refused(.unavailable("\(limit) calls wait for \(name) already."))
            }
            let isFirst = state.calls.isEmpty
            if isAsking {
                state.bytes.writeCommand(["ASKING"])
                state.calls.append(PendingCall(continuation: nil, allowance: .zero))
                state.unanswered += 1
            }
            state.bytes.writeCommand(words)
            state.calls.append(call)
            state.unanswered += 1
            return isFirst ? .first : .joined
        }
    }

    /// Takes everything that is to be written; `calls` must be empty and lends its memory.
    func take(into calls: inout [PendingCall]) -> ByteBuffer {
        state.withLock { state in
            swap(&state.calls, &calls)
            let bytes = state.bytes
            state.bytes = ByteBuffer()
            state.bytes.reserveCapacity(min(bytes.readableBytes, Self.usualSize))
            return bytes
        }
    }

    /// Makes room for as many calls as were answered.
    func answered(_ count: Int) {
        state.withLock { $0.unanswered -= count }
    }

    /// Takes no more calls.
    func end(_ error: RedisError) -> [PendingCall] {
        state.withLock { state in
            if state.end == nil { state.end = error }
            defer { state.calls = [] }
            return state.calls
        }
    }

    /// Why there are no more calls; nil while there may be.
    var ending: RedisError? { state.withLock { $0.end } }

    /// Room for the next commands; more is taken when they need it.
    private static let usualSize = 65_536
}

/// What becomes of a command: the server's reply, which may be an error reply, or that there is none.
typealias CallResult = Result<RedisReply, RedisError>

/// A command whose reply has not come.
struct PendingCall {
    /// Who waits for the reply; nobody for what the client sends on its own.
    let continuation: CheckedContinuation<CallResult, Never>?
    /// How long the server may keep silent over it, besides the usual patience.
    let allowance: TimeAmount
}
