internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// `pushbridge convert`: messages in, another vendor's messages out.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert messages to another vendor's, and prove for each message how much is kept.",
        discussion: """
            Reads the same input as 'translate'. Writes one record per line, in input order. A message becomes \
            several records if one message of the target vendor cannot reach all receivers. A record has no message \
            if the target vendor has none of this kind:

              {"line":1,"source":"easemob/rest","target":"nim/server-v2","message":{…},
               "request":{"method":"POST","path":"…"},"fidelity":"identical",
               "differences":[],"diagnostics":[…]}

            fidelity is proved: both messages are resolved for every recipient situation, and the results are \
            compared. identical: everything is equal, also the message itself. same-screen: people see and hear the same; \
            app data, its place, or keys that nobody sees differ. vendor-wording: only texts of the vendors differ, such as \
            built-in titles. degraded: something that the sender set, a push, or the message itself changes or is lost. \
            exposed: words that were hidden from people can be read. differences lists what differs, and in which \
            situations.

            A message that is the target's already has no fidelity, unless --to-shape is given. That of a webhook's copy, \
            which lacks what the sender set for the push, is unjudged.

            'translate' and 'convert' can read these records as input. With --format message or request only what is \
            to be sent is written, one message per line; rejected lines are reported on standard error.

            Examples:

              head -n 3 messages.jsonl | pushbridge convert --to nim
              head -n 3 messages.jsonl |
                pushbridge convert --to nim --to-shape server-v1 --profile easemob.json
              head -n 3 messages.jsonl |
                pushbridge convert --to nim --format request
              head -n 3 messages.jsonl | pushbridge convert --to tencent

            \(ExitStatus.help)

            Next: 'pushbridge verify' counts the same for a whole corpus before you move; 'pushbridge settings \
            convert' converts the users' settings.
            """)

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @OptionGroup(title: "Input")
    var source: SourceOptions

    @OptionGroup(title: "Conversion")
    var conversion: ConversionOptions

    @Flag(
        name: .customLong("no-proof"),
        help: "Do not prove the fidelity. This is faster, and fidelity is then null.")
    var omitsProof = false

    @Option(
        help:
            "Write whole records, only the messages, or the calls that send them: method, path and body. A message of a client SDK has no call, only a body."
    )
    var format = ConversionFormat.records

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @OptionGroup
    var identifiers: RecordIDOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func validate() throws {
        guard !identifiers.recordsIDs || format == .records else {
            throw ValidationError("'--with-id' needs '--format records': only records carry an identifier.")
        }
    }

    func run() throws {
        let settings = try settings.load(vendor: source.vendor)
        let converter = try conversion.aims.converter(to: conversion.to, source, settings) {
            $0.proves = !omitsProof
        }
        let run = LineRun(
            input: input, output: output, reads: self.settings.files, keepsRejects: format == .records,
            remarkCount: settings.remarkCount)
        var task = ConversionTask(converter)
        task.recordsIDs = identifiers.recordsIDs
        task.format = format
        let result = try run(task)
        if format != .records, result.tally[.unwritten] > 0 {
            StandardError.note(CommandError.unwritten(result.tally[.unwritten], target: conversion.to))
        }
        if result.tally[.alreadyTarget] > 0 {
            StandardError.note(
                VerifyWords.alreadyTarget(result.tally[.alreadyTarget], target: conversion.to).english)
        }
        CommandError.namelessRequests(result.tally, vendor: conversion.to).map(StandardError.note)
        throw ExitCode(result.status.rawValue)
    }
}

struct ConversionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The target vendor: \(ConversionAims.vendorsInWords).", valueName: "vendor"),
        completion: .list(MessageTranslator.vendors))
    var to: String

    @OptionGroup
    var aims: ConversionAims
}

/// How messages become what they become.
struct ConversionAims: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The target shape, one of \(ConversionAims.shapesInWords). (default: sdk for messages that a client sent, else rest or server-v2)",
            valueName: "shape"))
    var toShape: String?

    @Option(
        help:
            "screen: write whatever makes the target show the same as the source; intent: write only what the sender set."
    )
    var prefer = ConversionPreference.screen

    @Flag(
        help:
            "Leave out text that users who hide details would see at the target but do not see at the source."
    )
    var keepHidden = false

    func converter(
        to target: String, _ source: SourceOptions, _ settings: SettingsOptions.Settings,
        _ change: (inout MessageConverter.Configuration) -> Void = { _ in }
    ) throws(CommandError) -> MessageConverter {
        if source.vendor == target && toShape == nil { throw .sameVendor(target) }
        var configuration = MessageConverter.Configuration(target: target)
        configuration.targetShape = toShape
        configuration.preference = prefer
        configuration.keepsHidden = keepHidden
        configuration.vendor = source.vendor
        configuration.shape = source.shapeName
        configuration.profiles = settings.profiles
        configuration.zones = settings.zones
        configuration.advice = CommandOption.named
        change(&configuration)
        return try CommandError.usage { () throws(PushBridgeError) in try MessageConverter(configuration) }
    }

    static var vendorsInWords: String { MessageTranslator.vendors.joined(separator: ", ") }

    private static var shapesInWords: String {
        MessageTranslator.vendors
            .map { "\($0): \(MessageConverter.shapes(of: $0).joined(separator: ", "))" }
            .joined(separator: "; ")
    }
}
