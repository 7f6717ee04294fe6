internal import ArgumentParser
internal import PushRecords

/// `pushbridge translate`: messages in, APNs requests out.
struct TranslateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Turn vendors' messages into the APNs requests that each receiver's device should get.",
        discussion: """
            Reads one message a line (JSON Lines), or one JSON document that is a message or a list of messages. \
            Writes one record a line, in the same order: one for each receiver and device, one for a receiver who \
            gets no push, and one for a line that had to be rejected:

              {"line":1,"source":"easemob/rest","recipient":"6006","token":"…",
               "headers":{…},"payload":{"aps":{…}},"diagnostics":[…]}
              {"line":2,"source":"nim/sdk","recipient":"6007",
               "suppressed":"quiet-hours","diagnostics":[]}
              {"line":3,"error":{"code":"invalid-json","message":"…","offset":17},
               "input":"…"}

            A diagnostic says what could not be carried over, and names a row that 'pushbridge mappings show' \
            explains.

            Examples:

              head -n 1 messages.jsonl | pushbridge translate
              head -n 5 messages.jsonl |
                pushbridge translate --profile easemob.json \\
                --recipients recipients.jsonl --groups groups.jsonl \\
                --output requests.jsonl

            \(ExitStatus.help)

            Next: 'pushbridge explain' tells why one message became what it did; 'pushbridge mappings show ID' explains \
            the row that a diagnostic names.
            """)

    @OptionGroup(title: "Input")
    var input: InputOptions

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: "Whole records, or the payloads only.")
    var format = OutputFormat.records

    @Option(
        help: ArgumentHelp(
            "The application's keys at the payload's root; vendor: those of the vendor whose message it is.",
            valueName: "style"))
    var payloadStyle = PayloadStyle.vendor

    @Flag(
        name: .customLong("no-truncate"),
        help: "Reject a payload that is too large instead of shortening its text.")
    var refusesTruncation = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        let settings = try settings.load(vendor: input.vendor)
        let translator = try input.translator(settings.profiles) {
            $0.payloadStyle = payloadStyle
            $0.truncates = !refusesTruncation
        }
        let clock = settings.clock
        var task = TranslationTask(translator, for: settings.people) { clock.now }
        task.format = format
        let run = LineRun(
            input: input.file, output: output, reads: self.settings.files, keepsRejects: format == .records,
            remarkCount: settings.remarkCount)
        throw ExitCode(try run(task).status.rawValue)
    }
}
