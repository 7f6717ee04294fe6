/// A tab-separated table: one header line, one row a line, no quoting.
public struct Table: Sendable, Hashable {
    /// The file's name inside its folder, for example `shapes.tsv`.
    public let file: String
    /// The folder, from the package's root.
    public let folder: String
    /// The whole file, as it came; empty where there is none.
    public let text: String
    /// The names in the header line.
    public let columns: [String]
    /// The rows in file order, malformed ones included; the checks find those.
    public let rows: [Row]

    /// One line of a table.
    public struct Row: Sendable, Hashable {
        /// The 1-based line in the file.
        public let line: Int
        /// The cells as they stand in the file.
        public let cells: [String]
        let columns: [String]
        /// The folder of the file that it stands in.
        let folder: String

        /// The cell of a column; empty when the table or the row lacks it.
        public subscript(column: String) -> String {
            guard let index = columns.firstIndex(of: column), index < cells.count else { return "" }
            return cells[index]
        }

        /// The row's stable identifier, such as `EM-014`, which is its first cell.
        public var id: String { cells.first ?? "" }

        /// The row with other cells in some columns.
        func setting(_ others: [String: String]) -> Row {
            let cells = zip(columns, cells).map { others[$0] ?? $1 }
            return Row(line: line, cells: cells, columns: columns, folder: folder)
        }
    }

    /// Splits a file's text into its cells.
    ///
    /// Never fails: what is malformed stays visible to the checks.
    ///
    /// - Parameters:
    ///   - file: The file's name.
    ///   - folder: Where it lies, from the package's root.
    ///   - text: The file's text; empty where there is none.
    public init(file: String, folder: String = Mappings.folder, text: String) {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Self.cells)
        let header = lines.first ?? []
        self.file = file
        self.folder = folder
        self.text = text
        self.columns = header
        // The text after the last line end is no row.
        let body = lines.last == [""] ? lines.dropFirst().dropLast() : lines.dropFirst()
        self.rows = zip(2..., body).map { Row(line: $0, cells: $1, columns: header, folder: folder) }
    }

    /// A table with the rows of another one of its name, from another folder, behind its own.
    func adding(_ other: Table) -> Table {
        if other.text.isEmpty { return self }
        return text.isEmpty ? other : with(rows + other.rows)
    }

    /// The table with other rows.
    func with(_ rows: [Row]) -> Table { Table(self, with: rows) }

    private init(_ table: Table, with rows: [Row]) {
        file = table.file
        folder = table.folder
        text = table.text
        columns = table.columns
        self.rows = rows
    }

    /// The row with an identifier, compared without case; nil when there is none.
    public func row(id: String) -> Row? {
        rows.first { $0.id.lowercased() == id.lowercased() }
    }

    private static func cells(of line: Substring.UTF8View) -> [String] {
        line.split(separator: 0x09, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}

extension Table.Row {
    /// A row of another table that stands for a row of this one; `-` in the columns that are not named.
    /// - Returns: The row; nil without a row that it stands for.
    init?(like row: Table.Row?, columns: [String], cells: [String: String]) {
        guard let row else { return nil }
        self.init(
            line: row.line, cells: columns.map { cells[$0] ?? "-" }, columns: columns, folder: row.folder)
    }
}

extension Table.Row: CustomStringConvertible {
    /// The row's identifier.
    public var description: String { id }
}
