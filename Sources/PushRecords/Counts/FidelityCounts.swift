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

/// By what messages are counted, beside their verdicts.
public enum Facet: String, Sendable, Hashable, CaseIterable {
    /// What a message was taken for, such as `easemob/rest`.
    case sources
    /// The kind of conversation.
    case conversations
    /// What sort of message it is, such as `text`.
    case kinds
    /// The day of the message's own time in UTC, such as `2026-11-21`; `unknown` for a message without a time. Of
    /// more than 400 days the earliest count together, as `earlier`.
    case days
}

/// The messages of one value of a facet.
public struct FacetCount: Sendable, Hashable {
    /// By verdict.
    public internal(set) var counts = FidelityCounts()
    /// The first message that loses something; nil where none does.
    public internal(set) var first: MessagePlace?

    mutating func count(_ message: JudgedMessage) {
        counts.count(message.verdict, isUnjudged: message.isUnjudged)
        if message.verdict?.isLoss == true { first = MessagePlace.first(of: first, message.place) }
    }

    func sum(with other: FacetCount) -> FacetCount {
        var sum = self
        sum.add(other)
        return sum
    }

    /// The sum of those that there are; nil without any.
    static func sum(_ left: FacetCount?, _ right: FacetCount?) -> FacetCount? {
        guard let left, let right else { return left ?? right }
        return left.sum(with: right)
    }

    mutating func add(_ other: FacetCount) {
        counts.add(other.counts)
        first = MessagePlace.first(of: first, other.first)
    }
}

extension MessagePlace {
    /// The place that comes first, of those that there are.
    static func first(of left: MessagePlace?, _ right: MessagePlace?) -> MessagePlace? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}

/// A message with its verdict, as it is counted.
struct JudgedMessage {
    /// The verdict; nil where none was given, or where it says nothing.
    let verdict: Fidelity?
    /// Whether nobody knows what the sender set for the push.
    let isUnjudged: Bool
    let place: MessagePlace

    init(_ conversion: Conversion, at place: MessagePlace) {
        let saysNothing = conversion.saysNothingOfPush
        verdict = saysNothing ? nil : conversion.fidelity
        isUnjudged = saysNothing && conversion.fidelity != nil
        self.place = place.shortened
    }
}
