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
}
