internal import ArgumentParser
internal import PushRecords

/// `pushbridge translate`: messages in, APNs requests out.
struct TranslateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Translate messages into the APNs requests for each receiver's devices.",
        discussion: """
            Reads one message per line (JSON Lines), or one JSON document that is a message or a list of messages. \
            Writes one record per line, in input order: one for each receiver and device, one for a receiver who \
            gets no push, and one for each rejected line:

              {"line":1,"source":"easemob/rest","recipient":"6006","token":"…",
               "headers":{…},"payload":{"aps":{…}},"diagnostics":[…]}
              {"line":2,"source":"nim/sdk","recipient":"6007",
               "suppressed":"quiet-hours","diagnostics":[]}
              {"line":3,"error":{"code":"invalid-json","message":"…","offset":17},
               "input":"…"}

            The records of a list's elements have "index", from 0, beside line. A diagnostic says what could not be \
            carried over. It names a table row; 'pushbridge mappings show' \
            explains the row.

            Examples:

              head -n 1 messages.jsonl | pushbridge translate
              echo 'toUserId=b&objectName=RC:TxtMsg&content={"content":"Hi"}' |
                pushbridge translate
              head -n 5 messages.jsonl |
                pushbridge translate --profile easemob.json \\
                --recipients recipients.jsonl --groups groups.jsonl \\
                --output requests.jsonl

            Output files get their names when they are whole. After an interrupt (SIGINT, SIGTERM) or a failure, FILE.partial has \
            whole records, and a note says how far they reach and how to continue.

            \(ExitStatus.help)

            Next: 'pushbridge explain' shows why a message has this result; 'pushbridge mappings show ID' explains \
            the row that a diagnostic names.
            """)

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @OptionGroup(title: "Input")
    var source: SourceOptions

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: "Write whole records, or only the payloads.")
    var format = OutputFormat.records

    @Option(
        help: ArgumentHelp(
            "Which app keys to write at the payload's root; vendor: those of the message's own vendor.",
            valueName: "style"))
    var payloadStyle = PayloadStyle.vendor

    @Flag(
        name: .customLong("no-truncate"),
        help: "Reject a payload that is too large. Without this option its text is shortened.")
    var refusesTruncation = false

    @OptionGroup
    var identifiers: RecordIDOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func validate() throws {
        guard !identifiers.recordsIDs || format == .records else {
            throw ValidationError("'--with-id' needs '--format records': payloads carry no identifier.")
        }
    }

    func run() throws {
        let settings = try settings.load(vendor: source.vendor)
        let translator = try source.translator(settings.profiles) {
            $0.payloadStyle = payloadStyle
            $0.zones = settings.zones
            $0.usesMessageTime = settings.usesMessageTime
            $0.truncates = !refusesTruncation
        }
        let clock = settings.clock
        var task = TranslationTask(translator, for: settings.people) { clock.now }
        task.format = format
        task.recordsIDs = identifiers.recordsIDs
        let run = LineRun(
            input: input, output: output, reads: self.settings.files, keepsRejects: format == .records,
            remarkCount: settings.remarkCount)
        throw ExitCode(try run(task).status.rawValue)
    }
}
