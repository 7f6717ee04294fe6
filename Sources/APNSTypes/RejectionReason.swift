/// Why Apple refused a request, in Apple's word.
///
/// Apple adds reasons from time to time, so any word is one. ``known`` are those of `Mappings/rejections.tsv`. After any
/// other one nothing is sent again, and token and connection are kept.
public struct RejectionReason: RawRepresentable, Sendable, Hashable {
    /// Apple's word, from the answer's member `reason`.
    public let rawValue: String

    /// Takes a word, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The status that comes with the reason; nil for an unknown reason.
    public var status: Int? { facts?.status }

    /// What has to be corrected.
    public var classification: Classification { facts?.classification ?? .unknown }

    /// Whether and when to send again.
    public var retry: Retry { facts?.retry ?? .never }

    /// What becomes of the device token.
    public var tokenVerdict: TokenVerdict { facts?.token ?? .keep }

    /// What becomes of the connection and of those who share it.
    public var connectionVerdict: ConnectionVerdict { facts?.connection ?? .keep }

    /// The reason in Apple's documented spelling, where the live server has another one.
    public var canonical: RejectionReason { facts?.canonical ?? self }

    /// The reason's row in `Mappings/rejections.tsv`; nil for an unknown reason.
    public var row: String? { facts?.row }

    /// Every reason that the table has, other spellings included.
    public static let known = table.map(\.reason)

    private var facts: Facts? { Self.table.first { $0.reason == self } }
}

extension RejectionReason: CustomStringConvertible {
    /// Apple's word.
    public var description: String { rawValue }
}

extension RejectionReason {
    /// What a row of the table says.
    struct Facts {
        let reason: RejectionReason
        let row: String
        let status: Int
        let classification: Classification
        let retry: Retry
        let token: TokenVerdict
        let connection: ConnectionVerdict
        let canonical: RejectionReason
    }

    /// What has to be corrected.
    public enum Classification: String, Sendable, Hashable, CaseIterable {
        /// The program that made the request.
        case request
        /// The app's set-up at Apple, or the caller's topic.
        case configuration
        /// The provider token, its key or the certificate.
        case authentication
        /// The device token is no longer valid.
        case token
        /// The device token is wrong, or it belongs to the other environment.
        case tokenOrEnvironment = "token-or-environment"
        /// The device token is another app's, or the topic is wrong.
        case tokenOrConfiguration = "token-or-configuration"
        /// Nothing, but there were too many requests in a short time.
        case throttling
        /// Nothing; the connection ended.
        case transport
        /// Nothing; Apple's servers failed.
        case server
        /// Not known: the reason is in no table.
        case unknown
    }

    /// Whether and when to send a rejected request again.
    public enum Retry: String, Sendable, Hashable, CaseIterable {
        /// Sending it again gives the same answer.
        case never
        /// Only when a person changed the request or the set-up.
        case afterFix = "after-fix"
        /// Once, with a newly signed provider token.
        case withNewToken = "with-new-token"
        /// Later, with the provider token that was in use before.
        case withOldToken = "with-old-token"
        /// At once, on another connection.
        case onNewConnection = "on-new-connection"
        /// Later; only this device is affected.
        case afterDelay = "after-delay"
        /// After 15 minutes, then with longer and longer waits.
        case after15Minutes = "after-15-minutes"
    }

    /// What becomes of the device token, for the topic of the request.
    public enum TokenVerdict: String, Sendable, Hashable, CaseIterable {
        /// Nothing is wrong with it, or it was registered after Apple found it invalid.
        case keep
        /// Forget it: Apple found it invalid after it was registered.
        case drop
        /// Forget it if the app registered it before the answer's `timestamp`.
        case dropIfOlder = "drop-if-older"
        /// Forget it unless the other environment accepts it.
        case dropUnlessOtherEnvironment = "drop-unless-other-environment"
        /// Forget it if other tokens are accepted for the same topic.
        case dropIfOthersWork = "drop-if-others-work"

        /// The verdict once both times are known: when Apple found the token invalid, and when the app registered it.
        ///
        /// Unchanged where a time is not known, or the verdict does not depend on them. Both are Unix milliseconds.
        package func resolved(invalidSince timestamp: Int?, registeredAt: Int?) -> TokenVerdict {
            guard self == .dropIfOlder, let timestamp, let registeredAt else { return self }
            return registeredAt < timestamp ? .drop : .keep
        }
    }

    /// What becomes of the connection and of what else goes over it.
    public enum ConnectionVerdict: String, Sendable, Hashable, CaseIterable {
        /// Nothing is wrong with it.
        case keep
        /// Close it and open another.
        case close
        /// Send nothing more for this topic.
        case stopTopic = "stop-topic"
        /// Send nothing more that this key or certificate authorizes.
        case stopKey = "stop-key"
    }
}
