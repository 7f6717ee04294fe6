/// Text on its way to the standard output, written in large pieces.
struct GatheredText {
    /// How many bytes are gathered before they are written.
    private static let pieceSize = 1 << 20

    private var gathered = ""
    private var failure: CommandError?

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
    }

    private mutating func write() {
        defer { gathered.removeAll(keepingCapacity: true) }
        guard failure == nil else { return }
        do {
            try StandardOutput.write(gathered)
        } catch {
            failure = error
        }
    }
}
