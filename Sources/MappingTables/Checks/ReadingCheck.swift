/// Whether readings have numbers that can be cited, stand in order, and are told in whole sentences.
struct ReadingCheck {
    private let table: Table
    private let sections: [String]

    init(mappings: Mappings) {
        table = mappings.readings
        sections = mappings.readingSections
    }

    var problems: [TableProblem] {
        var last: ReadingNumber?
        var lines: [ReadingNumber: Int] = [:]
        return table.rows.flatMap { row in
            guard let number = ReadingNumber(row.id, in: sections) else {
                let starts = sections.joined(separator: ", ")
                return [TableProblem(row, of: table, "the number must be one of \(starts) and digits")]
            }
            let order = order(of: number, after: last, lines: lines)
            last = max(number, last ?? number)
            lines[number] = lines[number] ?? row.line
            return (order + text(of: row)).map { TableProblem(row, of: table, $0) }
        }
    }

    private func order(
        of number: ReadingNumber, after last: ReadingNumber?, lines: [ReadingNumber: Int]
    ) -> [String] {
        if let line = lines[number] { return ["the number is used in line \(line) already"] }
        guard let last, number < last else { return [] }
        return ["the row must stand before those with greater numbers"]
    }

    private func text(of row: Table.Row) -> [String] {
        let text = row["text"]
        var problems: [String] = []
        if text.count > 500 { problems.append("the text has \(text.count) characters, more than 500") }
        if !text.hasSuffix(".") {
            problems.append("the text must be sentences that end with a full stop")
        }
        return problems
    }
}

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
