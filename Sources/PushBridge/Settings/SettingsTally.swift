public import PushModel

/// Counts of what a conversion of settings met and made.
public struct SettingsTally: Sendable {
    /// What became of the lines.
    public var counts = LineCounts()
    /// Records of users or consoles for whom something changes.
    public var changed = 0
    /// Calls of the target's REST interface.
    public var requests = 0
    /// Diagnostics, by row, or by kind where no row applies.
    public var diagnostics: [String: Int] = [:]
    /// Diagnostics that are warnings or worse.
    public var warnings = 0

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: SettingsTally) {
        counts.add(other.counts)
        changed += other.changed
        requests += other.requests
        warnings += other.warnings
        diagnostics.merge(other.diagnostics, uniquingKeysWith: +)
    }

    /// Writes the tally as one JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        counts.write(to: &writer)
        writer.count("changed", changed)
        writer.count("requests", requests)
        counts.writeRejected(to: &writer)
        writer.counts("diagnostics", diagnostics.map { ($0.key, $0.value) })
        writer.endObject()
    }

    /// Counts one record.
    mutating func count(_ differences: [String], _ requests: [SettingsRequest], _ diagnostics: [Diagnostic]) {
        counts.records += 1
        if !differences.isEmpty { changed += 1 }
        self.requests += requests.count
        for diagnostic in diagnostics {
            let name = diagnostic.row.flatMap { $0.isEmpty ? nil : $0 } ?? diagnostic.kind.rawValue
            self.diagnostics[name, default: 0] += 1
            if diagnostic.severity != .info { warnings += 1 }
        }
    }
}
