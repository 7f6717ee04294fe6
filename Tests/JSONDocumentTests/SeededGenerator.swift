import Foundation

/// Random numbers that are the same in every run: a counter whose bits are mixed well.
///
/// `PUSHBRIDGE_SEED`, which `Scripts/sanitize` sets, gives others.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    private static let shift =
        ProcessInfo.processInfo.environment["PUSHBRIDGE_SEED"].flatMap { UInt64($0) } ?? 0

    init(seed: UInt64) {
        state = seed &+ Self.shift &* 1_000_003
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

    /// One of some things.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}
