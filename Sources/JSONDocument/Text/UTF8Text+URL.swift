extension UTF8Text {
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
