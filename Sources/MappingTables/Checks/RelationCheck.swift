/// Whether a row of a vendor table has the cells that its relation asks for.
struct RelationCheck {
    let table: Table

    var problems: [TableProblem] {
        table.rows.flatMap { row in problems(of: row).map { TableProblem(row, of: table, $0) } }
    }

    private func problems(of row: Table.Row) -> [String] {
        switch Relation(rawValue: row["relation"]) {
        case .container:
            ["field", "sample", "expect"].compactMap { column in
                row[column] == "-" ? nil : "a container has - as its \(column)"
            }
        case .unmapped:
            (row["expect"] == "-" ? [] : ["an unmapped key has - as its expect"])
                + (row["sample"] == "-" ? ["an unmapped key needs a sample"] : [])
        case .equivalent, .narrower, .broader, .related:
            ["field", "sample", "expect"].compactMap { column in
                row[column] == "-" ? "a key that is not unmapped needs a \(column)" : nil
            }
        case nil:
            []
        }
    }
}
