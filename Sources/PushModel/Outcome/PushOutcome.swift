/// The outcome of one push, as a vendor reports it or as a delivery ended.
///
/// Rejected and failed differ: a rejection is an answer, a failure means that there is no answer.
public enum PushOutcome: Sendable, Hashable {
    /// The push service took it, under this identifier where it gave one.
    case accepted(id: UTF8Text?)
    /// It was not made, since the sender or the receiver did not want it.
    case suppressed(Cause)
    /// The vendor or the push service refused it.
    case rejected(Cause)
    /// It could not be delivered, and nobody refused it.
    case failed(Cause)

    /// An outcome without its cause.
    public enum Word: String, Sendable, Hashable, CaseIterable {
        case accepted, suppressed, rejected, failed
    }

    /// What has to be corrected: the words of `RejectionReason.Classification`, and two more.
    public enum Affair: String, Sendable, Hashable, CaseIterable {
        /// Nothing: the sender did not want a push.
        case sender
        /// Nothing: the receiver did not want a push.
        case receiver
        /// The request.
        case request
        /// The app's configuration at the vendor or at Apple.
        case configuration
        /// A key or certificate that was not accepted.
        case authentication
        /// The device token, which is missing or not valid.
        case token
        /// Nothing, but there were too many pushes in a short time.
        case throttling
        /// Nothing: the vendor's or Apple's servers failed or were late.
        case server
        /// Not known.
        case unknown
    }

    /// Why there was no push.
    public struct Cause: Sendable, Hashable {
        /// The reason in a word: Apple's where Apple gave one, else one of `Mappings/outcomes.tsv`.
        public var reason: UTF8Text
        /// What has to be corrected; ``Affair/unknown`` for a word of Apple's, which `RejectionReason` classifies.
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

    /// An outcome with its cause; an accepted push has none.
    package init(_ word: Word, _ cause: Cause) {
        switch word {
        case .accepted: self = .accepted(id: nil)
        case .suppressed: self = .suppressed(cause)
        case .rejected: self = .rejected(cause)
        case .failed: self = .failed(cause)
        }
    }
}
