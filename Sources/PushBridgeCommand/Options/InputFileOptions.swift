internal import ArgumentParser

/// What a subcommand reads.
struct InputFileOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "What to read: JSON Lines, or one JSON document. '-' is standard input.",
            valueName: "input"),
        completion: .file())
    var input = "-"

    @Option(help: ArgumentHelp("Reject lines that have more bytes.", valueName: "bytes"))
    var maxLine = 64 << 20

    /// As many bytes as a JSON document may have at most.
    private static let largestLine = 1 << 30

    mutating func validate() throws {
        guard (1...Self.largestLine).contains(maxLine) else {
            throw ValidationError("'--max-line' takes a number of bytes from 1 to \(Self.largestLine).")
        }
    }
}
