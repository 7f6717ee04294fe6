public import APNSTypes

/// An answer that a script gives in place of accepting a request in which nothing is wrong.
public struct ScriptedAnswer: Sendable, Hashable {
    /// What happens to the request.
    public enum Outcome: Sendable, Hashable {
        /// It is accepted after all.
        case accept
        /// It is refused; `timestamp`, in milliseconds, comes with status 410 and is the present without a value.
        case refuse(RejectionReason, timestamp: Int? = nil)
        /// There is never an answer, and the stream stays open.
        case silence
        /// The stream is reset without an answer.
        case reset
    }

    /// What happens.
    public var outcome: Outcome
    /// How long it takes, in milliseconds, in place of the script's latency.
    public var delay: Int?

    /// Creates an answer.
    public init(_ outcome: Outcome, delay: Int? = nil) {
        self.outcome = outcome
        self.delay = delay
    }
}
