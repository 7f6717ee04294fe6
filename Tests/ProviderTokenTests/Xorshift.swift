/// Random numbers that are the same in every run.
struct Xorshift: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// The bytes with up to three changes: a bit flipped, a byte dropped or doubled, the end cut off.
    mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
            let place = bytes.indices.randomElement(using: &self) ?? 0
            switch Int.random(in: 0..<8, using: &self) {
            case 0: bytes.removeLast(bytes.count - place)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(bytes[place], at: place)
            default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
            }
        }
        return bytes
    }
}
