internal import APNSTypes

/// What to do about a device token after a rejection.
public enum DeviceTokenVerdict: String, Sendable, Hashable, CaseIterable {
    /// Nothing is wrong with it, or it was registered after Apple found it invalid.
    case keep
    /// Forget it for the topic: Apple found it invalid after it was registered.
    case drop
    /// Forget it if it was registered before the answer's timestamp; nobody said when it was.
    case dropIfOlder = "drop-if-older"
    /// Forget it unless the other environment accepts it.
    case dropUnlessOtherEnvironment = "drop-unless-other-environment"
    /// Forget it if other tokens are accepted for the same topic.
    case dropIfOthersWork = "drop-if-others-work"

    init(_ verdict: RejectionReason.TokenVerdict, invalidSince timestamp: Int?, registeredAt: Int?) {
        switch verdict {
        case .keep: self = .keep
        case .dropUnlessOtherEnvironment: self = .dropUnlessOtherEnvironment
        case .dropIfOthersWork: self = .dropIfOthersWork
        case .dropIfOlder:
            if let timestamp, let registeredAt {
                self = registeredAt < timestamp ? .drop : .keep
            } else {
                self = .dropIfOlder
            }
        }
    }
}
