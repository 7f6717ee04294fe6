public import PushBridge

/// How many messages have each verdict.
public struct VerdictCounts: Sendable, Hashable {
    /// By verdict, in their order.
    private var numbers = [Int](repeating: 0, count: Fidelity.allCases.count)

    /// Creates counts of nothing.
    public init() {}

    /// Messages with a verdict.
    public internal(set) subscript(_ fidelity: Fidelity) -> Int {
        get { numbers[fidelity.rank] }
        set { numbers[fidelity.rank] = newValue }
    }

    /// Messages that are as bad as a verdict, or worse.
    public func count(atLeast fidelity: Fidelity) -> Int { numbers[fidelity.rank...].reduce(0, +) }

    /// All messages.
    public var total: Int { count(atLeast: .identical) }

    /// The verdicts that messages have, the worst first, and how many have each.
    public var present: [(verdict: Fidelity, number: Int)] {
        Fidelity.allCases.reversed().map { ($0, self[$0]) }.filter { $0.1 > 0 }
    }

    /// Whether `left` has fewer of the worst messages; of equally many, fewer of the next ones.
    static func isLess(_ left: Self, _ right: Self) -> Bool {
        left.numbers.reversed().lexicographicallyPrecedes(right.numbers.reversed())
    }

    mutating func add(_ other: VerdictCounts) {
        for index in numbers.indices { numbers[index] += other.numbers[index] }
    }
}

extension Fidelity {
    /// The verdicts of messages that lose something, or get something else, the worst first.
    static let lowered = allCases.reversed().filter { $0 != .identical }
}
