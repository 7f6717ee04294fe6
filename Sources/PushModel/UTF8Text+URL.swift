extension UTF8Text {
    /// The text with everything but letters, digits and `-._~` escaped, as a part of a URL.
    package var percentEncoded: UTF8Text {
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = withBytes { bytes in
            bytes.flatMap { byte -> [UInt8] in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: "_"), UInt8(ascii: "~"):
                    [byte]
                default: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
                }
            }
        }
        return UTF8Text(repairing: ByteSlice(bytes))
    }
}
