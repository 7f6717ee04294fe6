internal import PushRecords

/// The outputs of blocks, in the blocks' order: the thread that finishes the next one writes it.
final class OutputQueue: Sendable {
    private struct State {
        /// The number of the block that is written next.
        var turn = 0
        /// Whether a thread is writing finished blocks.
        var isWriting = false
        var finished: [Int: BlockOutput] = [:]
        /// Outputs to be filled again.
        var empty: [BlockOutput] = []
        var tally = Tally()
        var failure: CommandError?

        /// Takes the next output, if it is finished; notes whether a thread writes now.
        mutating func beginWriting() -> BlockOutput? {
            let output = finished.removeValue(forKey: turn)
            isWriting = output != nil
            return output
        }
    }

    private let state = Monitor(State())
    /// The accounts of what is written; outputs come to it in the blocks' order.
    private let ledger = Monitor(AccountLedger())
    private let maximumWaiting: Int
    private let rules: LineRules
    private let write: @Sendable (BlockOutput) throws(CommandError) -> Void

    init(
        maximumWaiting: Int, _ rules: LineRules,
        write: @escaping @Sendable (BlockOutput) throws(CommandError) -> Void
    ) {
        self.maximumWaiting = maximumWaiting
        self.rules = rules
        self.write = write
    }

    /// Why writing has failed, if it has; the methods throw it to everybody then.
    var failure: CommandError? { state.update { $0.failure } }

    var tally: Tally { state.update { $0.tally } }

    func take() -> BlockOutput {
        state.update { $0.empty.popLast() } ?? BlockOutput(rules)
    }

    /// Writes and empties an output although its block is not finished; waits for the block's turn.
    func flush(_ output: BlockOutput, of block: Int) throws(CommandError) {
        try check(state.update(when: { $0.failure != nil || $0.turn == block }) { $0.failure })
        try writeAndClear(output)
    }

    /// Takes over the output of a finished block, and waits while too many are waiting.
    func finish(_ output: BlockOutput, of block: Int) throws(CommandError) {
        let hasRoom = { @Sendable [maximumWaiting] (state: inout State) in
            state.failure != nil || state.turn == block || state.finished.count < maximumWaiting
        }
        var next: BlockOutput? = state.update(when: hasRoom) { state in
            state.finished[block] = output
            if state.isWriting { return nil }
            return state.beginWriting()
        }
        while let output = next {
            try writeAndClear(output)
            next = state.update { state in
                state.empty.append(output)
                state.turn += 1
                return state.beginWriting()
            }
        }
        try check(failure)
    }

    private func writeAndClear(_ output: BlockOutput) throws(CommandError) {
        ledger.update { output.made.tellCollisions(&$0) }
        do {
            try write(output)
        } catch {
            state.update { $0.failure = $0.failure ?? error }
            throw error
        }
        state.update { $0.tally.add(output.made.tally) }
        output.clear()
    }

    private func check(_ failure: CommandError?) throws(CommandError) {
        if let failure { throw failure }
    }
}

/// What became of a block, or of its first lines; one thread at a time holds it.
final class BlockOutput: @unchecked Sendable {
    // Unchecked because it is handed from the worker that fills it to the one that writes it, never shared.

    /// Records of JSON Lines for the output, those of rejected lines that do not go there, and counts.
    var made: LineOutput
    /// How many lines or messages this is from.
    var lines = 0
    /// How far into the input, in bytes, the lines reach.
    var end = 0
    /// The last line or message whose records are all here or were here before.
    var last: MessagePlace?
    /// Whether records of the next one may be here too.
    var isInside = false

    init(_ rules: LineRules = LineRules()) { made = LineOutput(rules, room: LineOutput.fullSize) }

    /// Forgets everything but `end`.
    func clear() {
        lines = 0
        last = nil
        made.clear()
    }

    /// Writes parts of this output whenever one message has very many records; a failure shows when the rest is written.
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
