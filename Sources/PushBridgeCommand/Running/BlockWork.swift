internal import PushBridge

/// One thread's work: hands every line of its blocks to its worker.
struct BlockWork<Worker: LineWorker & ~Copyable>: ~Copyable {
    private let makeWorker: @Sendable () -> Worker
    private var worker: Worker
    private let maximumLine: Int
    /// What was counted so far.
    private(set) var tally = Worker.Tally()

    init(_ makeWorker: @escaping @Sendable () -> Worker, maximumLine: Int) {
        self.makeWorker = makeWorker
        worker = makeWorker()
        self.maximumLine = maximumLine
    }

    /// Works through a block.
    ///
    /// - Parameters:
    ///   - block: What to do.
    ///   - output: Where the records go; at the end it holds those that were not flushed.
    ///   - flush: Writes an output that is full and empties it.
    /// - Throws: What `flush` throws.
    mutating func run<E: Error>(
        _ block: InputBlock, into output: BlockOutput, flush: () throws(E) -> Void
    ) throws(E) {
        switch block.content {
        case .lines(let bytes):
            output.end = block.end - bytes.count
            try bytes.forEachLine(from: block.firstLine) { (line, number) throws(E) in
                work(number, line, into: output)
                if output.isFull { try flush() }
            }
        case .messages(let messages):
            for message in messages {
                worker.work(line: block.firstLine, message, into: output, tally: &tally)
                output.lines += 1
                if output.isFull { try flush() }
            }
        case .unreadableMessage(let bytes):
            worker.work(line: block.firstLine, bytes, into: output, tally: &tally)
            output.lines += 1
        case .oversizedLine(let line):
            worker.reject(line: block.firstLine, line, into: output, tally: &tally)
            output.lines += 1
        }
        output.end = block.end
        // A worker keeps what it read last, and as much room as it took.
        if block.isLarge { worker = makeWorker() }
    }

    private mutating func work(_ number: Int, _ line: ByteSlice, into output: BlockOutput) {
        output.lines += 1
        if line.isBlank {
            tally.counts.blankLines += 1
        } else if line.count > maximumLine {
            let head = line[0..<min(line.count, OversizedLine.headSize)]
            worker.reject(
                line: number, OversizedLine(head: head, count: line.count), into: output, tally: &tally)
        } else {
            worker.work(line: number, line, into: output, tally: &tally)
        }
    }
}
