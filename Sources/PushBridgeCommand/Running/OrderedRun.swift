internal import PushRecords

/// A run over an input: workers take its blocks, and what becomes of them is written in the blocks' order.
///
/// There is no thread for reading and none for writing: whoever is free reads the next block, and whoever finishes the
/// block whose turn it is writes it and those behind it that are finished already. Outputs that wait for their turn are
/// limited in number, so that memory stays flat.
final class OrderedRun: Sendable {
    private let blocks: BlockQueue
    private let outputs: OutputQueue
    private let jobs: Int
    private let makeJob: @Sendable () -> LineJob
    private let finishedThreads = Monitor(0)

    /// - Parameters:
    ///   - input: The input.
    ///   - jobs: How many threads work.
    ///   - task: What becomes of a line.
    ///   - rules: How lines are read and rejected.
    ///   - write: Writes an output; called for one output after the other.
    init(
        _ input: sending InputSequence, jobs: Int, _ task: some LineTask, _ rules: LineRules,
        write: @escaping @Sendable (BlockOutput) throws(CommandError) -> Void
    ) {
        blocks = BlockQueue(input)
        outputs = OutputQueue(maximumWaiting: jobs + 1, rules, write: write)
        self.jobs = jobs
        makeJob = { LineJob(task, rules) }
    }

    /// Works through the input.
    ///
    /// - Returns: What was counted.
    /// - Throws: What failed. When it is the input, all that came before is written. When it is the output, threads that
    ///   still wait for input are left behind.
    func callAsFunction() throws(CommandError) -> Tally {
        let threads = jobs > 1 ? startThreads() : 0
        if threads == 0 { work() }
        finishedThreads.update(when: { $0 >= max(threads, 1) || outputs.failure != nil }) { _ in }
        if let failure = outputs.failure ?? blocks.failure { throw failure }
        return outputs.tally
    }

    /// Starts as many threads as are wanted and possible, and returns their number.
    private func startThreads() -> Int {
        var count = 0
        while count < jobs, WorkerThread.start({ self.work() }) { count += 1 }
        return count
    }

    /// Takes blocks until there are no more or writing has failed.
    private func work() {
        var work = BlockWork(makeJob)
        while outputs.failure == nil, let (number, block) = blocks.next() {
            let isDone = (try? run(&work, block, number)) != nil
            blocks.finish(block)
            if !isDone { break }
        }
        finishedThreads.update { $0 += 1 }
    }

    private func run(_ work: inout BlockWork, _ block: InputBlock, _ number: Int) throws(CommandError) {
        let output = outputs.take()
        output.drain { [outputs] part in try? outputs.flush(part, of: number) }
        try work.run(block, into: output) { () throws(CommandError) in
            try outputs.flush(output, of: number)
        }
        try outputs.finish(output, of: number)
    }
}
