/// The rows of a run as one table.
public struct ResultTable: Sendable {
    private var rows: [ResultRow] = []

    /// Creates a table without rows.
    public init() {}

    /// Adds a row at the end.
    public mutating func append(_ row: ResultRow) {
        rows.append(row)
    }

    /// How many rows ended so.
    public func count(_ verdict: ResultRow.Verdict) -> Int {
        rows.count { $0.verdict == verdict }
    }

    /// The table for a terminal; its columns are as wide as what stands in them.
    public var text: String {
        let header = ["what", "here", "reference", "figure (least … most)", "target", ""]
        let cells = rows.map { row in
            [row.what, row.here, row.reference, row.figure, row.target, row.verdict.rawValue.uppercased()]
        }
        // The reason of a skipped row runs over the columns that are empty in it.
        let widths = header.indices.map { column in
            zip([header] + cells, [.met] + rows.map(\.verdict))
                .filter { column == 0 || $0.1 != .skipped }
                .map { $0.0[column].count }.max() ?? 0
        }
        return ([header] + cells).map { line in
            zip(line, widths).map { cell, width in
                cell + String(repeating: " ", count: max(0, width - cell.count))
            }.joined(separator: "  ").trimmingSpaces
        }.joined(separator: "\n") + "\n"
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
