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
