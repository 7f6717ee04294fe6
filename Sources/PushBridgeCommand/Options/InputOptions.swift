internal import ArgumentParser
internal import PushBridge

/// What a subcommand reads, and as what.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The messages: JSON Lines, or one JSON document. '-' is standard input.",
            valueName: "input"),
        completion: .file())
    var input = "-"

    @Option(
        help: ArgumentHelp(
            "Whose messages they are: \(MessageTranslator.vendors.joined(separator: ", ")), or auto to recognise each.",
            valueName: "vendor"),
        completion: .list(MessageTranslator.vendors + ["auto"]))
    var from = "auto"

    @Option(
        help: ArgumentHelp(
            "Their shape: auto to recognise each, or \(InputOptions.shapesInWords).",
            valueName: "shape"),
        completion: .list(["auto"] + MessageTranslator.shapes(of: nil)))
    var shape = "auto"

    @Option(help: ArgumentHelp("Reject lines that have more bytes.", valueName: "bytes"))
    var maxLine = 64 << 20

    /// The vendor that was asked for; nil for auto.
    var vendor: String? { from == "auto" ? nil : from }

    /// The shape that was asked for; nil for auto.
    var shapeName: String? { shape == "auto" ? nil : shape }

    /// As many bytes as a JSON document may have at most.
    private static let largestLine = 1 << 30

    mutating func validate() throws {
        guard (1...Self.largestLine).contains(maxLine) else {
            throw ValidationError("'--max-line' takes a number of bytes from 1 to \(Self.largestLine).")
        }
    }

    private static var shapesInWords: String {
        MessageTranslator.vendors
            .map { "\($0): \(MessageTranslator.shapes(of: $0).joined(separator: ", "))" }
            .joined(separator: "; ")
    }
}
