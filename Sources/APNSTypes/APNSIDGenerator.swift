/// Makes identifiers of pushes: random UUIDs (RFC 9562, version 4) in lower-case letters.
///
/// The system gives random numbers for the first one only, since an identifier need not be hard to guess.
package struct APNSIDGenerator {
    private var low: UInt64
    private var high: UInt64

    package init() {
        var random = SystemRandomNumberGenerator()
        low = random.next()
        high = random.next() | 1
    }

    /// The next identifier as a text.
    package mutating func next() -> UTF8Text {
        let storage = withNext { ByteStorage(copying: UnsafeRawBufferPointer($0)) }
        return UTF8Text(repairing: ByteSlice(storage, 0..<storage.count))
    }

    /// Calls `body` with the next identifier, 36 bytes that are valid until it returns.
    package mutating func withNext<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        let first = random() & ~0xF000 | 0x4000  // version 4
        let second = random() & ~(0b11 << 62) | 0b10 << 62  // variant 0b10
        return withUnsafeTemporaryAllocation(byteCount: 36, alignment: 8) { target in
            Self.put(Self.digits(first >> 32), 0, 4, in: target)
            Self.put(Self.digits(first), 9, 14, in: target)
            Self.put(Self.digits(second >> 32), 19, 24, in: target)
            Self.put(Self.digits(second), 28, 32, in: target)
            for place in [8, 13, 18, 23] { target[place] = UInt8(ascii: "-") }
            return body(UnsafeBufferPointer(target.bindMemory(to: UInt8.self)))
        }
    }

    /// Whether bytes are spelled as an identifier: 8, 4, 4, 4 and 12 lower-case hexadecimal digits with dashes between.
    package static func isIdentifier(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count == 36
            && bytes.enumerated().allSatisfy { place, byte in
                switch (place, byte) {
                case (8, _), (13, _), (18, _), (23, _): byte == UInt8(ascii: "-")
                case (_, 0x30...0x39), (_, 0x61...0x66): true
                default: false
                }
            }
    }

    /// The eight hexadecimal digits of the lower half, the first in the lowest byte.
    private static func digits(_ value: UInt64) -> UInt64 {
        var spread = UInt64(UInt32(truncatingIfNeeded: value).byteSwapped)
        spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
        spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
        spread = (spread >> 4 | spread << 8) & 0x0F0F_0F0F_0F0F_0F0F
        let areLetters = (spread + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        let fromZeroToLetter = UInt64(UInt8(ascii: "a") - 10 - UInt8(ascii: "0"))
        return spread + 0x3030_3030_3030_3030 + areLetters * fromZeroToLetter
    }

    /// Writes four digits at each of two places.
    private static func put(
        _ digits: UInt64, _ first: Int, _ second: Int, in target: UnsafeMutableRawBufferPointer
    ) {
        let (low, high) = (UInt32(truncatingIfNeeded: digits), UInt32(truncatingIfNeeded: digits >> 32))
        target.storeBytes(of: low.littleEndian, toByteOffset: first, as: UInt32.self)
        target.storeBytes(of: high.littleEndian, toByteOffset: second, as: UInt32.self)
    }

    /// The next 64 bits of xoroshiro128++ (Blackman and Vigna).
    private mutating func random() -> UInt64 {
        let sum = low &+ high
        let result = (sum << 17 | sum >> 47) &+ low
        let mixed = high ^ low
        low = (low << 49 | low >> 15) ^ mixed ^ (mixed << 21)
        high = mixed << 28 | mixed >> 36
        return result
    }
}
