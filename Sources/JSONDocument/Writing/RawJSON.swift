/// One JSON value, spelled compactly.
///
/// No white space between tokens, `\/` written as `/`, everything else exactly as it came: number spelling, other
/// escapes, order, duplicate keys. Equality and hashing look at the spelling; see `JSONValue.isSame(as:)` for the data.
public struct RawJSON: Sendable, Hashable {
    /// The spelling.
    public let text: UTF8Text

    /// Takes a text that is one compact JSON value.
    init(compact text: UTF8Text) {
        self.text = text
    }

    /// Takes over a value; the bytes are shared when it is spelled compactly already.
    public init(_ value: JSONValue) {
        let spelling = value.spelling
        self.init(compact: value.place.isLoose ? Self.compacted(spelling) : spelling)
    }

    /// Reads a text that must be one JSON document.
    public init(validating text: UTF8Text) throws(JSONError) {
        self.init(try JSONDocument(text).root)
    }

    /// The type of the value.
    public var kind: JSONValue.Kind {
        switch text[0] {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    /// The value to look into.
    ///
    /// Depth and number of values are not limited here. A value of more than 1 GiB, which only building can make, reads as `null`.
    public func parsed() -> JSONDocument {
        let tape = JSONTape.make(forBytes: text.count)
        do {
            try tape.fill(from: text.slice, maximumDepth: Int.max, maximumValues: Int.max)
        } catch {
            if text != Self.null.text { return Self.null.parsed() }
        }
        return JSONDocument(root: JSONValue(rootOf: tape))
    }
}

extension RawJSON: CustomStringConvertible {
    /// The spelling.
    public var description: String { text.string }
}
