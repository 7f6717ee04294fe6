public import APNSTypes

/// What a server has counted.
public struct ServerTally: Sendable, Hashable {
    /// Connections, whether or not a request came over them.
    public internal(set) var connections = 0
    /// Connections that were closed at once, since too many were open.
    public internal(set) var turnedAway = 0
    /// Requests, whether or not they were accepted.
    public internal(set) var requests = 0
    /// Requests that were accepted.
    public internal(set) var accepted = 0
    /// Requests that the script left without an answer.
    public internal(set) var unanswered = 0
    /// Requests that were refused, by reason.
    public internal(set) var refused: [RejectionReason: Int] = [:]

    mutating func count(_ answer: ServerAnswer?) {
        requests += 1
        guard let answer else {
            unanswered += 1
            return
        }
        if let reason = answer.reason {
            refused[reason, default: 0] += 1
        } else {
            accepted += 1
        }
    }
}
