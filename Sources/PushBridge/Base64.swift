import PushModel

/// Base64 with padding (RFC 4648, section 4), for lines that are no text.
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: ByteSlice) -> UTF8Text {
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
}
