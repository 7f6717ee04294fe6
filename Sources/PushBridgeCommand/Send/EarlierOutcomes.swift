internal import PushRecords

/// The outcomes that a file has already, read beside the input, so that memory stays flat however many there are.
///
/// Each run appends its outcomes in the order of the input's lines. If a line has several, the last one counts.
final class EarlierOutcomes {
    private let source: ByteSource
    private let maximumLine: Int
    private let retriesUncertain: Bool
    private var passes: [OutcomePass] = []

    /// How many bytes of the file are outcomes; a record that a killed run did not finish is behind them.
    private(set) var size = 0

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - maximumLine: How many bytes a record may have.
    ///   - retriesUncertain: Whether pushes that APNs may have processed are sent again.
    /// - Throws: That it cannot be read, or that outcomes cannot be appended to it.
    init(path: String, maximumLine: Int, retriesUncertain: Bool) throws(CommandError) {
        source = try ByteSource(path: path)
        self.maximumLine = maximumLine
        self.retriesUncertain = retriesUncertain
        guard path != "-", source.identity != nil else { throw .unappendable(source.name) }
    }

    /// Whether the last record lacks its line feed.
    var lacksLineFeed: Bool { size > 0 && !source.endsInLineFeed && size == source.currentSize }

    /// Reads the file once, to check it and to find where each pass over the input begins.
    ///
    /// - Throws: That the file cannot be read, or has something else than outcomes.
    func read() throws(CommandError) {
        var records = OutcomeRecords(source, maximumLine: maximumLine)
        var spans: [(start: Int, count: Int)] = []
        var lastLine = Int.max
        while let outcome = try records.next() {
            if outcome.line <= lastLine { spans.append((size, 0)) }
            spans[spans.count - 1].count += 1
            lastLine = outcome.line
            size = records.end
        }
        if source.isCompressed { throw .unappendable(source.name) }
        passes = spans.map { span in
            OutcomePass(
                OutcomeRecords(ByteSource(source, from: span.start), maximumLine: maximumLine),
                count: span.count)
        }
    }

    /// The last outcome of a line of the input.
    ///
    /// - Parameters:
    ///   - line: The line's number; lines must be asked for in their order.
    ///   - digest: The line's digest now.
    /// - Returns: The outcome; nil if there is none.
    /// - Throws: That the file cannot be read, or is about another input.
    func outcome(of line: Int, _ digest: RecordDigest) throws(CommandError) -> EarlierOutcome? {
        var last: EarlierOutcome?
        for index in passes.indices {
            guard let outcome = try passes[index].outcome(of: line) else { continue }
            guard outcome.digest == digest else { throw .changedInput(source.name, line: line) }
            last = outcome
        }
        return last
    }

    /// Whether an outcome is final, so that its push is not sent again.
    func isSettled(_ outcome: EarlierOutcome) -> Bool {
        switch outcome.result {
        case .accepted: true
        case .rejected(let mayPass): !mayPass
        case .failed(let mayBeDelivered): mayBeDelivered && !retriesUncertain
        case .skipped: false
        }
    }
}

/// The outcomes that one run wrote, in the order of the input's lines.
private struct OutcomePass {
    private var records: OutcomeRecords
    private var remaining: Int
    private var next: EarlierOutcome?

    init(_ records: OutcomeRecords, count: Int) {
        self.records = records
        remaining = count
    }

    /// The outcome of a line; lines must be asked for in their order.
    mutating func outcome(of line: Int) throws(CommandError) -> EarlierOutcome? {
        while remaining > 0, (next?.line ?? 0) < line {
            next = try records.next()
            remaining -= 1
        }
        return next?.line == line ? next : nil
    }
}
