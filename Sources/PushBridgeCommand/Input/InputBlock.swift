internal import PushRecords

/// Some of the input, for one worker at a time.
struct InputBlock: Sendable {
    /// What there is to do.
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
    /// How many bytes it has.
    let size: Int
    /// How far into the input, in bytes, the block reaches; among several inputs, those before count too.
    private(set) var end: Int
    /// The name of the input, which records repeat; nil where there is one that needs no name.
    var origin: UTF8Text?

    /// How far into the input, in bytes, the lines before the block reach; a document's messages are not told apart.
    var start: Int { if case .lines(let bytes) = content { end - bytes.count } else { end } }

    /// Has the block reach as far as among several inputs, or in the file of one that is compressed.
    mutating func move(to end: Int) { self.end = end }

    /// What it holds, one after the other.
    var pieces: PieceCursor { PieceCursor(self) }

    /// Whether it is so large that not many of its kind may be in work at once.
    var isLarge: Bool { size > LineFraming.blockForWorker }
}

/// What is left of a line that is longer than allowed.
struct OversizedLine: Sendable {
    /// How much of a rejected line is kept, in bytes.
    static let headSize = 64 << 10

    /// Its first bytes.
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

    /// Where the piece stands in its input.
    ///
    /// - Parameters:
    ///   - number: The number of the line, or of the message in its document, from 1.
    ///   - origin: The name of the input among several.
    /// - Returns: The line; for a message of a document, its first line and the message's number in an array.
    func place(_ number: Int, in origin: UTF8Text? = nil) -> MessagePlace {
        switch self {
        case .line, .oversized: MessagePlace(line: number, origin: origin)
        case .message(_, let index), .unreadable(_, let index):
            MessagePlace(line: 1, index: index, origin: origin)
        }
    }
}
