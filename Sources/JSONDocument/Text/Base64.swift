/// Base64 with padding (RFC 4648, section 4), for lines and bodies that are no text.
package enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func encode(_ bytes: ByteSlice) -> UTF8Text {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let rest = min(3, bytes.count - start)
            var group = 0
            for index in 0..<3 { group = group << 8 | (index < rest ? Int(bytes[start + index]) : 0) }
            for digit in 0..<4 {
                text.append(digit <= rest ? alphabet[group >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
            }
        }
        return UTF8Text(repairing: ByteSlice(text))
    }

    /// The bytes that a text spells; nil for a text of another length or alphabet, and for bits that belong to no byte.
    package static func decode(_ text: UTF8Text) -> ByteSlice? {
        text.withBytes { digits in
            guard digits.count % 4 == 0 else { return nil }
            let padding = digits.suffix(2).count { $0 == UInt8(ascii: "=") }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(digits.count / 4 * 3)
            var (group, bits) = (0, 0)
            for digit in digits.dropLast(padding) {
                guard let value = value(of: digit) else { return nil }
                group = group << 6 | value
                bits += 6
                guard bits >= 8 else { continue }
                bits -= 8
                bytes.append(UInt8(group >> bits & 0xFF))
                group &= (1 << bits) - 1
            }
            return group == 0 ? ByteSlice(bytes) : nil
        }
    }

    private static func value(of digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
