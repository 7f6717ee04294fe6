internal import APNSTypes

/// Makes `apns-id`s: random UUIDs of version 4 in lower-case letters.
///
/// Seeded by the system once; an identifier need not be hard to guess.
struct APNSIDGenerator {
    private var low: UInt64
    private var high: UInt64

    init() {
        var random = SystemRandomNumberGenerator()
        low = random.next()
        high = random.next() | 1
    }

    mutating func next() -> UTF8Text {
        let first = random() & ~0xF000 | 0x4000
        let second = random() & ~(0b11 << 62) | 0b10 << 62
        let storage = ByteStorage(capacity: 36) { target in
            var place = 0
            for half in [first, second] {
                for shift in stride(from: 60, through: 0, by: -4) {
                    if place == 8 || place == 13 || place == 18 || place == 23 {
                        target[place] = UInt8(ascii: "-")
                        place += 1
                    }
                    target[place] = Self.digit(half >> UInt64(shift) & 0xF)
                    place += 1
                }
            }
            return place
        }
        return UTF8Text(repairing: ByteSlice(storage, 0..<storage.count))
    }

    private static func digit(_ value: UInt64) -> UInt8 {
        UInt8(truncatingIfNeeded: value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
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
