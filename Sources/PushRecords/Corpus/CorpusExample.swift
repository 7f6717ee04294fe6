public import PushBridge

/// A message that is not identical, as an example.
public struct CorpusExample: Sendable, Hashable {
    /// Where the message stands in the input.
    public var place: MessagePlace
    /// What it was taken for.
    public var source: String
    /// The verdict.
    public var fidelity: Fidelity
    /// The first differences that made it.
    public var differences: [Difference]
    /// How many differences there are.
    public var differenceCount: Int
    /// The rows that decided the verdict.
    public var rows: [String]
    /// What is told of them.
    public var losses: [ToldLoss]
    /// What people see in the first situation of the first difference that they notice; nil where they notice none.
    public var screens: ShownScreens?

    /// The most differences that an example keeps.
    static let mostDifferences = 3
}

extension CorpusExample {
    init(of message: LossyMessage, screens: ShownScreens?) {
        let conversion = message.conversion
        self.init(
            place: message.place, source: conversion.source, fidelity: message.verdict,
            differences: conversion.differences.prefix(Self.mostDifferences).map { $0 },
            differenceCount: conversion.differences.count,
            rows: message.deciding.compactMap(\.row).withoutRepeats,
            losses: message.deciding.compactMap { $0.diagnostic.map(ToldLoss.init) }, screens: screens)
    }
}

extension CorpusExample: Comparable {
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

extension [String] {
    /// The same without those that came before.
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
