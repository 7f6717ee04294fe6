public import PushBridge

/// How many messages were converted, and how many with each verdict.
public struct FidelityCounts: Sendable, Hashable {
    /// All messages, also those whose fidelity was not proved.
    public var messages = 0
    /// Messages of which nobody knows what the sender set for the push, so that no verdict says anything.
    public var unjudged = 0
    /// By verdict.
    public private(set) var verdicts = VerdictCounts()

    /// Creates counts of nothing.
    public init() {}

    /// Messages with a verdict.
    public internal(set) subscript(_ fidelity: Fidelity) -> Int {
        get { verdicts[fidelity] }
        set { verdicts[fidelity] = newValue }
    }

    /// Messages that are as bad as a verdict, or worse.
    public func count(atLeast fidelity: Fidelity) -> Int {
        verdicts.count(atLeast: fidelity)
    }

    /// Messages of which a verdict could be given.
    public var judged: Int { messages - unjudged }

    /// Counts a message; nil where nothing was proved.
    mutating func count(_ verdict: Fidelity?, isUnjudged: Bool = false) {
        messages += 1
        if isUnjudged { unjudged += 1 }
        if let verdict { verdicts[verdict] += 1 }
    }

    mutating func add(_ other: FidelityCounts) {
        messages += other.messages
        unjudged += other.unjudged
        verdicts.add(other.verdicts)
    }
}
