/// Whether cells that hold words of a list, names of fields, types or functions, or a note hold proper ones.
struct WordCheck {
    let table: Table
    let schema: TableSchema
    /// The names that the columns of fields may hold; nil where nobody knows them.
    let fields: Set<String>?

    var problems: [TableProblem] {
        table.rows.flatMap { row in
            [listedWords(row), fieldNames(row), typeWords(row), transformName(row), note(row)]
                .flatMap { $0.map { TableProblem(row, of: table, $0) } }
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
        // The name of most keys of a body says all that there is to say.
        if note == "-", schema.columns.contains("need") { return [] }
        var problems: [String] = []
        if note.count > 120 { problems.append("the note has \(note.count) characters, more than 120") }
        if !note.hasSuffix(".") { problems.append("the note must be a sentence that ends with a full stop") }
        return problems
    }

    private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// Whether the vendors' lists of words are told apart, mean what there is, and are those that the vendors' tables name.
struct WordListCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        var seen: [String: String] = [:]
        let rows = mappings.words.rows.flatMap { row -> [TableProblem] in
            let earlier = seen.updateValue(row.id, forKey: "\(row["vendor"]) \(row["list"])")
            let twice = earlier.map { "the list has a row already: \($0)" }
            return ([twice].compactMap(\.self) + told(by: row) + words(of: row)).map {
                TableProblem(row, of: mappings.words, $0)
            }
        }
        return rows + mappings.vendorTables.flatMap(transforms)
    }

    private func told(by row: Table.Row) -> [String] {
        row["told"] == "-" || mappings.diagnostics.row(id: row["told"]) != nil
            ? [] : ["the code \"\(row["told"])\" has no row in diagnostics.tsv"]
    }

    private func words(of row: Table.Row) -> [String] {
        let cells = WordListCells(row)
        let meanings = cells.words.map(\.meaning) + [cells.otherwise].compactMap(\.self)
        guard let known = Self.meanings[row["means"]] else { return [] }
        return meanings.filter { meaning in
            !known.contains(meaning.split(separator: "/", maxSplits: 1).first.map(String.init) ?? meaning)
        }.map { "\"\($0)\" is no \(row["means"])" }
    }

    /// What words can mean, but for texts.
    private static let meanings: [String: Set<String>] = [
        "conversation": ["direct", "group", "room"], "flag": ["true", "false"],
        "webhook": ["copy", "callback", "pre-send", "post-send", "before-push", "offline-push"],
    ]

    /// Rows whose transform names no list, or no bounds.
    private func transforms(of vendor: VendorTables) -> [TableProblem] {
        let lists = Set(mappings.words.rows.filter { $0["vendor"] == vendor.id }.map { $0["list"] })
        return VendorKey.all(of: vendor.ownMessages).compactMap { key in
            switch key.transform {
            case "word" where !lists.contains(key.argument):
                TableProblem(
                    key.row, of: vendor.ownMessages, "the list \"\(key.argument)\" has no row in words.tsv")
            case "bounded" where !Self.areBounds(key.argument):
                TableProblem(key.row, of: vendor.ownMessages, "bounds are two numbers up to 65535, as 0..999")
            default: nil
            }
        }
    }

    private static func areBounds(_ text: String) -> Bool {
        let numbers = text.split(separator: ".").compactMap { UInt16($0) }
        return numbers.count == 2 && numbers[0] <= numbers[1] && text == "\(numbers[0])..\(numbers[1])"
    }
}

/// Whether what diagnostics tell can be told in both languages, with the same values in it.
struct DiagnosticCheck {
    let table: Table

    var problems: [TableProblem] {
        var members: [String: String] = [:]
        return table.rows.flatMap { row -> [TableProblem] in
            let earlier = members.updateValue(row.id, forKey: DiagnosticRenderer.member(of: row.id))
            let twice = earlier.map { "\($0) has the same name in Swift" }
            return
                (name(of: row) + [twice].compactMap(\.self) + words(of: row) + sentence(of: row)
                + comment(of: row)).map { TableProblem(row, of: table, $0) }
        }
    }

    private func name(of row: Table.Row) -> [String] {
        let isKebab = row.id.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
        }
        return isKebab ? [] : ["the code \"\(row.id)\" is not in kebab case"]
    }

    private func words(of row: Table.Row) -> [String] {
        let words = row["words"]
        var problems: [String] = []
        if words.dropFirst().contains("{key}") {
            problems.append("the words name the key elsewhere than at their beginning")
        }
        if !(words.hasPrefix("{") || words.first?.isUppercase == true) || !words.hasSuffix(".") {
            problems.append("the words must be whole sentences that end with a full stop")
        }
        return problems
    }

    private func sentence(of row: Table.Row) -> [String] {
        if row["chinese"] == "-" { return ["there is no Chinese sentence"] }
        let known = Self.places(in: row["words"]) + ["key"]
        return Self.places(in: row["chinese"]).filter { !known.contains($0) }.map {
            "the Chinese sentence has a place for {\($0)}, and the English words do not"
        }
    }

    private func comment(of row: Table.Row) -> [String] {
        row["comment"] == "-" || row["comment"].hasSuffix(".")
            ? [] : ["the comment must be sentences that end with a full stop"]
    }

    /// The places in a sentence for which values stand in.
    private static func places(in sentence: String) -> [Substring] {
        sentence.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
            .map { $0.prefix { $0 != "}" } }
    }
}
