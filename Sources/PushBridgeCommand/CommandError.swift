internal import PushBridge
internal import PushRecords

/// Why the command stops: the exit status and one sentence.
///
/// Every sentence that the command says about a failure is written in this file, or beside it for sums of files.
struct CommandError: Error, Hashable, CustomStringConvertible {
    let status: ExitStatus
    /// What is wrong, where, and what to do.
    let description: String

    static func usage(_ sentence: String) -> CommandError {
        CommandError(status: .usage, description: sentence)
    }

    static func usage<Made>(_ make: () throws(PushBridgeError) -> Made) throws(CommandError) -> Made {
        do {
            return try make()
        } catch {
            throw .usage(error.description)
        }
    }

    static func unknownSubcommand(_ name: String, of named: NamedCommand, hint: NearestCommand)
        -> CommandError
    {
        let way =
            if let words = hint.words {
                "Did you mean '\(named.path[0].name) \(words)'?"
            } else if named.path.count == 1, FileStatus(path: name) != nil {
                "To translate a file: '\(named.path[0].name) translate \(InputCommand.quoted(name))'."
            } else {
                "The subcommands are \(named.subcommands.joined(separator: ", "))."
            }
        return .usage(
            "'\(named.words)' has no subcommand '\(name)'. \(way) See '\(named.words) -h'.")
    }

    static func sameFile(_ first: String, _ second: String, name: String) -> CommandError {
        .usage("\(first) and \(second) are the same file, \(name). Use different files.")
    }

    static func sameVendor(_ vendor: String) -> CommandError {
        .usage(
            "'--from \(vendor)' and '--to \(vendor)' name the same vendor, so there is nothing to convert. Give another "
                + "vendor, or a shape with '--to-shape'.")
    }

    static func repeatedProfile(_ vendor: String, _ first: String, _ second: String) -> CommandError {
        .usage(
            "\(first) and \(second) are both profiles for \(vendor). Give at most one profile for each vendor."
        )
    }

    static func malformed(_ file: String, line: Int, _ what: String) -> CommandError {
        .malformed(file, MessagePlace(line: line), what)
    }

    private static func malformed(_ file: String, _ place: MessagePlace, _ what: String) -> CommandError {
        CommandError(status: .malformed, description: "\(located(file, place)): \(sentence(what))")
    }

    static func malformed(_ file: String, _ place: MessagePlace, _ error: MessageError) -> CommandError {
        .malformed(file, place, "not JSON. \(error.description(advising: CommandOption.namedForSettings))")
    }

    static func malformed(_ file: String, _ place: MessagePlace, _ error: PushModelError) -> CommandError {
        .malformed(file, place, error.description)
    }

    /// A file and a place in it, as `messages.jsonl:3`, or as `messages.json:1, index 2` in an array.
    static func located(_ file: String, _ place: MessagePlace) -> String {
        "\(file):\(place.line)" + (place.index.map { ", index \($0)" } ?? "")
    }

    static func settingsTooLong(_ file: String, line: Int, limit: Int) -> CommandError {
        .malformed(file, line: line, "there are more than \(limit) bytes, which is too long for settings")
    }

    static func unreadable(_ file: String, _ reason: SystemReason) -> CommandError {
        CommandError(status: .inputOutput, description: "\(file) cannot be read: \(reason).")
    }

    /// There is no file of the name that an option gives; the name may be a key or a passphrase itself.
    static func missingSecretFile(_ option: String) -> CommandError {
        CommandError(
            status: .inputOutput,
            description:
                "The file of \(option) cannot be read: there is no such file. Its name is not shown, because it "
                + "may be the secret itself. Give the path of a file.")
    }

