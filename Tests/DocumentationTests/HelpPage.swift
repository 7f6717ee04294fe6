/// What `--help` prints for one command, as far as it can be checked.
struct HelpPage: CustomStringConvertible {
    /// The command and its subcommands' names, such as `settings convert`; empty for the command itself.
    let command: [String]
    let text: String

    var description: String { (["pushbridge"] + command).joined(separator: " ") }

    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The lines before the usage, which people have written.
    private var overview: [Substring] { Array(lines.prefix { !$0.hasPrefix("USAGE:") }) }

    /// The names of the command's subcommands.
    var subcommands: [String] {
        lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    /// What does not fit into a terminal of 80 columns, or was broken where it must not be.
    ///
    /// Text that stands indented is shown as it is; a line of it that was too long goes on at the left edge.
    var badLines: [String] {
        let long = lines.filter { $0.count > 80 }
        let blank = lines.filter { !$0.isEmpty && !Self.isText($0) }
        let broken = zip(overview, overview.dropFirst()).filter { line, next in
            Self.isText(line) && Self.isText(next) && line.hasPrefix(" ") != next.hasPrefix(" ")
        }
        return (long + blank + broken.map(\.1)).map(String.init)
    }

    private static func isText(_ line: Substring) -> Bool { line.contains { $0 != " " } }

    /// The commands below "Example:" or "Examples:"; a line that is indented further goes on with the one above.
    var examples: [String] {
        let block = overview.drop { $0 != "Example:" && $0 != "Examples:" }.dropFirst(2).prefix {
            !$0.isEmpty
        }
        var examples: [String] = []
        for line in block {
            if line.hasPrefix("    "), let last = examples.popLast() {
                examples.append("\(last)\n\(line.dropFirst(2))")
            } else {
                examples.append(String(line.dropFirst(2)))
            }
        }
        return examples
    }

    /// What the page does not tell and every page must: what goes in, what comes out, how it ends, what is next.
    var missing: [String] {
        let parts = [
            ("what goes in", ["Reads"]), ("what comes out", ["rites", "rints"]),
            ("how it ends", ["Exit status: 0 done;"]), ("what is next", ["\nNext: "]),
        ]
        let overview = overview.joined(separator: "\n")
        return parts.filter { part in !part.1.contains { overview.contains($0) } }.map(\.0)
    }
}
