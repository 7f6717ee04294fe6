internal import APNSTypes

/// One of the things that Apple looks at, and what it answers where the request does not hold.
struct RequestCheck: Sendable {
    /// The answer.
    let reason: RejectionReason
    /// What is wrong then, for people: one sentence.
    let words: String
    /// Whether the request holds.
    let holds: @Sendable (borrowing Examination) -> Bool
    /// What exactly is wrong, where that is not always the same.
    let detail: @Sendable (borrowing Examination) -> String?

    init(
        _ reason: RejectionReason, _ words: String,
        detail: @escaping @Sendable (borrowing Examination) -> String? = { _ in nil },
        holds: @escaping @Sendable (borrowing Examination) -> Bool
    ) {
        self.reason = reason
        self.words = words
        self.detail = detail
        self.holds = holds
    }

    /// What the first check says that does not hold; nil when all do.
    static func firstRefusal(_ examination: borrowing Examination) -> Refusal? {
        let checks = inOrder
        // By index, since going through the checks themselves would copy each.
        for index in checks.indices where !checks[index].holds(examination) {
            let check = checks[index]
            return Refusal(reason: check.reason, words: check.detail(examination) ?? check.words)
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
