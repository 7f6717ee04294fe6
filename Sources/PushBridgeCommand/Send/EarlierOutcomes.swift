internal import APNSDelivery
internal import APNSTypes
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
    init(path: String, maximumLine: Int, retriesUncertain: Bool) throws(CommandError) {
        source = try ByteSource(path: path)
        self.maximumLine = maximumLine
        self.retriesUncertain = retriesUncertain
        guard path != "-", source.identity != nil else { throw .unappendable(source.name) }
    }

    /// Whether the last record lacks its line feed.
    var lacksLineFeed: Bool { size > 0 && size == source.currentSize && !source.endsInLineFeed }

    /// Reads the file once, to check it and to find where each pass over the input begins.
    func read() throws(CommandError) {
        let all = records(of: source)
        var spans: [(start: Int, count: Int)] = []
        var lastLine = Int.max
        while let outcome = try all.next() {
            if outcome.line <= lastLine { spans.append((size, 0)) }
            spans[spans.count - 1].count += 1
            lastLine = outcome.line
            size = all.end
        }
        if source.isCompressed { throw .unappendable(source.name) }
        passes = spans.map {
            OutcomePass(records: records(of: ByteSource(source, from: $0.start)), remaining: $0.count)
        }
    }

    private func records(of source: ByteSource) -> OutcomeRecords {
        OutcomeRecords(source, maximumLine: maximumLine, retriesUncertain: retriesUncertain)
    }

    /// The last outcome of a line of the input.
    func outcome(of line: Int, _ digest: RecordDigest) throws(CommandError) -> EarlierOutcome? {
        var last: EarlierOutcome?
        for index in passes.indices {
            guard let outcome = try passes[index].outcome(of: line) else { continue }
            guard outcome.digest == digest else { throw .changedInput(source.name, line: line) }
            last = outcome
        }
        return last
    }
}

/// An outcome of an earlier run.
struct EarlierOutcome {
    /// The number of the line in the input, or of the message in its document, from 1.
    let line: Int
    let digest: RecordDigest
    /// The outcome in a word, such as `accepted`.
    let word: String
    let reason: String?
    /// Whether it is final, so that its push is not sent again.
    let isSettled: Bool

    /// Reads a record; nil if it is none.
    fileprivate init?(reading record: JSONValue, retriesUncertain: Bool) {
        guard let line = record["line"]?.integer,
            let digest = record["record"]?.string.flatMap(RecordDigest.init(hexadecimal:)),
            let word = record["outcome"]?.string?.string
        else { return nil }
        self.line = line
        self.digest = digest
        self.word = word
        reason = record["reason"]?.string?.string
        let rejection = Rejection(
            reason: RejectionReason(rawValue: reason ?? ""), status: record["status"]?.integer ?? 0)
        isSettled =
            switch word {
            case "accepted": true
            case "rejected": !rejection.mayPass
            case "failed": !retriesUncertain && record["mayBeDelivered"]?.bool != false
            default: false
            }
    }
}

/// The outcomes that one run wrote, in the order of the input's lines.
private struct OutcomePass {
    let records: OutcomeRecords
    /// How many records were not read yet.
    var remaining: Int
    var next: EarlierOutcome?

    /// The outcome of a line; lines must be asked for in their order.
    mutating func outcome(of line: Int) throws(CommandError) -> EarlierOutcome? {
        while remaining > 0, (next?.line ?? 0) < line {
            next = try records.next()
            remaining -= 1
        }
        return next?.line == line ? next : nil
    }
}

/// The records of a file of outcomes, one after the other.
private final class OutcomeRecords {
    private var lines: InputPieces
    private var reader = JSONReader()
    private let retriesUncertain: Bool

    /// Where the last record ends, in bytes from where the source begins.
    private(set) var end = 0

    init(_ source: ByteSource, maximumLine: Int, retriesUncertain: Bool) {
        lines = InputPieces(
            LineFraming(
                source, maximumLine: maximumLine, blockSize: LineFraming.blockForOutcomes,
                allowsDocument: false, foreignStatus: .malformed))
        self.retriesUncertain = retriesUncertain
    }

    /// The next record; nil at the end, and before a record that is not finished.
    func next() throws(CommandError) -> EarlierOutcome? {
        while let (piece, number, end) = try lines.next() {
            guard case .line(let line) = piece else {
                throw .malformed(lines.source.name, line: number, "the line is too long for an outcome")
            }
            if line.isBlank { continue }
            let record = try? reader.read(line)
            if let outcome = record.flatMap({
                EarlierOutcome(reading: $0, retriesUncertain: retriesUncertain)
            }) {
                self.end = end
                return outcome
            }
            if record == nil, isUnfinished(line) { return nil }
            throw .malformed(
                lines.source.name, line: number, "the line is not an outcome of 'pushbridge send'")
        }
        return nil
    }

    /// Whether a run that was killed has left a line at the end of the file.
    private func isUnfinished(_ line: ByteSlice) -> Bool {
        let isLast = lines.source.isAtEnd && lines.remaining == 0 && !lines.source.endsInLineFeed
        let beginning = Array(#"{"line":"#.utf8)
        let isRecord = (0..<min(line.count, beginning.count)).allSatisfy { line[$0] == beginning[$0] }
        return isLast && isRecord
    }
}
