/// What became of one push, whoever made it: a vendor that reports it, or a delivery.
///
/// Refused is not failed: a rejection is an answer, a failure the lack of one.
public enum PushOutcome: Sendable, Hashable {
    /// The push service took it, under this identifier where it gave one.
    case accepted(id: UTF8Text?)
    /// It was not made because the sender or the receiver did not want it.
    case suppressed(Cause)
    /// Somebody on the way refused it.
    case rejected(Cause)
    /// It could not be carried out, and nobody refused it.
    case failed(Cause)

    /// An outcome without its cause.
    public enum Word: String, Sendable, Hashable, CaseIterable {
        case accepted, suppressed, rejected, failed
    }

    /// Whose affair it is that there was no push: the words of `RejectionReason.Classification`, and two more.
    public enum Affair: String, Sendable, Hashable, CaseIterable {
        /// The sender's, who did not want a push.
        case sender
        /// The receiver's, who did not want one.
        case receiver
        /// The request itself is wrong.
        case request
        /// The app's set-up at the vendor or at Apple is wrong.
        case configuration
        /// Keys or certificates were not accepted.
        case authentication
        /// There is no valid device token.
        case token
        /// Too much, too fast.
        case throttling
        /// The vendor's or Apple's servers were late or in trouble.
        case server
        /// Nobody said.
        case unknown
    }

    /// Why there was no push.
    public struct Cause: Sendable, Hashable {
        /// The reason in a word: Apple's where Apple gave one, else one of `Mappings/outcomes.tsv`.
        public var reason: UTF8Text
        /// Whose affair it is; ``Affair/unknown`` for a word of Apple's, which `RejectionReason` classifies.
        public var affair: Affair
        /// The row of `Mappings/` that says so; nil where none does.
        public var row: String?

        /// Creates a cause.
        public init(_ reason: UTF8Text, affair: Affair = .unknown, row: String? = nil) {
            self.reason = reason
            self.affair = affair
            self.row = row
        }
    }

    /// The outcome without its cause.
    public var word: Word {
        switch self {
        case .accepted: .accepted
        case .suppressed: .suppressed
        case .rejected: .rejected
        case .failed: .failed
        }
    }

    /// Why there was no push; nil when there was one.
    public var cause: Cause? {
        switch self {
        case .accepted: nil
        case .suppressed(let cause), .rejected(let cause), .failed(let cause): cause
        }
    }

    /// An outcome that is none but accepted.
    package init(_ word: Word, _ cause: Cause) {
        switch word {
        case .accepted: self = .accepted(id: nil)
        case .suppressed: self = .suppressed(cause)
        case .rejected: self = .rejected(cause)
        case .failed: self = .failed(cause)
        }
    }
}
