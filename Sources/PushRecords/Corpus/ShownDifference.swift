public import PushBridge

/// What people notice of a message, and who does: messages that are alike in both can be shown by one of them.
public struct ShownDifference: Sendable, Hashable {
    /// What they notice.
    public var effect: NoticedEffect
    /// The situations in which they do, by name, as ``LossTally/Meeting`` has them, at most the first ``mostSituations``; none for a
    /// message that the target has not, which everybody misses who got it.
    public var situations: [String]

    /// How many situations are kept; more were never seen.
    static let mostSituations = 8

    /// Describes a difference.
    init(effect: NoticedEffect, situations: [String]) {
        self.effect = effect
        self.situations = situations
    }

    /// Describes a difference of one message.
    init(_ difference: Difference) {
        let names = difference.situations.map(Self.folded)
        self.init(
            effect: NoticedEffect(difference),
            situations: names.count > 1 ? Array(Set(names).sorted().prefix(Self.mostSituations)) : names)
    }

    /// That a message is missing which was pushed.
    static let missingPush = ShownDifference(effect: .lostPush, situations: [])
    /// That a message is missing of which nobody got a push before.
    static let missingMessage = ShownDifference(effect: .other, situations: [])

    /// A situation without the conversation, and without the number that tells classes of members apart:
    /// `summary/free/mentioned` of `summary/free/mentioned-2/group`.
    public static func folded(_ situation: String) -> String {
        let parts = situation.split(separator: "/", maxSplits: 3)
        guard parts.count >= 3 else { return situation }
        let member = parts[2].prefix { $0 != "-" }
        if parts.count == 3 && member.count == parts[2].count { return situation }
        return "\(parts[0])/\(parts[1])/\(member)"
    }
}

/// A message that shows a difference.
public struct ShownExample: Sendable, Hashable {
    /// Where the message stands in the input.
    public var place: MessagePlace
    /// What it was taken for.
    public var source: String
    /// The rows, or codes, that decided this difference.
    public var rows: [String]
    /// What differs, where the screens do not show it.
    public var unseen: Difference?
    /// What people see in the first situation.
    public var screens: ShownScreens
}

extension ShownExample {
    /// The same with texts of few bytes, and the first of many rows.
    var shortened: ShownExample {
        var example = self
        example.rows = Array(rows.prefix(CorpusExample.mostRows))
        example.screens = screens.shortened
        example.unseen = unseen?.shortened
        return example
    }
}

extension ShownExample: Comparable {
    /// Whether `left` comes first in the input; of two at one place, as inputs without names have them, whichever is spelled first.
    public static func < (left: Self, right: Self) -> Bool {
        left.place == right.place ? left.spelling < right.spelling : left.place < right.place
    }

    private var spelling: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text().string
    }
}
