/// Decodes values from JSON strictly, with errors that say where and what was expected.
///
/// ```swift
/// struct Device: Codable {
///     var token: String
///     var badge: Int?
/// }
/// let decoder = DocumentDecoder(unknownMembers: .refused)
/// let device = try decoder.decode(Device.self, from: #"{"token":"a1","badge":2}"#)
/// try decoder.decode([Device].self, from: #"[{"token":7}]"#)  // DocumentError: /0/token must be a string, not 7
/// ```
///
/// `null` is the same as no member. Of duplicate members the last counts. Whole numbers are exact, however they are spelled:
/// `2.0` is one. `RawJSON` takes any value as it is spelled.
public struct DocumentDecoder: Sendable {
    /// What happens to the members of an object that its type does not have.
    public enum UnknownMembers: Sendable {
        /// They are skipped.
        case ignored
        /// The first of them is an error.
        case refused
    }

    /// What happens to members that a type does not have.
    public var unknownMembers: UnknownMembers
    /// Whether a whole number is taken for text, as its digits.
    public var takesDigitsAsText: Bool
    /// How many arrays and objects may lie inside each other.
    public var maximumDepth: Int

    /// Makes a decoder.
    public init(
        unknownMembers: UnknownMembers = .ignored, takesDigitsAsText: Bool = false, maximumDepth: Int = 128
    ) {
        self.unknownMembers = unknownMembers
        self.takesDigitsAsText = takesDigitsAsText
        self.maximumDepth = maximumDepth
    }

    /// Decodes a value from the text of a document.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from text: UTF8Text
    ) throws(DocumentError) -> Value {
        let document: JSONDocument
        do {
            document = try JSONDocument(text, maximumDepth: maximumDepth)
        } catch {
            throw DocumentError(.noJSON, path: [], "is not valid JSON: \(error)")
        }
        return try decode(type, from: document.root)
    }

    /// Decodes a value from a value of a document.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - value: The JSON.
    ///   - path: Where the JSON is, for errors: a JSON Pointer.
    /// - Returns: The decoded value.
    /// - Throws: What is wrong first, and where.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from value: JSONValue, at path: String = ""
    ) throws(DocumentError) -> Value {
        do {
            return try ValueDecoder(value, codingPath: [], options: self).decode(type)
        } catch var error as DocumentError {
            error.path = path + error.path
            throw error
        } catch {
            throw DocumentError(.unknownValue, path: [], "\(error)")
        }
    }
}

/// Decodes one value: the root, a member or an element.
private final class ValueDecoder: Decoder, SingleValueDecodingContainer {
    let value: JSONValue
    let codingPath: [any CodingKey]
    let options: DocumentDecoder
    /// The members that no container of the value has a key for; nil before there is a container.
    private var unknownMembers: [UTF8Text]?

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ value: JSONValue, codingPath: [any CodingKey], options: DocumentDecoder) {
        self.value = value
        self.codingPath = codingPath
        self.options = options
    }

    func error(_ code: DocumentError.Code, _ problem: String) -> DocumentError {
        DocumentError(code, path: codingPath, problem)
    }

    func wrongType(_ expected: String) -> DocumentError {
        let found = value.number.map { $0[0..<min($0.count, 24)].string } ?? "\(value.kind)"
        return error(.wrongType, "must be \(expected), not \(found)")
    }

    func decoder(for value: JSONValue, _ key: any CodingKey) throws -> ValueDecoder {
        guard codingPath.count < options.maximumDepth else {
            throw error(
                .tooDeep, "has more than \(options.maximumDepth) arrays and objects inside each other")
        }
        return ValueDecoder(value, codingPath: codingPath + [key], options: options)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard value.kind == .object else { throw wrongType("a JSON object") }
        if options.unknownMembers == .refused {
            unknownMembers = (unknownMembers ?? value.members.map(\.key)).filter {
                Key(stringValue: $0.string) == nil
            }
        }
        return KeyedDecodingContainer(KeyedDecoding<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard value.kind == .array else { throw wrongType("an array") }
        return UnkeyedDecoding(decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let scalar = type as? any DocumentScalar.Type {
            guard let value = scalar.init(value, options) as? Value else { throw wrongType(scalar.expected) }
            return value
        }
        do {
            let decoded = try Value(from: self)
            try refuseUnknownMembers()
            return decoded
        } catch let error as DecodingError {
            throw problem(of: error, type)
        }
    }

    /// A superclass has a member that is none of the keys.
    func acceptMember(_ name: UTF8Text) { unknownMembers?.removeAll { $0 == name } }

    func refuseUnknownMembers() throws {
        guard let member = unknownMembers?.first else { return }
        throw DocumentError(.unknownMember, path: codingPath + [DocumentKey(member.string)], "is unknown")
    }

    /// The error of an `init(from:)` as one of a document: a word that an enumeration does not have is told with those it has.
    private func problem(of error: DecodingError, _ type: Any.Type) -> DocumentError {
        if let words = type as? any (RawRepresentable<String> & CaseIterable).Type, let text = value.string {
            return self.error(.unknownValue, "\"\(text)\" is not one of: \(Self.names(of: words))")
        }
        return switch error {
        case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
            .keyNotFound(_, let context):
            DocumentError(.unknownValue, path: context.codingPath, context.debugDescription)
        @unknown default: self.error(.unknownValue, "\(error)")
        }
    }

    private static func names<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }
}

private struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ValueDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] { decoder.value.members.compactMap { Key(stringValue: $0.key.string) } }

    func contains(_ key: Key) -> Bool { decoder.value[UTF8Text(key.stringValue)] != nil }

    func decodeNil(forKey key: Key) -> Bool { decoder.value[UTF8Text(key.stringValue)]?.isNull != false }

    private func member(_ key: some CodingKey) throws -> ValueDecoder {
        guard let value = decoder.value[UTF8Text(key.stringValue)] else {
            throw DocumentError(.missing, path: codingPath + [key], "is missing")
        }
        return try decoder.decoder(for: value, key)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        let member = try member(key)
        let container = try member.container(keyedBy: type)
        try member.refuseUnknownMembers()
        return container
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        decoder.acceptMember("super")
        return try member(DocumentKey("super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

private struct UnkeyedDecoding: UnkeyedDecodingContainer {
    let decoder: ValueDecoder
    private var elements: JSONElements.Iterator
    private var following: JSONValue?
    private(set) var currentIndex = 0

    init(decoder: ValueDecoder) {
        self.decoder = decoder
        elements = decoder.value.elements.makeIterator()
        following = elements.next()
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.value.count }
    var isAtEnd: Bool { following == nil }

    /// The next element, which is only passed once it is decoded.
    private func element() throws -> ValueDecoder {
        guard let following else {
            throw decoder.error(.missing, "has no element \(currentIndex)")
        }
        return try decoder.decoder(for: following, DocumentKey(currentIndex))
    }

    private mutating func pass() {
        following = elements.next()
        currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool {
        guard try element().decodeNil() else { return false }
        pass()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try element().decode(type)
        pass()
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let element = try element()
        let container = try element.container(keyedBy: type)
        try element.refuseUnknownMembers()
        pass()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try element().unkeyedContainer()
        pass()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let element = try element()
        pass()
        return element
    }
}
