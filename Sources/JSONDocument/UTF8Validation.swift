/// Strict UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Validation {
    /// The length of the sequence that four bytes begin with (first byte lowest), or 0 when it is not a valid
    /// sequence of two to four bytes.
    ///
    /// The Unicode Standard, table 3-7, as bit patterns: lead and continuation bits first, then the bits that tell
    /// the overlong, surrogate and too high ranges apart.
    @inline(__always)
    static func sequenceLength(_ four: UInt32) -> Int {
        if four & 0x00C0_C0F0 == 0x0080_80E0 {
            // E0 needs a second byte from A0 up, ED one below A0: bit 5 of the second byte decides.
            let bits = four & 0x200F
            return bits != 0 && bits != 0x200D ? 3 : 0
        }
        if four & 0xC0E0 == 0x80C0 {
            return four & 0x1E != 0 ? 2 : 0  // C0 and C1 are overlong
        }
        if four & 0xC0C0_C0F8 == 0x8080_80F0 {
            // F0 needs a second byte from 90 up, F4 one below 90; F5 to F7 are too high.
            let bits = four & 0x3007
            return bits != 0 && (bits & 4 == 0 || bits & 0x3003 == 0) ? 4 : 0
        }
        return 0
    }

    /// The offset of the first byte that does not begin a valid sequence; nil when all bytes are valid.
    static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var position = 0
        while position < bytes.count {
            if bytes.count - position >= 8, EightBytes.load(base + position) & EightBytes.highBits == 0 {
                position += 8
            } else if base[position] < 0x80 {
                position += 1
            } else {
                let length = sequenceLength(four(of: bytes, at: position))
                if length == 0 { return position }
                position += length
            }
        }
        return nil
    }

    /// Up to four bytes from an offset; zeros stand in for those behind the end and continue no sequence.
    @inline(__always)
    private static func four(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
        if bytes.count - offset >= 4, let base = bytes.baseAddress {
            return EightBytes.loadFour(base + offset)
        }
        var word: UInt32 = 0
        for index in offset..<bytes.count {
            word |= UInt32(bytes[index]) << UInt32(8 * (index - offset))
        }
        return word
    }
}
