internal import PushRecords

/// A run over an input: threads work on its blocks, and the results are written in the blocks' order.
///
/// No thread only reads or only writes: a free thread reads the next block, and the thread that finishes the block whose turn
/// it is writes it and the finished ones behind it. Outputs that wait for their turn are limited in number, so that memory
/// stays flat.
final class OrderedRun: Sendable {
    private let blocks: BlockQueue
    private let outputs: OutputQueue
    private let jobs: Int
    private let makeJob: @Sendable () -> LineJob
    private let finishedThreads = Monitor(0)

    init(
        _ input: sending InputSequence, jobs: Int, _ task: some LineTask, _ rules: LineRules,
        write: @escaping @Sendable (BlockOutput) throws(CommandError) -> Void
    ) {
        blocks = BlockQueue(input)
        outputs = OutputQueue(maximumWaiting: jobs + 1, rules, write: write)
        self.jobs = jobs
        makeJob = { LineJob(task, rules) }
    }

    /// Works through the input, and returns what was counted.
    ///
    /// When the input fails, all that came before is written. When the output fails, threads that still wait for input are
    /// left behind.
    func callAsFunction() throws(CommandError) -> Tally {
        let threads = jobs > 1 ? startThreads() : 0
        if threads == 0 { work() }
        finishedThreads.update(when: { $0 >= max(threads, 1) || outputs.failure != nil }) { _ in }
        if let failure = outputs.failure ?? blocks.failure { throw failure }
        return outputs.tally
    }

    /// The digests of the inputs that were read to their ends, by the numbers of the inputs.
    var digests: [Int: String] { blocks.digests }

    /// Starts as many threads as are wanted and possible, and returns their number.
    private func startThreads() -> Int {
        var count = 0
        while count < jobs, WorkerThread.start({ self.work() }) { count += 1 }
        return count
    }

    /// Takes blocks until there are no more or writing has failed.
    private func work() {
        var job = makeJob()
        while outputs.failure == nil, let (number, block) = blocks.next() {
            let isDone = (try? run(&job, block, number)) != nil
            // A job keeps what it read last, and as much room as it took.
            if block.isLarge { job = makeJob() }
            blocks.finish(block)
            if !isDone { break }
        }
        finishedThreads.update { $0 += 1 }
    }

    private func run(_ job: inout LineJob, _ block: InputBlock, _ number: Int) throws(CommandError) {
        let output = outputs.take()
        output.drain { [outputs] part in try? outputs.flush(part, of: number) }
        output.end = block.start
        job.origin = block.origin
        var pieces = block.pieces
        while let (piece, line) = pieces.next() {
            switch piece {
            case .line(let bytes): job.work(on: bytes, line: line, into: &output.made)
            case .message(let value, let index):
                job.work(on: value, line: block.firstLine, index: index, into: &output.made)
            case .unreadable(let bytes, let index):
                job.read(bytes, line: block.firstLine, index: index, into: &output.made)
            case .oversized(let oversized):
                job.reject(
                    line: line, ofBytes: oversized.count, head: oversized.head, into: &output.made)
            }
            output.lines += 1
            output.last = piece.place(line, in: block.origin)
            if output.made.isFull { try outputs.flush(output, of: number) }
        }
        output.end = block.end
        try outputs.finish(output, of: number)
    }
}

/// The blocks of inputs, each for the next free thread.
private final class BlockQueue: Sendable {
    private struct State {
        var input: InputSequence
        var count = 0
        var isAtEnd = false
        var failure: CommandError?
    }

    /// How many bytes of large blocks may be in work at once; a larger one is in work alone.
    ///
    /// What a message is read into may take eight times its bytes.
    private static let largestWork = 16 << 20

    private let state: Monitor<State>
    /// The bytes of large blocks that are in work.
    private let largeWork = Monitor(0)

    init(_ input: sending InputSequence) {
        state = Monitor(State(input: input))
    }

    /// The next block and its number, counting from 0; nil when there are no more or reading has failed.
    ///
    /// Waits while another thread reads, and with a large block until there is room for it. Each block must be given to
    /// `finish`.
    func next() -> (number: Int, block: InputBlock)? {
        state.update { state in
            guard !state.isAtEnd else { return nil }
            do throws(CommandError) {
                if let block = try state.input.next() {
                    begin(block)
                    state.count += 1
                    return (state.count - 1, block)
                }
            } catch {
                state.failure = error
            }
            state.isAtEnd = true
            return nil
        }
    }

    private func begin(_ block: InputBlock) {
        guard block.isLarge else { return }
        largeWork.update(when: { $0 == 0 || $0 + block.size <= Self.largestWork }) { $0 += block.size }
    }

    func finish(_ block: InputBlock) {
        if block.isLarge { largeWork.update { $0 -= block.size } }
    }

    var failure: CommandError? { state.update { $0.failure } }
    var digests: [Int: String] { state.update { $0.input.digests } }
}
