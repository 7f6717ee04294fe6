/// Digits of `\u` escapes, of forms and of device tokens.
enum HexadecimalDigit {
    /// The value of a digit; nil when the byte is none.
    static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x37
        case 0x61...0x66: UInt32(byte) - 0x57
        default: nil
        }
    }

    /// The digit of a value below 16.
    static func uppercase(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    /// The byte that two digits spell; nil when one of them is none.
    @inline(__always)
    static func byte(high: UInt8, low: UInt8) -> UInt8? {
        guard isDigit(high) && isDigit(low) else { return nil }
        return nibble(high) &<< 4 | nibble(low)
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
    }

    /// The value of a digit: letters have a bit that digits lack, and count from 1 in their lower half.
    @inline(__always)
    private static func nibble(_ digit: UInt8) -> UInt8 {
        digit & 0x0F &+ (digit &>> 6) &* 9
    }

    /// The value of four digits from an index on; the caller knows that they are there.
    static func four(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
        (index..<index + 4).reduce(0) { $0 << 4 | (value(of: bytes[$1]) ?? 0) }
    }
}
