/// Parses one document after another and reuses its tape when nobody holds the last one.
///
/// A value that is kept stays valid; the reader then takes a new tape.
public struct JSONReader: ~Copyable, @unchecked Sendable {
    // Unchecked because of the tape only: it is filled when nobody but the reader holds it.

    private let maximumDepth: Int
    /// How many values and keys a document may have.
    package let maximumValues: Int
    private var tape = JSONTape.make(forBytes: 512)

    /// - Parameters:
    ///   - maximumDepth: How many arrays and objects may lie inside each other.
    ///   - maximumValues: How many values and keys a document may have; each takes 16 bytes while it is held.
    public init(
        maximumDepth: Int = JSONDocument.defaultMaximumDepth,
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) {
        self.maximumDepth = maximumDepth
        self.maximumValues = maximumValues
    }

    /// Reads one document, whose bytes are shared, and returns its root.
    public mutating func read(_ bytes: ByteSlice) throws(JSONError) -> JSONValue {
        if !isKnownUniquelyReferenced(&tape) || tape.isLarge { tape = .make(forBytes: bytes.count) }
        try tape.fill(from: bytes, maximumDepth: maximumDepth, maximumValues: maximumValues)
        return JSONValue(rootOf: tape)
    }

    /// Reads one document, whose bytes are shared, and returns its root.
    public mutating func read(_ text: UTF8Text) throws(JSONError) -> JSONValue {
        try read(text.slice)
    }
}
