/// Whether Apple's reasons are told apart, and their other spellings lead to a row.
struct RejectionCheck {
    let table: Table

    var problems: [TableProblem] {
        let reasons = Dictionary(grouping: table.rows) { $0["reason"] }
        return table.rows.flatMap { row in
            problems(of: row, reasons: reasons).map { TableProblem(row, of: table, $0) }
        }
    }

    private func problems(of row: Table.Row, reasons: [String: [Table.Row]]) -> [String] {
        var problems: [String] = []
        if Int(row["status"]).map((400...599).contains) != true {
            problems.append("the status \"\(row["status"])\" is none that refuses a request")
        }
        if let first = reasons[row["reason"]]?.first, first.line != row.line {
            problems.append("the reason has a row already: \(first.id)")
        }
        if row["alias"] != "-", reasons[row["alias"]] == nil {
            problems.append("the alias \"\(row["alias"])\" is no reason of the table")
        }
        return problems
    }
}
