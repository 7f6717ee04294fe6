import Foundation

/// A small generator of random numbers that a seed repeats, so that a failure can be looked at again.
///
/// `PUSHBRIDGE_SEED`, which `Scripts/sanitize` sets, gives others.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64
    private static let shift =
        ProcessInfo.processInfo.environment["PUSHBRIDGE_SEED"].flatMap { UInt64($0) } ?? 0

    /// The same seed gives the same numbers.
    public init(seed: UInt64) {
        state = seed &+ Self.shift &* 1_000_003
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in `count` times on average.
    public mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// One of the values, of which there must be some.
    public mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
        values[values.index(values.startIndex, offsetBy: Int.random(in: 0..<values.count, using: &self))]
    }
}
