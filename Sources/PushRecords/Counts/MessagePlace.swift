public import PushBridge

/// Where a message stands in the input.
public struct MessagePlace: Sendable, Hashable, Comparable {
    /// The line's number, from 1; for a message of a document, that of the document's first line.
    public var line: Int
    /// The message's number in a document that is an array, from 0; nil for a line of its own.
    public var index: Int?
    /// The name of the input, among several; nil where there is one that needs no name.
    public var origin: UTF8Text?

    /// A number that is another for each place of a run, and the same in the next run over the same inputs.
    var number: UInt64 { (origin.map { RecordDigest($0).value } ?? 0) &+ UInt64(index ?? line) }

    /// Creates the place of a line, or of an element of the array that begins there.
    public init(line: Int, index: Int? = nil, origin: UTF8Text? = nil) {
        self.line = line
        self.index = index
        self.origin = origin
    }

    /// The JSON Pointer of the message in its document; empty for a line of its own.
    public var path: String { index.map { "/\($0)" } ?? "" }

    /// Whether `left` comes first: by the bytes of its origin, then by line, then by index.
    ///
    /// The order in which inputs were read does not matter, so that runs over parts of a corpus add up to the run over all.
    public static func < (left: MessagePlace, right: MessagePlace) -> Bool {
        guard left.origin == right.origin else { return left.origin.precedes(right.origin) }
        return (left.line, left.index ?? -1) < (right.line, right.index ?? -1)
    }
}

extension MessagePlace {
    /// The line, and the index in an array, in words; without the origin.
    public var words: Wording { .text("place.line", line) + indexWords }

    /// The index in an array as the end of a place in words; nothing for a line of its own.
    public var indexWords: Wording { index.map { .text("place.element", $0) } ?? Wording(name: "") }
}

extension UTF8Text? {
    /// Whether the bytes come first; no text comes before any.
    fileprivate func precedes(_ other: UTF8Text?) -> Bool {
        guard let other else { return false }
        guard let self else { return true }
        return self.withBytes { left in other.withBytes { left.lexicographicallyPrecedes($0) } }
    }
}
