/// Something wrong with a table, or with a file made from the tables.
public struct TableProblem: Sendable, Hashable {
    /// The file's path from the package's root.
    public let file: String
    /// The 1-based line; nil when the whole file is meant.
    public let line: Int?
    /// The identifier of the row; nil when no row is meant or it has none.
    public let row: String?
    /// What is wrong, and how it should be.
    public let message: String
    /// What a person runs once the table is right.
    public let command: String

    /// A problem of a whole file.
    init(file: String, _ message: String, folder: String = Mappings.folder) {
        self.file = file
        self.line = nil
        self.row = nil
        self.message = message
        self.command = GeneratedFile.command(for: folder)
    }

    /// A problem of the header line.
    init(headerOf table: Table, _ message: String) {
        self.file = "\(table.folder)/\(table.file)"
        self.line = 1
        self.row = nil
        self.message = message
        self.command = GeneratedFile.command(for: table.folder)
    }

    /// A problem of one row.
    init(_ row: Table.Row, of table: Table, _ message: String) {
        self.file = "\(row.folder)/\(table.file)"
        self.line = row.line
        self.row = row.id.isEmpty ? nil : row.id
        self.message = message
        self.command = GeneratedFile.command(for: row.folder)
    }
}

extension TableProblem: CustomStringConvertible {
    /// Where, what, and what to run: one line for a person.
    public var description: String {
        let place = file + (line.map { ":\($0)" } ?? "") + ":"
        let subject = row.map { " \($0):" } ?? ""
        return "\(place)\(subject) \(message). Then run `\(command)`."
    }
}
