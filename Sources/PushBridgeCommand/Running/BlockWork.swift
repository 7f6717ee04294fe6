internal import PushRecords

/// One thread's work: hands every line of its blocks to its job.
struct BlockWork: ~Copyable {
    private let makeJob: @Sendable () -> LineJob
    private var job: LineJob

    init(_ makeJob: @escaping @Sendable () -> LineJob) {
        self.makeJob = makeJob
        job = makeJob()
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
        output.end = block.start
        job.origin = block.origin
        var pieces = block.pieces
        while let (piece, number) = pieces.next() {
            switch piece {
            case .line(let bytes): job.work(on: bytes, line: number, into: &output.made)
            case .message(let value, let index):
                job.work(on: value, line: block.firstLine, index: index, into: &output.made)
            case .unreadable(let bytes, let index):
                job.read(bytes, line: block.firstLine, index: index, into: &output.made)
            case .oversized(let line):
                job.reject(line: number, ofBytes: line.count, head: line.head, into: &output.made)
            }
            output.lines += 1
            output.last = piece.place(number, in: block.origin)
            if output.made.isFull { try flush() }
        }
        output.end = block.end
        // A job keeps what it read last, and as much room as it took.
        if block.isLarge { job = makeJob() }
    }
}
