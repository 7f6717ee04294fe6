/// Whether a table has its columns and every row fills them.
struct FormCheck {
    let table: Table
    let schema: TableSchema
    /// The row of `vendors.tsv` that asks for the table; nil for a table that all vendors share.
    let namedBy: Table.Row?

    var problems: [TableProblem] {
        let names = schema.columns.joined(separator: ", ")
        if table.text.isEmpty {
            let reason = namedBy.map { ", and \($0.id) of vendors.tsv asks for it" } ?? ""
            return [
                TableProblem(
                    headerOf: table,
                    "the table is missing\(reason); begin it with a header that names these columns, separated by tabs: \(names)"
                )
            ]
        }
        guard table.columns == schema.columns else {
            return [
                TableProblem(
                    headerOf: table, "the header must name these columns, separated by tabs: \(names)")
            ]
        }
        return table.rows.flatMap(problems)
    }

    private func problems(of row: Table.Row) -> [TableProblem] {
        // Rows of another folder have a header of their own.
        guard row.columns == schema.columns else {
            let names = schema.columns.joined(separator: ", ")
            return [TableProblem(row, of: table, "the header of its file must name these columns: \(names)")]
        }
        guard row.cells.count == schema.columns.count else {
            let counts = "\(row.cells.count) cells instead of \(schema.columns.count)"
            return [TableProblem(row, of: table, "the row has \(counts), separated by single tabs")]
        }
        return schema.columns.compactMap { column in
            let cell = row[column]
            if cell.isEmpty { return TableProblem(row, of: table, "\(column) is empty; write - for nothing") }
            if cell.first == " " || cell.last == " " || cell.contains("\r") {
                return TableProblem(
                    row, of: table, "\(column) has white space at its end or a carriage return")
            }
            return nil
        }
    }
}
