internal import ArgumentParser
internal import PushRecords

/// `pushbridge verify`: how much of a corpus a conversion would keep.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Report how much of a corpus 'convert' keeps, and what is lost most often.",
        discussion: """
            Reads the same input as 'translate', converts every message like 'convert', and proves what is kept. \
            Writes a report instead of messages: counts for each fidelity, the table rows that cost most, the places \
            in the payload that differ, examples, and the differences that come only from the profiles.

            The examples show the text that people would see before and after, so treat the report as confidential \
            as the messages. Rejected lines are reported on standard error, or written to the --rejects file.

            Examples:

              head -n 6 messages.jsonl |
                pushbridge verify --to nim --profile easemob.json --profile nim.json
              head -n 1 messages.jsonl |
                pushbridge verify --to nim --fail-on degraded --format json \\
                --profile easemob.json --profile nim.json

            \(ExitStatus.help) With --fail-on, also 1 if a message has that fidelity or worse.

            Next: 'pushbridge mappings show ID' explains a row; 'pushbridge explain --to nim' shows one message in \
            detail.
            """)

    @OptionGroup(title: "Input")
    var input: InputOptions

    @OptionGroup(title: "Conversion")
    var conversion: ConversionOptions

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: "text: for people; json: one object for programs, with all rows and places.")
    var format = ReportFormat.text

    @Option(help: ArgumentHelp("How many examples to show for same-screen and for degraded.", valueName: "n"))
    var examples = 3

    @Option(help: "Exit with status 1 if a message has this fidelity or worse.")
    var failOn: FailThreshold?

    @OptionGroup(title: "Output")
    var output: OutputOptions

    private static let mostExamples = 100

    func validate() throws {
        guard (0...Self.mostExamples).contains(examples) else {
            throw ValidationError("'--examples' takes a number from 0 to \(Self.mostExamples).")
        }
    }

    func run() throws {
        let settings = try settings.load(vendor: input.vendor)
        let converter = try conversion.aims.converter(to: conversion.to, input, settings)
        var task = ConversionTask(converter)
        task.writesRecords = false
        task.examples = examples
        let run = LineRun(
            input: input.file, output: output, reads: self.settings.files, keepsRecords: false,
            keepsRejects: false,
            remarkCount: settings.remarkCount)
        let result = try run(task) { tally, writer in
            let report = FidelityReport(
                target: conversion.to, tally: tally, wording: converter.wording(of: tally))
            report.write(format, to: &writer)
        }
        if let shortcoming = failOn?.shortcoming(of: result.tally.conversions.messages) {
            StandardError.note(shortcoming)
            throw ExitCode(ExitStatus.incomplete.rawValue)
        }
        throw ExitCode(result.status.rawValue)
    }
}

/// For whom a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    /// People.
    case text
    /// Programs.
    case json
}
