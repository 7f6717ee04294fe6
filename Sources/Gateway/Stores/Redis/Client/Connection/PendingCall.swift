internal import NIOCore

/// What becomes of a command: the server's reply, which may be an error reply, or that there is none.
typealias CallResult = Result<RedisReply, RedisError>

/// A command whose reply has not come.
struct PendingCall {
    /// Who waits for the reply; nobody for what the client sends on its own.
    let continuation: CheckedContinuation<CallResult, Never>?
    /// How long the server may keep silent over it, besides the usual patience.
    let allowance: TimeAmount
}
