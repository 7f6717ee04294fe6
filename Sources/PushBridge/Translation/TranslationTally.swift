public import PushModel

/// Counts of what a translation met and made; the content of a summary.
public struct TranslationTally: Sendable {
    /// What became of the lines.
    public var counts = LineCounts()
    /// Suppressed records, by reason.
    public var suppressed: [SuppressionReason: Int] = [:]
    /// Diagnostics, by row, or by kind where no row applies.
    public var diagnostics: [String: Int] { told.dictionary }
    /// Diagnostics that are warnings or worse.
    public var warnings = 0

    private var told = NameTable<Int>()

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: TranslationTally) {
        counts.add(other.counts)
        warnings += other.warnings
        suppressed.merge(other.suppressed, uniquingKeysWith: +)
        told.add(other.told)
    }

    /// Writes the tally as one JSON object (reading T9).
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        counts.write(to: &writer)
        writer.counts("suppressed", suppressed.map { ($0.key.rawValue, $0.value) })
        counts.writeRejected(to: &writer)
        writer.counts("diagnostics", told.entries.map { ($0.name, $0.value) })
        writer.endObject()
    }

    mutating func count(_ diagnostics: [Diagnostic]) {
        for index in diagnostics.indices {
            told.count(diagnostics[index].name)
            if diagnostics[index].severity != .info { warnings += 1 }
        }
    }
}
