internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// `pushbridge convert`: messages in, another vendor's messages out.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "convert", "Convert messages to another vendor's, and prove for each message how much is kept.")

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @OptionGroup(title: "Input")
    var source: SourceOptions

    @OptionGroup(title: "Conversion")
    var conversion: ConversionOptions

    @Flag(name: .customLong("no-proof"), help: .option("Convert.omitsProof"))
    var omitsProof = false

    @Option(help: .option("Convert.format"))
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
        let settings = try settings.load(vendor: source.vendor, movingTo: conversion.to)
        let converter = try conversion.aims.converter(to: conversion.to, source, settings) {
            $0.proves = !omitsProof
        }
        let run = LineRun(
            input: input, output: output, reads: self.settings.files, keepsRejects: format == .records,
            remarkCount: settings.remarkCount)
        var task = ConversionTask(converter)
        task.people = settings.people
        task.recordsIDs = identifiers.recordsIDs
        task.format = format
        let result = try run(task)
        if format != .records, result.tally[.unwritten] > 0 {
            StandardError.note(CommandError.unwritten(result.tally[.unwritten], target: conversion.to))
        }
        if format == .message { CommandError.unsendable(result.tally).map(StandardError.note) }
        if result.tally[.alreadyTarget] > 0 {
            StandardError.note(
                Wording.text("verify.alreadyTarget", result.tally[.alreadyTarget], conversion.to).english)
        }
        CommandError.namelessRequests(result.tally, vendor: conversion.to).map(StandardError.note)
        throw ExitCode(result.status.rawValue)
    }
}

struct ConversionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The target vendor: \(ConversionAims.vendorsInWords).", valueName: "vendor"),
        completion: .list(MessageTranslator.targets))
    var to: String

    @OptionGroup
    var aims: ConversionAims
}

/// How messages become what they become.
struct ConversionAims: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The target shape. One of \(ConversionAims.shapesInWords). (default: sdk for messages that a client sent, else rest or server-v2)",
            valueName: "shape"))
    var toShape: String?

    @Option(help: .option("ConversionAims.prefer"))
    var prefer = ConversionPreference.screen

    @Flag(help: .option("ConversionAims.keepHidden"))
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
        configuration.identifiers = settings.identifiers
        configuration.advice = CommandOption.named
        change(&configuration)
        return try CommandError.usage { () throws(PushBridgeError) in try MessageConverter(configuration) }
    }

    static let vendorsInWords = MessageTranslator.targets.joined(separator: ", ")

    private static let shapesInWords = MessageTranslator.targets
        .map { "\($0): \(MessageConverter.shapes(of: $0).joined(separator: ", "))" }
        .joined(separator: "; ")
}
