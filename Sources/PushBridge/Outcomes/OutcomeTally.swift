public import PushModel

/// Counts of what became of pushes.
public struct OutcomeTally: Sendable {
    /// What became of the lines.
    public var counts = LineCounts()
    /// Webhooks that tell of something else, which have no records.
    public var notPushResults = 0
    /// Pushes by outcome.
    public var outcomes: [PushOutcome.Word: Int] = [:]
    /// Pushes that were not accepted, by reason.
    public var reasons: [String: Int] = [:]
    /// Pushes that were not accepted, by whose affair it is.
    public var classes: [String: Int] = [:]
    /// Pushes by push service, where it was named.
    public var channels: [String: Int] = [:]
    /// Diagnostics, by row, or by kind where no row applies.
    public var diagnostics: [String: Int] = [:]
    /// Diagnostics that are warnings or worse.
    public var warnings = 0

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: OutcomeTally) {
        counts.add(other.counts)
        notPushResults += other.notPushResults
        warnings += other.warnings
        outcomes.merge(other.outcomes, uniquingKeysWith: +)
        reasons.merge(other.reasons, uniquingKeysWith: +)
        classes.merge(other.classes, uniquingKeysWith: +)
        channels.merge(other.channels, uniquingKeysWith: +)
        diagnostics.merge(other.diagnostics, uniquingKeysWith: +)
    }

    /// Writes the tally as one JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        counts.write(to: &writer)
        writer.count("notPushResults", notPushResults)
        counts.writeRejected(to: &writer)
        writer.key("outcomes")
        writer.beginObject()
        for word in PushOutcome.Word.allCases { writer.count(UTF8Text(word.rawValue), outcomes[word] ?? 0) }
        writer.endObject()
        writer.counts("reasons", reasons.map { ($0.key, $0.value) })
        writer.counts("classes", classes.map { ($0.key, $0.value) })
        writer.counts("channels", channels.map { ($0.key, $0.value) })
        writer.counts("diagnostics", diagnostics.map { ($0.key, $0.value) })
        writer.endObject()
    }

    mutating func count(_ read: ReadReport) {
        counts.records += 1
        outcomes[read.report.outcome.word, default: 0] += 1
        if let cause = read.report.outcome.cause {
            reasons[cause.reason.string, default: 0] += 1
            classes[cause.classification, default: 0] += 1
        }
        if let channel = read.report.channel { channels[channel.string, default: 0] += 1 }
        for diagnostic in read.diagnostics {
            diagnostics[diagnostic.row ?? diagnostic.kind.rawValue, default: 0] += 1
            if diagnostic.severity != .info { warnings += 1 }
        }
    }
}
