extension UTF8Text {
    /// A number that tells keys apart quickly: of the length and up to eight bytes from either end.
    ///
    /// Equal texts have equal numbers; different ones may have.
    @inlinable @inline(__always)
    package var keyHash: UInt64 {
        withBytes { bytes in
            guard let base = bytes.baseAddress, bytes.count > 0 else { return 0 }
            let isShort = bytes.count < 8
            let first = isShort ? EightBytes.loadFewer(base, count: bytes.count) : EightBytes.load(base)
            let last = isShort ? 0 : EightBytes.load(base + bytes.count - 8)
            let mixed =
                (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(bytes.count) &* 0xD6E8_FEB8_6659_FD93
            return (mixed ^ mixed &>> 29) &* 0xBF58_476D_1CE4_E5B9
        }
    }
}
