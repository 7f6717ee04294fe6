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
