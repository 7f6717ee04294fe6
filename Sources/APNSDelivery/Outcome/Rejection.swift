public import APNSTypes

/// Apple's answer to a push that it does not take, with what `Mappings/rejections.tsv` says about it.
public struct Rejection: Sendable, Hashable {
    /// Apple's reason; empty when the answer held none that can be read.
    public let reason: RejectionReason
    /// The status of the answer.
    public let status: Int
    /// With status 410, Unix milliseconds at which Apple last found the device token invalid.
    public let timestamp: Int?
    /// What to do about the device token, for the push's topic.
    public let tokenVerdict: DeviceTokenVerdict

    /// Whose fault it is.
    public var classification: RejectionReason.Classification {
        if reason.row == nil, status >= 500 { return .server }
        return reason.classification
    }

    /// Whether and when to send the push again; what the client could do about it, it has done.
    public var retry: RejectionReason.Retry {
        if reason.row == nil, status >= 500 { return .after15Minutes }
        return reason.retry
    }

    /// What becomes of the connection and of those who share topic or key.
    public var connectionVerdict: RejectionReason.ConnectionVerdict { reason.connectionVerdict }

    init(reason: RejectionReason, status: Int, timestamp: Int? = nil, registeredAt: Int? = nil) {
        self.reason = reason
        self.status = status
        self.timestamp = timestamp
        tokenVerdict = DeviceTokenVerdict(
            reason.tokenVerdict, invalidSince: timestamp, registeredAt: registeredAt)
    }
}
