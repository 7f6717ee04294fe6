internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// What is converted, from whom and to whom.
struct SettingsConversionOptions: ParsableArguments {
    @OptionGroup
    var input: InputFilesOptions

    @Option(
        help: ArgumentHelp(
            "The vendor that has the settings now: \(MessageTranslator.vendors.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(MessageTranslator.vendors))
    var from: String

    @Option(
        help: ArgumentHelp(
            "The vendor that will have them: \(MessageTranslator.targets.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(MessageTranslator.targets))
    var to: String

    @Option(
        help: ArgumentHelp(
            "The target form. One of \(Self.formsInWords). A setting without a REST call is written in SDK form. (default: rest)",
            valueName: "form"))
    var toForm: String?

    @Option(name: .customLong("profile"), help: .option("SettingsConversion.profiles"), completion: .file())
    var profiles: [String] = []

    @Option(help: .option("SettingsConversion.now"), transform: Moment.read)
    var now: Instant?

    private static let formsInWords = MessageTranslator.targets
        .map { "\($0): \(SettingsConverter.forms(of: $0).joined(separator: ", "))" }
        .joined(separator: "; ")

    /// Converts the input.
    func run(
        _ subject: SettingsTask.Subject, _ part: RecordPart?, keepsHidden: Bool = false,
        identifiers: (file: String?, unmapped: IdentifierMap.Unmapped?) = (nil, nil), _ output: OutputOptions
    ) throws(CommandError) -> ExitStatus {
        let now = now ?? Instant(seconds: Machine.epochSeconds)
        var reader = SettingsFileReader(zones: TimeZones.finder(from: now))
        var configuration = SettingsConverter.Configuration(source: from, target: to)
        configuration.form = toForm
        configuration.keepsHidden = keepsHidden
        configuration.now = now
        configuration.zones = reader.zones
        configuration.profiles = try reader.profiles(profiles, vendor: nil)
        try reader.readIdentifiers(
            identifiers.file, identifiers.unmapped, from: from, to: to, configuration.profiles)
        configuration.identifiers = reader.identifiers
        let converter = try CommandError.usage { () throws(PushBridgeError) in
            try SettingsConverter(configuration)
        }
        reader.conclude()
        let run = LineRun(
            input: input, output: output, reads: files + NamedFile.named("--ids", identifiers.file),
            keepsRejects: part == nil,
            remarkCount: reader.remarkCount)
        var task = SettingsTask(converter, subject)
        task.part = part
        let result = try run(task)
        if part == nil || part == .requests {
            CommandError.namelessRequests(result.tally, vendor: to).map(StandardError.note)
        }
        return result.status
    }
}

/// What `settings convert` writes of a user.
enum UserFormat: String, WordOption {
    case records, settings, requests, original, recipient, badge, differences

    /// The part of the record; nil for all of it.
    var part: RecordPart? {
        switch self {
        case .records: nil
        case .settings, .badge, .differences: .member(UTF8Text(rawValue))
        case .requests: .requests
        case .original, .recipient: .value(of: UTF8Text(rawValue))
        }
    }
}

/// What `settings profile` writes of a console.
enum ConsoleFormat: String, WordOption {
    case records, profile, requests, steps, differences

    /// The part of the record; nil for all of it.
    var part: RecordPart? {
        switch self {
        case .records: nil
        case .profile: .value(of: UTF8Text(rawValue))
        case .requests: .requests
        case .steps, .differences: .elements(of: UTF8Text(rawValue))
        }
    }
}
