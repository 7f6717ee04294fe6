internal import PushBridge

/// Cuts an input into blocks of whole lines, or into the messages of the one document that it is (reading T5).
///
/// Never holds more than the longest line allowed, or than a document may have.
struct LineFraming {
    /// How many bytes a block has that one of several workers gets whole.
    static let blockForWorker = 1 << 20
    /// How many bytes a block has whose lines are taken one by one.
    static let blockForLines = 64 << 10

    let source: ByteSource
    let maximumLine: Int
    let maximumValues: Int
    /// The first line that is read; those before it are passed over.
    let firstLine: Int
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

    init(
        _ source: ByteSource, maximumLine: Int, maximumValues: Int = JSONDocument.defaultMaximumValues,
        firstLine: Int = 1, blockSize: Int = Self.blockForWorker, allowsDocument: Bool = true,
        foreignStatus: ExitStatus = .inputOutput
    ) {
        self.source = source
        self.maximumLine = maximumLine
        self.maximumValues = maximumValues
        self.firstLine = firstLine
        self.blockSize = blockSize
        self.allowsDocument = allowsDocument
        self.foreignStatus = foreignStatus
    }

    /// The next block; nil at the end.
    mutating func next() throws(CommandError) -> InputBlock? {
        if !isOpened {
            try open()
            if allowsDocument, try isDocument() {
                if firstLine > 1 { throw .firstLineOfDocument }
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
        try passOverLines()
        while true {
            if let end = endOfWholeLines() { return take(end) }
            if source.isAtEnd { return rest.isEmpty ? nil : take(rest.count) }
            // One byte more than allowed may be a carriage return.
            if rest.count > maximumLine + 1 { return try skipOversizedLine() }
            try readMore(upTo: maximumLine + 2)
        }
    }

    private mutating func passOverLines() throws(CommandError) {
        while line < firstLine {
            let end = rest.firstLineFeed(from: 0)
            skip(end.map { $0 + 1 } ?? rest.count)
            if end != nil { line += 1 } else if source.isAtEnd { return } else { try readMore() }
        }
    }

    /// Where the lines of the next block end; nil when no line has ended yet.
    private func endOfWholeLines() -> Int? {
        guard let first = rest.firstLineFeed(from: 0) else { return nil }
        let window = min(rest.count, blockSize)
        let last = rest[0..<window].withBytes { $0.lastIndex(of: UInt8(ascii: "\n")) }
        return (last ?? first) + 1
    }

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

/// Whether the input is one document.
extension LineFraming {
    /// How large a document may be, in bytes.
    static let documentLimit = 64 << 20

    /// Below this size, in bytes, an open document is looked at again whenever more of it has come.
    private static let smallDocument = 64 << 10

    /// Reads on while the input may be one document, and tells whether it is; else it is lines.
    ///
    /// It is one if its first line ends inside an open value, or if it is a single line with a list of objects. Only as
    /// much is read as the answer needs: for lines, hardly ever more than the first two.
    mutating func isDocument() throws(CommandError) -> Bool {
        guard let line = try firstFilledLine(), rest[line.lowerBound].opensValue, line.count <= maximumLine
        else { return false }
        switch beginning(rest[line]) {
        case .line: return false
        case .list: return try isBlank(from: line.upperBound)
        case .open: return try isWholeDocument()
        }
    }

    private enum Beginning {
        case line
        /// An array whose first element is an object.
        case list
        /// The beginning of a value that goes on.
        case open
    }

    private func beginning(_ line: ByteSlice) -> Beginning {
        var cursor = DocumentCursor(maximumValues: maximumValues)
        switch cursor.next(in: line) {
        case .end, .broken: return .line
        case .incomplete: return .open
        case .message, .unreadable: break
        }
        guard cursor.isArray else { return .line }
        guard let first = line.firstFilledIndex(from: 1), line[first] == UInt8(ascii: "{") else {
            return line.endOfValue(from: 0) == nil ? .open : .line
        }
        return switch cursor.last(in: line) {
        case .end: .list
        case .incomplete: .open
        default: .line
        }
    }

    /// Where the first line lies that is not blank, without the white space before it; nil when none is near.
    private mutating func firstFilledLine() throws(CommandError) -> Range<Int>? {
        while true {
            if let start = rest.firstFilledIndex() {
                if let end = rest.firstLineFeed(from: start) { return start..<end }
                if source.isAtEnd { return start..<rest.count }
            } else if source.isAtEnd || rest.count >= blockSize {
                return nil
            }
            guard rest.count <= min(maximumLine, Self.documentLimit) else { return nil }
            try readMore(upTo: Self.documentLimit + 1)
        }
    }

    private mutating func isBlank(from start: Int) throws(CommandError) -> Bool {
        while rest.count <= Self.documentLimit {
            if rest.firstFilledIndex(from: start) != nil { return false }
            if source.isAtEnd { return true }
            try readMore(upTo: Self.documentLimit + 1)
        }
        return false
    }

    /// Reads on while what was read could still become one document.
    private mutating func isWholeDocument() throws(CommandError) -> Bool {
        var cursor = DocumentCursor(maximumValues: maximumValues)
        var nextLook = 0
        while rest.count <= Self.documentLimit {
            if source.isAtEnd || rest.count >= nextLook {
                // A read may end inside a character, an input may not.
                let step = cursor.last(in: source.isAtEnd ? rest : rest.wholeCharacters)
                if case .broken = step { return false }
                if source.isAtEnd {
                    if case .end = step { return true }
                    return false
                }
                nextLook = rest.count < Self.smallDocument ? 0 : rest.count * 2
            }
            try readMore(upTo: Self.documentLimit + 1, atLeast: nextLook)
        }
        StandardError.note(CommandError.largeDocument(source.name))
        return false
    }
}

extension DocumentCursor {
    /// The step behind all messages that the bytes hold.
    mutating func last(in bytes: ByteSlice) -> Step {
        while true {
            let step = next(in: bytes)
            switch step {
            case .message, .unreadable: continue
            case .end, .incomplete, .broken: return step
            }
        }
    }
}

extension UInt8 {
    fileprivate var opensValue: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
}
