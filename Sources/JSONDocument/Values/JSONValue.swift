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

extension JSONValue {
    /// The members of an object in their order, duplicate keys included; empty for everything else.
    @inlinable public var members: JSONMembers { JSONMembers(self) }

    /// The elements of an array in their order; empty for everything else.
    @inlinable public var elements: JSONElements { JSONElements(self) }

    /// The value of a key's last occurrence in an object; nil when there is none.
    ///
    /// Looks at every member.
    public subscript(key: UTF8Text) -> JSONValue? {
        var found: UnsafePointer<JSONTapeEntry>?
        forEachMember { member in
            if member.withKey({ $0 == key }) { found = member.place.entry }
        }
        return found.map { JSONValue(tape: tape, entry: $0) }
    }

    /// The number as an integer, however it is spelled: `12`, `12.0` and `1.2e1` are one; nil when it is not whole, does not
    /// fit, or the value is no number.
    public var integer: Int? {
        let place = self.place
        guard place.kindBits == Kind.number.rawValue else { return nil }
        defer { withExtendedLifetime(tape) {} }
        let base = tape.contents.pointee.base + place.start
        return DecimalInteger.value(of: UnsafeBufferPointer(start: base, count: place.length))
            ?? ExactNumber(spelling).integer
    }

    /// Whether the value is an integer spelled in digits alone; cheaper than taking the integer.
    ///
    /// Those of 19 digits and more, and 0, count as others.
    @inlinable package var isPlainInteger: Bool {
        let place = self.place
        return place.kindBits == Kind.number.rawValue && !place.isEscaped && place.length < 19
    }

    /// The number's digits, however it is spelled; nil when it is not whole or does not fit an `Int`.
    package var digits: UTF8Text? {
        isPlainInteger ? number : integer.map { UTF8Text($0) }
    }

    /// The number as the nearest binary number, for range checks only: infinite when it is too large; nil when the
    /// value is no number.
    public var double: Double? {
        guard let number else { return nil }
        if let integer = number.decimalInteger { return Double(integer) }
        return Double(number.string)
    }
}

extension UTF8Text {
    /// The whole number that the text spells as JSON or in decimal digits; nil for any other text.
    package var wholeNumber: Int? {
        if let integer = decimalInteger { return integer }
        guard !isEmpty, self[0] == 0x2D || self[0] &- 0x30 < 10 else { return nil }
        return (try? JSONDocument(self))?.root.integer
    }
}

extension JSONValue {
    /// The string without its quotes and escapes; nil when the value is no string.
    ///
    /// The bytes are shared when there are no escapes. An escaped surrogate without its other half became U+FFFD.
    @inlinable
    public var string: UTF8Text? {
        let place = self.place
        return place.kindBits == Kind.string.rawValue ? decodedString(at: place) : nil
    }

    /// The string, if it is spelled without escapes; nil for everything else.
    @inlinable
    package var plainString: UTF8Text? {
        let place = self.place
        guard place.kindBits == Kind.string.rawValue, !place.isEscaped else { return nil }
        return stringContent(at: place)
    }

    /// Whether this is a string that is spelled without escapes; cheaper than taking the string.
    @inlinable package var isPlainString: Bool {
        let place = self.place
        return place.kindBits == Kind.string.rawValue && !place.isEscaped
    }

    /// Whether this is a string without a character; cheaper than taking the string.
    @inlinable package var isEmptyString: Bool {
        let place = self.place
        return place.kindBits == Kind.string.rawValue && place.length == 2
    }

    /// Whether this is a string whose first character is an ASCII one; cheaper than taking the string.
    @inlinable
    package func isString(beginningWith first: UInt8) -> Bool {
        guard kind == .string, place.length > 2 else { return false }
        let content = stringContent(at: place)
        if content[0] == UInt8(ascii: "\\") { return string?.withBytes { $0.first == first } == true }
        return content[0] == first
    }

    /// Whether this is a string with an escaped surrogate without its other half, which became U+FFFD.
    package var hasLoneSurrogate: Bool { kind == .string && firstRepair != nil }

    /// The offset of the first escape in the value that was half of a surrogate pair and became U+FFFD; nil for none.
    package var firstRepair: Int? {
        guard let repairs = tape.contents.pointee.repairs else { return nil }
        let place = self.place
        var (low, high) = (0, repairs.count)
        while low < high {
            let middle = (low + high) / 2
            if repairs[middle] < place.start { low = middle + 1 } else { high = middle }
        }
        return low < repairs.count && repairs[low] < Int(place.end) ? repairs[low] : nil
    }

    @inlinable
    func decodedString(at place: JSONTapeEntry) -> UTF8Text {
        let content = stringContent(at: place)
        return place.isEscaped ? JSONStringDecoding.decoded(content) : content
    }

    @inlinable
    func stringContent(at place: JSONTapeEntry) -> UTF8Text {
        let contents = tape.contents.pointee
        // A string's range includes its two quotes, so its length is at least two.
        let base = contents.base + place.start + 1
        return UTF8Text(owner: contents.storage, base: base, count: place.length - 2)
    }

    /// Whether two values are equal as JSON data.
    ///
    /// The order of members does not matter, the last of duplicate keys counts, numbers compare by their exact decimal
    /// value whatever their size, strings compare decoded.
    public func isSame(as other: JSONValue) -> Bool {
        if spelling == other.spelling { return true }
        // A list of pairs still to compare instead of recursion: documents may be deep.
        var pairs = [(self, other)]
        while let (left, right) = pairs.popLast() {
            guard left.kind == right.kind else { return false }
            switch left.kind {
            case .null: continue
            case .bool: guard left.bool == right.bool else { return false }
            case .string: guard left.string == right.string else { return false }
            case .number: guard left.isSameNumber(as: right) else { return false }
            case .array:
                guard left.count == right.count else { return false }
                pairs.append(contentsOf: zip(left.elements, right.elements))
            case .object:
                guard left.pairMembers(with: right, into: &pairs) else { return false }
            }
        }
        return true
    }

    private func isSameNumber(as other: JSONValue) -> Bool {
        let left = spelling
        let right = other.spelling
        return left == right || ExactNumber(left) == ExactNumber(right)
    }

    /// Puts the values of the keys of both objects side by side; false when the keys differ.
    private func pairMembers(with other: JSONValue, into pairs: inout [(JSONValue, JSONValue)]) -> Bool {
        // Searching needs no memory but takes the square of the time.
        guard count &+ other.count > 32 else { return searchMembers(of: other, into: &pairs) }
        let left = lastMembers
        let right = other.lastMembers
        guard left.count == right.count else { return false }
        for (key, value) in left {
            guard let match = right[key] else { return false }
            pairs.append((value, match))
        }
        return true
    }

    private func searchMembers(of other: JSONValue, into pairs: inout [(JSONValue, JSONValue)]) -> Bool {
        for member in members {
            let key = member.key
            // The last of duplicates counts, so the member itself may not be what is compared.
            guard let left = self[key], let right = other[key] else { return false }
            pairs.append((left, right))
        }
        return other.members.allSatisfy { self[$0.key] != nil }
    }

    private var lastMembers: [UTF8Text: JSONValue] {
        Dictionary(members.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
}
