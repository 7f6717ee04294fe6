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
        "webhook": ["copy", "callback", "pre-send", "post-send", "offline-push"],
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
