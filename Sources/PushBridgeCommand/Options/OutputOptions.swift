internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// Where a subcommand writes, and how it tells about it.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file for the records, or for the report; '-' is standard output.", valueName: "file"),
        completion: .file())
    var output = "-"

    @Option(
        help: ArgumentHelp(
            "The file for the records of rejected lines. Without it they are written to the output, in input order.",
            valueName: "file"),
        completion: .file())
    var rejects: String?

    @Option(
        help: ArgumentHelp(
            "End with status 0 although up to so many lines, or so many percent of them, were rejected. A message that is rejected for several receivers counts for each.",
            valueName: "n|p%"),
        transform: RejectAllowance.read)
    var allowRejects: RejectAllowance?

    @Option(
        help: ArgumentHelp(
            "The file for one JSON object of counts: lines, records, rejected lines, diagnostics and so on.",
            valueName: "file"),
        completion: .file())
    var summary: String?

    @Flag(
        help:
            "Exit with status 1 if there is a warning or an error among the diagnostics, or a note on a settings file."
    )
    var strict = false

    @Option(help: "Whether to show progress on standard error; auto: only on a terminal.")
    var progress = Progress.Mode.auto

    @Option(help: ArgumentHelp("The number of threads. (default: one for each core)", valueName: "n"))
    var jobs: Int?

    private static let mostJobs = 1024

    mutating func validate() throws {
        guard (1...Self.mostJobs).contains(jobs ?? 1) else {
            throw ValidationError("'--jobs' takes a number from 1 to \(Self.mostJobs).")
        }
    }

    var jobCount: Int { jobs ?? min(Machine.coreCount, Self.mostJobs) }
}

extension Progress.Mode: ExpressibleByArgument {}

/// How many rejected lines a run may have and still be done.
enum RejectAllowance: Hashable {
    /// So many.
    case count(Int)
    /// So many of a hundred lines.
    case percent(Double)

    /// Reads `N` or `P%`.
    @Sendable
    static func read(_ text: String) throws -> RejectAllowance {
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent) {
            return .percent(percent)
        }
        guard let count = Int(text), count >= 0 else {
            throw ValidationError("it is neither a number of lines such as 10 nor a percentage such as 0.5%")
        }
        return .count(count)
    }

    func covers(_ rejects: Int, of lines: Int) -> Bool {
        switch self {
        case .count(let count): rejects <= count
        case .percent(let percent): Double(rejects) * 100 <= percent * Double(lines)
        }
    }
}

/// Where a subcommand writes that prints one text and no records.
struct TextOutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file for the output; '-' is standard output.", valueName: "file"),
        completion: .file())
    var output = "-"

    /// Opens the file, which is for its owner alone: texts of messages, tokens and signatures are confidential.
    func open(reading read: [NamedFile] = []) throws(CommandError) -> ByteSink {
        Interruption.ignoreClosedPipes()
        return try ByteSink.output(output, reading: read)
    }
}

/// Whether records say which message they are about.
struct RecordIDOptions: ParsableArguments {
    @Flag(
        name: .customLong("with-id"),
        help:
            "Write an \"id\" into each record: the message's own, else a digest of its line. 'convert' passes it on, and 'compare' matches two runs by it."
    )
    var recordsIDs = false
}

/// The language of what people read.
struct LanguageOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of the text: en for English, zh for Simplified Chinese. JSON, errors and notes stay English.",
            valueName: "language"))
    var lang = ReadersLanguage.english
}
