public import APNSTypes
public import PushModel

/// What one recipient, on one device, gets for one message.
public struct Translation: Sendable {
    /// What the message was taken for, such as `nim/server-v1`.
    public var source: String
    /// The recipient.
    public var recipient: Recipient
    /// The device; nil when none is known, or when nothing is pushed.
    public var device: Device?
    /// What they get.
    public var outcome: Outcome
    /// What must be told about it.
    ///
    /// What concerns the message as a whole stands at its first translation only.
    public var diagnostics: [Diagnostic]

    /// What a recipient gets.
    public enum Outcome: Sendable, Hashable {
        /// A request for Apple.
        case request(APNSRequest)
        /// Nothing, and why.
        case suppressed(SuppressionReason)
        /// Nothing, because Apple would not take the payload.
        case rejected(APNSTranslationError)
    }
}
