extension JSONWriter {
    /// Writes a piece of the string: what a text has behind its first `count` bytes.
    package mutating func appendToString(_ text: String, from count: Int) {
        text.withBytes { appendEscaped(UnsafeBufferPointer(rebasing: $0.dropFirst(count))) }
    }

    /// Writes a piece of the string: the last step of a JSON Pointer, as it is spelled there.
    package mutating func appendToString(lastStepOf pointer: String) {
        pointer.withBytes { bytes in
            let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
            appendEscaped(UnsafeBufferPointer(rebasing: bytes[start...]))
        }
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
