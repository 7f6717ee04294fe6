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
    public let tokenVerdict: RejectionReason.TokenVerdict

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

    /// Whether the same push may be taken later: after a while, or once the key or the app's set-up is put right.
    ///
    /// Otherwise the fault lies with the push or its device.
    public var mayPass: Bool {
        switch retry {
        case .never, .afterFix: connectionVerdict == .stopKey || connectionVerdict == .stopTopic
        case .withNewToken, .withOldToken, .onNewConnection, .afterDelay, .after15Minutes: true
        }
    }

    /// Makes a rejection of what an answer says.
    ///
    /// - Parameters:
    ///   - reason: Apple's reason; with an empty one, the status alone counts.
    ///   - status: The status.
    ///   - timestamp: When Apple last found the device token invalid, in Unix milliseconds.
    ///   - registeredAt: When the app registered it, in Unix milliseconds.
    public init(reason: RejectionReason, status: Int, timestamp: Int? = nil, registeredAt: Int? = nil) {
        self.reason = reason
        self.status = status
        self.timestamp = timestamp
        tokenVerdict = reason.tokenVerdict.resolved(invalidSince: timestamp, registeredAt: registeredAt)
    }
}
