/// What a server answers to one command.
enum RedisReply: Sendable, Hashable {
    /// There is no such thing, or, for a call that blocks, nothing came in time.
    case null
    /// A number.
    case integer(Int)
    /// A value, whatever its bytes are.
    case bytes([UInt8])
    /// A word of the server's own, such as `OK`.
    case status(String)
    /// Several replies.
    case array([RedisReply])
    /// An error inside an array; a command that is refused as a whole throws ``RedisError/refused(_:)``.
    case failure(RedisFailure)
}
