internal import PushBridge

/// The file of outcomes: its head, which is there before anything is sent, and what becomes of it at the end.
struct OutcomeFile {
    private let sink: ByteSink
    private let head: OutcomeHead?
    /// Where the head stands; nil where nobody can come back to it.
    private let place: Int?

    /// Writes the head.
    ///
    /// - Parameters:
    ///   - sink: The file, opened and empty.
    ///   - head: What it goes on from; nil for a run that begins anew.
    /// - Throws: That it cannot be written.
    init(_ sink: ByteSink, head: OutcomeHead?) throws(CommandError) {
        self.sink = sink
        self.head = head
        guard let head else {
            place = nil
            return
        }
        let start = sink.position
        try Self.write(head.bytes, to: sink)
        // Whoever shares the position may have written in between.
        place = start.map { $0 + head.bytes.count } == sink.position ? start : nil
    }

    /// Ends the file.
    ///
    /// - Parameters:
    ///   - hasRecords: Whether a record stands behind the head.
    ///   - isWhole: Whether the file holds all that the files of its head settle, so that nobody needs them any more.
    /// - Returns: The files that are still needed.
    /// - Throws: That it cannot be written.
    func end(hasRecords: Bool, isWhole: Bool) throws(CommandError) -> [String] {
        guard let head else { return [] }
        if !hasRecords {
            try Self.write(Array("}\n".utf8), to: sink)
        } else if isWhole, let place {
            try sink.overwrite(head.eraser, at: place + 1)
            return []
        }
        return head.names
    }

    private static func write(_ bytes: [UInt8], to sink: ByteSink) throws(CommandError) {
        try Interruption.hold { () throws(CommandError) in
            var writer = JSONWriter()
            ByteSlice(bytes).withBytes { writer.rawBytes($0) }
            try sink.write(writer)
        }
    }
}
