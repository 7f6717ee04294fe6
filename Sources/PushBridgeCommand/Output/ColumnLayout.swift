/// Rows of text, aligned in columns that stand two blanks apart; the last column is as wide as it likes.
struct ColumnLayout {
    let rows: [[String]]

    /// The aligned lines as one text.
    var text: String { lines.joined(separator: "\n") }

    /// The aligned lines.
    var lines: [String] {
        let widths = rows.reduce(into: [Int]()) { widths, row in
            for (index, cell) in row.dropLast().enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], Self.width(of: cell))
            }
        }
        return rows.map { row in
            zip(row.dropLast(), widths).map { Self.padded($0, to: $1 + 2) }.joined() + (row.last ?? "")
        }
    }

    /// A text with blanks behind it, so that it takes so many cells on a terminal.
    static func padded(_ cell: String, to width: Int) -> String {
        cell + String(repeating: " ", count: max(0, width - Self.width(of: cell)))
    }

    /// The number of cells on a terminal, where Chinese characters and full-width signs take two.
    static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        (0x2E80...0xA4CF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
            || (0xFF00...0xFF60).contains(scalar.value)
    }
}
