extension UTF8Text {
    /// The text with everything but letters, digits and `-._~` escaped, as a part of a URL.
    package var percentEncoded: UTF8Text {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * 3)
        withBytes { for byte in $0 { Self.percentEncode(byte, into: &bytes) } }
        return UTF8Text(repairing: ByteSlice(bytes))
    }

    private static func percentEncode(_ byte: UInt8, into bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            bytes.append(byte)
        default:
            bytes.append(UInt8(ascii: "%"))
            bytes.append(hexadecimalDigit(byte >> 4))
            bytes.append(hexadecimalDigit(byte & 0xF))
        }
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
