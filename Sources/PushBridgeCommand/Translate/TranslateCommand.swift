internal import ArgumentParser
internal import PushRecords

/// `pushbridge translate`: messages in, APNs requests out.
struct TranslateCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "translate", "Translate messages into the APNs requests for each receiver's devices.")

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @OptionGroup(title: "Input")
    var source: SourceOptions

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: .option("Translate.format"))
    var format = OutputFormat.records

    @Option(help: .option("Translate.payloadStyle"))
    var payloadStyle = PayloadStyle.vendor

    @Flag(name: .customLong("no-truncate"), help: .option("Translate.refusesTruncation"))
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
            $0.readsBodies = false
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
