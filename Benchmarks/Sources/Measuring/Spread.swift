/// The median of some measurements, and the least and the most.
public struct Spread: Sendable {
    /// The value in the middle.
    public let median: Double
    /// The smallest value.
    public let least: Double
    /// The largest value.
    public let most: Double

    /// Creates the spread of measurements; nil of none.
    public init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let least = sorted.first, let most = sorted.last else { return nil }
        let middle = sorted.count / 2
        median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        self.least = least
        self.most = most
    }

    /// Measures one thing and another in turn, so that whatever else the machine does meets both.
    ///
    /// - Returns: Both values of each repetition.
    public static func interleaved(
        _ repetitions: Int, _ one: () throws -> Double, _ other: () throws -> Double
    ) rethrows -> [(one: Double, other: Double)] {
        var pairs: [(Double, Double)] = []
        for _ in 0..<repetitions { pairs.append((try one(), try other())) }
        return pairs.map { (one: $0.0, other: $0.1) }
    }
}
