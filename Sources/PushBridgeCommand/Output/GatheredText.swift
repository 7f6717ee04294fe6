internal import PushBridge

/// Text on its way to an output, written in large pieces.
struct GatheredText {
    /// How many bytes are gathered before they are written.
    private static let pieceSize = 1 << 20

    private let sink: ByteSink
    private var gathered = ""
    private var failure: CommandError?

    init(to sink: ByteSink) { self.sink = sink }

    /// Adds text.
    ///
    /// - Returns: Whether more is of use; false once writing has failed.
    mutating func add(_ text: String) -> Bool {
        gathered += text
        if gathered.utf8.count >= Self.pieceSize { write() }
        return failure == nil
    }

    /// Ends the last line, and writes what was not written yet.
    ///
    /// - Throws: What failed first.
    mutating func finish() throws(CommandError) {
        gathered += "\n"
        write()
        if let failure { throw failure }
        try sink.finish()
    }

    private mutating func write() {
        defer { gathered.removeAll(keepingCapacity: true) }
        guard failure == nil else { return }
        do throws(CommandError) {
            var writer = JSONWriter()
            UTF8Text(gathered).withBytes { writer.rawBytes($0) }
            try sink.write(writer)
        } catch {
            failure = error
        }
    }
}
