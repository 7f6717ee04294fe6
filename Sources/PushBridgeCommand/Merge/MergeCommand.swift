internal import ArgumentParser
internal import PushRecords

/// `pushbridge merge`: the sum of many runs' reports or summaries.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "merge", "Add up the reports of 'verify --format json', or the --summary files, of many runs.",
        usage: "pushbridge merge [<options>] <file> ...")

    @Argument(help: .option("Merge.files"), completion: .file())
    var files: [String]

    @Option(help: .option("Merge.format"))
    var format = ReportFormat.json

    @OptionGroup
    var language: LanguageOption

    @Option(name: .shortAndLong, help: .option("Merge.output"), completion: .file())
    var output = "-"

    func validate() throws {
        guard files.count(where: { $0 == "-" }) <= 1 else {
            throw ValidationError("'-' is given twice, but standard input can be read only once.")
        }
    }

    func run() throws {
        let reads = files.map { NamedFile("The file", $0) }
        let written = try ByteSink.output(output, reading: reads)
        let sum = try MergedFiles(files)
        var writer = JSONWriter()
        switch sum {
        case .tally(let tally):
            FidelityReport(tally: tally, language: language.lang).write(format, to: &writer)
        case .summary(let summary):
            guard format == .json else { throw CommandError.unreadableSummary }
            summary.write(to: &writer)
            writer.newline()
        }
        try written.write(writer)
        try written.finish()
    }
}
