public import PushBridge

/// A message that is not identical, as an example.
public struct CorpusExample: Sendable, Hashable {
    /// Where the message stands in the input.
    public var place: MessagePlace
    /// What it was taken for.
    public var source: String
    /// The verdict.
    public var fidelity: Fidelity
    /// Some of its differences, in their order: one for each place where people notice something, then others.
    public var differences: [Difference]
    /// How many differences there are.
    public var differenceCount: Int
    /// The rows that decided the verdict.
    public var rows: [String]
    /// What is told of them; nothing where differences show it.
    public var losses: [ToldLoss]

    /// The most differences that an example keeps.
    static let mostDifferences = 3
    /// The most situations that a difference of an example keeps.
    static let mostSituations = 12
    /// The most that is told of a message without differences.
    static let mostLosses = 2
    /// The most rows that an example names.
    static let mostRows = 12
}

extension CorpusExample {
    init(of message: LossyMessage) {
        let conversion = message.conversion
        let told = conversion.differences.isEmpty ? message.deciding.compactMap(\.diagnostic) : []
        self.init(
            place: message.place, source: conversion.source, fidelity: message.verdict,
            differences: conversion.differences.firstOfEachPlace(atMost: Self.mostDifferences).map(
                \.shortened),
            differenceCount: conversion.differences.count,
            rows: Array(message.deciding.compactMap(\.row).withoutRepeats.prefix(Self.mostRows)),
            losses: told.prefix(Self.mostLosses).map(ToldLoss.init))
    }
}

extension [Difference] {
    /// Some of the differences, in their order: the first of each place, those first that people notice; then others.
    fileprivate func firstOfEachPlace(atMost most: Int) -> [Difference] {
        if count <= most { return self }
        var seen: Set<String> = []
        let isFirst = map { seen.insert($0.path).inserted }
        let ranked = indices.sorted { left, right in
            func rank(_ index: Int) -> (Int, Int, Int) {
                (isFirst[index] ? 0 : 1, -self[index].fidelity.rank, index)
            }
            return rank(left) < rank(right)
        }
        return ranked.prefix(most).sorted().map { self[$0] }
    }
}

extension CorpusExample: Comparable {
    /// Whether `left` comes first in the input; of two at one place, as inputs without names have them, whichever is spelled first.
    public static func < (left: Self, right: Self) -> Bool {
        left.place == right.place ? left.json.description < right.json.description : left.place < right.place
    }
}

extension Difference {
    /// The same with values of few bytes, and the first of many situations.
    var shortened: Difference {
        var difference = self
        difference.situations = Array(situations.prefix(CorpusExample.mostSituations))
        difference.before = ShortText.cut(before)
        difference.after = ShortText.cut(after)
        return difference
    }
}

extension [String] {
    /// The same without those that came before.
    var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
