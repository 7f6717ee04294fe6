import PushBridge

/// Where a message stands in the input.
public struct MessagePlace: Sendable, Hashable, Comparable {
    /// The line's number, from 1; for a message of a document, that of the document's first line.
    public var line: Int
    /// The message's number in a document that is an array, from 0; nil for a line of its own.
    public var index: Int?

    /// Creates the place of a line, or of an element of the array that begins there.
    public init(line: Int, index: Int? = nil) {
        self.line = line
        self.index = index
    }

    /// The JSON Pointer of the message in its document; empty for a line of its own.
    public var path: String { index.map { "/\($0)" } ?? "" }

    /// Whether `left` comes first.
    public static func < (left: MessagePlace, right: MessagePlace) -> Bool {
        (left.line, left.index ?? -1) < (right.line, right.index ?? -1)
    }
}

extension MessagePlace {
    /// Writes the place as members of an object.
    @inline(__always)
    func writeMembers(to writer: inout JSONWriter) {
        writer.key("line")
        writer.integer(line)
        if let index { writer.member("index", index) }
    }
}
