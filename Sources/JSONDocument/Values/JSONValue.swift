/// One value of a document: a view that keeps the document alive and copies nothing.
public struct JSONValue: @unchecked Sendable {
    // Unchecked because of the pointer only: it points into the tape, which does not change while a value holds it.

    /// What a value is.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool
        /// A number of any size and spelling.
        case number
        /// A string.
        case string
        /// An array.
        case array
        /// An object.
        case object
    }

    @usableFromInline let tape: JSONTape
    @usableFromInline var entry: UnsafePointer<JSONTapeEntry>

    @inlinable
    init(tape: JSONTape, entry: UnsafePointer<JSONTapeEntry>) {
        self.tape = tape
        self.entry = entry
    }

    /// The root of a tape that has been filled.
    init(rootOf tape: JSONTape) {
        self.init(tape: tape, entry: UnsafePointer(tape.contents.pointee.entries))
    }

    /// What the value is.
    @inlinable @inline(__always) public var kind: Kind { Kind(rawValue: place.kindBits) ?? .null }

    /// Whether the value is `null`.
    @inlinable @inline(__always) public var isNull: Bool { kind == .null }

    /// The value as a truth value; nil when it is none.
    @inlinable public var bool: Bool? { kind == .bool ? place.length == 4 : nil }

    /// The number as it is spelled; nil when the value is no number.
    @inlinable public var number: UTF8Text? { kind == .number ? spelling : nil }

    /// Where the value begins in the bytes it was read from.
    @inlinable public var byteOffset: Int { place.start }

    /// How many bytes the value takes where it was read from.
    @inlinable package var byteCount: Int { place.length }

    /// The number of members of an object (duplicate keys counted) or elements of an array; 0 for everything else.
    @inlinable public var count: Int { place.count }

    /// The value as a compact text of its own.
    public var raw: RawJSON { RawJSON(self) }

    /// Which of its document's values it is; ``value(at:)`` finds it again.
    @inlinable package var position: Int {
        defer { withExtendedLifetime(tape) {} }
        return entry - UnsafePointer(tape.contents.pointee.entries)
    }

    /// Whether both values belong to one document.
    @inlinable package func isInDocument(of other: borrowing JSONValue) -> Bool { tape === other.tape }

    /// Another value of the same document, by its ``position``.
    @inlinable
    package func value(at position: Int) -> JSONValue {
        JSONValue(tape: tape, entry: entry(at: position))
    }

    /// The string at a ``position`` of the same document, which must be one without escapes.
    @inlinable
    package func plainString(at position: Int) -> UTF8Text {
        defer { withExtendedLifetime(tape) {} }
        return stringContent(at: entry(at: position).pointee)
    }

    @inlinable @inline(__always)
    func entry(at position: Int) -> UnsafePointer<JSONTapeEntry> {
        let contents = tape.contents
        precondition(
            position >= 0 && position < contents.pointee.capacity, "The position must lie in the document.")
        return UnsafePointer(contents.pointee.entries + position)
    }

    /// Where the value lies.
    @inlinable var place: JSONTapeEntry {
        defer { withExtendedLifetime(tape) {} }
        return entry.pointee
    }

    /// The bytes of the value as they were read.
    @inlinable var spelling: UTF8Text { text(of: place) }

    /// The bytes of the value at an entry as they were read.
    @inlinable
    func text(of place: JSONTapeEntry) -> UTF8Text {
        let contents = tape.contents.pointee
        return UTF8Text(owner: contents.storage, base: contents.base + place.start, count: place.length)
    }
}
