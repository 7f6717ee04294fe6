/// A run over an input: workers take its blocks, and what becomes of them is written in the blocks' order.
///
/// There is no thread for reading and none for writing: whoever is free reads the next block, and whoever finishes the
/// block whose turn it is writes it and those behind it that are finished already. Outputs that wait for their turn are
/// limited in number, so that memory stays flat.
final class OrderedRun<Worker: LineWorker & ~Copyable>: Sendable {
    /// What the threads have done.
    private struct Result {
        var tally = Worker.Tally()
        var finishedThreads = 0
    }

    private let blocks: BlockQueue
    private let outputs: OutputQueue
    private let maximumLine: Int
    private let jobs: Int
    private let makeWorker: @Sendable () -> Worker
    private let result = Monitor(Result())

    /// - Parameters:
    ///   - framing: The input.
    ///   - jobs: How many threads work.
    ///   - makeWorker: Makes a worker for a thread.
    ///   - write: Writes an output; called for one output after the other.
    init(
        _ framing: sending LineFraming, jobs: Int, makeWorker: @escaping @Sendable () -> Worker,
        write: @escaping @Sendable (BlockOutput) throws(CommandError) -> Void
    ) {
        maximumLine = framing.maximumLine
        blocks = BlockQueue(framing)
        outputs = OutputQueue(maximumWaiting: jobs + 1, write: write)
        self.jobs = jobs
        self.makeWorker = makeWorker
    }

    /// Works through the input.
    ///
    /// - Returns: What all workers counted.
    /// - Throws: What failed. When it is the input, all that came before is written. When it is the output, threads that
    ///   still wait for input are left behind.
    func callAsFunction() throws(CommandError) -> Worker.Tally {
        let threads = jobs > 1 ? startThreads() : 0
        if threads == 0 { work() }
        let isDone = { @Sendable (result: inout Result) in
            result.finishedThreads >= max(threads, 1) || self.outputs.failure != nil
        }
        let tally = result.update(when: isDone) { $0.tally }
        if let failure = outputs.failure ?? blocks.failure { throw failure }
        return tally
    }

    /// Starts as many threads as are wanted and possible, and returns their number.
    private func startThreads() -> Int {
        var count = 0
        while count < jobs, WorkerThread.start({ self.work() }) { count += 1 }
        return count
    }

    /// Takes blocks until there are no more or writing has failed.
    private func work() {
        var work = BlockWork(makeWorker, maximumLine: maximumLine)
        while outputs.failure == nil, let (number, block) = blocks.next() {
            let isDone = (try? run(&work, block, number)) != nil
            blocks.finish(block)
            if !isDone { break }
        }
        let tally = work.tally
        result.update {
            $0.tally.add(tally)
            $0.finishedThreads += 1
        }
    }

    private func run(_ work: inout BlockWork<Worker>, _ block: InputBlock, _ number: Int) throws(CommandError)
    {
        let output = outputs.take()
        output.flush = { [outputs] piece in try? outputs.flush(piece, of: number) }
        defer { output.flush = nil }
        try work.run(block, into: output) { () throws(CommandError) in
            try outputs.flush(output, of: number)
        }
        try outputs.finish(output, of: number)
    }
}
