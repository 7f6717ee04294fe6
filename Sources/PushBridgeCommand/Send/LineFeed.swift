internal import PushRecords

/// Takes an input line by line, and gives those their outcomes that an earlier run has settled.
struct LineFeed {
    private var input: InputPieces
    private let earlier: EarlierOutcomes?
    private let queue: OutcomeQueue

    init(_ framing: LineFraming, earlier: EarlierOutcomes?, queue: OutcomeQueue) {
        input = InputPieces(framing)
        self.earlier = earlier
        self.queue = queue
    }

    /// The next line that needs an outcome; nil at the end of the input, or when no more are wanted.
    mutating func next() throws(CommandError) -> FedLine? {
        while let (piece, lineNumber, position) = try input.next() {
            if case .line(let bytes) = piece, bytes.isBlank {
                guard queue.countBlankLine() else { return nil }
                continue
            }
            let earlier = try earlier?.outcome(of: lineNumber, piece.digest)
            // From here on the number must get its outcome.
            guard let number = queue.begin() else { return nil }
            let line = FedLine(
                piece: piece, number: number, line: lineNumber, index: piece.place(lineNumber).index,
                digest: piece.digest, position: position, earlier: earlier)
            guard let earlier, earlier.isSettled else { return line }
            queue.finish(number, line.outcome(.settled(earlier.word)))
        }
        return nil
    }
}

/// A line that needs an outcome.
struct FedLine: Sendable {
    var piece: InputPiece
    /// Its number in the queue of outcomes.
    let number: Int
    /// The number of the line, or of the message in its document, from 1.
    let line: Int
    /// The message's number in an array, from 0.
    let index: Int?
    let digest: RecordDigest
    let position: Int
    /// The last outcome that an earlier run recorded.
    var earlier: EarlierOutcome?
    var warnings: [SendWarning] = []

    /// The same without what was read.
    var withoutPiece: FedLine {
        var line = self
        line.piece = .line(ByteSlice([]))
        return line
    }

    func outcome(_ result: SendOutcome.Result, token: UTF8Text? = nil) -> SendOutcome {
        var outcome = SendOutcome(
            line: line, index: index, digest: digest, token: token, result: result, position: position,
            warnings: warnings)
        let isSame = outcome.word == earlier?.word && outcome.reason == earlier?.reason
        outcome.isRecorded = earlier?.isSettled == true || outcome.word == "skipped" && isSame
        return outcome
    }
}

extension InputPiece {
    fileprivate var digest: RecordDigest {
        switch self {
        case .line(let bytes), .unreadable(let bytes, _): RecordDigest(bytes)
        case .message(let value, _): RecordDigest(value.raw.text)
        case .oversized(let line): RecordDigest(line.head)
        }
    }
}

extension OversizedLine {
    var skipReason: SkipReason {
        .invalidRecord("The line has \(count) bytes, more than --max-line allows.")
    }
}
