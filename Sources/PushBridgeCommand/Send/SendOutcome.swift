internal import APNSDelivery
internal import APNSTypes
internal import PushModel
internal import PushRecords
internal import VendorClient

/// What became of a line: the content of an outcome record.
struct SendOutcome: Sendable {
    enum Result: Sendable {
        /// It was sent, or could not be.
        case delivered(DeliveryReport)
        /// There was nothing to send.
        case skipped(SkipReason)
        /// An earlier run settled it, with an outcome in a word.
        case settled(String)
        /// It would be sent, but for `--dry-run`.
        indirect case held(SendPush, APNSServer)
        /// A vendor was called, or could not be.
        indirect case called(CallReport, interface: String)
        /// A vendor would be called, but for `--dry-run`.
        indirect case planned(PlannedCall)

        /// What a report says; a push that an interrupt kept from the client was not sent.
        init(_ report: DeliveryReport) {
            if case .failed(let failure) = report.outcome, failure.cause == .shutDown {
                self = .skipped(.stopped("interrupt"))
            } else {
                self = .delivered(report)
            }
        }
    }

    /// The line's number in the input of `send`; the elements of an array count as lines.
    var line: Int
    /// The element's number in an array, from 0; nil for a line.
    var index: Int?
    /// The line's digest, by which `--resume` knows it again.
    var digest: RecordDigest
    /// The device token, if the line has one.
    var token: UTF8Text?
    var result: Result
    /// How far into the input the line reaches, in bytes.
    var position = 0
    /// What is wrong with the push that was sent or would be.
    var warnings: [SendWarning] = []
    /// Whether the file of outcomes has it already.
    var isRecorded = false

    /// How often it was sent again.
    var retried: Int {
        switch result {
        case .delivered(let report): max(0, report.attempts - 1)
        case .called(let report, _): max(0, report.attempts - 1)
        case .skipped, .settled, .held, .planned: 0
        }
    }

    /// Whether it was refused, or got no answer, or something is wrong with the line.
    var isShortcoming: Bool {
        switch result {
        case .delivered(let report): report.outcome.word != "accepted"
        case .called(let report, _): report.outcome.word != "accepted" || !report.refused.isEmpty
        case .skipped(let reason): reason.isShortcoming
        case .settled, .held, .planned: false
        }
    }

    /// The outcome in a word; no record has `settled` or `held`.
    var word: String {
        switch result {
        case .delivered(let report): report.outcome.word
        case .called(let report, _): report.outcome.word
        case .skipped: "skipped"
        case .settled: "settled"
        case .held, .planned: "held"
        }
    }

    /// What is wrong and what to do, in words, where the reason does not say everything.
    var message: String? {
        switch result {
        case .delivered(let report):
            if case .failed(let failure) = report.outcome { failure.message } else { nil }
        case .called(let report, _): report.message?.string
        case .skipped(let reason): reason.explanation
        case .settled, .held, .planned: nil
        }
    }

    /// The reason in a word, for whatever was not accepted.
    var reason: String? {
        switch result {
        case .delivered(let report): report.outcome.reason
        case .called(let report, _): report.outcome.reason
        case .skipped(let reason): reason.word
        case .settled, .held, .planned: nil
        }
    }
}

extension DeliveryOutcome {
    fileprivate var word: String {
        switch self {
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .failed: "failed"
        }
    }

    /// Apple's reason, or the cause of a failure.
    fileprivate var reason: String? {
        switch self {
        case .accepted: nil
        case .rejected(let rejection):
            rejection.reason.rawValue.isEmpty ? "status-\(rejection.status)" : rejection.reason.rawValue
        case .failed(let failure): failure.cause.rawValue
        }
    }
}

extension SendOutcome {
    func write(to writer: inout JSONWriter) {
        switch result {
        case .held(let push, let server): writeHeld(push, server, &writer)
        case .planned(let call): call.write(MessagePlace(line: line, index: index), to: &writer)
        case .delivered, .called, .skipped, .settled: writeOutcome(&writer)
        }
        writer.newline()
    }

    private func writeOutcome(_ writer: inout JSONWriter) {
        writer.beginRecord(MessagePlace(line: line, index: index))
        writer.member("token", token)
        writer.member("outcome", UTF8Text(word))
        if case .delivered(let report) = result { report.write(to: &writer) }
        if case .called(let report, let interface) = result { report.write(interface, to: &writer) }
        writer.member("reason", reason.map { UTF8Text($0) })
        if case .delivered(let report) = result { report.outcome.writeConsequences(to: &writer) }
        if case .called(let report, _) = result { report.writeConsequences(to: &writer) }
        writer.member("message", message.map { UTF8Text($0) })
        writer.member("retried", retried)
        writer.member("record", digest.text)
        writer.endObject()
    }

    /// What `--dry-run` prints: the request as it would be made, without the provider token.
    private func writeHeld(_ push: SendPush, _ server: APNSServer, _ writer: inout JSONWriter) {
        writer.beginRecord(MessagePlace(line: line, index: index))
        writer.member("token", token)
        writer.member("server", UTF8Text(server.description))
        writer.key("headers")
        push.headers.write(to: &writer)
        writer.key("payload")
        push.payload.withBytes { writer.rawBytes($0) }
        if !push.warnings.isEmpty { write(push.warnings, &writer) }
        writer.endObject()
    }

    private func write(_ warnings: [SendWarning], _ writer: inout JSONWriter) {
        writer.key("warnings")
        writer.beginArray()
        for warning in warnings {
            writer.beginObject()
            writer.member("row", UTF8Text(warning.rule))
            writer.member("path", UTF8Text(warning.path))
            writer.member("message", UTF8Text(warning.message))
            writer.endObject()
        }
        writer.endArray()
    }
}

extension DeliveryReport {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("apnsID", apnsID)
        switch outcome {
        case .accepted:
            writer.member("status", 200)
        case .rejected(let rejection):
            writer.member("status", rejection.status)
        case .failed: break
        }
    }
}

extension DeliveryOutcome {
    fileprivate func writeConsequences(to writer: inout JSONWriter) {
        switch self {
        case .accepted: break
        case .rejected(let rejection):
            if let timestamp = rejection.timestamp {
                writer.member("timestamp", timestamp)
            }
            writer.member("tokenVerdict", UTF8Text(rejection.tokenVerdict.rawValue))
        case .failed(let failure):
            writer.key("mayBeDelivered")
            writer.bool(failure.mayHaveBeenProcessed)
        }
    }
}

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
