/// A run of valid UTF-8 that shares the bytes of the document it was read from.
///
/// Equality and hashing look at the bytes: no Unicode normalization happens anywhere.
public struct UTF8Text: @unchecked Sendable {
    // Unchecked because of the pointer only: it points into `owner`, which is immutable, or at a literal.

    /// What keeps the bytes alive; nil for a literal, which is never freed.
    @usableFromInline let owner: ByteStorage?
    @usableFromInline let base: UnsafePointer<UInt8>

    /// The number of bytes, not of characters.
    public let count: Int

    /// Takes `count` bytes of valid UTF-8 at `base` that live as long as `owner`.
    @inlinable
    init(owner: ByteStorage?, base: UnsafePointer<UInt8>, count: Int) {
        self.owner = owner
        self.base = base
        self.count = count
    }

    /// Takes a whole storage of valid UTF-8.
    init(whole storage: ByteStorage) {
        self.init(owner: storage, base: storage.base, count: storage.count)
    }

    /// The text without any bytes.
    @inlinable public static var empty: UTF8Text { "" }

    /// Whether there are no bytes.
    @inlinable public var isEmpty: Bool { count == 0 }

    /// The byte at an index.
    @inlinable @inline(__always)
    public subscript(index: Int) -> UInt8 {
        precondition(index >= 0 && index < count, "The index must lie in the text.")
        return withBytes { $0[index] }
    }

    /// A part of the text; the bytes are shared.
    ///
    /// The bounds must lie in the text. One that falls inside a character moves back to the character's start.
    public subscript(range: Range<Int>) -> UTF8Text {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "The range must lie in the text.")
        let start = boundary(atOrBefore: range.lowerBound)
        let end = boundary(atOrBefore: range.upperBound)
        return UTF8Text(owner: owner, base: base + start, count: end - start)
    }

    /// The nearest start of a character, or end of the text, at or before an index in 0...count.
    private func boundary(atOrBefore index: Int) -> Int {
        withBytes { bytes in
            var index = index
            // The first byte of valid UTF-8 continues nothing, so the loop ends at 0 at the latest.
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
            return index
        }
    }

    /// Calls a closure with the bytes, which are valid only until it returns.
    @inlinable
    public func withBytes<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        defer { withExtendedLifetime(owner) {} }
        return try body(UnsafeBufferPointer(start: base, count: count))
    }

    /// A copy as a `String`.
    public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}

extension UTF8Text: CustomStringConvertible {
    /// The text itself.
    public var description: String { string }
}

extension UTF8Text: Hashable {
    /// Whether both texts have the same bytes.
    @inlinable @inline(__always)
    public static func == (left: UTF8Text, right: UTF8Text) -> Bool {
        guard left.count == right.count else { return false }
        return left.withBytes { leftBytes in
            right.withBytes { rightBytes in
                guard let first = leftBytes.baseAddress, let second = rightBytes.baseAddress else {
                    return true
                }
                return first == second || EightBytes.areEqual(first, second, count: leftBytes.count)
            }
        }
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(count)
    }
}

extension UTF8Text {
    /// Whether all bytes are hexadecimal digits, in any case of letters; true for an empty text.
    package var isHexadecimal: Bool {
        withBytes { bytes in bytes.allSatisfy { HexadecimalDigit.value(of: $0) != nil } }
    }

    /// Whether both texts are equal when the letters A to Z count as a to z.
    public func equalsIgnoringASCIICase(_ other: UTF8Text) -> Bool {
        guard count == other.count else { return false }
        return withBytes { bytes in
            other.withBytes { otherBytes in
                bytes.indices.allSatisfy { index in
                    let (byte, other) = (bytes[index], otherBytes[index])
                    return byte == other || Self.lowercased(byte) == Self.lowercased(other)
                }
            }
        }
    }

    /// Whether the text has a letter from A to Z.
    package var hasASCIICapital: Bool { withBytes(EightBytes.haveCapital) }

    /// The text with A to Z as a to z; the same bytes, shared, when there are none.
    public func lowercasedASCII() -> UTF8Text {
        guard hasASCIICapital else { return self }
        let storage = withBytes { bytes in
            ByteStorage(capacity: bytes.count) { target in
                for index in bytes.indices { target[index] = Self.lowercased(bytes[index]) }
                return bytes.count
            }
        }
        return UTF8Text(whole: storage)
    }

