internal import ArgumentParser
internal import PushRecords

/// A change that makes a comparison fail.
struct FailingChange: ExpressibleByArgument {
    /// The kind of change; nil for all that people may notice.
    private let change: PushChange?

    init?(argument: String) {
        change = PushChange(rawValue: argument)
        if change == nil && argument != Self.any { return nil }
    }

    /// Whether a change is meant.
    func covers(_ other: PushChange) -> Bool { change.map { $0 == other } ?? other.isNoticed }

    private static let any = "any"

    static var allValueStrings: [String] { PushChange.allCases.map(\.rawValue) + [any] }

    /// All kinds of change, for help.
    static var inWords: String { PushChange.allCases.map(\.rawValue).joined(separator: ", ") }
}
