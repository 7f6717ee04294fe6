extension Mappings {
    /// Looks for what is wrong with the tables.
    /// - Parameter settings: The names of what users and consoles set.
    /// - Returns: The problems in the order of tables and lines; empty when there are none.
    public func problems(settings: Set<String>) -> [TableProblem] {
        let fields = Set(fields.rows.map { $0["field"] })
        let tables = schemas.flatMap { table, schema in
            let form = FormCheck(table: table, schema: schema).problems
            // In a malformed table no cell can be trusted, so nothing else is said about it.
            return form.isEmpty
                ? contentProblems(table, schema, fields: schema.namesSettings ? settings : fields) : form
        }
        return tables.isEmpty ? vendorProblems + SourceCheck(mappings: self).problems : tables
    }

    /// Looks for files that are not what the tables make of them.
    /// - Parameter text: Gives the text of a file by its path from the package's root; nil when there is none.
    /// - Returns: A problem for each file that is missing or stale.
    public func generatedFileProblems(text: (_ path: String) -> String?) -> [TableProblem] {
        let (pages, problems) = generatedPages(text: text)
        let expected = generatedFiles.map { (path: $0.path, text: $0.text) } + pages
        return expected.compactMap { file in
            guard let found = text(file.path) else {
                return TableProblem(file: file.path, "the file is missing")
            }
            guard !found.utf8.elementsEqual(file.text.utf8) else { return nil }
            return TableProblem(file: file.path, "the file is not what the tables make of it")
        } + problems
    }

    private func contentProblems(
        _ table: Table, _ schema: TableSchema, fields: Set<String>
    ) -> [TableProblem] {
        (schema.isNumbered
            ? ReadingCheck(table: table).problems : IdentifierCheck(table: table, schema: schema).problems)
            + WordCheck(table: table, schema: schema, fields: fields).problems
            + LiteralCheck(table: table, schema: schema).problems
    }

    private var vendorProblems: [TableProblem] {
        [easemob, nim].flatMap {
            RelationCheck(table: $0).problems + KeyCheck(table: $0).problems
                + ReadingColumnCheck(table: $0, fields: Set(fields.rows.map { $0["field"] })).problems
        }
            + [easemobSettings, nimSettings].flatMap {
                RelationCheck(table: $0).problems + KeyCheck(table: $0, beginsWithMember: true).problems
                    + SettingsCheck(table: $0).problems
            } + RuleCheck(table: rules, keys: apns).problems + RejectionCheck(table: rejections).problems
            + FieldCheck(mappings: self).problems + PlatformCheck(mappings: self).problems
            + OutcomeCheck(table: outcomes).problems + LimitCheck(mappings: self).problems
            + LossCheck(mappings: self).problems
    }
}
