/// Why a call has no reply.
public enum RedisError: Error, Sendable, Hashable {
    /// There is no connection, it was lost, or no answer came in time; why, for people.
    ///
    /// The server may have carried out the command or not.
    case unavailable(String)
    /// The server refuses the command.
    case refused(RedisFailure)
    /// The client is closed, or was closed before the answer came.
    case closed
}

extension RedisError: CustomStringConvertible {
    /// What is wrong, for people.
    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        case .refused(let failure): failure.message
        case .closed: "The connection to Redis is closed."
        }
    }
}
