internal import APNSTypes

/// One check of a request, and Apple's answer where it fails.
struct RequestCheck: Sendable {
    /// The answer.
    let reason: RejectionReason
    /// What is wrong where it fails, for people: one sentence.
    let words: String
    /// Whether a request passes the check.
    let holds: @Sendable (borrowing Examination) -> Bool
    /// What exactly is wrong, where that is not the same for all requests.
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

    /// The refusal by the first check that fails; nil when all pass.
    static func firstRefusal(_ examination: borrowing Examination) -> Refusal? {
        let checks = inOrder
        // By index, since iterating over the checks themselves would copy each.
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
