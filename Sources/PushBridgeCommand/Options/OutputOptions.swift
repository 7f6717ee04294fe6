internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// Where a subcommand writes, and how it tells about it.
struct OutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: .option("Output.output"), completion: .file())
    var output = "-"

    @Option(help: .option("Output.rejects"), completion: .file())
    var rejects: String?

    @Option(help: .option("Output.allowRejects"), transform: RejectAllowance.read)
    var allowRejects: RejectAllowance?

    @Option(help: .option("Output.summary"), completion: .file())
    var summary: String?

    @Flag(help: .option("Output.strict"))
    var strict = false

    @Option(help: .option("Output.progress"))
    var progress = Progress.Mode.auto

    @Option(help: .option("Output.jobs"))
    var jobs: Int?

    private static let mostJobs = 1024

    mutating func validate() throws {
        guard (1...Self.mostJobs).contains(jobs ?? 1) else {
            throw ValidationError("'--jobs' takes a number from 1 to \(Self.mostJobs).")
        }
    }

    var jobCount: Int { jobs ?? min(Machine.coreCount, Self.mostJobs) }
}

extension Progress.Mode: WordOption {}

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
    @Option(name: .shortAndLong, help: .option("TextOutput.output"), completion: .file())
    var output = "-"

    /// Opens the file, which is for its owner alone: texts of messages, tokens and signatures are confidential.
    func open(reading read: [NamedFile] = []) throws(CommandError) -> ByteSink {
        Interruption.ignoreClosedPipes()
        return try ByteSink.output(output, reading: read)
    }
}

/// Whether records say which message they are about.
struct RecordIDOptions: ParsableArguments {
    @Flag(name: .customLong("with-id"), help: .option("RecordID.recordsIDs"))
    var recordsIDs = false
}

/// The language of what people read.
struct LanguageOption: ParsableArguments {
    @Option(help: .option("Language.lang"))
    var lang = ReadersLanguage.english
}
