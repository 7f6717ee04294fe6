/// The cells of a row of `limits.tsv` that have words within words, taken apart.
struct LimitCells {
    let row: Table.Row

    /// The shapes that the row names; nil for all of the vendor's.
    var shapes: [String]? { Self.words(row["shapes"]) }

    /// The kinds of message that the row names; none for all.
    var kinds: [String] { Self.words(row["kinds"]) ?? [] }

    /// What is measured, together.
    var measures: [Measure] {
        row["measure"].split(separator: " ").map { Measure(String($0)) }
    }

    /// What gives way, in this order.
    var steps: [Step] {
        row["gives"].split(separator: " ").map { word in
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            return Step(
                name: parts.first ?? "",
                fields: parts.count == 2 ? parts[1].split(separator: ",").map(String.init) : [])
        }
    }

    /// Something that has a size: a field, `written(FIELD)` or `key(PATH)`.
    enum Measure: Hashable {
        case held(String)
        case written(String)
        case key(String)

        init(_ word: String) {
            let parts = word.split(separator: "(", maxSplits: 1)
            let argument = parts.count == 2 && word.hasSuffix(")") ? String(parts[1].dropLast()) : nil
            self =
                switch (parts.first, argument) {
                case ("written", let field?): .written(field)
                case ("key", let path?): .key(path)
                default: .held(word)
                }
        }
    }

    /// A word of `gives`, with the fields behind its colon.
    struct Step: Hashable {
        let name: String
        let fields: [String]
    }

    private static func words(_ cell: String) -> [String]? {
        cell == "-" ? nil : cell.split(separator: " ").map(String.init)
    }
}

/// A vendor's list of words, as a row of `words.tsv` spells it.
struct WordListCells {
    private let row: Table.Row

    init(_ row: Table.Row) {
        self.row = row
    }

    var name: String { row["list"] }

    /// Each word and what it means; what has no equals sign means itself.
    var words: [(word: String, meaning: String)] {
        row.words("values").map { cell in
            guard let sign = cell.lastIndex(of: "=") else { return (cell, cell) }
            return (String(cell[..<sign]), String(cell[cell.index(after: sign)...]))
        }
    }

    /// What words mean that are none of these; nil for nothing.
    var otherwise: String? { row["otherwise"] == "-" ? nil : row["otherwise"] }

    /// The list as Swift source.
    var literal: String {
        let entries = words.map { "(\(SwiftLiteral.string($0)), \(meaning($1)))" }.joined(separator: ", ")
        var parts = ["[\(entries)]"]
        if row["case"] == "any" { parts.append("ignoresCase: true") }
        if let otherwise { parts.append("otherwise: \(meaning(otherwise))") }
        if row["told"] != "-" { parts.append("told: .\(DiagnosticRenderer.member(of: row["told"]))") }
        if row["substitute"] != "-" { parts.append("substitute: \(SwiftLiteral.string(row["substitute"]))") }
        return "VendorWords(\(parts.joined(separator: ", ")))"
    }

    /// A kind of conversation, and a sort of it behind a slash.
    private static func conversation(_ word: String) -> String {
        let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
        let sort = parts.count == 2 ? ", \(SwiftLiteral.string(parts[1]))" : ""
        return ".conversation(.\(parts.first ?? word)\(sort))"
    }

    private func meaning(_ word: String) -> String {
        switch row["means"] {
        case "kind": ".kind(.\(CamelCase.joined([word])))"
        case "conversation": Self.conversation(word)
        case "flag": ".flag(\(word))"
        default: ".text(\(SwiftLiteral.string(word)))"
        }
    }
}
