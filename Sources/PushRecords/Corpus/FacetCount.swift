import PushBridge

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
