public import PushModel

/// Counts of what a translation met and made; the content of a summary.
public struct TranslationTally: Sendable {
    /// Lines that held something.
    public var lines = 0
    /// Lines that held nothing.
    public var blankLines = 0
    /// Records written, suppressed ones included and rejects not.
    public var records = 0
    /// Reject records written.
    public var rejects = 0
    /// Suppressed records, by reason.
    public var suppressed: [SuppressionReason: Int] = [:]
    /// Reject records, by code.
    public var rejected: [String: Int] = [:]
    /// Diagnostics, by row, or by kind where no row applies.
    public var diagnostics: [String: Int] = [:]
    /// Diagnostics that are warnings or worse.
    public var warnings = 0

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: TranslationTally) {
        lines += other.lines
        blankLines += other.blankLines
        records += other.records
        rejects += other.rejects
        warnings += other.warnings
        suppressed.merge(other.suppressed, uniquingKeysWith: +)
        rejected.merge(other.rejected, uniquingKeysWith: +)
        diagnostics.merge(other.diagnostics, uniquingKeysWith: +)
    }

    /// Writes the tally as one JSON object (reading T9).
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.count("lines", lines)
        writer.count("blankLines", blankLines)
        writer.count("records", records)
        writer.counts("suppressed", suppressed.map { ($0.key.rawValue, $0.value) })
        writer.counts("rejected", rejected.map { ($0.key, $0.value) })
        writer.counts("diagnostics", diagnostics.map { ($0.key, $0.value) })
        writer.endObject()
    }

    mutating func count(_ diagnostic: Diagnostic) {
        diagnostics[diagnostic.row ?? diagnostic.kind.rawValue, default: 0] += 1
        if diagnostic.severity != .info { warnings += 1 }
    }
}

extension JSONWriter {
    /// A member that is a count.
    mutating func count(_ name: UTF8Text, _ count: Int) {
        key(name)
        integer(count)
    }

    /// An object of counts, by name.
    mutating func counts(_ name: UTF8Text, _ counts: [(name: String, count: Int)]) {
        key(name)
        beginObject()
        for (name, count) in counts.sorted(by: { $0.name < $1.name }) { self.count(UTF8Text(name), count) }
        endObject()
    }
}