    /// The text without the spaces, tabs and line ends (bytes 0x09 to 0x0D and 0x20) around it; the bytes are shared.
    package func trimmedASCIIWhitespace() -> UTF8Text {
        let kept = withBytes { bytes in
            var range = bytes.startIndex..<bytes.endIndex
            while let last = range.last, Self.isSpace(bytes[last]) { range = range.dropLast() }
            while let first = range.first, Self.isSpace(bytes[first]) { range = range.dropFirst() }
            return range
        }
        return UTF8Text(owner: owner, base: base + kept.lowerBound, count: kept.count)
    }

    /// The value of a text that is nothing but digits, with `-` before them or not; nil when it is something else
    /// or does not fit.
    public var decimalInteger: Int? { withBytes { DecimalInteger.value(of: $0) } }

    /// The integer where this is how a writer spells it: without leading zeros, and zero without a sign.
    @usableFromInline
    package var plainInteger: Int? {
        guard let number = decimalInteger else { return nil }
        let first = self[self[0] == 0x2D ? 1 : 0]
        return first == 0x30 && count > 1 ? nil : number
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    }

    /// A number that tells keys apart quickly: of the length and up to eight bytes from either end.
    ///
    /// Equal texts have equal numbers; different ones may have.
    @inlinable @inline(__always)
    package var keyHash: UInt64 {
        withBytes { bytes in
            guard let base = bytes.baseAddress, bytes.count > 0 else { return 0 }
            let isShort = bytes.count < 8
            let first = isShort ? EightBytes.loadFewer(base, count: bytes.count) : EightBytes.load(base)
            let last = isShort ? 0 : EightBytes.load(base + bytes.count - 8)
            let mixed =
                (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(bytes.count) &* 0xD6E8_FEB8_6659_FD93
            return (mixed ^ mixed &>> 29) &* 0xBF58_476D_1CE4_E5B9
        }
    }

    /// Whether the text begins with another.
    @inlinable @inline(__always)
    public func hasPrefix(_ prefix: UTF8Text) -> Bool {
        count >= prefix.count && has(prefix, at: 0)
    }

    /// Whether the text ends with another.
    @inlinable @inline(__always)
    public func hasSuffix(_ suffix: UTF8Text) -> Bool {
        count >= suffix.count && has(suffix, at: count - suffix.count)
    }

    /// The first place of a byte at or after an index; nil when there is none.
    public func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
        precondition(index >= 0 && index <= count, "The index must lie in the text or at its end.")
        return withBytes { EightBytes.firstIndex(of: byte, in: $0, from: index) }
    }

    /// The first place of another text at or after an index; nil when there is none.
    ///
    /// An empty needle is found at the index itself.
    public func range(of needle: UTF8Text, from index: Int = 0) -> Range<Int>? {
        precondition(index >= 0 && index <= count, "The index must lie in the text or at its end.")
        guard !needle.isEmpty else { return index..<index }
        let first = needle[0]
        var candidate = firstIndex(of: first, from: index)
        while let start = candidate, count - start >= needle.count {
            if has(needle, at: start) { return start..<start + needle.count }
            candidate = firstIndex(of: first, from: start + 1)
        }
        return nil
    }

    /// Whether the bytes from an index on begin with another text, which must fit.
    @inlinable @inline(__always)
    func has(_ other: UTF8Text, at index: Int) -> Bool {
        withBytes { bytes in
            other.withBytes { otherBytes in
                guard let base = bytes.baseAddress, let otherBase = otherBytes.baseAddress else {
                    return true
                }
                return EightBytes.areEqual(base + index, otherBase, count: otherBytes.count)
            }
        }
    }

    /// The text with everything but letters, digits and `-._~` escaped, as a part of a URL.
    package var percentEncoded: UTF8Text {
        let storage = withBytes { bytes in
            ByteStorage(capacity: bytes.count * 3) { target in
                var count = 0
                for byte in bytes { count = Self.percentEncode(byte, into: target, at: count) }
                return count
            }
        }
        return UTF8Text(whole: storage)
    }

    /// Spells a byte and returns where that ends; there is room for three.
    @inline(__always)
    private static func percentEncode(
        _ byte: UInt8, into target: UnsafeMutableRawBufferPointer, at index: Int
    ) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            target[index] = byte
            return index + 1
        default:
            target[index] = UInt8(ascii: "%")
            target[index + 1] = HexadecimalDigit.uppercase(byte >> 4)
            target[index + 2] = HexadecimalDigit.uppercase(byte & 0xF)
            return index + 3
        }
    }
}
