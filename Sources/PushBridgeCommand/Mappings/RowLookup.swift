internal import MappingTables

extension MappingTables.Mappings {
    /// The row with an identifier, and the table it stands in.
    func row(id: String) -> (Table, Table.Row)? {
        for (_, table) in byName {
            if let row = table.row(id: id) { return (table, row) }
        }
        return nil
    }

    /// The row that a person means: by its identifier, as Apple's reason for a rejection, or as a document's.
    func row(named name: String) -> (Table, Table.Row)? {
        let reason = rejections.rows.first { $0["reason"].lowercased() == name.lowercased() }
        return row(id: name) ?? reason.map { (rejections, $0) } ?? sources.row(id: name).map { (sources, $0) }
    }

    /// What a row is about: the vendor's or Apple's key, or the setting; nil for an unknown row.
    func key(ofRow id: String) -> String? {
        guard let (_, row) = row(id: id) else { return nil }
        return ["path", "key", "reason", "field"].lazy.map { row[$0] }.first { !$0.isEmpty }
    }
}
