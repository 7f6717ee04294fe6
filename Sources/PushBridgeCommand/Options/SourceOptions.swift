internal import ArgumentParser
internal import PushBridge

/// What messages are taken for.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The vendor of the messages: \(MessageTranslator.vendors.joined(separator: ", ")), or auto to detect it for each message.",
            valueName: "vendor"),
        completion: .list(MessageTranslator.vendors + ["auto"]))
    var from = "auto"

    @Option(
        help: ArgumentHelp(
            "The shape of the messages: auto to detect it for each, or \(SourceOptions.shapesInWords).",
            valueName: "shape"),
        completion: .list(["auto"] + MessageTranslator.shapes(of: nil)))
    var shape = "auto"

    /// The vendor that was asked for; nil for auto.
    var vendor: String? { from == "auto" ? nil : from }

    /// The shape that was asked for; nil for auto.
    var shapeName: String? { shape == "auto" ? nil : shape }

    /// A translator of the messages.
    ///
    /// - Parameters:
    ///   - profiles: The app's profiles.
    ///   - change: Changes what else there is to configure.
    /// - Returns: The translator.
    /// - Throws: That it cannot be: a wrong use of the command.
    func translator(
        _ profiles: [AppProfile], _ change: (inout MessageTranslator.Configuration) -> Void
    ) throws(CommandError) -> MessageTranslator {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = vendor
        configuration.shape = shapeName
        configuration.profiles = profiles
        configuration.advice = CommandOption.named
        change(&configuration)
        return try CommandError.usage { () throws(PushBridgeError) in try MessageTranslator(configuration) }
    }

    private static var shapesInWords: String {
        MessageTranslator.vendors
            .map { "\($0): \(MessageTranslator.shapes(of: $0).joined(separator: ", "))" }
            .joined(separator: "; ")
    }
}
