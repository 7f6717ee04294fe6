internal import PushRecords

/// Counts of what was sent; the content of a summary.
///
/// Every line that was read is a blank one or has one outcome, so that the counts add up, however the run ended.
struct SendTally: Sendable {
    /// Lines that held something.
    var lines = 0
    /// Lines that held nothing.
    var blankLines = 0
    /// Lines by outcome; `settled` are those that an earlier run settled.
    var outcomes: [String: Int] = [:]
    /// Settled lines, by the outcome that they have from the earlier run.
    var settled: [String: Int] = [:]
    /// Rejected, failed and skipped lines, by outcome and reason.
    private var reasons: [String: [String: Int]] = [:]
    /// Pushes that were sent more than once.
    var retried = 0
    /// Pushes that were not sent because of what became of an earlier one.
    var stopped = 0
    /// Pushes with something wrong that does not keep them from being sent, by its rule.
    private var warnings: [String: Int] = [:]
    /// The first such push of each rule, in words.
    private(set) var firstWarnings: [String] = []
    /// Lines that were refused, that got no answer, or with which something is wrong.
    var shortcomings = 0

    mutating func count(_ outcome: SendOutcome) {
        lines += 1
        outcomes[outcome.word, default: 0] += 1
        if let reason = outcome.reason { reasons[outcome.word, default: [:]][reason, default: 0] += 1 }
        if case .settled(let earlier) = outcome.result { settled[earlier, default: 0] += 1 }
        if outcome.retried > 0 { retried += 1 }
        if outcome.isShortcoming { shortcomings += 1 }
        if case .skipped(.stopped) = outcome.result { stopped += 1 }
        for warning in outcome.warnings {
            if warnings[warning.rule] == nil, firstWarnings.count < Self.mostReasons {
                firstWarnings.append("Line \(outcome.line): \(warning.message) (\(warning.rule))")
            }
            warnings[warning.rule, default: 0] += 1
        }
    }

    /// Writes the tally as one JSON object.
    func write(to writer: inout JSONWriter) {
        let all = reasons.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        writer.beginObject()
        writer.member("lines", lines)
        writer.member("blankLines", blankLines)
        writer.member("retried", retried)
        writer.counts("outcomes", outcomes.map { $0 })
        writer.counts("settled", settled.map { $0 })
        writer.counts("reasons", all.map { $0 })
        if !warnings.isEmpty { writer.counts("warnings", warnings.map { $0 }) }
        writer.endObject()
    }

    /// The counts as sentences for a person.
    var sentence: String {
        let parts = Self.words.compactMap { word in
            outcomes[word].map { "\($0) \(Self.shown[word] ?? word)\(Self.list(of: reasons[word] ?? [:]))" }
        }
        let head = parts.count > 1 ? "\(lines) lines: " : ""
        let all = parts.isEmpty ? "nothing to send" : head + parts.joined(separator: ", ")
        let earlier = Self.words.compactMap { word in settled[word].map { "\($0) \(word)" } }
        return earlier.isEmpty ? "\(all)." : "\(all). Settled earlier: \(earlier.joined(separator: ", "))."
    }

    /// Every outcome, in the order in which people read them.
    private static let words = ["accepted", "rejected", "failed", "skipped", "settled", "held"]

    /// What people read instead of an outcome's word.
    private static let shown = ["held": "not sent because of --dry-run"]

    /// How many reasons are named; the others are counted together.
    private static let mostReasons = 8

    /// Reasons in parentheses, the most frequent first; nothing where there are none.
    private static func list(of reasons: [String: Int]) -> String {
        let sorted = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var parts = sorted.prefix(mostReasons).map { "\($0.value) \($0.key)" }
        let others = sorted.dropFirst(mostReasons).reduce(0) { $0 + $1.value }
        if others > 0 { parts.append("\(others) for other reasons") }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
}
