internal import ArgumentParser
internal import CFiles
internal import PushModel
internal import PushRecords

/// What `-h` and `--help` print.
enum HelpText {
    /// The width of a line where the width of the terminal is unknown.
    private static let usualWidth = 80
    /// How far the explanations of options stand from the left.
    private static let margin = 26

    /// All of it, as the parser wrote it, which describes `-h` and `--help` as one.
    static func whole(_ text: String) -> String {
        UTF8Text(text).replacing("Show help information.", by: "Show help; -h is short.")
    }

    /// The short help: what the command does, and a sentence for each argument, option and subcommand.
    static func short(of named: NamedCommand, _ root: (some ParsableCommand).Type) -> String {
        let width = max(ProcessEnvironment.text(of: "COLUMNS").flatMap { Int($0) } ?? usualWidth, 40)
        // So wide that each explanation stands on one line.
        let text = whole(root.helpMessage(for: named.command, columns: 10_000))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let lists = lines.drop { !$0.hasPrefix("USAGE:") }.prefix { !$0.hasPrefix("  See '") }
        var short = wrapped(named.command.configuration.abstract, to: width) + [""]
        for entry in entries(Array(lists)) { short += entry.lines(upTo: width) }
        while short.last == "" { short.removeLast() }
        short += ["", "'\(named.words) --help' shows examples, formats and exit statuses."]
        return short.joined(separator: "\n") + "\n"
    }

    /// What a command does, at length: its part of `help.txt`.
    static func discussion(_ command: String) -> String { discussions[command] ?? "" }

    // Every start of the program asks for all of them: so they are taken apart byte by byte.
    private static let discussions: [String: String] = {
        let file = UTF8Text(String(cString: embedded_help()))
        var (discussions, start) = ([String: String](), 0)
        while start < file.count {
            let end = file.range(of: "\n# ", from: start)?.lowerBound ?? file.count
            let name = start + 2..<(file.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? end)
            discussions[file[name].string] = file[name.upperBound..<end].trimmedASCIIWhitespace()
                .replacing("{status}", by: UTF8Text(ExitStatus.help))
            start = end + 1
        }
        return discussions
    }()

    static func all(below command: any ParsableCommand.Type, _ root: (some ParsableCommand).Type) -> String {
        command.configuration.subcommands.reduce(root.helpMessage(for: command, columns: 10_000)) {
            $0 + all(below: $1, root)
        }
    }

    static func has(_ option: String, _ named: NamedCommand, _ root: (some ParsableCommand).Type) -> Bool {
        let text = root.helpMessage(for: named.command, columns: 10_000)
        return text.split { $0 == " " || $0 == "," || $0 == "\n" }.contains { $0 == option }
    }

    /// A line of a list: an argument, an option or a subcommand and its explanation; or any other line as it is.
    private struct Entry {
        var label: Substring
        var explanation: Substring?

        /// The label, and the explanation's first sentence on as many lines as it needs.
        func lines(upTo width: Int) -> [String] {
            guard var words = explanation else { return [String(label)] }
            if let stop = words.firstRange(of: ". ") { words = words[..<stop.lowerBound] }
            if words.hasSuffix(".") { words.removeLast() }
            let margin = HelpText.margin
            var lines = HelpText.wrapped(String(words), to: width - margin).map {
                String(repeating: " ", count: margin) + $0
            }
            if label.count + 2 <= margin, let first = lines.first {
                lines[0] = String(label) + first.dropFirst(label.count)
            } else {
                lines.insert(String(label), at: 0)
            }
            return lines
        }
    }

    /// The lines, with an explanation that begins on a line of its own put behind what it explains.
    private static func entries(_ lines: [Substring]) -> [Entry] {
        lines.reduce(into: []) { entries, line in
            let last = entries.count - 1
            if line.hasPrefix("   "), last >= 0, entries[last].label.hasPrefix("  ") {
                entries[last].explanation = line.drop { $0 == " " }
            } else if line.hasPrefix("  "), line.count > margin, line.dropFirst(margin - 1).first == " " {
                let label = line.prefix(margin).trimmed { $0 == " " }
                entries.append(Entry(label: label, explanation: line.dropFirst(margin)))
            } else {
                entries.append(Entry(label: line))
            }
        }
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}

extension UTF8Text {
    /// The text with one part replaced wherever it occurs, byte by byte: by characters it takes ten times as long.
    fileprivate func replacing(_ words: UTF8Text, by others: UTF8Text) -> String {
        var (rest, pieces) = (self, [UTF8Text]())
        while let range = rest.range(of: words) {
            pieces += [rest[0..<range.lowerBound], others]
            rest = rest[range.upperBound..<rest.count]
        }
        return UTF8Text(concatenating: pieces + [rest]).string
    }
}

extension Substring {
    fileprivate func trimmed(_ isUnwanted: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, isUnwanted(last) { text.removeLast() }
        return text
    }
}

extension ArgumentHelp {
    /// What `options.tsv` says of an option, a flag or an argument.
    ///
    /// - Parameter key: The group of options and the property, such as `Output.rejects`.
    /// - Returns: The explanation, and what the value is called.
    static func option(_ key: String) -> ArgumentHelp { OptionTable.helps[key] ?? "" }
}

/// The explanations of options whose words need no values of the program's own.
private enum OptionTable {
    static let helps: [String: ArgumentHelp] = {
        String(cString: embedded_options()).tableRows.reduce(into: [:]) { helps, row in
            helps[row[0]] = ArgumentHelp(row[2], valueName: row[1].isEmpty ? nil : row[1])
        }
    }()
}

/// Values of options that begin with a hyphen and a digit, such as `-1`.
///
/// The parser takes them for options of their own, and says that the value is missing. Behind an equals sign it reads them, so that
/// the option itself says what it takes.
enum NegativeValues {
    /// The arguments with each such value joined to its option: `--jobs=-1` for `--jobs` and `-1`.
    static func joined(_ arguments: [String]) -> [String] {
        let options = arguments.prefix { $0 != "--" }
        return options.reduce(into: []) { joined, argument in
            if let last = joined.last, last.hasPrefix("--"), !last.contains("="), isNegative(argument) {
                joined[joined.count - 1] = "\(last)=\(argument)"
            } else {
                joined.append(argument)
            }
        } + arguments.dropFirst(options.count)
    }

    private static func isNegative(_ argument: String) -> Bool {
        argument.hasPrefix("-") && argument.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? false
    }
}
