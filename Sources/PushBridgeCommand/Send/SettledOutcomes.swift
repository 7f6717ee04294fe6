internal import PushBridge

/// The outcomes that an earlier run wrote, read beside the input, so that memory stays flat however many there are.
///
/// Both are in the order of the input's lines; outcomes of lines that the earlier run did not reach are not there.
struct SettledOutcomes: ~Copyable {
    private let name: String
    /// Whether pushes that APNs may have processed are tried again.
    private let retriesUncertain: Bool
    private var framing: LineFraming
    private var reader = JSONReader()
    /// Lines that were read and not looked at yet.
    private var rest = ByteSlice([])
    private var restLine = 0
    private var next: Earlier?
    private var isAtEnd = false

    /// An outcome of the earlier run.
    private struct Earlier {
        let line: Int
        let digest: RecordDigest
        let isSettled: Bool
        let record: ByteSlice
    }

    /// Opens a file of outcomes.
    init(path: String, maximumLine: Int, retriesUncertain: Bool) throws(CommandError) {
        let source = try ByteSource(path: path)
        name = source.name
        framing = LineFraming(source, maximumLine: maximumLine, allowsDocument: false)
        self.retriesUncertain = retriesUncertain
    }

    /// The earlier record of a line of the input, where that outcome stands; lines must be asked for in their order.
    ///
    /// - Parameters:
    ///   - line: The line's number in the input.
    ///   - digest: The line's digest now.
    /// - Returns: The record as it was written; nil when the line is to be sent.
    /// - Throws: That the file cannot be read, is no file of outcomes, or is about another input.
    mutating func outcome(of line: Int, _ digest: RecordDigest) throws(CommandError) -> ByteSlice? {
        while !isAtEnd, (next?.line ?? 0) < line { try advance() }
        guard let next, next.line == line, !isAtEnd else { return nil }
        guard next.digest == digest else { throw .changedInput(name, line: line) }
        return next.isSettled ? next.record : nil
    }

    /// Goes on to the next outcome.
    private mutating func advance() throws(CommandError) {
        while rest.isEmpty {
            guard let block = try framing.next() else {
                isAtEnd = true
                return
            }
            guard case .lines(let lines) = block.content else {
                throw .malformed(name, line: block.firstLine, "the line is too long for an outcome")
            }
            (rest, restLine) = (lines, block.firstLine)
        }
        let end = rest.firstLineFeed(from: 0)
        let line = rest[0..<(end ?? rest.count)]
        let number = restLine
        rest = rest[(end.map { $0 + 1 } ?? rest.count)..<rest.count]
        restLine += 1
        if line.isBlank { return }
        // A run that was killed may have left half a record at the end.
        guard let earlier = earlier(line) else {
            if end == nil { return isAtEnd = true }
            throw .malformed(name, line: number, "the line is no outcome of 'pushbridge send'")
        }
        next = earlier
    }

    private mutating func earlier(_ line: ByteSlice) -> Earlier? {
        guard let value = try? reader.read(line), let number = value["line"]?.integer,
            let digest = value["record"]?.string.flatMap(RecordDigest.init),
            let outcome = value["outcome"]?.string
        else { return nil }
        return Earlier(
            line: number, digest: digest, isSettled: isSettled(outcome, value), record: line)
    }

    private func isSettled(_ outcome: UTF8Text, _ value: JSONValue) -> Bool {
        switch outcome {
        case "accepted", "rejected": true
        case "failed": !retriesUncertain && value["mayBeDelivered"]?.bool != false
        default: false
        }
    }
}
