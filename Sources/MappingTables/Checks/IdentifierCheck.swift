/// Whether identifiers are well formed, unique and sorted.
struct IdentifierCheck {
    let table: Table
    let schema: TableSchema

    var problems: [TableProblem] {
        var seen: Set<String> = []
        var last: Table.Row?
        return table.rows.flatMap { row in
            defer {
                seen.insert(row.id)
                last = row
            }
            // Each folder's rows are sorted among themselves.
            return problems(of: row, seen: seen, last: last?.folder == row.folder ? last?.id ?? "" : "")
        }
    }

    private func problems(of row: Table.Row, seen: Set<String>, last: String) -> [TableProblem] {
        var problems: [TableProblem] = []
        if let prefix = schema.prefix, !isNumbered(row.id, after: prefix) {
            problems.append(
                TableProblem(row, of: table, "the identifier must be \(prefix)- and three digits"))
        }
        if seen.contains(row.id) {
            problems.append(
                TableProblem(row, of: table, "the identifier is used twice; take the next free one"))
        } else if row.id < last {
            problems.append(TableProblem(row, of: table, "the row must stand before \(last): sort by id"))
        }
        return problems
    }

    private func isNumbered(_ id: String, after prefix: String) -> Bool {
        guard id.hasPrefix("\(prefix)-") else { return false }
        let digits = id.dropFirst(prefix.count + 1)
        return digits.count == 3 && digits.allSatisfy { ("0"..."9").contains($0) }
    }
}
