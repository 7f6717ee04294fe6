/// A value that is read from one JSON value and written as one, without a container.
protocol DocumentScalar {
    /// What the value must be, for errors.
    static var expected: String { get }

    /// Takes a JSON value; nil for one of another type.
    init?(_ value: JSONValue, _ options: DocumentDecoder)

    /// Writes the value; false where JSON cannot spell it.
    func write(to writer: inout JSONWriter) -> Bool
}

extension Bool: DocumentScalar {
    static var expected: String { "true or false" }

    init?(_ value: JSONValue, _ options: DocumentDecoder) {
        guard let flag = value.bool else { return nil }
        self = flag
    }

    func write(to writer: inout JSONWriter) -> Bool {
        writer.bool(self)
        return true
    }
}

extension UTF8Text: DocumentScalar {
    static var expected: String { "a string" }

    init?(_ value: JSONValue, _ options: DocumentDecoder) {
        guard let text = value.string ?? (options.takesDigitsAsText ? value.digits : nil) else { return nil }
        self = text
    }

    func write(to writer: inout JSONWriter) -> Bool {
        writer.string(self)
        return true
    }
}

extension String: DocumentScalar {
    static var expected: String { UTF8Text.expected }

    init?(_ value: JSONValue, _ options: DocumentDecoder) {
        guard let text = UTF8Text(value, options) else { return nil }
        self = text.string
    }

    func write(to writer: inout JSONWriter) -> Bool {
        writer.string(self)
        return true
    }
}

extension FixedWidthInteger {
    static var expected: String {
        Self.self == Int.self ? "a whole number" : "a whole number from \(Self.min) to \(Self.max)"
    }

    init?(_ value: JSONValue, _ options: DocumentDecoder) {
        if let integer = value.integer {
            self.init(exactly: integer)
        } else {  // one that only `UInt64` may have room for
            self.init(value.number?.string ?? "")
        }
    }

    func write(to writer: inout JSONWriter) -> Bool {
        if let integer = Int(exactly: self) {
            writer.integer(integer)
        } else {
            writer.raw(RawJSON(compact: UTF8Text(String(self))))
        }
        return true
    }
}

extension Int: DocumentScalar {}
extension Int8: DocumentScalar {}
extension Int16: DocumentScalar {}
extension Int32: DocumentScalar {}
extension Int64: DocumentScalar {}
extension UInt: DocumentScalar {}
extension UInt8: DocumentScalar {}
extension UInt16: DocumentScalar {}
extension UInt32: DocumentScalar {}
extension UInt64: DocumentScalar {}

extension Double: DocumentScalar {
    static var expected: String { "a number" }

    init?(_ value: JSONValue, _ options: DocumentDecoder) {
        guard let number = value.double, number.isFinite else { return nil }
        self = number
    }

    func write(to writer: inout JSONWriter) -> Bool {
        guard isFinite else { return false }
        writer.double(self)
        return true
    }
}

extension Float: DocumentScalar {
    static var expected: String { Double.expected }

    init?(_ value: JSONValue, _ options: DocumentDecoder) {
        guard let number = value.number.flatMap({ Float($0.string) }), number.isFinite else { return nil }
        self = number
    }

    func write(to writer: inout JSONWriter) -> Bool {
        guard isFinite else { return false }
        writer.raw(RawJSON(compact: UTF8Text(description)))
        return true
    }
}

extension RawJSON: DocumentScalar {
    static var expected: String { "a JSON value" }

    init?(_ value: JSONValue, _ options: DocumentDecoder) { self.init(value) }

    func write(to writer: inout JSONWriter) -> Bool {
        writer.raw(self)
        return true
    }
}

// MARK: As Codable

extension UTF8Text: Codable, CodingKeyRepresentable {
    /// Decodes a string.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the text as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(string)
    }

    /// The text as a key.
    public var codingKey: any CodingKey { DocumentKey(string) }

    /// Takes a key.
    public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

extension RawJSON: Codable {
    /// Decodes any value as it is spelled; only ``DocumentDecoder`` can.
    public init(from decoder: any Decoder) throws {
        let context = DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "RawJSON needs a DocumentDecoder")
        throw DecodingError.dataCorrupted(context)
    }

    /// Encodes the value as it is spelled; only ``DocumentEncoder`` can.
    public func encode(to encoder: any Encoder) throws {
        let context = EncodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "RawJSON needs a DocumentEncoder")
        throw EncodingError.invalidValue(self, context)
    }
}
