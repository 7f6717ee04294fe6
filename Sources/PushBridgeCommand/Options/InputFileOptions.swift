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

    @Option(help: InputLimits.lineHelp)
    var maxLine = InputLimits.line

    @Option(help: InputLimits.valuesHelp)
    var maxValues = InputLimits.values

    mutating func validate() throws { try limits.validate() }

    /// How large what is read may be.
    var limits: InputLimits { InputLimits(maxLine: maxLine, maxValues: maxValues) }
}
