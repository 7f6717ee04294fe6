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

/// What a vendor reports of one push that it made, or did not make, for one receiver.
public struct PushReport: Sendable, Hashable {
    /// What became of it.
    public var outcome: PushOutcome
    /// The receiver.
    public var recipient: UTF8Text?
    /// The vendor's identifier of the message.
    public var messageID: UTF8Text?
    /// The push service, in the vendor's word.
    public var channel: UTF8Text?
    /// Why there was no push, in the vendor's words.
    public var detail: UTF8Text?
    /// What the push service said where it refused, as far as the vendor tells it.
    public var answer = Answer()
    /// When, in milliseconds since 1970, as spelled.
    public var timestamp: UTF8Text?
    /// The device token: data that no diagnostic may show.
    public var token: UTF8Text?
    /// The request to Apple, as far as the vendor tells it.
    public var request = AppleRequest()

    /// A push service's answer in its own words, which are in no table.
    public struct Answer: Sendable, Hashable {
        /// Its code or word for the result.
        public var code: UTF8Text?
        /// Its explanation, which may quote the device token.
        public var text: UTF8Text?

        /// Creates an answer that says nothing.
        public init() {}
    }

    /// A request to Apple, as far as it is known.
    public struct AppleRequest: Sendable, Hashable {
        /// The app at Apple.
        public var topic: UTF8Text?
        /// 10, 5 or 1.
        public var priority: Int?
        /// Unix seconds until which Apple tries.
        public var expiration: Int?
        /// The payload.
        public var payload: RawJSON?

        /// Creates a request of which nothing is known.
        public init() {}
    }

    /// Creates a report that says nothing but the outcome.
    public init(outcome: PushOutcome) {
        self.outcome = outcome
    }
}

/// An adapter whose vendor reports what became of its pushes.
package protocol PushReporter: VendorAdapter {
    /// Reads a report.
    ///
    /// - Returns: The report; nil for anything else.
    static func readReport(_ value: JSONValue, diagnostics: inout [Diagnostic]) -> PushReport?
}
