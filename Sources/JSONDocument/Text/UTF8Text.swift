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
