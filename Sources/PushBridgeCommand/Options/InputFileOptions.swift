internal import ArgumentParser
internal import PushBridge

/// What a subcommand reads: one file.
struct InputFileOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The file to read: JSON Lines, or one JSON document. '-' is standard input. gzip and zstd are undone.",
            valueName: "input"),
        completion: .file())
    var input = "-"

    @OptionGroup
    var limits: InputLimits
}

/// How large what is read may be.
struct InputLimits: ParsableArguments {
    @Option(help: ArgumentHelp("Reject lines with more bytes than this.", valueName: "bytes"))
    var maxLine = 64 << 20

    @Option(
        help: ArgumentHelp(
            "Reject messages with more values and keys than this; each takes 16 bytes of memory.",
            valueName: "n"))
    var maxValues = JSONDocument.defaultMaximumValues

    /// As many bytes as a JSON document may have at most.
    private static let largestLine = 1 << 30

    mutating func validate() throws {
        guard (1...Self.largestLine).contains(maxLine) else {
            throw ValidationError("'--max-line' takes a number of bytes from 1 to \(Self.largestLine).")
        }
        guard (1...Self.largestLine).contains(maxValues) else {
            throw ValidationError("'--max-values' takes a number from 1 to \(Self.largestLine).")
        }
    }
}
