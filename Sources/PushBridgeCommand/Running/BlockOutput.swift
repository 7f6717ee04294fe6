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
    /// Where the last line or message stands all of whose records are here or were here before.
    var last: MessagePlace?
    /// Whether records of the next one may be here too.
    var isInside = false

    init(_ rules: LineRules = LineRules()) { made = LineOutput(rules) }

    /// Forgets everything but `end`.
    func clear() {
        lines = 0
        last = nil
        made.clear()
    }

    /// Has a part of this output written whenever one message has become much, until somebody says otherwise; a failure
    /// shows when the rest is written.
    func drain(to flush: @escaping @Sendable (_ part: BlockOutput) -> Void) {
        made.drain = { [unowned self] records in
            let part = BlockOutput()
            part.end = end
            (part.last, part.isInside) = (last, true)
            swap(&part.made.records, &records)
            flush(part)
            swap(&part.made.records, &records)
            records.removeAll()
        }
    }
}
