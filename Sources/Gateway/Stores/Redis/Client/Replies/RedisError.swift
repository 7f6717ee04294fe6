/// Why a call has no reply.
enum RedisError: Error, Sendable, Hashable {
    /// No server could be asked; why, for people.
    ///
    /// No server has carried out the command.
    case unavailable(String)
    /// The command was sent, and the connection was lost or no answer came in time; why, for people.
    ///
    /// The server may have carried out the command or not.
    case unanswered(String)
    /// The server refuses the command.
    case refused(RedisFailure)
    /// The client is closed, or was closed before the answer came.
    case closed
}

extension RedisError: CustomStringConvertible {
    /// What is wrong, for people.
    var description: String {
        switch self {
        case .unavailable(let reason), .unanswered(let reason): reason
        case .refused(let failure): failure.message
        case .closed: "The connection to Redis is closed."
        }
    }
}

extension RedisError {
    /// The same of a command that was sent already.
    var afterSending: RedisError {
        guard case .unavailable(let reason) = self else { return self }
        return .unanswered(reason)
    }

    /// The same of a command that was to be sent once there is a connection.
    var beforeSending: RedisError {
        guard case .unanswered(let reason) = self else { return self }
        return .unavailable(reason)
    }
}
