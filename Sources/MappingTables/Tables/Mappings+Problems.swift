extension Mappings {
    /// Looks for what is wrong with the tables.
    /// - Parameter settings: The names of what users and consoles set.
    ///   Nil where the caller does not know them; then they are not looked at.
    /// - Returns: The problems in the order of tables and lines; empty when there are none.
    public func problems(settings: Set<String>?) -> [TableProblem] {
        let fields = Set(fields.rows.map { $0["field"] })
        let tables = schemas.flatMap { table, schema in
            let form = FormCheck(table: table, schema: schema, namedBy: vendorRow(of: table)).problems
            // In a malformed table no cell can be trusted, so nothing else is said about it.
            return form.isEmpty
                ? contentProblems(table, schema, fields: schema.namesSettings ? settings : fields) : form
        }
        let found = basicProblems + tables
        return found.isEmpty ? vendorProblems + SourceCheck(mappings: self).problems : found
    }

    /// What is wrong with the vendors and their shapes, from which the other tables' words follow; nothing where these two
    /// tables are malformed.
    private var basicProblems: [TableProblem] {
        let basis = schemas.filter { [vendors.file, shapes.file].contains($0.table.file) }
        let isSound = basis.allSatisfy {
            FormCheck(table: $0.table, schema: $0.schema, namedBy: nil).problems.isEmpty
        }
        return isSound ? VendorCheck(mappings: self).problems + ShapeCheck(mappings: self).problems : []
    }

    /// Looks for tables that no row names, so that nothing is made of them.
    /// - Parameters:
    ///   - files: The names of the files in the folder of the tables.
    ///   - folder: The folder, from the package's root.
    /// - Returns: A problem for each; empty when there are none.
    public func strangers(among files: [String], in folder: String = Mappings.folder) -> [TableProblem] {
        let known = Set(all.map(\.file))
        return files.filter { $0.hasSuffix(".tsv") && !known.contains($0) }.sorted().map { file in
            TableProblem(
                file: "\(folder)/\(file)",
                "no row of vendors.tsv asks for the table; add the vendor's row there, or remove the file",
                folder: folder)
        }
    }

    /// The row of `vendors.tsv` that asks for a table; nil for a table that all vendors share.
    private func vendorRow(of table: Table) -> Table.Row? {
        vendorTables.first { [$0.ownMessages.file, $0.settings.file].contains(table.file) }?.row
    }

    /// Looks for files that are not what the tables make of them.
    /// - Parameter text: Gives the text of a file by its path from the package's root; nil when there is none.
    /// - Returns: A problem for each file that is missing or stale.
    public func generatedFileProblems(text: (_ path: String) -> String?) -> [TableProblem] {
        let (pages, problems) = generatedPages(text: text)
        return Self.problems(of: generatedFiles.map { ($0.path, $0.text) } + pages, text: text) + problems
    }

    /// The same for the files that are made for the vendors of another folder; see ``adding(folder:text:)``.
    public func generatedFileProblems(
        ofVendorsIn folder: String, text: (_ path: String) -> String?
    ) -> [TableProblem] {
        let files = generatedFiles(ofVendorsIn: folder)
        return Self.problems(of: files.map { ($0.path, $0.text) }, folder: folder, text: text)
    }

    private static func problems(
        of expected: [(path: String, text: String)], folder: String = Mappings.folder,
        text: (_ path: String) -> String?
    ) -> [TableProblem] {
        expected.compactMap { file in
            guard let found = text(file.path) else {
                return TableProblem(file: file.path, "the file is missing", folder: folder)
            }
            guard !found.utf8.elementsEqual(file.text.utf8) else { return nil }
            return TableProblem(
                file: file.path, "the file is not what the tables make of it", folder: folder)
        }
    }

    private func contentProblems(
        _ table: Table, _ schema: TableSchema, fields: Set<String>?
    ) -> [TableProblem] {
        (schema.isNumbered
            ? ReadingCheck(mappings: self).problems : IdentifierCheck(table: table, schema: schema).problems)
            + WordCheck(table: table, schema: schema, fields: fields).problems
            + LiteralCheck(table: table, schema: schema).problems
    }

    private var vendorProblems: [TableProblem] {
        let names = Set(fields.rows.map { $0["field"] })
        var problems: [[TableProblem]] = vendorTables.flatMap {
            [
                RelationCheck(table: $0.ownMessages).problems, KeyCheck(table: $0.messages).problems,
                ReadingColumnCheck(table: $0.ownMessages, fields: names).problems,
            ]
        }
        problems += vendorTables.flatMap {
            [
                RelationCheck(table: $0.settings).problems,
                KeyCheck(table: $0.settings, beginsWithMember: true).problems,
                SettingsCheck($0).problems, BodyCheck($0).problems,
            ]
        }
        problems += [
            RuleCheck(table: rules, keys: apns).problems, RejectionCheck(table: rejections).problems,
            FieldCheck(mappings: self).problems, PlatformCheck(mappings: self).problems,
            OutcomeCheck(table: outcomes).problems, LimitCheck(mappings: self).problems,
            AppleCheck(mappings: self).problems, LossCheck(mappings: self).problems,
            PresetCheck(mappings: self).problems, DiagnosticCheck(table: diagnostics).problems,
            EffectCheck(mappings: self).problems, WordListCheck(mappings: self).problems,
            LostSettingCheck(mappings: self).problems, CallCheck(mappings: self).problems,
        ]
        return problems.flatMap(\.self)
    }
}

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
