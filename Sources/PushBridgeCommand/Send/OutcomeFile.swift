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
    ///   - hasRecords: Whether a record stands after the head.
    ///   - isWhole: Whether the file holds all that earlier runs settled.
    /// - Returns: Whether the file does without those that it goes on from.
    /// - Throws: That it cannot be written.
    func end(hasRecords: Bool, isWhole: Bool) throws(CommandError) -> Bool {
        guard let head else { return true }
        guard hasRecords else {
            try Self.write(Array("}\n".utf8), to: sink)
            return false
        }
        guard isWhole, let place else { return false }
        try sink.overwrite(head.eraser, at: place + 1)
        return true
    }

    private static func write(_ bytes: [UInt8], to sink: ByteSink) throws(CommandError) {
        try Interruption.hold { () throws(CommandError) in
            var writer = JSONWriter()
            ByteSlice(bytes).withBytes { writer.rawBytes($0) }
            try sink.write(writer)
        }
    }
}
