/// Whether a table has its columns and every row fills them.
struct FormCheck {
    let table: Table
    let schema: TableSchema

    var problems: [TableProblem] {
        guard table.columns == schema.columns else {
            let names = schema.columns.joined(separator: ", ")
            return [
                TableProblem(
                    headerOf: table, "the header must name these columns, separated by tabs: \(names)")
            ]
        }
        return table.rows.flatMap(problems)
    }

    private func problems(of row: Table.Row) -> [TableProblem] {
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
