internal import APNSDelivery
internal import APNSTypes
internal import PushRecords

/// An outcome of an earlier run.
struct EarlierOutcome {
    enum Result {
        case accepted
        /// Whether the same push may be accepted later.
        case rejected(mayPass: Bool)
        case failed(mayBeDelivered: Bool)
        case skipped(reason: String)
    }

    /// The number of the line in the input, or of the message in its document, from 1.
    let line: Int
    let digest: RecordDigest
    let result: Result

    /// The outcome in a word.
    var word: String {
        switch result {
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .failed: "failed"
        case .skipped: "skipped"
        }
    }

    /// Reads a record; nil if it is none.
    fileprivate init?(reading record: JSONValue) {
        guard let line = record["line"]?.integer,
            let digest = record["record"]?.string.flatMap(RecordDigest.init(hexadecimal:)),
            let word = record["outcome"]?.string
        else { return nil }
        self.line = line
        self.digest = digest
        let reason = record["reason"]?.string?.string ?? ""
        switch word {
        case "accepted": result = .accepted
        case "rejected":
            let rejection = Rejection(
                reason: RejectionReason(rawValue: reason), status: record["status"]?.integer ?? 0)
            result = .rejected(mayPass: rejection.mayPass)
        case "failed": result = .failed(mayBeDelivered: record["mayBeDelivered"]?.bool != false)
        default: result = .skipped(reason: reason)
        }
    }
}

/// The records of a file of outcomes, one after the other.
struct OutcomeRecords {
    private var lines: InputPieces
    private var reader = JSONReader()

    /// Where the last record ends, in bytes from the beginning.
    private(set) var end = 0

    init(_ source: ByteSource, maximumLine: Int) {
        lines = InputPieces(
            LineFraming(
                source, maximumLine: maximumLine, blockSize: LineFraming.blockForOutcomes,
                allowsDocument: false, foreignStatus: .malformed))
    }

    /// The next record; nil at the end, and before a record that is not finished.
    ///
    /// - Throws: That the file cannot be read, or has something else than outcomes.
    mutating func next() throws(CommandError) -> EarlierOutcome? {
        while let (piece, number, end) = try lines.next() {
            guard case .line(let line) = piece else {
                throw .malformed(lines.source.name, line: number, "the line is too long for an outcome")
            }
            if line.isBlank { continue }
            let record = try? reader.read(line)
            if let outcome = record.flatMap(EarlierOutcome.init(reading:)) {
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
