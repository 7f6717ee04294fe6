/// One JSON document, as RFC 8259 defines it, whose order, number spelling and duplicate keys are kept.
///
/// Any value may be the root. White space is space, tab, line feed and carriage return only. A byte order mark is
/// refused. A document of more than 1 GiB is refused with `tooLarge`.
public struct JSONDocument: Sendable {
    /// How many arrays and objects may lie inside each other unless the caller says otherwise.
    public static let defaultMaximumDepth = 512
    /// How many values and keys there may be unless the caller says otherwise; so many take 32 MiB while they are held.
    public static let defaultMaximumValues = 2_000_000

    /// The one value of the document.
    public let root: JSONValue

    init(root: JSONValue) {
        self.root = root
    }

    /// Reads bytes, which are shared.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - maximumDepth: How many arrays and objects may lie inside each other; an array of scalars is one
    ///     deep.
    ///   - maximumValues: How many values and keys there may be; each takes 16 bytes while the document is held.
    /// - Throws: What is wrong first, or that the bytes are not UTF-8.
    public init(
        _ bytes: ByteSlice, maximumDepth: Int = defaultMaximumDepth, maximumValues: Int = defaultMaximumValues
    ) throws(JSONError) {
        let tape = JSONTape.make(forBytes: bytes.count)
        try tape.fill(from: bytes, maximumDepth: maximumDepth, maximumValues: maximumValues)
        self.init(root: JSONValue(rootOf: tape))
    }

    /// Reads the value that bytes begin with, and says where it ends; what follows is not looked at.
    package static func prefix(
        of bytes: ByteSlice, maximumValues: Int = defaultMaximumValues
    ) throws(JSONError) -> (root: JSONValue, end: Int) {
        let tape = JSONTape.make(forBytes: bytes.count)
        let end = try tape.fill(
            from: bytes, maximumDepth: defaultMaximumDepth, maximumValues: maximumValues, isPrefix: true)
        return (JSONValue(rootOf: tape), end)
    }

    /// Reads a text, whose bytes are shared.
    public init(_ text: UTF8Text, maximumDepth: Int = defaultMaximumDepth) throws(JSONError) {
        try self.init(text.slice, maximumDepth: maximumDepth)
    }

    /// Reads a copy of a string's UTF-8.
    public init(_ string: String, maximumDepth: Int = defaultMaximumDepth) throws(JSONError) {
        try self.init(UTF8Text(string), maximumDepth: maximumDepth)
    }
}
