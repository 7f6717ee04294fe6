/// Encodes values as JSON, with the members in the order in which they are encoded.
///
/// ```swift
/// struct Device: Codable {
///     var token: String
///     var badge: Int?
///     var extras: RawJSON
/// }
/// let device = Device(token: "a1", extras: .emptyObject)
/// let json = try DocumentEncoder().encode(device)  // {"token":"a1","extras":{}}
/// ```
///
/// A member that is nil is left out. `RawJSON` is written as it is spelled. Dictionaries are sorted by their keys. A nested
/// container must be finished before its parent goes on.
public struct DocumentEncoder {
    /// Makes an encoder.
    public init() {}

    /// Encodes a value.
    ///
    /// - Throws: What the value's `encode(to:)` throws; an `EncodingError` for a number that JSON cannot spell.
    public func encode(_ value: some Encodable) throws -> RawJSON {
        var writer = JSONWriter()
        try encode(value, into: &writer)
        return RawJSON(written: writer)
    }

    /// Writes a value as the next value of a writer.
    ///
    /// After an error, the writer has a part of the value.
    public func encode(_ value: some Encodable, into writer: inout JSONWriter) throws {
        let output = EncodingOutput()
        swap(&output.writer, &writer)
        defer { swap(&output.writer, &writer) }
        try ValueEncoder(output, depth: 0, key: nil, codingPath: []).encode(value)
        output.close(to: 0)
    }
}

/// The writer of one encoding, with the containers that are open in it.
private final class EncodingOutput {
    var writer = JSONWriter(capacity: 16)
    private var open: [(serial: Int, isObject: Bool)] = []
    private var count = 0

    /// Begins a container; its serial number tells it from those that were at its depth before.
    func begin(isObject: Bool) -> Int {
        if isObject { writer.beginObject() } else { writer.beginArray() }
        count += 1
        open.append((count, isObject))
        return count
    }

    /// Ends the containers that are deeper than `depth`.
    func close(to depth: Int) {
        while open.count > depth {
            if open.removeLast().isObject { writer.endObject() } else { writer.endArray() }
        }
    }

    /// Ends the containers inside one, which must be open.
    func proceed(in serial: Int, at depth: Int) {
        precondition(
            depth <= open.count && open[depth - 1].serial == serial,
            "A nested container must be finished before its parent goes on.")
        close(to: depth)
    }
}

/// Encodes one value: the root, a member or an element.
private final class ValueEncoder: Encoder, SingleValueEncodingContainer {
    let output: EncodingOutput
    /// How many containers are around the value.
    let depth: Int
    let key: String?
    let codingPath: [any CodingKey]
    private var container: (serial: Int, isObject: Bool)?
    private(set) var isWritten = false

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ output: EncodingOutput, depth: Int, key: String?, codingPath: [any CodingKey]) {
        self.output = output
        self.depth = depth
        self.key = key
        self.codingPath = codingPath
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedEncoding<Key>(place: begin(isObject: true)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        UnkeyedEncoding(place: begin(isObject: false))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// The container that the value is, begun where it is not yet.
    private func begin(isObject: Bool) -> EncodingPlace {
        if container == nil { beginValue() }
        let begun = container ?? (output.begin(isObject: isObject), isObject)
        precondition(begun.isObject == isObject, "A value is either an object or an array.")
        container = begun
        return EncodingPlace(
            output: output, serial: begun.serial, depth: depth + 1, codingPath: codingPath)
    }

    private func beginValue() {
        precondition(!isWritten, "A value is encoded once.")
        isWritten = true
        output.close(to: depth)
        if let key { output.writer.key(UTF8Text(key)) }
    }

    func encodeNil() {
        beginValue()
        output.writer.null()
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        if let scalar = value as? any DocumentScalar {
            beginValue()
            guard scalar.write(to: &output.writer) else {
                let context = EncodingError.Context(
                    codingPath: codingPath, debugDescription: "JSON has no number for \(value)")
                throw EncodingError.invalidValue(value, context)
            }
        } else if let dictionary = value as? any SortedDictionary {
            try dictionary.encodeSorted(to: self)
        } else {
            try value.encode(to: self)
            if !isWritten { _ = begin(isObject: true) }
        }
    }
}

/// A container of an encoding, which its parent's, its own and its superclass' encoders share.
private struct EncodingPlace {
    let output: EncodingOutput
    let serial: Int
    let depth: Int
    let codingPath: [any CodingKey]

    func encoder(for key: any CodingKey, isMember: Bool = true) -> ValueEncoder {
        output.proceed(in: serial, at: depth)
        return ValueEncoder(
            output, depth: depth, key: isMember ? key.stringValue : nil, codingPath: codingPath + [key])
    }
}

private struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: EncodingPlace

    var codingPath: [any CodingKey] { place.codingPath }

    func encodeNil(forKey key: Key) { place.encoder(for: key).encodeNil() }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try place.encoder(for: key).encode(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        place.encoder(for: key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        place.encoder(for: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { place.encoder(for: DocumentKey("super")) }

    func superEncoder(forKey key: Key) -> any Encoder { place.encoder(for: key) }
}

private struct UnkeyedEncoding: UnkeyedEncodingContainer {
    let place: EncodingPlace
    private(set) var count = 0

    var codingPath: [any CodingKey] { place.codingPath }

    init(place: EncodingPlace) { self.place = place }

    private mutating func next() -> ValueEncoder {
        defer { count += 1 }
        return place.encoder(for: DocumentKey(count), isMember: false)
    }

    mutating func encodeNil() { next().encodeNil() }

    mutating func encode<Value: Encodable>(_ value: Value) throws { try next().encode(value) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        next().container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

    mutating func superEncoder() -> any Encoder { next() }
}

/// A dictionary whose keys are names: an object, whose members are sorted because a dictionary has no order of its own.
private protocol SortedDictionary {
    func encodeSorted(to encoder: any Encoder) throws
}

extension Dictionary: SortedDictionary where Key: CodingKeyRepresentable, Value: Encodable {
    fileprivate func encodeSorted(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DocumentKey.self)
        let members = map { (DocumentKey($0.codingKey.stringValue), $1) }
        for (key, value) in members.sorted(by: { $0.0.stringValue < $1.0.stringValue }) {
            try container.encode(value, forKey: key)
        }
    }
}
