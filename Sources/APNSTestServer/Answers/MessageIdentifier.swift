internal import APNSTypes

/// Makes the identifiers that Apple gives to pushes: random UUIDs (RFC 9562, version 4) in lower-case letters.
enum MessageIdentifier {
    private static let digits = [UInt8]("0123456789abcdef".utf8)

    static func make() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for half in 0..<2 {
            var bits = generator.next()
            if half == 0 {
                bits = bits & ~0xF000 | 0x4000
            } else {
                bits = bits & ~(0b11 << 62) | 0b10 << 62
            }
            append(bits, half: half, to: &text)
        }
        return text
    }

    /// Appends 16 digits, with the dashes that stand between or before them.
    private static func append(_ bits: UInt64, half: Int, to text: inout [UInt8]) {
        let dashes = half == 0 ? [8, 12] : [0, 4]
        for place in 0..<16 {
            if dashes.contains(place) { text.append(UInt8(ascii: "-")) }
            text.append(digits[Int(bits >> UInt64(60 - 4 * place) & 0xF)])
        }
    }
}
