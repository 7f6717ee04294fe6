/// Makes the identifiers that Apple gives to pushes: random UUIDs (RFC 9562, version 4) in lower-case letters.
struct MessageIdentifiers {
    private static let digits = [UInt8]("0123456789abcdef".utf8)

    /// SplitMix64, since the system's generator costs a call of the kernel and nobody guards anything with these.
    private var state = UInt64.random(in: .min ... .max)

    /// Calls `body` with the next identifier, 36 bytes that are valid until it returns.
    mutating func withNext(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let upper = nextBits() & ~0xF000 | 0x4000  // version 4
        let lower = nextBits() >> 2 | 1 << 63  // variant 0b10
        let digits = Self.digits
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { text in
            var count = 0
            for place in 0..<32 {
                let bits = place < 16 ? upper : lower
                if place == 8 || place == 12 || place == 16 || place == 20 {
                    text[count] = UInt8(ascii: "-")
                    count += 1
                }
                text[count] = digits[Int(bits >> UInt64(60 - 4 * (place & 15)) & 0xF)]
                count += 1
            }
            body(UnsafeBufferPointer(text))
        }
    }

    private mutating func nextBits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
