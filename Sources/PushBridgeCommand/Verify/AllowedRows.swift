internal import MappingTables

/// The rows and codes of `--allow`, whose losses somebody has accepted.
enum AllowedRows {
    /// Checks that each is a row of the tables, or a code of diagnostics.
    ///
    /// - Parameter names: The identifiers, in any case.
    /// - Returns: The identifiers as the tables spell them.
    /// - Throws: That one is none, with rows that may be meant.
    static func read(_ names: [String]) throws(CommandError) -> Set<String> {
        let mappings = MappingTables.Mappings.embedded
        var rows: Set<String> = []
        for name in names {
            guard let (_, row) = mappings.row(id: name.uppercased()) else {
                throw .unknownRow(name, near: mappings.rows(near: name))
            }
            rows.insert(row.id)
        }
        return rows
    }
}
