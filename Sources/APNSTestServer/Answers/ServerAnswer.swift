public import APNSTypes

/// What a server answers to a request.
public struct ServerAnswer: Sendable, Hashable {
    /// The status; 200 means accepted.
    public let status: Int
    /// Why the request was refused; nil when it was accepted.
    public let reason: RejectionReason?
    /// Milliseconds since 1970 at which the device token was last found invalid; with status 410 only.
    public let timestamp: Int?

    /// Accepts.
    static let accepted = ServerAnswer(status: 200, reason: nil, timestamp: nil)

    /// Refuses with the status that Apple gives for a reason, 400 for one that no table knows.
    ///
    /// The timestamp is left out unless the status is 410.
    static func refused(_ reason: RejectionReason, timestamp: Int? = nil) -> ServerAnswer {
        let status = reason.status ?? 400
        return ServerAnswer(status: status, reason: reason, timestamp: status == 410 ? timestamp : nil)
    }

    /// The body: nothing, or one JSON object.
    var body: [UInt8] {
        guard let reason else { return [] }
        return RefusalBody.bytes(reason, timestamp: timestamp)
    }
}
