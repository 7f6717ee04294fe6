internal import PushBridge
internal import PushRecords

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Some of the input, for one worker at a time.
struct InputBlock: Sendable {
    enum Content: Sendable {
        /// Whole lines, each with its line feed except perhaps the last of the input.
        case lines(ByteSlice)
        /// A line longer than allowed, which was not kept.
        case oversizedLine(OversizedLine)
        /// Some messages of a document, and the number of the first, counting from 1.
        case messages([InputPiece], from: Int)
    }

    let content: Content
    /// The number of the first line, counting from 1.
    let firstLine: Int
    let size: Int
    /// How far into the input, in bytes, the block reaches; among several inputs, those before count too.
    private(set) var end: Int
    /// The name of the input, which records repeat; nil where there is one that needs no name.
    var origin: UTF8Text?

    /// How far into the input, in bytes, the lines before the block reach; a document's messages are not told apart.
    var start: Int { if case .lines(let bytes) = content { end - bytes.count } else { end } }

    /// Has the block reach as far as among several inputs, or in the file of one that is compressed.
    mutating func move(to end: Int) { self.end = end }

    var pieces: PieceCursor { PieceCursor(self) }

    /// Whether it is so large that not many of its kind may be in work at once.
    var isLarge: Bool { size > LineFraming.blockForWorker }
}

/// What is left of a line that is longer than allowed.
struct OversizedLine: Sendable {
    /// How much of a rejected line is kept, in bytes.
    static let headSize = 64 << 10

    let head: ByteSlice
    /// The number of its bytes without its end.
    let count: Int
}

/// One line of an input, or one message of a document.
enum InputPiece: Sendable {
    /// A line without its line feed and a carriage return before it.
    case line(ByteSlice)
    /// A line longer than allowed.
    case oversized(OversizedLine)
    /// A message that is a document; or an element of one that is an array, and its number in the array, from 0.
    case message(JSONValue, index: Int?)
    /// A message of a document that is nested too deeply or has too many values to be read.
    case unreadable(ByteSlice, index: Int?)

    /// The place of the piece in its input.
    func place(_ number: Int, in origin: UTF8Text? = nil) -> MessagePlace {
        switch self {
        case .line, .oversized: MessagePlace(line: number, origin: origin)
        case .message(_, let index), .unreadable(_, let index):
            MessagePlace(line: 1, index: index, origin: origin)
        }
    }
}

/// The pieces of a block, one after the other.
struct PieceCursor {
    private var lines = ByteSlice([])
    private var start = 0
    /// Pieces that are cut already, behind the lines.
    private var rest: ArraySlice<InputPiece> = []
    private var number: Int

    init(_ block: InputBlock) {
        number = block.firstLine
        switch block.content {
        case .lines(let bytes): lines = bytes
        case .oversizedLine(let line): rest = [.oversized(line)]
        case .messages(let messages, let first): (rest, number) = (messages[...], first)
        }
    }

    /// How many bytes lie behind the last line that was taken; 0 in a document.
    var remaining: Int { lines.count - start }

    /// The next piece and the number of its line, or of the message in its document; nil at the end.
    mutating func next() -> (piece: InputPiece, number: Int)? {
        guard let piece = nextLine().map(InputPiece.line) ?? rest.popFirst() else { return nil }
        defer { number += 1 }
        return (piece, number)
    }

    /// The next line, without its line feed and a carriage return before it.
    private mutating func nextLine() -> ByteSlice? {
        guard start < lines.count else { return nil }
        let end = lines.firstLineFeed(from: start) ?? lines.count
        defer { start = min(end + 1, lines.count) }
        return lines.lineContent(start..<end)
    }
}

/// The pieces of an input, whatever blocks they lie in.
struct InputPieces {
    private var framing: LineFraming
    private var pieces: PieceCursor?
    private var end = 0

    init(_ framing: LineFraming) { self.framing = framing }

    var source: ByteSource { framing.source }

    /// How many bytes were read behind the last piece that was taken.
    var remaining: Int { pieces?.remaining ?? 0 }

    /// The next piece, its number, and how far into the input, in bytes, it reaches; nil at the end.
    mutating func next() throws(CommandError) -> (piece: InputPiece, number: Int, end: Int)? {
        while true {
            if let (piece, number) = pieces?.next() { return (piece, number, end - remaining) }
            guard let block = try framing.next() else { return nil }
            end = block.end
            pieces = block.pieces
        }
    }
}

extension ByteSlice {
    /// A range without a carriage return at its end.
    func lineContent(_ range: Range<Int>) -> ByteSlice {
        guard let last = range.last, self[last] == UInt8(ascii: "\r") else { return self[range] }
        return self[range.lowerBound..<last]
    }

    /// The place of the first line feed at or after an index, which must lie in the slice or at its end.
    func firstLineFeed(from start: Int) -> Int? {
        withBytes { UnsafeRawBufferPointer($0).firstLineFeed(from: start) }
    }

    var lineFeedCount: Int {
        var count = 0
        var start = 0
        while let lineFeed = firstLineFeed(from: start) {
            count += 1
            start = lineFeed + 1
        }
        return count
    }
}

extension UnsafeRawBufferPointer {
    /// The place of the first line feed at or after an index, found many bytes at a time by the C library.
    func firstLineFeed(from start: Int) -> Int? {
        guard let baseAddress, start < count,
            let found = memchr(baseAddress + start, Int32(UInt8(ascii: "\n")), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - baseAddress
    }
}
