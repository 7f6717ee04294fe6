/// A page of Markdown, as far as it can be checked.
struct MarkdownPage {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The fenced blocks in that language.
    func blocks(_ language: String) -> [String] {
        fenced { fence, _ in fence == "```\(language)" }
    }

    /// The fenced blocks that stand directly below a line `<!-- transcript -->`.
    var transcripts: [Transcript] {
        fenced { _, above in above == "<!-- transcript -->" }.map { Transcript($0) }
    }

    /// Where links lead, but for those into the web.
    var localLinks: [String] {
        let targets = lines.flatMap { line -> [String] in
            line.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
                .map { String($0) }
        }
        return targets.filter { !$0.contains("://") && !$0.hasPrefix("#") }
    }

    private func fenced(_ isWanted: (_ fence: Substring, _ above: Substring) -> Bool) -> [String] {
        var blocks: [String] = []
        var open: [Substring]?
        var isOpenWanted = false
        var above: Substring = ""
        for line in lines {
            if let content = open {
                if line == "```" {
                    if isOpenWanted { blocks.append(content.joined(separator: "\n")) }
                    open = nil
                } else {
                    open = content + [line]
                }
            } else if line.hasPrefix("```") {
                open = []
                isOpenWanted = isWanted(line, above)
            }
            above = line
        }
        return blocks
    }
}
