/// A table in Markdown.
struct MarkdownTable {
    private var lines: [String]

    /// Begins a table with its column headings.
    init(_ headings: String...) {
        lines = [Self.line(headings), Self.line(headings.map { _ in "---" })]
    }

    /// Adds a row.
    mutating func append(_ cells: String...) {
        lines.append(Self.line(cells))
    }

    /// The table without a line end behind it.
    var text: String { lines.joined(separator: "\n") }

    /// Code, as a cell can hold it; nothing for the tables' dash.
    static func code(_ text: String) -> String {
        text == "-" ? "" : "`\(text)`"
    }

    /// A cell of a table of ours as words; nothing for its dash.
    static func words(_ text: String) -> String {
        if text == "-" { return "" }
        var (words, before) = ("", Character(" "))
        for character in text {
            if character == "{" && before != "{" { words.append("`") }
            if before == "}" && character != "}" { words.append("`") }
            words.append(character)
            before = character
        }
        return before == "}" ? words + "`" : words
    }

    private static func line(_ cells: [String]) -> String {
        "| \(cells.map { $0.replacing("|", with: #"\|"#) }.joined(separator: " | ")) |"
    }
}
