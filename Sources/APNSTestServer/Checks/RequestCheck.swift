internal import APNSTypes

/// One of the things that Apple looks at, and what it answers where the request does not hold.
struct RequestCheck: Sendable {
    /// The answer.
    let reason: RejectionReason
    /// Whether the request holds.
    let holds: @Sendable (borrowing Examination) -> Bool
    /// What is wrong where it does not, for people.
    let words: @Sendable (borrowing Examination) -> String

    /// A check whose failure has always the same words.
    init(
        _ reason: RejectionReason, _ words: String,
        holds: @escaping @Sendable (borrowing Examination) -> Bool
    ) {
        self.reason = reason
        self.holds = holds
        self.words = { _ in words }
    }

    /// A check that finds the words itself; nil when the request holds.
    init(_ reason: RejectionReason, fault: @escaping @Sendable (borrowing Examination) -> String?) {
        self.reason = reason
        holds = { fault($0) == nil }
        words = { fault($0) ?? "" }
    }

    /// What the first check says that does not hold; nil when all do.
    static func firstRefusal(_ examination: borrowing Examination) -> Refusal? {
        for check in inOrder where !check.holds(examination) {
            return Refusal(reason: check.reason, words: check.words(examination))
        }
        return nil
    }
}

/// Why a request is refused.
struct Refusal: Sendable, Hashable {
    /// Apple's word.
    let reason: RejectionReason
    /// What is wrong, for people: one sentence without anything of the request in it.
    let words: String
}
