internal import ArgumentParser
internal import PushRecords

/// `pushbridge explain`: one message's journey, for a person.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tell what becomes of one message: of each of its keys, and for each recipient.",
        discussion: """
            Reads what 'translate' reads, takes one message, and prints what it was taken for, which key filled which field and which lost, why each recipient gets \
            a push or gets none, where title and body came from, and what Apple is asked. With --to also what the \
            message becomes for another vendor, and what differs. Device tokens are not shown.

            Examples:

              pushbridge explain --line 3 messages.jsonl
              pushbridge explain --line 2 --recipient carol --profile easemob.json \\
                --recipients recipients.jsonl --groups groups.jsonl messages.jsonl
              head -n 1 messages.jsonl | pushbridge explain --to nim

            \(ExitStatus.help)

            Next: 'pushbridge mappings show ID' tells what a row of the tables says and which document says so.
            """)

    @OptionGroup(title: "Input")
    var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "Which line to explain; in a document that is a list, which message. (default: the first with a message)",
            valueName: "n"))
    var line: Int?

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: ArgumentHelp("The only recipient to explain.", valueName: "id"))
    var recipient: String?

    @Option(
        help: ArgumentHelp(
            "The application's keys at the payload's root; vendor: those of the vendor whose message it is.",
            valueName: "style"))
    var payloadStyle = PayloadStyle.vendor

    @Option(
        help: ArgumentHelp(
            "Also convert the message to that vendor: \(ConversionAims.vendorsInWords).", valueName: "vendor"),
        completion: .list(MessageTranslator.vendors))
    var to: String?

    @OptionGroup(title: "Conversion")
    var aims: ConversionAims

    @Option(help: "text: for people; json: one object for programs.")
    var format = ReportFormat.text

    @Option(help: "Whether to colour the text; auto: on a terminal, unless NO_COLOR is set.")
    var color = Paint.Mode.auto

    func validate() throws {
        guard line ?? 1 > 0 else { throw ValidationError("'--line' takes a number from 1.") }
    }

    func run() throws {
        let settings = try settings.load(vendor: input.vendor)
        let translator = try input.translator(settings.profiles) { $0.payloadStyle = payloadStyle }
        let converter = try to.map { (to) throws(CommandError) in try aims.converter(to: to, input, settings)
        }
        let message = try ChosenMessage(input, line: line)
        let explanation: Explanation
        var conversion: Conversion?
        do {
            explanation = try translator.explain(
                line: message.bytes, for: settings.people, at: settings.clock.now,
                only: recipient.map { UTF8Text($0) }, maximumValues: input.file.maxValues)
            conversion = try converter?.convert(line: message.bytes)
        } catch {
            throw CommandError.unexplainable(message, error)
        }
        var output = GatheredText()
        switch format {
        case .text:
            var separator = ""
            ExplanationText(explanation, conversion, Paint(color)).forEachParagraph {
                defer { separator = "\n\n" }
                return output.add(separator + $0)
            }
        case .json:
            var writer = JSONWriter()
            explanation.write(line: message.line, conversion: conversion, to: &writer) {
                output.add($0.takeText().replacingLoneSurrogates().string)
            }
            _ = output.add(writer.text().replacingLoneSurrogates().string)
        }
        try output.finish()
    }
}
