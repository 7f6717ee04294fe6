/// A seeded generator of numbers: SplitMix64, the same on every machine and in every release of Swift.
///
/// The draws are made here and not by the standard library, whose algorithms may change between releases.
public struct SplitMix64: Sendable {
    private var state: UInt64

    /// Creates a generator whose draws follow from `seed` alone.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number from 0 to `bound - 1`; `bound` is at least 1.
    public mutating func below(_ bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Whether something happens that happens `percent` times in a hundred.
    public mutating func chance(_ percent: Int) -> Bool {
        below(100) < percent
    }

    /// One of some choices, of which there is at least one.
    public mutating func one<Choice>(of choices: [Choice]) -> Choice {
        choices[below(choices.count)]
    }

    /// `count` decimal digits of which the first is not zero.
    public mutating func digits(_ count: Int) -> String {
        var digits = String(1 + below(9))
        for _ in 1..<max(count, 1) { digits.append(String(below(10))) }
        return digits
    }

    /// `count` hexadecimal digits.
    public mutating func hexadecimal(_ count: Int) -> String {
        var digits = ""
        for _ in 0..<count { digits.append(String(below(16), radix: 16)) }
        return digits
    }
}
