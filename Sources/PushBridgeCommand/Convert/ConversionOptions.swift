internal import ArgumentParser
internal import PushBridge

/// What messages become.
struct ConversionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Whose messages are wanted: \(MessageTranslator.vendors.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(MessageTranslator.vendors))
    var to: String

    @Option(
        help: ArgumentHelp(
            "Their shape, one of \(ConversionOptions.shapesInWords). (default: sdk for what a client sent; rest or server-v2)",
            valueName: "shape"))
    var toShape: String?

    @Option(
        help:
            "screen: whatever makes the target show what the source showed; intent: only what the sender said."
    )
    var prefer = ConversionPreference.screen

    @Flag(
        help:
            "Leave out words that people who hide details would see at the target and not at the source.")
    var keepHidden = false

    /// The configuration for messages of a vendor, before the settings files.
    func configuration(_ input: InputOptions, _ settings: SettingsOptions.Settings)
        -> MessageConverter
        .Configuration
    {
        var configuration = MessageConverter.Configuration(target: to)
        configuration.targetShape = toShape
        configuration.preference = prefer
        configuration.keepsHidden = keepHidden
        configuration.vendor = input.vendor
        configuration.shape = input.shapeName
        configuration.profiles = settings.profiles
        configuration.now = settings.now
        return configuration
    }

    private static var shapesInWords: String {
        MessageTranslator.vendors
            .map { "\($0): \(MessageConverter.shapes(of: $0).joined(separator: ", "))" }
            .joined(separator: "; ")
    }
}
