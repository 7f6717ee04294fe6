/// Whether effects are of fields, keys and codes that exist, and each of these has one effect at most.
struct EffectCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        let fields = Set(mappings.fields.rows.map { $0["field"] })
        let keys = Set(mappings.vendorTables.flatMap { $0.ownMessages.rows.map(\.id) })
        let codes = Set(mappings.diagnostics.rows.map(\.id))
        // The name of an effect is its first code.
        var seen: Set<String> = []
        return mappings.effects.rows.flatMap { row in
            let members = row.words("fields") + row.words("keys") + row.words("codes") + [row["effect"]]
            let unknown = [
                ("field", row.words("fields"), fields), ("key", row.words("keys"), keys),
                ("code", row.words("codes"), codes),
            ].flatMap { kind, names, known in
                names.filter { !known.contains($0) }.map { "the \(kind) \"\($0)\" is in no table" }
            }
            let repeated = members.filter { !seen.insert($0).inserted }.map {
                "\"\($0)\" has an effect already"
            }
            return (unknown + repeated).map { TableProblem(row, of: mappings.effects, $0) }
        }
    }
}
