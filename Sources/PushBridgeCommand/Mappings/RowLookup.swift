internal import MappingTables

extension MappingTables.Mappings {
    /// The row with an identifier, and the table it stands in.
    func row(id: String) -> (Table, Table.Row)? {
        for (_, table) in byName {
            if let row = table.row(id: id) { return (table, row) }
        }
        return nil
    }

    /// What a row is about: the vendor's or Apple's key, or the setting; nil for an unknown row.
    func key(ofRow id: String) -> String? {
        guard let (_, row) = row(id: id) else { return nil }
        return ["path", "key", "reason", "field"].lazy.map { row[$0] }.first { !$0.isEmpty }
    }
}
