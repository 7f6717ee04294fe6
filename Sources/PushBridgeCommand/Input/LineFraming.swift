internal import PushBridge

/// Cuts an input into blocks of whole lines, or into the messages of the one document that it is (reading T5).
///
/// Never holds more than the longest line allowed, or than a document may have.
struct LineFraming {
    /// How many bytes a block has that one of several workers gets whole.
    static let blockForWorker = 1 << 20
    /// How many bytes a block has whose lines are taken one by one.
    static let blockForLines = 64 << 10
    /// How many bytes a block of outcomes has, of which each earlier run has one.
    static let blockForOutcomes = 16 << 10

    let source: ByteSource
    let maximumLine: Int
    /// How many values and keys a message may have.
    let maximumValues: Int
    /// How many bytes a block has unless a line is longer.
    let blockSize: Int
    /// What was read and is in no block yet.
    var rest = ByteSlice([])

    private let allowsDocument: Bool
    /// How the command ends if the input is in a form that cannot be read.
    private let foreignStatus: ExitStatus
    private var isOpened = false
    private var messages: DocumentMessages?
    private var line = 1
    private var position = 0

    /// - Parameters:
    ///   - source: The input.
    ///   - maximumLine: How many bytes a line may have, without its end.
    ///   - maximumValues: How many values and keys a message may have.
    ///   - blockSize: How many bytes a block has unless a line is longer.
    ///   - allowsDocument: Whether the input may be one document instead of lines.
    ///   - foreignStatus: How the command ends if the input is compressed, or text in another encoding throughout.
    init(
        _ source: ByteSource, maximumLine: Int, maximumValues: Int = JSONDocument.defaultMaximumValues,
        blockSize: Int = Self.blockForWorker, allowsDocument: Bool = true,
        foreignStatus: ExitStatus = .inputOutput
    ) {
        self.source = source
        self.maximumLine = maximumLine
        self.maximumValues = maximumValues
        self.blockSize = blockSize
        self.allowsDocument = allowsDocument
        self.foreignStatus = foreignStatus
    }

    /// The next block; nil at the end.
    mutating func next() throws(CommandError) -> InputBlock? {
        if !isOpened {
            try open()
            if allowsDocument, try isDocument() {
                messages = DocumentMessages(rest, blockSize: blockSize, maximumValues: maximumValues)
                skip(rest.count)
            }
        }
        return messages == nil ? try nextLines() : nextMessages()
    }

    private mutating func nextMessages() -> InputBlock? {
        let before = messages?.remaining ?? 0
        guard let content = messages?.next(), let remaining = messages?.remaining else { return nil }
        return InputBlock(
            content: content, firstLine: 1, size: before - remaining, end: position - remaining)
    }

    /// The whole input; nil when it has more bytes than allowed.
    mutating func readAll(upTo limit: Int) throws(CommandError) -> ByteSlice? {
        try open()
        while !source.isAtEnd, rest.count <= limit {
            try readMore(upTo: limit + 1, atLeast: limit + 1)
        }
        return rest.count <= limit ? rest : nil
    }

    /// Reads the first bytes, refuses a form that cannot be read, and skips a byte order mark.
    private mutating func open() throws(CommandError) {
        isOpened = true
        try readMore()
        if let form = ForeignForm(rest) { throw .foreign(source, form, status: foreignStatus) }
        skip(rest.count - rest.withoutMark.count)
    }

    private mutating func nextLines() throws(CommandError) -> InputBlock? {
        while true {
            if let end = endOfWholeLines() { return take(end) }
            if source.isAtEnd { return rest.isEmpty ? nil : take(rest.count) }
            // One byte more than allowed may be a carriage return.
            if rest.count > maximumLine + 1 { return try skipOversizedLine() }
            try readMore(upTo: maximumLine + 2)
        }
    }

    /// Where the lines of the next block end; nil when no line has ended yet.
    private func endOfWholeLines() -> Int? {
        guard let first = rest.firstLineFeed(from: 0) else { return nil }
        let window = min(rest.count, blockSize)
        let last = rest[0..<window].withBytes { $0.lastIndex(of: UInt8(ascii: "\n")) }
        return (last ?? first) + 1
    }

    /// Cuts a block off the rest.
    private mutating func take(_ count: Int) -> InputBlock {
        let lines = rest[0..<count]
        let firstLine = line
        line += lines.lineFeedCount
        skip(count)
        return InputBlock(content: .lines(lines), firstLine: firstLine, size: count, end: position)
    }

    private mutating func skip(_ count: Int) {
        rest = rest[count..<rest.count]
        position += count
    }

    /// Reads on to the end of a line without keeping it.
    private mutating func skipOversizedLine() throws(CommandError) -> InputBlock {
        let head = ByteSlice(rest[0..<min(rest.count, OversizedLine.headSize)].withBytes { Array($0) })
        var count = 0
        var endsInReturn = false
        var hasEnded = false
        repeat {
            let end = rest.firstLineFeed(from: 0)
            let length = end ?? rest.count
            if length > 0 { endsInReturn = rest[length - 1] == UInt8(ascii: "\r") }
            count += length
            skip(end.map { $0 + 1 } ?? length)
            hasEnded = end != nil
            if !hasEnded { try readMore() }
        } while !hasEnded && !rest.isEmpty
        line += 1
        return InputBlock(
            content: .oversizedLine(OversizedLine(head: head, count: endsInReturn ? count - 1 : count)),
            firstLine: line - 1, size: head.count, end: position)
    }

    /// Reads on behind the rest, which moves to a storage of up to twice its size; the old one is let go before it fills.
    ///
    /// - Parameters:
    ///   - limit: How large the storage may become if a block is not enough.
    ///   - minimum: How many bytes the rest should have then, unless the input ends.
    /// - Throws: That reading has failed.
    mutating func readMore(upTo limit: Int = 0, atLeast minimum: Int = 0) throws(CommandError) {
        let count = rest.count
        let capacity = max(blockSize, min(count * 2, limit))
        var failure: CommandError?
        let storage = ByteStorage(capacity: capacity) { target in
            rest.withBytes { target.copyMemory(from: UnsafeRawBufferPointer($0)) }
            rest = ByteSlice([])
            do throws(CommandError) {
                return try source.fill(target, from: count, atLeast: min(minimum, capacity))
            } catch {
                failure = error
                return count
            }
        }
        rest = ByteSlice(storage, 0..<storage.count)
        if let failure { throw failure }
    }
}
