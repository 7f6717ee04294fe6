internal import PushRecords

/// What became of a block, or of its first lines; one thread at a time holds it.
final class BlockOutput: @unchecked Sendable {
    // Unchecked because it is handed from the worker that fills it to the one that writes it, never shared.

    /// Records of JSON Lines for the output, those of rejected lines that do not go there, and counts.
    var made: LineOutput
    /// How many lines or messages this is from.
    var lines = 0
    /// How far into the input, in bytes, the lines reach.
    var end = 0

    init(_ rules: LineRules = LineRules()) { made = LineOutput(rules) }

    /// Forgets everything but `end`.
    func clear() {
        lines = 0
        made.clear()
    }

    /// Has a part of this output written whenever one message has become much, until somebody says otherwise; a failure
    /// shows when the rest is written.
    func drain(to flush: @escaping @Sendable (_ part: BlockOutput) -> Void) {
        made.drain = { [unowned self] records in
            let part = BlockOutput()
            part.end = end
            swap(&part.made.records, &records)
            flush(part)
            swap(&part.made.records, &records)
            records.removeAll()
        }
    }
}
