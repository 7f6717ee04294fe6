/// Whether every row cites documents that exist, and every document is cited.
struct SourceCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        let known = Set(mappings.sources.rows.map(\.id))
        let unknown = mappings.byName.flatMap { _, table in
            table.rows.flatMap { row in
                row.sources.filter { !known.contains($0) && $0 != "?" }.map {
                    TableProblem(row, of: table, "the source \($0) has no row in sources.tsv")
                }
            }
        }
        let cited = Set(mappings.byName.flatMap { $0.table.rows.flatMap(\.sources) })
        let unused = mappings.sources.rows.filter { !cited.contains($0.id) }.map {
            TableProblem($0, of: mappings.sources, "no row cites the source: remove it")
        }
        return unknown + unused
    }
}

extension Table.Row {
    /// The identifiers of the documents that the row cites; `?` stands for evidence that is missing.
    public var sources: [String] {
        self["sources"].split(separator: " ").map(String.init)
    }
}
