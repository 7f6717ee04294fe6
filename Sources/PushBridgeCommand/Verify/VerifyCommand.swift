internal import ArgumentParser
internal import PushRecords

/// `pushbridge verify`: how much of a corpus a conversion would keep.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Tell how much of a corpus would be kept by 'convert', and what costs most.",
        discussion: """
            Reads what 'translate' reads, converts every message as 'convert' does, proves what is kept, and writes a report instead of messages: \
            the verdicts in numbers, the rows of the tables that cost most, the places in the payload that differ, \
            examples, and what only the profiles word differently.

            The examples show what people would have read before and after, so the report is as confidential as the \
            messages. Rejected lines are told on standard error, or go to the file that --rejects names.

            Examples:

              head -n 6 messages.jsonl |
                pushbridge verify --to nim --profile easemob.json --profile nim.json
              head -n 1 messages.jsonl |
                pushbridge verify --to nim --fail-on degraded --format json \\
                --profile easemob.json --profile nim.json

            \(ExitStatus.help) With --fail-on, 1 also when a message lost that much.

            Next: 'pushbridge mappings show ID' explains a row that costs much; 'pushbridge explain --to nim' shows one \
            message.
            """)

    @OptionGroup(title: "Input")
    var input: InputOptions

    @OptionGroup(title: "Conversion")
    var conversion: ConversionOptions

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: "text: for people; json: one object for programs, with all rows and places.")
    var format = ReportFormat.text

    @Option(help: ArgumentHelp("How many examples to show of each verdict but identical.", valueName: "n"))
    var examples = 3

    @Option(help: "Exit with status 1 if a message is that bad, or worse.")
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
            input: input.file, output: output, reads: self.settings.files, keepsRejects: false,
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
