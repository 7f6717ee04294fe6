/// One JSON value, spelled compactly.
///
/// No white space between tokens, `\/` written as `/`, everything else exactly as it came: number spelling, other
/// escapes, order, duplicate keys. Equality and hashing look at the spelling; see `JSONValue.isSame(as:)` for the data.
public struct RawJSON: Sendable, Hashable {
    /// The spelling.
    public let text: UTF8Text

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

extension RawJSON {
    /// `null`.
    public static var null: RawJSON { RawJSON(compact: "null") }
    /// `{}`.
    package static var emptyObject: RawJSON { RawJSON(compact: "{}") }
    /// `[]`.
    package static var emptyArray: RawJSON { RawJSON(compact: "[]") }

    /// `true` or `false`.
    public static func bool(_ value: Bool) -> RawJSON {
        RawJSON(compact: value ? "true" : "false")
    }

    /// An integer.
    public static func integer(_ value: Int) -> RawJSON {
        RawJSON(compact: UTF8Text(value))
    }

    /// A string, escaped as `JSONWriter` does it.
    public static func string(_ text: UTF8Text) -> RawJSON {
        // The writer takes room for whole words at a time.
        written(capacity: text.count + 18) { $0.string(text) }
    }

    /// An object with members in this order.
    public static func object(_ members: [(key: UTF8Text, value: RawJSON)]) -> RawJSON {
        let capacity = members.reduce(2) { $0 + $1.key.count + $1.value.text.count + 4 }
        return written(capacity: capacity) { writer in
            writer.beginObject()
            for member in members {
                writer.key(member.key)
                writer.raw(member.value)
            }
            writer.endObject()
        }
    }

    /// An object with the members that `body` writes.
    package static func object(capacity: Int, members body: (inout JSONWriter) -> Void) -> RawJSON {
        written(capacity: capacity) { writer in
            writer.beginObject()
            body(&writer)
            writer.endObject()
        }
    }

    /// An object with those members of another whose keys `isKept` takes, spelled as they came; nil for none.
    package static func object(
        membersOf object: JSONValue, where isKept: (borrowing UTF8Text) -> Bool
    ) -> RawJSON? {
        var kept = MemberRun()
        object.forEachMember { kept.take($0, if: $0.withKey(isKept)) }
        if kept.count == 0 { return nil }
        if kept.count == object.count { return object.raw }
        if let text = kept.text(in: object) {
            return RawJSON(compact: UTF8Text(concatenating: "{", text, "}"))
        }
        return written(capacity: object.spelling.count) { writer in
            writer.beginObject()
            object.forEachMember { if $0.withKey(isKept) { writer.member($0) } }
            writer.endObject()
        }
    }

    /// An object with the members of one before those of another.
    ///
    /// Where either has no members, the second stands for both, or the first if the second is empty.
    package init(joining first: RawJSON, _ second: RawJSON) {
        let (front, back) = (first.text, second.text)
        let brace = UInt8(ascii: "{")
        guard front.count > 2, front[0] == brace, back.count > 2, back[0] == brace else {
            self = back == Self.emptyObject.text ? first : second
            return
        }
        self.init(
            compact: UTF8Text(
                concatenating: front[0..<front.count - 1], ",", back[1..<back.count]))
    }

    /// An array with elements in this order.
    public static func array(_ elements: [RawJSON]) -> RawJSON {
        written(capacity: elements.reduce(2) { $0 + $1.text.count + 1 }) { writer in
            writer.beginArray()
            for element in elements { writer.raw(element) }
            writer.endArray()
        }
    }

    private static func written(capacity: Int, by body: (inout JSONWriter) -> Void) -> RawJSON {
        var writer = JSONWriter(capacity: capacity)
        body(&writer)
        return RawJSON(written: writer)
    }

    /// Takes what a writer wrote, which must be one whole value.
    package init(written writer: borrowing JSONWriter) {
        self.init(compact: writer.text())
    }

    /// A compact copy of a value that the scanner has accepted.
    static func compacted(_ spelling: UTF8Text) -> UTF8Text {
        let storage = spelling.withBytes { bytes in
            ByteStorage(capacity: bytes.count) { target in compact(bytes, into: target) }
        }
        return UTF8Text(whole: storage)
    }

    /// Copies a value without white space between tokens and with `/` for `\/`.
    ///
    /// Returns the number of bytes written, never more than were read; the target has room for all that are read.
    static func compact(
        _ bytes: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer
    ) -> Int {
        guard let source = bytes.baseAddress, let target = target.baseAddress else { return 0 }
        let copier = Compaction(source: source, target: target.assumingMemoryBound(to: UInt8.self))
        return copier.copy(count: bytes.count)
    }
}

/// A copy under way: what was written never passes what was read.
private struct Compaction {
    let source: UnsafePointer<UInt8>
    let target: UnsafeMutablePointer<UInt8>

    func copy(count: Int) -> Int {
        var read = 0
        var written = 0
        while read < count {
            let byte = source[read]
            read &+= 1
            if byte <= 0x20 { continue }
            target[written] = byte
            written &+= 1
            if byte == 0x22 { (read, written) = copyString(from: read, to: written, count: count) }
        }
        return written
    }

    private func copyString(from start: Int, to end: Int, count: Int) -> (read: Int, written: Int) {
        var read = start
        var written = end
        while read < count {
            // A word is stored only where a word is left to read, and writing is not ahead of reading.
            if count &- read >= 8 {
                let word = EightBytes.load(source + read)
                EightBytes.store(word, at: target + written)
                let marks = Self.quotesAndBackslashes(word)
                let plain = marks == 0 ? 8 : EightBytes.bytesBefore(marks)
                read &+= plain
                written &+= plain
                if marks == 0 { continue }
            }
            let byte = source[read]
            read &+= 1
            if byte == 0x5C, source[read] == 0x2F { continue }
            target[written] = byte
            written &+= 1
            if byte == 0x22 { break }
            if byte == 0x5C {  // the second byte of an escape means nothing by itself
                target[written] = source[read]
                written &+= 1
                read &+= 1
            }
        }
        return (read, written)
    }

    @inline(__always)
    private static func quotesAndBackslashes(_ word: UInt64) -> UInt64 {
        EightBytes.zeros(word ^ EightBytes.ones &* 0x22) | EightBytes.zeros(word ^ EightBytes.ones &* 0x5C)
    }
}
