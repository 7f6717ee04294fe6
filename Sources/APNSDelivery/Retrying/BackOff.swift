/// How long to wait before a connection is opened again: longer after each failure, with a random part, so that clients do
/// not come back all at once.
struct BackOff {
    private let range: ClosedRange<Duration>
    private var failures = 0

    init(_ range: ClosedRange<Duration>) {
        self.range = range
    }

    /// The next wait: at least half of, and at most, a time that doubles with each failure.
    mutating func next() -> Duration {
        let longest = min(range.lowerBound * (1 << min(failures, 20)), range.upperBound)
        failures += 1
        return longest * Double.random(in: 0.5...1)
    }

    /// Starts over, after something worked.
    mutating func reset() {
        failures = 0
    }
}
