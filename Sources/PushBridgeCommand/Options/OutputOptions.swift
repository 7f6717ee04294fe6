internal import ArgumentParser
internal import PushBridge

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

    /// How many threads work.
    var jobCount: Int { jobs ?? min(Machine.coreCount, Self.mostJobs) }
}

extension Progress.Mode: ExpressibleByArgument {}
