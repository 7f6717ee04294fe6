import PushModel

/// Counts of what became of an input's lines, which every tally begins with.
public struct LineCounts: Sendable {
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

    /// Creates counts of nothing.
    public init() {}

    /// Adds other counts to these.
    public mutating func add(_ other: LineCounts) {
        lines += other.lines
        blankLines += other.blankLines
        records += other.records
        rejects += other.rejects
        rejected.merge(other.rejected, uniquingKeysWith: +)
    }

    /// Writes the members that every summary begins with.
    func write(to writer: inout JSONWriter) {
        writer.count("lines", lines)
        writer.count("blankLines", blankLines)
        writer.count("records", records)
    }

    /// Writes the member that counts rejects.
    func writeRejected(to writer: inout JSONWriter) {
        writer.counts("rejected", rejected.map { ($0.key, $0.value) })
    }
}

extension LineCounts {
    /// Counts a reject record and writes it among the records, or apart from them.
    mutating func reject(
        _ error: LineError, _ line: Int, _ input: RejectedInput, _ total: Int?,
        of target: RejectedPart? = nil,
        inline: Bool, _ records: inout JSONWriter, _ rejects: inout JSONWriter
    ) {
        self.rejects += 1
        rejected[error.code.rawValue, default: 0] += 1
        if inline {
            error.write(line, target, input, total, to: &records)
        } else {
            error.write(line, target, input, total, to: &rejects)
        }
    }
}

extension JSONWriter {
    /// A member that is a count.
    mutating func count(_ name: UTF8Text, _ count: Int) {
        key(name)
        integer(count)
    }

    /// An object of counts, by name.
    package mutating func counts(_ name: UTF8Text, _ counts: [(name: String, count: Int)]) {
        key(name)
        beginObject()
        for (name, count) in counts.sorted(by: { $0.name < $1.name }) { self.count(UTF8Text(name), count) }
        endObject()
    }
}
