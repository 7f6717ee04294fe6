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
