internal import NIOCore
internal import Synchronization

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

    /// - Parameters:
    ///   - limit: How many calls may have no reply yet.
    ///   - name: The server, for people.
    init(limit: Int, name: String) {
        self.limit = limit
        self.name = name
    }

    /// Adds a command.
    ///
    /// - Parameters:
    ///   - words: The command.
    ///   - call: Who waits for its reply.
    ///   - isAsking: Whether the server is to carry it out although another one has the slot still.
    /// - Returns: Whether it was taken, and what is to be done then.
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
    ///
    /// - Returns: Those that were not written.
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
