/// Whether cells that hold words of a list, names of fields, types or functions, or a note hold proper ones.
struct WordCheck {
    let table: Table
    let schema: TableSchema
    /// The names that the columns of fields may hold; nil where nobody knows them.
    let fields: Set<String>?

    var problems: [TableProblem] {
        table.rows.flatMap { row in
            (listedWords(row) + fieldNames(row) + typeWords(row) + transformName(row) + note(row))
                .map { TableProblem(row, of: table, $0) }
        }
    }

    private func listedWords(_ row: Table.Row) -> [String] {
        schema.words.sorted { $0.key < $1.key }.compactMap { column, words in
            guard !words.contains(row[column]) else { return nil }
            return "the \(column) \"\(row[column])\" is none of: \(words.joined(separator: ", "))"
        }
    }

    private func fieldNames(_ row: Table.Row) -> [String] {
        schema.fieldColumns.compactMap { column in
            let field = row[column]
            guard field != "-", fields?.contains(field) == false else { return nil }
            return "the field \"\(field)\" is no canonical field"
        }
    }

    private func typeWords(_ row: Table.Row) -> [String] {
        guard schema.columns.contains("type"), schema.words["type"] == nil else { return [] }
        return row["type"].split(separator: "|", omittingEmptySubsequences: false).compactMap { word in
            guard LiteralType(rawValue: String(word)) == nil else { return nil }
            let words = LiteralType.allCases.map(\.rawValue).joined(separator: ", ")
            return "the type \"\(word)\" is none of: \(words); write | between several"
        }
    }

    private func transformName(_ row: Table.Row) -> [String] {
        // Those of Apple's keys have a check of their own.
        guard schema.words["relation"] != nil else { return [] }
        let parts = row["transform"].split(separator: "(", maxSplits: 1)
        let name = parts.first.map(String.init) ?? ""
        if parts.count > 1, parts[1].last != ")" || parts[1].dropLast().isEmpty {
            return ["the transform \"\(row["transform"])\" has no path in its parentheses"]
        }
        let isName = name.utf8.allSatisfy { isLetter($0) || isDigit($0) } && name.first?.isLowercase == true
        return isName ? [] : ["the transform \"\(name)\" is no name of a Swift function"]
    }

    private func note(_ row: Table.Row) -> [String] {
        guard schema.columns.contains("note") else { return [] }
        let note = row["note"]
        var problems: [String] = []
        if note.count > 120 { problems.append("the note has \(note.count) characters, more than 120") }
        if !note.hasSuffix(".") { problems.append("the note must be a sentence that ends with a full stop") }
        return problems
    }

    private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
