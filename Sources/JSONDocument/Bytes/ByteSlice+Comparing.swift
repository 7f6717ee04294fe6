extension UnsafeBufferPointer<UInt8> {
    /// Whether both have the same bytes.
    package func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return true }
        return EightBytes.areEqual(base, otherBase, count: count)
    }
}

extension ByteSlice {
    /// Whether these are exactly the bytes of a text.
    package func equals(_ text: UTF8Text) -> Bool {
        withBytes { bytes in text.withBytes { bytes.isSame(as: $0) } }
    }

    /// Whether both have the same bytes.
    package func equals(_ other: ByteSlice) -> Bool {
        withBytes { bytes in other.withBytes { bytes.isSame(as: $0) } }
    }

    /// Whether the bytes begin with a text.
    package func hasPrefix(_ text: UTF8Text) -> Bool {
        count >= text.count && self[0..<text.count].equals(text)
    }

    /// Whether the bytes end with a text.
    package func hasSuffix(_ text: UTF8Text) -> Bool {
        count >= text.count && self[count - text.count..<count].equals(text)
    }

    /// Whether all bytes are hexadecimal digits, in any case of letters; true for no bytes.
    package var isHexadecimal: Bool {
        withBytes { bytes in bytes.allSatisfy { HexadecimalDigit.value(of: $0) != nil } }
    }

    /// The bytes as text, with U+FFFD for what is not UTF-8.
    package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}
