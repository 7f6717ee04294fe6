internal import APNSDelivery
internal import APNSTypes
internal import PushRecords

/// The last outcome that a file has for each line of the input, in at most 64 bytes of memory.
///
/// Each run appends its outcomes to the file, so that a line may have several; the last one counts.
struct EarlierOutcomes {
    private let source: ByteSource
    private let maximumLine: Int
    private let retriesUncertain: Bool
    /// The outcomes that there are, which many lines share.
    private var kinds: [EarlierOutcome] = []
    private var places: [EarlierOutcome: Int32] = [:]
    private var lines: [Int: (digest: RecordDigest, kind: Int32)] = [:]

    /// How many bytes of the file are outcomes; a record that a killed run did not finish is behind them.
    private(set) var size = 0

    /// Opens a file to which outcomes can be appended; pushes that APNs may have processed are settled unless they are to
    /// be sent again.
    init(path: String, maximumLine: Int, retriesUncertain: Bool) throws(CommandError) {
        source = try ByteSource(path: path)
        self.maximumLine = maximumLine
        self.retriesUncertain = retriesUncertain
        guard path != "-", source.identity != nil else { throw .unappendable(source.name) }
    }

    /// Whether the last record lacks its line feed.
    var lacksLineFeed: Bool { size > 0 && size == source.currentSize && !source.endsInLineFeed }

    /// Reads the file; nothing but outcomes may be in it, and the part of one that a killed run has left at its end.
    mutating func read() throws(CommandError) {
        var pieces = InputPieces(
            LineFraming(
                source, maximumLine: maximumLine, blockSize: LineFraming.blockForLines,
                allowsDocument: false, foreignStatus: .malformed))
        var reader = JSONReader()
        while let (piece, number, end) = try pieces.next() {
            guard case .line(let line) = piece else {
                throw .malformed(source.name, line: number, "the line is too long for an outcome")
            }
            if line.isBlank { continue }
            let record = try? reader.read(line)
            if let record, take(record) {
                size = end
            } else if record == nil, pieces.remaining == 0, isUnfinished(line) {
                break
            } else {
                throw .malformed(
                    source.name, line: number, "the line is not an outcome")
            }
        }
        if source.isCompressed { throw .unappendable(source.name) }
    }

    /// Notes the outcome in a record; false if it has none.
    private mutating func take(_ record: JSONValue) -> Bool {
        guard let line = record["line"]?.integer,
            let digest = record["record"]?.string.flatMap(RecordDigest.init(hexadecimal:)),
            let outcome = EarlierOutcome(record, retriesUncertain: retriesUncertain)
        else { return false }
        let kind = places[outcome] ?? Int32(clamping: kinds.count)
        if kind == kinds.count {
            places[outcome] = kind
            kinds.append(outcome)
        }
        lines[line] = (digest, kind)
        return true
    }

    /// Whether a run that was killed has left this line at the end of the file.
    private func isUnfinished(_ line: ByteSlice) -> Bool {
        let beginning = Array(#"{"line":"#.utf8)
        return source.isAtEnd && !source.endsInLineFeed
            && (0..<min(line.count, beginning.count)).allSatisfy { line[$0] == beginning[$0] }
    }

    /// The last outcome of a line, whose digest tells whether the file is about this input.
    func outcome(of line: Int, _ digest: RecordDigest) throws(CommandError) -> EarlierOutcome? {
        guard let last = lines[line] else { return nil }
        guard last.digest == digest else { throw .changedInput(source.name, line: line) }
        return kinds[Int(last.kind)]
    }
}

/// What became of a push in an earlier run.
struct EarlierOutcome: Hashable {
    /// Such as `accepted`.
    let word: String
    let reason: String?
    /// Whether it is final, so that its push is not sent again.
    let isSettled: Bool

    fileprivate init?(_ record: JSONValue, retriesUncertain: Bool) {
        guard let word = record["outcome"]?.string?.string else { return nil }
        self.word = word
        reason = record["reason"]?.string?.string
        let rejection = Rejection(
            reason: RejectionReason(rawValue: reason ?? ""), status: record["status"]?.integer ?? 0)
        isSettled =
            switch word {
            case "accepted": true
            // Outcomes of calls say themselves what may come of them.
            case "rejected": record["retry"]?.string.map { $0 == "never" } ?? !rejection.mayPass
            case "failed": !retriesUncertain && record["mayBeDelivered"]?.bool != false
            default: false
            }
    }
}
