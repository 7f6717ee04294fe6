internal import ArgumentParser
internal import PushBridge

/// What messages become.
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

    /// The converter of messages to a vendor.
    ///
    /// - Parameters:
    ///   - target: The vendor.
    ///   - source: What the messages are taken for.
    ///   - settings: What the settings files say.
    ///   - change: Changes what else there is to configure.
    /// - Returns: The converter.
    /// - Throws: That it cannot be: a wrong use of the command.
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

    /// The vendors that can be targets.
    static var vendorsInWords: String { MessageTranslator.vendors.joined(separator: ", ") }

    private static var shapesInWords: String {
        MessageTranslator.vendors
            .map { "\($0): \(MessageConverter.shapes(of: $0).joined(separator: ", "))" }
            .joined(separator: "; ")
    }
}
