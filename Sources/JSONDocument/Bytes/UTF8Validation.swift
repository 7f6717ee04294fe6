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

    @inline(__always)
    static func beginsWithTwoOfThree(_ word: UInt64) -> Bool {
        guard word & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { return false }
        let first = word & 0x200F
        let second = word >> 24 & 0x200F
        return first != 0 && first != 0x200D && second != 0 && second != 0x200D
    }

    /// The offset of the first byte that does not begin a valid sequence; nil when all bytes are valid.
    static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var position = 0
        while bytes.count &- position >= 8 {  // eight bytes are left, so the load stays inside
            let word = EightBytes.load(base + position)
            let marks = word & EightBytes.highBits
            if marks == 0 {
                position &+= 8
            } else if marks & 0x80 == 0 {
                position &+= EightBytes.bytesBefore(marks)
            } else if beginsWithTwoOfThree(word) {
                position &+= 6
            } else {
                let length = sequenceLength(UInt32(truncatingIfNeeded: word))
                if length == 0 { return position }
                position &+= length
            }
        }
        while position < bytes.count {
            let rest = EightBytes.loadFewer(base + position, count: bytes.count &- position)
            let length = rest & 0x80 == 0 ? 1 : sequenceLength(UInt32(truncatingIfNeeded: rest))
            if length == 0 { return position }
            position &+= length
        }
        return nil
    }
}
