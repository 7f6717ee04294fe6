/// Rows of text in columns, each as wide as it needs; the last is not filled up.
struct TextTable: CustomStringConvertible {
    private let rows: [[String]]

    init(_ rows: [[String]]) { self.rows = rows }

    var description: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
        }
        return rows.map { row in
            var line = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
