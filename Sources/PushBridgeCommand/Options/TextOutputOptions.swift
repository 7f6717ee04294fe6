internal import ArgumentParser
internal import PushBridge

/// Where a subcommand writes that prints one text and no records.
struct TextOutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file for the output; '-' is standard output.", valueName: "file"),
        completion: .file())
    var output = "-"

    /// Opens the file, which is for its owner alone: texts of messages, tokens and signatures are confidential.
    ///
    /// - Parameter read: The files that are read.
    /// - Returns: The file, empty.
    /// - Throws: That it cannot be opened, or is one of those that are read.
    func open(reading read: [NamedFile] = []) throws(CommandError) -> ByteSink {
        Interruption.ignoreClosedPipes()
        return try OutputFiles(records: output, rejects: nil, summary: nil, reading: read).records
    }
}

extension ByteSink {
    /// Writes a text.
    func write(_ text: String) throws(CommandError) {
        var writer = JSONWriter()
        UTF8Text(text).withBytes { writer.rawBytes($0) }
        try write(writer)
    }

    /// Writes a text, ends its last line, and closes the file.
    func finish(with text: String) throws(CommandError) {
        try write(text + "\n")
        try finish()
    }

    /// Writes a JSON value, ends its line, and closes the file.
    func finish(_ write: (inout JSONWriter) -> Void) throws(CommandError) {
        var writer = JSONWriter()
        write(&writer)
        writer.newline()
        try self.write(writer)
        try finish()
    }
}
