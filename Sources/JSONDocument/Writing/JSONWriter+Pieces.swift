extension JSONWriter {
    /// Writes a piece of the string: the bytes of a text in a range, whose ends are ends of characters.
    package mutating func appendToString(_ text: String, in range: Range<Int>) {
        text.withBytes { appendEscaped(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Takes out what was written so far, which may end inside an object or array; what is written next continues it.
    package mutating func takeText() -> UTF8Text {
        let text = text()
        let needsComma = needsComma
        removeAll()
        self.needsComma = needsComma
        return text
    }
}

extension String {
    /// Where a byte stands in the UTF-8 bytes, at or behind an offset in them; nil where it does not.
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        let found = utf8.withContiguousStorageIfAvailable {
            EightBytes.firstIndex(of: byte, in: $0, from: offset)
        }
        return found ?? utf8.enumerated().first { $0.offset >= offset && $0.element == byte }?.offset
    }
}
