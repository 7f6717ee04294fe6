/// What is asked of words that stand in the program, such as those of diagnostics.
extension StaticString {
    /// The words as text.
    @usableFromInline package var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

    /// Whether both are the same words.
    @inlinable @inline(__always)
    package func isSame(as other: StaticString) -> Bool {
        guard hasPointerRepresentation, other.hasPointerRepresentation else { return text == other.text }
        if utf8CodeUnitCount != other.utf8CodeUnitCount { return false }
        return utf8Start == other.utf8Start
            || EightBytes.areEqual(utf8Start, other.utf8Start, count: utf8CodeUnitCount)
    }

    /// The byte at an offset; nil behind the end.
    @inlinable @inline(__always)
    package func byte(at offset: Int) -> UInt8? {
        withUTF8Buffer { offset < $0.count ? $0[offset] : nil }
    }

    /// Where a byte stands, at or behind an offset; nil where it does not.
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        withUTF8Buffer { EightBytes.firstIndex(of: byte, in: $0, from: offset) }
    }

    /// The bytes in a range, whose ends are ends of characters, as text.
    package func text(in range: Range<Int>) -> String {
        withUTF8Buffer { String(decoding: $0[range], as: UTF8.self) }
    }
}

extension JSONWriter {
    /// Writes a string of words that are not known where they are written.
    package mutating func string(_ words: StaticString) {
        words.withUTF8Buffer { appendQuoted($0) }
        needsComma = true
    }

    /// Writes a piece of the string: the bytes of some words in a range, whose ends are ends of characters.
    package mutating func appendToString(_ words: StaticString, in range: Range<Int>) {
        words.withUTF8Buffer { appendEscaped(UnsafeBufferPointer(rebasing: $0[range])) }
    }
}
