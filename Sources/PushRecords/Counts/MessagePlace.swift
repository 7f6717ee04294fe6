/// Where a message stands in the input.
public struct MessagePlace: Sendable, Hashable, Comparable {
    /// The line's number, from 1.
    public var line: Int
    /// The JSON Pointer of the message in a document that holds several; empty for a line of its own.
    public var path = ""

    /// Whether `left` comes first; a document's messages are counted by their index.
    public static func < (left: MessagePlace, right: MessagePlace) -> Bool {
        if left.line != right.line { return left.line < right.line }
        let (short, long) = (left.path.utf8.count, right.path.utf8.count)
        return short == long ? left.path < right.path : short < long
    }
}
