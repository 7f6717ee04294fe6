extension Rule {
    /// People read these sentences while something is broken, and often in their second language.
    static let wording = Rule("Diagnostics, texts and help have short sentences of plain words") { tree in
        shown.flatMap { path, column in
            texts(in: path, column, of: tree).flatMap { line, text in
                let plain = overused.matches(in: text).map {
                    "\"\($0)\" has been used for everything; name the thing"
                }
                let long = sentences(of: text).map { $0.split(separator: " ").count }.filter {
                    $0 > mostWords
                }
                .map { "a sentence has \($0) words; at most \(mostWords) are read in a hurry" }
                return (plain + long).map { Violation(path, line: line, $0) }
            }
        }
    }

    private static let mostWords = 25

    /// The files with the sentences, and their column; without a column, all lines of the file that are no example.
    private static let shown = [
        ("Mappings/diagnostics.tsv", "words"), ("Sources/PushRecords/Words/texts.tsv", "en"),
        ("Sources/PushBridgeCommand/Arguments/options.tsv", "help"),
        ("Sources/PushBridgeCommand/Arguments/help.txt", nil),
    ]

    /// Each has a more exact word for each of its uses.
    private static let overused = Pattern(
        #"(?i)\b(stands?|gives? way|comes? to|holds?|taken? for|takes for|in vain|anew|whole|what is|somebody|whoever)\b"#
    )

    private static func texts(
        in path: String, _ column: String?, of tree: SourceTree
    ) -> [(line: Int, text: String)] {
        if let column {
            return zip(2..., tree.rows(ofFile: path)).compactMap { line, row in row[column].map { (line, $0) }
            }
        }
        let lines = (tree.texts[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        return zip(1..., lines).filter { !$1.hasPrefix(" ") }.map { ($0, String($1)) }
    }

    /// The parts between the signs that end a thought; a list behind a colon is a part of its own.
    private static func sentences(of text: String) -> [Substring] {
        var (sentences, start) = ([Substring](), text.startIndex)
        for index in text.indices where text[index] == " " && index > text.startIndex {
            guard ".;:!?".contains(text[text.index(before: index)]) else { continue }
            sentences.append(text[start..<index])
            start = index
        }
        return sentences + [text[start...]]
    }
}
