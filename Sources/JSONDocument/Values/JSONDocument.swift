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

extension JSONDocument {
    /// Reads an `application/x-www-form-urlencoded` body as an object of strings, its fields in their order and with
    /// duplicates.
    ///
    /// A field without `=` is an empty one. A percent sign without two hexadecimal digits stays what it is; bytes that
    /// are no UTF-8 become U+FFFD.
    ///
    /// - Returns: The object, and what is wrong with its escapes.
    package static func form(_ form: UTF8Text) -> (root: JSONValue, damage: FormDamage?) {
        var isIntact = true
        let object = form.withBytes { source in
            // No byte becomes more than six: the escape of a control character or, for the sign between fields, the
            // quotes, colon and comma of the next one. The first field's and the braces are eight.
            ByteStorage(capacity: source.count * 6 + 8) { target in
                guard let from = source.baseAddress, let to = target.baseAddress else { return 0 }
                var writer = FormObjectWriter(
                    from, count: source.count, to: to.assumingMemoryBound(to: UInt8.self))
                writer.write()
                isIntact = writer.isIntact
                return writer.written
            }
        }
        let bytes = ByteSlice(object, 0..<object.count)
        if let document = try? JSONDocument(bytes) { return (document.root, isIntact ? nil : .escape) }
        return (RawJSON(compact: UTF8Text(repairing: bytes)).parsed().root, .encoding)
    }
}

/// What can be wrong with a form's escapes.
package enum FormDamage {
    /// A percent sign has no two hexadecimal digits behind it.
    case escape
    /// What they stand for is no UTF-8.
    case encoding
}

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
