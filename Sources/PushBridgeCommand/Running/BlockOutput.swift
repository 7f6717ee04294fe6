internal import PushBridge

/// What became of a block, or of its first lines; one thread at a time holds it.
final class BlockOutput: @unchecked Sendable {
    // Unchecked because it is handed from the worker that fills it to the one that writes it, never shared.

    /// How many bytes are gathered before they are written even though the block, or one message, goes on.
    private static let fullSize = 4 << 20

    /// Records of JSON Lines for the output.
    var records = JSONWriter(capacity: 1 << 16)
    /// Records of JSON Lines about rejected lines that do not go to the output.
    var rejects = JSONWriter()
    /// How many lines or messages this is from.
    var lines = 0
    /// How far into the input, in bytes, the lines reach.
    var end = 0

    /// Writes a part of this output; a failure shows when the rest is written.
    var flush: ((_ part: BlockOutput) -> Void)?

    /// Whether it is time to write.
    var isFull: Bool { records.count + rejects.count >= Self.fullSize }

    /// Forgets everything but `end`; keeps the room unless it is unusually large.
    func clear() {
        lines = 0
        Self.empty(&records)
        Self.empty(&rejects)
    }

    private static func empty(_ writer: inout JSONWriter) {
        if writer.count > 2 * Self.fullSize {
            writer = JSONWriter(capacity: 1 << 16)
        } else {
            writer.removeAll()
        }
    }

    /// Writes what a message to very many people has become so far, once that is much.
    func flushIfFull(_ records: inout JSONWriter) {
        guard records.count >= Self.fullSize, let flush else { return }
        let part = BlockOutput()
        part.end = end
        swap(&part.records, &records)
        flush(part)
        swap(&part.records, &records)
        records.removeAll()
    }
}