    static func damaged(_ file: String, _ damage: CompressionDamage) -> CommandError {
        let (tool, byte) = (damage.compression.rawValue, damage.offset)
        let what =
            damage.reason.map { "is damaged at byte \(byte): \(tool): \($0)" }
            ?? "is cut short: \(tool) data goes on behind its last byte, \(byte)"
        return CommandError(
            status: .inputOutput,
            description: "\(file) \(what). The lines before that were read. Get the file again.")
    }

    /// The same failure, and where what was written before it is kept.
    func keeping(_ parts: (records: String?, rejects: String?)) -> CommandError {
        let names = [parts.records, parts.rejects].compactMap(\.self)
        if names.isEmpty { return self }
        return CommandError(
            status: status,
            description:
                "\(description) What was written before that is in \(names.joined(separator: " and ")).")
    }

    static func emptyFolder(_ folder: String) -> CommandError {
        CommandError(
            status: .inputOutput,
            description:
                "\(folder) contains no file to read. Names that begin with '.' or '_' are left out, and unfinished files: '.partial' and '.tmp-…'."
        )
    }

    static func repeatedInput(_ name: String, _ first: String) -> String {
        "\(name) and \(first) are the same file or folder. It is read once, as \(first)."
    }

    static func furtherRepeatedInputs(_ count: Int) -> String {
        "\(count) more \(count == 1 ? "name leads to a file or folder" : "names lead to files or folders") already read, and \(count == 1 ? "is" : "are") left out."
    }

    static let originOfSeveral = CommandError.usage(
        "--origin names a single input. With several inputs, or with a folder, each record has the path of its input as "
            + "its origin; leave --origin out.")

    static let firstLineOfSeveral = CommandError.usage(
        "--first-line is about a single input. Give the rest of the inputs in runs of their own.")

    static let firstLineOfDocument = CommandError.usage(
        "--first-line is about lines, and the input is one JSON document. Give its last messages one a line: "
            + "jq -c '.[N:][]'.")

    static func unwritable(_ file: String, _ reason: SystemReason) -> CommandError {
        CommandError(
            status: reason.isClosedPipe ? .closedPipe : .inputOutput,
            description: "\(file) cannot be written: \(reason).")
    }

    static func foreign(_ source: ByteSource, _ form: ForeignForm, status: ExitStatus) -> CommandError {
        let way =
            status == .malformed
            ? "Make a readable file of it first: \(form.command) \(InputCommand.quoted(source.path)) > NEWFILE"
            : "Make it readable first: \(InputCommand.piped(form.command, source.path))"
        return CommandError(status: status, description: "\(source.name) is \(form.inWords). \(way)")
    }

    /// The sentence with exactly one full stop.
    static func sentence(_ what: String) -> String {
        what.hasSuffix(".") ? what : what + "."
    }
}

