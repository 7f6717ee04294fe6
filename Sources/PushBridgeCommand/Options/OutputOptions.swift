internal import ArgumentParser
internal import PushBridge

/// Where a subcommand writes, and how it tells about it.
struct OutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Where the records go; '-' is standard output.", valueName: "file"),
        completion: .file())
    var output = "-"

    @Option(
        help: ArgumentHelp(
            "Where rejected lines go as records. Without it they stay in the output, in their place.",
            valueName: "file"),
        completion: .file())
    var rejects: String?

    @Option(
        help: ArgumentHelp(
            "Where to write one JSON object of counts: lines, records, rejected, diagnostics and the like.",
            valueName: "file"),
        completion: .file())
    var summary: String?

    @Flag(
        help:
            "Exit with status 1 if any diagnostic is a warning or an error, or a settings file has a remark.")
    var strict = false

    @Option(help: "Whether to show progress on standard error; auto: if it is a terminal.")
    var progress = Progress.Mode.auto

    @Option(help: ArgumentHelp("How many threads work. (default: one for each core)", valueName: "n"))
    var jobs: Int?

    private static let mostJobs = 1024

    mutating func validate() throws {
        guard (1...Self.mostJobs).contains(jobs ?? 1) else {
            throw ValidationError("'--jobs' takes a number from 1 to \(Self.mostJobs).")
        }
    }

    /// How many threads work.
    var jobCount: Int { jobs ?? min(Machine.coreCount, Self.mostJobs) }
}

extension Progress.Mode: ExpressibleByArgument {}
