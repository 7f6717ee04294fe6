/// Whether the columns of a vendor table that decide how a message is read and written fit together.
struct ReadingColumnCheck {
    let table: Table
    let fields: Set<String>

    var problems: [TableProblem] {
        table.rows.flatMap { row in problems(of: row).map { TableProblem(row, of: table, $0) } }
            + splitObjects
    }

    private func problems(of row: Table.Row) -> [String] {
        names(row) + rank(row) + EvidenceCells.problems(of: row) + also(row) + containers(row)
    }

    private func names(_ row: Table.Row) -> [String] {
        ["draft", "presence"].compactMap { column in
            let name = row[column]
            let isName =
                name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
                && name.first?.isLowercase == true
            return name == "-" || isName ? nil : "the \(column) \"\(name)\" is no name in camel case"
        }
    }

    private func rank(_ row: Table.Row) -> [String] {
        guard row["rank"] != "-" else { return [] }
        let isRank = Int(row["rank"]).map { 1...99 ~= $0 } ?? false
        return isRank ? [] : ["the rank \"\(row["rank"])\" is no number from 1 to 99"]
    }

    private func also(_ row: Table.Row) -> [String] {
        guard row["also"] != "-" else { return [] }
        return row["also"].split(separator: " ").filter { !fields.contains(String($0)) }
            .map { "the field \"\($0)\" in also is no canonical field" }
    }

    /// Containers have members that no row knows; other keys have none.
    private func containers(_ row: Table.Row) -> [String] {
        let isContainer = row["relation"] == Relation.container.rawValue
        if !isContainer && row["rest"] != "-" { return ["only a container has a rest"] }
        let isElsewhere = row["transform"].hasSuffix(")")
        if isContainer && row["rest"] == "-" && !isElsewhere { return ["a container needs a rest"] }
        return []
    }

    /// Rows that lead to one object must agree on its rest.
    private var splitObjects: [TableProblem] {
        let leading = table.rows.filter { $0["transform"].hasSuffix(")") && $0["rest"] != "-" }
        var rests: [String: Table.Row] = [:]
        return leading.compactMap { row in
            let key = row["transform"] == "object(root)" ? row.id : row["shape"] + row["transform"]
            guard let first = rests[key] else {
                rests[key] = row
                return nil
            }
            return first["rest"] == row["rest"]
                ? nil
                : TableProblem(row, of: table, "the rest of this object is \(first["rest"]) in \(first.id)")
        }
    }
}
