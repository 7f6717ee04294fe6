internal import ArgumentParser
internal import PushRecords

/// A change that makes a comparison fail.
struct FailingChange: ExpressibleByArgument {
    /// The kind of change; nil for all that make at least a verdict.
    private let change: PushChange?
    private let fidelity: Fidelity

    init?(argument: String) {
        change = PushChange(rawValue: argument)
        let isVerdict = Self.verdicts.contains(argument) || argument == Fidelity.exposed.rawValue
        guard change != nil || isVerdict || argument == Self.any else { return nil }
        fidelity = Fidelity(rawValue: argument) ?? .degraded
    }

    /// Whether a change is meant.
    func covers(_ other: PushChange) -> Bool { change.map { $0 == other } ?? (other.fidelity >= fidelity) }

    /// Whether only words count that were hidden before, which is refused: records do not tell which these are.
    var isAboutHiddenWords: Bool { change == nil && fidelity == .exposed }

    private static let any = "any"
    /// The verdicts that records alone can tell, or that cover more than they tell.
    ///
    /// Records do not tell `vendor-wording` from `degraded`, so that every change that people notice makes both.
    static let verdicts = Fidelity.allCases.filter { $0 != .identical && $0 != .exposed }.map(\.rawValue)

    static var allValueStrings: [String] { PushChange.allCases.map(\.rawValue) + verdicts + [any] }

    /// All kinds of change, for help.
    static var inWords: String { PushChange.allCases.map(\.rawValue).joined(separator: ", ") }
}
