/// Whether a vendor's texts about its pushes are told apart.
struct OutcomeCheck {
    let table: Table

    var problems: [TableProblem] {
        var seen: [String: String] = [:]
        return table.rows.compactMap { row in
            let text = "\(row["vendor"])\t\(row["detail"].lowercased())"
            defer { seen[text] = seen[text] ?? row.id }
            return seen[text].map { TableProblem(row, of: table, "the detail has a row already: \($0)") }
        }
    }
}
