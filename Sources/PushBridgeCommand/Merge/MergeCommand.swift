internal import ArgumentParser
internal import PushRecords

/// `pushbridge merge`: the sum of many runs' reports or summaries.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Add up the reports of 'verify --format json', or the --summary files, of many runs.",
        usage: "pushbridge merge [<options>] <file> ...",
        discussion: """
            Reads the files and writes their sum: what one run over all the inputs would have written, byte for byte, \
            whatever the order of the files. So a corpus of many files can be divided among many processes or machines. Give each run the name \
            of its input with --origin, so that places in the sum can be told apart.

            Reports can only be added if they were measured in the same way: with the same version of pushbridge, \
            target, options and profiles. Summaries can only be added if they are of the same command. Advice of \
            'verify --advise' is left out: it was measured on a sample of one run. A report that has counted an input of \
            another one, with the same name and content, is refused, because its messages would count twice. Empty \
            inputs do not matter.

            The counts of messages always stay exact. Of some lists, a report keeps only so many entries, and "cut" says \
            of which: 100 places, 400 pairs of a situation and what people notice in it, 100 differences on the screen, \
            500 sets of rows. Of more than 400 days the earliest count together, and of the inputs the first 100 by name \
            are named. Texts in examples are cut after 160 bytes, with a mark and their length.

            People are counted by digests of their ids: exactly up to 10 000 people, and up to 1 000 for a row or a \
            place. Beyond, the report says that there are more.

            Examples:

              head -n 6 messages.jsonl |
                pushbridge verify --to nim --origin a --format json --output a.json &&
                sed -n 7,12p messages.jsonl |
                pushbridge verify --to nim --origin b --format json --output b.json &&
                pushbridge merge a.json b.json --format text

            Exit status: 0 done; 64 wrong usage; 65 a file is neither a report nor a summary, or cannot be added to \
            the others, or would count an input twice; 74 input or output failed.

            Next: 'pushbridge report' makes a page of a report.
            """)

    @Argument(
        help: ArgumentHelp(
            "Reports of 'verify --format json', or --summary files; '-' is standard input.", valueName: "file"
        ),
        completion: .file())
    var files: [String]

    @Option(help: "json: the sum, which can be added again; text: a report for people.")
    var format = ReportFormat.json

    @OptionGroup
    var language: LanguageOption

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file for the sum; '-' is standard output.", valueName: "file"),
        completion: .file())
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
