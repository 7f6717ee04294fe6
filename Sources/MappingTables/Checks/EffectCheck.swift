/// Whether effects are of fields, keys and codes that exist, and each of these has one effect at most.
struct EffectCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        let fields = Set(mappings.fields.rows.map { $0["field"] })
        let keys = Set(mappings.vendorTables.flatMap { $0.ownMessages.rows.map(\.id) })
        var seen: Set<String> = []
        return mappings.effects.rows.flatMap { row in
            let unknown =
                row.words("fields").filter { !fields.contains($0) }.map {
                    "the field \"\($0)\" is no canonical field"
                }
                + row.words("keys").filter { !keys.contains($0) }.map {
                    "the key \($0) is no row of a vendor's"
                }
                + row.words("codes").filter { mappings.diagnostics.row(id: $0) == nil }.map {
                    "the code \"\($0)\" has no row in diagnostics.tsv"
                }
            let repeated = ["fields", "keys", "codes"].flatMap(row.words).filter { !seen.insert($0).inserted }
            return (unknown + repeated.map { "\"\($0)\" has an effect already" }).map {
                TableProblem(row, of: mappings.effects, $0)
            }
        }
    }
}
