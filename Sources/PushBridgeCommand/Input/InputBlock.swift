internal import PushBridge

/// Some of the input, for one worker at a time.
struct InputBlock: Sendable {
    /// What there is to do.
    enum Content: Sendable {
        /// Whole lines, each with its line feed except perhaps the last of the input.
        case lines(ByteSlice)
        /// A line longer than allowed, which was not kept.
        case oversizedLine(OversizedLine)
        /// Some messages of a document.
        case messages([DocumentMessage])
        /// A message of a document that is nested too deeply or has too many values to be read.
        case unreadableMessage(ByteSlice)
    }

    let content: Content
    /// The number of the first line, counting from 1.
    let firstLine: Int
    /// How many bytes it has.
    let size: Int
    /// How far into the input, in bytes, the block reaches.
    let end: Int

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

/// A message that is a document, or an element of a document that is an array.
struct DocumentMessage: Sendable {
    let value: JSONValue
    /// The JSON Pointer of the message in the document; empty for the whole.
    let path: String
}
