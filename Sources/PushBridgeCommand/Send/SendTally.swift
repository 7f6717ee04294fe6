internal import PushRecords

/// Counts of what was sent; the content of a summary.
struct SendTally: Sendable {
    /// Lines that held something.
    var lines = 0
    /// Lines that held nothing.
    var blankLines = 0
    /// Lines by outcome; `settled` are those that an earlier run settled.
    var outcomes: [String: Int] = [:]
    /// Rejected, failed and skipped lines, by reason.
    var reasons: [String: Int] = [:]
    /// Pushes that were sent more than once.
    var retried = 0
    /// Pushes that were not sent because of what became of an earlier one.
    var stopped = 0
    /// Lines that were refused, that got no answer, or with which something is wrong.
    var shortcomings = 0

    mutating func count(_ outcome: SendOutcome) {
        lines += 1
        outcomes[outcome.word, default: 0] += 1
        if let reason = outcome.reason { reasons[reason, default: 0] += 1 }
        if outcome.retried > 0 { retried += 1 }
        if outcome.isShortcoming { shortcomings += 1 }
        if case .skipped(.stopped) = outcome.result { stopped += 1 }
    }

    /// Writes the tally as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("lines", lines)
        writer.member("blankLines", blankLines)
        writer.member("retried", retried)
        writer.counts("outcomes", outcomes.map { $0 })
        writer.counts("reasons", reasons.map { $0 })
        writer.endObject()
    }

    /// The counts as a sentence for a person.
    var sentence: String {
        let words = ["accepted", "rejected", "failed", "skipped", "settled", "held"]
        let parts = words.compactMap { word in outcomes[word].map { "\($0) \(word)" } }
        let all = parts.isEmpty ? "nothing to send" : parts.joined(separator: ", ")
        let why = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
            .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return why.isEmpty ? "\(all)." : "\(all) (\(why))."
    }
}
