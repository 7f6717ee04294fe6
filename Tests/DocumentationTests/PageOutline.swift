/// What a page and its translation have in common: the headings, and the lines of code.
///
/// Of a transcript it is the commands only, without their `--lang zh`: a translation shows what they print in its language.
/// A translation names the English heading in a comment above each heading of its own: `<!-- en: The command -->`.
struct PageOutline {
    /// A heading or a line of code, in a spelling that is the same in both languages.
    private struct Entry {
        let line: Int
        let text: String
    }

    /// The page's file, from the checkout's root.
    let path: String
    private let entries: [Entry]

    init(_ text: String, path: String) {
        self.path = path
        var entries: [Entry] = []
        var fence: Substring?
        var isTranscript = false
        var isContinued = false
        var above: Substring = ""
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let open = fence {
                let isCommand = isContinued || line.hasPrefix("$ ")
                isContinued = isCommand && (line.hasSuffix("\\") || line.hasSuffix("|"))
                if line == "```" { fence = nil }
                if isTranscript, !isCommand, line != "```" { continue }
                let text = Self.code(line, in: open)
                entries.append(
                    Entry(line: index + 1, text: isTranscript ? text.replacing(" --lang zh", with: "") : text)
                )
            } else if line.hasPrefix("```") {
                entries.append(Entry(line: index + 1, text: String(line)))
                isTranscript = above == "<!-- transcript -->"
                isContinued = false
                fence = line
            } else if let heading = Self.heading(line, below: above) {
                entries.append(Entry(line: index + 1, text: heading))
            }
            above = line
        }
        self.entries = entries
    }

    /// A page of the checkout.
    init(path: String) throws {
        self.init(try Checkout.text(path), path: path)
    }

    /// What the translation lacks, and what only the translation has, each with file and line.
    func differences(in translation: PageOutline) -> [String] {
        translation.entries.map(\.text).difference(from: entries.map(\.text)).map { change in
            switch change {
            case .remove(let offset, let text, _):
                "\(path):\(entries[offset].line): \(translation.path) lacks \(text)"
            case .insert(let offset, let text, _):
                "\(translation.path):\(translation.entries[offset].line): \(path) lacks \(text)"
            }
        }
    }

    /// A heading in English; of the title, which differs, its level only.
    private static func heading(_ line: Substring, below above: Substring) -> String? {
        guard let match = line.wholeMatch(of: /(#+) .+/) else { return nil }
        if match.output.1 == "#" { return "#" }
        guard let english = above.wholeMatch(of: /<!-- en: (.+) -->/) else { return String(line) }
        return "\(match.output.1) \(english.output.1)"
    }

    /// A line of code; without the comment of a shell script, which is translated too.
    private static func code(_ line: Substring, in fence: Substring) -> String {
        fence == "```sh" ? String(line.replacing(/\s+# .*$/, with: "")) : String(line)
    }
}