extension CommandError {
    /// What failed in a run that reached its end, for the standard error; nil when nothing did.
    static func shortcomings(
        rejects: Int, areAllowed: Bool, in file: String?, invalid: Int, warnings: Int
    ) -> String? {
        var parts: [String] = []
        if rejects > 0 {
            let place = file.map { "in \($0)" } ?? "in the output"
            let allowance = areAllowed ? " (allowed)" : ""
            parts.append("\(rejects) reject \(rejects == 1 ? "record" : "records") \(place)\(allowance)")
        }
        if invalid > 0 { parts.append("\(invalid) invalid \(invalid == 1 ? "signature" : "signatures")") }
        if warnings > 0 { parts.append("\(warnings) \(warnings == 1 ? "warning" : "warnings") (--strict)") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ") + "."
    }

    /// What rejected lines have in common, and the command that mends all of them.
    static func hints(_ tally: Tally, input: String?) -> [String] {
        let path = input ?? "FILE"
        var hints: [String] = []
        if tally[.foreignLines] > 0 {
            let command = InputCommand.piped(InputCommand.converting(from: "GBK"), path)
            hints.append("Some rejected lines look like GBK. Convert the input: \(command)")
        }
        if tally[.partialLines] > 0 {
            let command = InputCommand.piped(InputCommand.joiningLines, path)
            hints.append(
                "Some rejected lines look like parts of messages. Write one message a line: \(command)")
        }
        return hints
    }

    static func unknownRow(_ id: String, near: [String]) -> CommandError {
        let suggestion = near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", or "))?"
        return .usage("There is no row \"\(id)\".\(suggestion) `pushbridge mappings list` lists all rows.")
    }

    static func unreadableTable(_ path: String) -> CommandError {
        CommandError(
            status: .inputOutput,
            description: "\(path) could not be read. Give the folder that holds the tables.")
    }

    static func tooMuchLost(_ count: Int, threshold: Fidelity) -> String {
        let worse = threshold == .exposed ? "" : " or worse"
        return
            "\(count) \(count == 1 ? "message is" : "messages are") \(threshold.rawValue)\(worse) (--fail-on)."
    }

    static func classLost(_ count: Int) -> String {
        "\(count) \(count == 1 ? "message loses" : "messages lose") a setting by which phone makers decide (--fail-on)."
    }

    static func unsendable(_ count: Int) -> String {
        "\(count) \(count == 1 ? "call cannot" : "calls cannot") be sent as \(count == 1 ? "it is" : "they are") (--fail-on)."
    }

    static func changed(_ changes: [String]) -> String {
        "The runs differ: \(changes.joined(separator: ", ")) (--fail-on)."
    }

    static let hiddenWordsUnknown =
        "'--fail-on exposed' is not possible here: records do not tell which words were hidden. "
        + "Use 'verify --fail-on exposed' with the messages."

    static func uncompared(_ file: String, line: Int, _ error: UncomparedLine) -> String {
        "\(file):\(line): \(error.description)"
    }

    static func withoutID(_ file: String, count: Int) -> String {
        "\(file): \(count) \(count == 1 ? "record has" : "records have") no id and cannot be matched. "
            + "Run 'translate' with --with-id."
    }

    static let nothingToCompare = "There is nothing to compare: neither file has a record with an id."

    static let nothingJudged = "No message could be judged, so nothing is proved (--fail-on)."

    static func profileUnchanged(_ file: String) -> String {
        "No change to the target's profile was found that helps, so \(file) was not written (--write-profile)."
    }

    static func strangers(_ count: Int, of vendor: String) -> String {
        "\(count) \(count == 1 ? "webhook looks" : "webhooks look") like \(vendor)'s and "
            + "\(count == 1 ? "was" : "were") not verified; verify them with --vendor \(vendor)."
    }

    static func unwritten(_ count: Int, target: String) -> String {
        "\(count) \(count == 1 ? "message has" : "messages have") no counterpart at \(target) and "
            + "\(count == 1 ? "was" : "were") left out; --format records says why."
    }

    /// Messages that were written and cannot be sent so, and what they lack; nil when there are none.
    static func unsendable(_ tally: Tally) -> String? {
        let count = tally[.unsendable]
        if count == 0 { return nil }
        let needs = tally[.needs].sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return "\(count) \(count == 1 ? "message" : "messages") cannot be sent as written. "
            + "Missing: \(needs.joined(separator: ", ")). --format records shows which."
    }

    /// Calls without the names of organisation and app; nil when there are none.
    static func namelessRequests(_ tally: Tally, vendor: String) -> String? {
        let count = tally[.namelessRequests]
        if count == 0 { return nil }
        return
            "The \(count == 1 ? "path of one call has" : "paths of \(count) calls have") {org}/{app} where your "
            + "app's names belong. Add \"appKey\": \"org#app\" to the profile for \(vendor)."
    }

    /// How much a list of `verify --missing` has, and how to give it back.
    static func missing(_ part: MissingPart, _ tally: MissingTally, _ target: String) -> String {
        let way =
            part == .ids
            ? "Write the new IDs into the third column, and give the file with --ids."
            : "Fill in the file, and add it to the profile for \(target)."
        let cut = tally.isCut ? "There are more: only \(MissingTally.most) are kept. " : ""
        return "\(tally.count) missing \(part.rawValue), those of most messages first. \(cut)\(way)"
    }

    static func notPushResults(_ count: Int) -> String {
        "\(count) \(count == 1 ? "webhook is not a push result" : "webhooks are not push results") and "
            + "\(count == 1 ? "has" : "have") no record."
    }

    static func noSuchMessage(_ input: String, line: Int?, index: Int?, last: MessagePlace?) -> CommandError {
        guard let last, line != nil || index != nil else { return .usage("\(input) contains no message.") }
        if let end = last.index {
            guard let index else {
                return .usage("\(input) is a JSON array. Choose an element with --index, from 0 to \(end).")
            }
            return .usage("\(input) has no element \(index). Its last element has the index \(end).")
        }
        guard let line else {
            return .usage("\(input) is not a JSON array and has no elements. Choose a line with --line.")
        }
        return .usage("\(input) has no line \(line). Its last line is \(last.line).")
    }

    static func unusableLine(_ input: String, _ place: MessagePlace, _ limit: Int) -> CommandError {
        let (noun, option) = place.index == nil ? ("line", "--line") : ("element", "--index")
        return .usage(
            "\(located(input, place)): the \(noun) is blank or has more than \(limit) bytes. "
                + "Choose another \(noun) with \(option).")
    }

    static func unexplainable(_ message: ChosenMessage, _ error: MessageError) -> CommandError {
        CommandError(
            status: .incomplete,
            description: rejected(
                message.input, message.place, code: error.code.rawValue,
                message: error.description(advising: CommandOption.named)))
    }

    static func rejected(_ input: String, _ place: MessagePlace, code: String, message: String) -> String {
        "\(located(input, place)): \(code): \(message)"
    }

    static func largeDocument(_ input: String) -> String {
        "\(input) looks like one JSON document, but has more than 64 MiB, so it is read line by line. Write one message per line."
    }

    static func changedInput(_ file: String, line: Int) -> CommandError {
        .malformed(
            file, line: line,
            "the outcome does not belong to line \(line) of the input; give --resume the outcomes for this same input"
        )
    }

    static func remark(_ file: String, _ place: MessagePlace, _ remark: SettingsRemark) -> String {
        "\(located(file, place)): \(remark)"
    }

    static func furtherRemarks(_ file: String, count: Int) -> String {
        "\(file): there are \(count) more notes like these."
    }

    static func unappendable(_ file: String) -> CommandError {
        .usage(
            "\(file) cannot be continued: --resume appends to it, and needs a file that is not compressed. "
                + "Write the outcomes to a file first.")
    }

    static func inUse(_ file: String) -> CommandError {
        CommandError(
            status: .inputOutput,
            description:
                "\(file) is in use: another run writes it. Wait until that run ends.")
    }

    static func fullDisk(_ file: String) -> String {
        "\(file): the disk is full. The outcomes wait until there is room, and so do further pushes. Free some space."
    }
}

/// How the command ends.
enum ExitStatus: Int32 {
    case done = 0
    /// The run reached its end, and some lines were rejected or, with `--strict`, had a warning.
    case incomplete = 1
    case usage = 64
    /// A profile, recipients, groups or IDs file cannot be used.
    case malformed = 65
    case inputOutput = 74
    /// The reader of the output has gone, which needs no message; SIGPIPE ends a command with the same (128 + 13).
    case closedPipe = 141

    static func signalled(_ signal: Int32) -> Int32 { 128 + signal }
}

extension ExitStatus {
    static let help = """
        Exit status: 0 done; 1 a line was rejected (with --allow-rejects, more than that) or, with --strict, there was a warning; 64 wrong usage; 65 a \
        profile, recipients, groups or IDs file is malformed; 74 input or output failed.
        """
}
