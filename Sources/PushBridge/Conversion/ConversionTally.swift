public import PushModel

/// Counts of what a conversion met and made.
public struct ConversionTally: Sendable {
    /// Lines that held something.
    public var lines = 0
    /// Lines that held nothing.
    public var blankLines = 0
    /// Records written, rejects not.
    public var records = 0
    /// Reject records written.
    public var rejects = 0
    /// Reject records, by code.
    public var rejected: [String: Int] = [:]
    /// Messages, by fidelity.
    public var fidelity: [Fidelity: Int] = [:]
    /// Messages for which the target has none.
    public var unwritten = 0
    /// Diagnostics, by row, or by kind where no row applies.
    public var diagnostics: [String: Int] = [:]
    /// Diagnostics that are warnings or worse.
    public var warnings = 0
    /// Messages with settings for other platforms that the target has no place for (reading C9).
    public var platforms = 0
    /// Messages by the vendor they came from.
    public var sources: [String: Int] = [:]
    /// What the messages that are not identical lost.
    public var losses = LossTally()

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: ConversionTally) {
        lines += other.lines
        blankLines += other.blankLines
        records += other.records
        rejects += other.rejects
        unwritten += other.unwritten
        warnings += other.warnings
        platforms += other.platforms
        rejected.merge(other.rejected, uniquingKeysWith: +)
        fidelity.merge(other.fidelity, uniquingKeysWith: +)
        diagnostics.merge(other.diagnostics, uniquingKeysWith: +)
        sources.merge(other.sources, uniquingKeysWith: +)
        losses.add(other.losses)
    }

    /// Writes the tally as one JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.count("lines", lines)
        writer.count("blankLines", blankLines)
        writer.count("records", records)
        writer.counts("rejected", rejected.map { ($0.key, $0.value) })
        writer.key("fidelity")
        writer.beginObject()
        for verdict in Fidelity.allCases { writer.count(UTF8Text(verdict.rawValue), fidelity[verdict] ?? 0) }
        writer.endObject()
        writer.count("unwritten", unwritten)
        writer.count("platforms", platforms)
        writer.counts("diagnostics", diagnostics.map { ($0.key, $0.value) })
        writer.endObject()
    }

    /// Counts one message.
    mutating func count(_ conversion: Conversion, line: Int) {
        records += max(conversion.messages.count, 1)
        if conversion.messages.isEmpty { unwritten += 1 }
        sources[conversion.source, default: 0] += 1
        for diagnostic in conversion.diagnostics {
            diagnostics[diagnostic.row ?? diagnostic.kind.rawValue, default: 0] += 1
            if diagnostic.severity != .info { warnings += 1 }
        }
        guard let verdict = conversion.fidelity else { return }
        fidelity[verdict, default: 0] += 1
        if verdict != .identical { losses.count(conversion, verdict, line: line) }
    }
}
