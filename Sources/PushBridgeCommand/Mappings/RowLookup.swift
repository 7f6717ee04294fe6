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
        if ["aps", "alert", "sound"].contains(row["place"]) { return "\(row["place"]).\(row["key"])" }
        return ["path", "key", "reason", "field"].lazy.map { row[$0] }.first { !$0.isEmpty }
    }

    /// What a row is about, in words for people: what its note says, else what the canonical field is.
    func words(ofRow id: String) -> String? {
        guard let (_, row) = row(id: id) else { return nil }
        let field = fields.rows.first { $0["field"] == row["field"] }
        return [field?["note"], row["note"]].compactMap(\.self).first { !$0.isEmpty && $0 != "-" }
    }

    /// The canonical field that a row's key fills; nil where it fills none.
    func field(ofRow id: String) -> String? { row(id: id).map { $0.1["field"] } }

    /// Rows that somebody may have meant who wrote a name that is no row's, each with its key: those whose key it is, else
    /// those whose identifiers are spelled almost like it.
    func rows(near name: String) -> [String] {
        let wanted = name.lowercased()
        let rows = byName.flatMap { $0.table.rows }.filter { !$0["id"].isEmpty }
        let byKey = rows.filter { row in
            let key = (key(ofRow: row.id) ?? "").lowercased()
            return key == wanted || key.hasSuffix("." + wanted)
        }
        let digits = Int(wanted.filter(\.isNumber))
        let letters = wanted.filter(\.isLetter)
        let byNumber = rows.filter { digits != nil && Int($0.id.filter(\.isNumber)) == digits }
        let ofTable = byNumber.filter { $0.id.lowercased().filter(\.isLetter) == letters }
        let near = [byKey, ofTable, byNumber].first { !$0.isEmpty } ?? []
        let suggested = near.map { row in key(ofRow: row.id).map { "\(row.id) (\($0))" } ?? row.id }
        return Array((reading(near: wanted) + suggested).prefix(Self.mostSuggestions))
    }

    /// The reading with the letters and the number of what was asked for, whatever stands between them.
    private func reading(near wanted: String) -> [String] {
        func bare(_ name: String) -> String {
            name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
        }
        return readings.rows.map { $0["number"] }.filter { bare($0) == bare(wanted) }.map {
            "'\($0)' (a reading)"
        }
    }

    /// How many rows are suggested.
    private static var mostSuggestions: Int { 3 }
}
