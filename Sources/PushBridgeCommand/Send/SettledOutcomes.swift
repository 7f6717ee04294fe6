internal import APNSDelivery
internal import APNSTypes
internal import PushRecords

/// The outcomes that an earlier run wrote, read beside the input, so that memory stays flat however many there are.
///
/// Both are in the order of the input's lines; outcomes of lines that the earlier run did not reach are not there, but
/// may be in the files that it went on from.
final class SettledOutcomes {
    /// The file.
    let source: ByteSource
    /// The files that the run went on from, unless this one holds all that they settle.
    private(set) var predecessors: [String] = []
    /// Whether pushes that APNs may have processed are tried again.
    private let retriesUncertain: Bool
    private var lines: InputPieces
    private var reader = JSONReader()
    private var next: Earlier?
    /// Whether there are no more outcomes; the last one that was read does not count then.
    private(set) var isAtEnd = false
    private var isAtBeginning = true

    /// The record of a line that needs no sending again.
    struct Record {
        /// The record as it was written.
        let bytes: ByteSlice
        /// Its outcome in a word, such as `accepted`.
        let outcome: String
    }

    /// An outcome of the earlier run.
    private struct Earlier {
        /// The number of the line in the input, or of the message in its document, from 1.
        let line: Int
        let digest: RecordDigest
        let isSettled: Bool
        let record: Record
    }

    /// Opens a file of outcomes.
    ///
    /// - Throws: That it cannot be read or is no file of outcomes; or that it has none, which does not mean that its run
    ///   had nothing to go on from.
    init(path: String, maximumLine: Int, retriesUncertain: Bool) throws(CommandError) {
        let source = try ByteSource(path: path)
        self.source = source
        lines = InputPieces(
            LineFraming(
                source, maximumLine: maximumLine, blockSize: LineFraming.blockForLines, allowsDocument: false,
                foreignStatus: .malformed)
        )
        self.retriesUncertain = retriesUncertain
        guard source.identity != nil else { throw .unnameable(source.name) }
        try advance()
        if isAtBeginning { throw .noOutcomes(source.name) }
    }

    /// Whether there are outcomes of lines after a line of the input, which must be the last that was asked for.
    func reaches(beyond line: Int) throws(CommandError) -> Bool {
        while !isAtEnd, (next?.line ?? 0) <= line { try advance() }
        return !isAtEnd
    }

    /// The earlier record of a line of the input, where that outcome stands; lines must be asked for in their order.
    ///
    /// - Parameters:
    ///   - line: The line's number in the input.
    ///   - digest: The line's digest now.
    /// - Returns: The record; nil when the line is to be sent.
    /// - Throws: That the file cannot be read, is no file of outcomes, or is about another input.
    func outcome(of line: Int, _ digest: RecordDigest) throws(CommandError) -> Record? {
        while !isAtEnd, (next?.line ?? 0) < line { try advance() }
        guard let next, next.line == line, !isAtEnd else { return nil }
        guard next.digest == digest else { throw .changedInput(source.name, line: line) }
        return next.isSettled ? next.record : nil
    }

    /// Goes on to the next outcome.
    private func advance() throws(CommandError) {
        guard let (piece, number, _) = try lines.next() else {
            isAtEnd = true
            return
        }
        guard case .line(let line) = piece else {
            throw .malformed(source.name, line: number, "the line is too long for an outcome")
        }
        try take(line, number)
    }

    private func take(_ line: ByteSlice, _ number: Int) throws(CommandError) {
        if line.isBlank { return }
        guard isAtBeginning else { return try takeRecord(line, number) }
        switch OutcomeHead.Line(line) {
        case .cut: throw .noOutcomes(source.name)
        case .record(let record):
            isAtBeginning = false
            try takeRecord(record, number)
        case .headed(let head, let record):
            isAtBeginning = false
            predecessors = head.names
            if let record { try takeRecord(record, number) }
        }
    }

    private func takeRecord(_ line: ByteSlice, _ number: Int) throws(CommandError) {
        if let earlier = earlier(line) { return next = earlier }
        // A run that was killed may have left half a record at the end, even of the first outcome.
        guard next != nil || isHalfRecord(line), source.isAtEnd, lines.remaining == 0 else {
            throw .malformed(source.name, line: number, "the line is not an outcome of 'pushbridge send'")
        }
        isAtEnd = true
    }

    /// Whether a line is the beginning of an outcome's record and not a whole value of any kind.
    private func isHalfRecord(_ line: ByteSlice) -> Bool {
        let beginning = Array(#"{"line":"#.utf8)
        let isBeginning = (0..<min(line.count, beginning.count)).allSatisfy { line[$0] == beginning[$0] }
        return isBeginning && (try? reader.read(line)) == nil
    }

    private func earlier(_ line: ByteSlice) -> Earlier? {
        guard let value = try? reader.read(line), let number = value["line"]?.integer,
            let digest = value["record"]?.string.flatMap(RecordDigest.init(hexadecimal:)),
            let outcome = value["outcome"]?.string
        else { return nil }
        return Earlier(
            line: number, digest: digest,
            isSettled: isSettled(outcome, value),
            record: Record(bytes: line, outcome: outcome.string))
    }

    private func isSettled(_ outcome: UTF8Text, _ value: JSONValue) -> Bool {
        switch outcome {
        case "accepted": true
        case "rejected": !rejection(value).mayPass
        case "failed": !retriesUncertain && value["mayBeDelivered"]?.bool != false
        default: false
        }
    }

    private func rejection(_ value: JSONValue) -> Rejection {
        Rejection(
            reason: RejectionReason(rawValue: value["reason"]?.string?.string ?? ""),
            status: value["status"]?.integer ?? 0)
    }
}
