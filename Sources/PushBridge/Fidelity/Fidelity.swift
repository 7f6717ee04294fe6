public import PushModel

/// How much of a message a conversion keeps, proved by resolving both sides in every situation (readings C4 to C6).
public enum Fidelity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The same decision, headers and payload in all situations.
    case identical
    /// A person sees, hears and counts the same; the app's own data, or its place, differs.
    case sameScreen = "same-screen"
    /// A person notices something.
    case degraded

    /// Whether `left` keeps more than `right`.
    public static func < (left: Fidelity, right: Fidelity) -> Bool { left.rank < right.rank }

    /// Its place among the verdicts.
    package var rank: Int {
        switch self {
        case .identical: 0
        case .sameScreen: 1
        case .degraded: 2
        }
    }
}

/// One point in which what the target shows differs from what the source shows.
public struct Difference: Sendable, Hashable {
    /// Every situation in which it differs so, as `display/setting/member`: `summary/free/unnamed`.
    ///
    /// For a bare `ext` the kind of conversation follows: `summary/free/unnamed/group`.
    public var situations: [String]
    /// Where: a JSON Pointer into a record of `translate`, such as `/payload/aps/alert/body`.
    public var path: String
    /// What the source shows there; `null` for nothing.
    public var before: RawJSON
    /// What the target shows there; `null` for nothing.
    public var after: RawJSON
    /// What it makes of the verdict.
    public var fidelity: Fidelity

    /// Creates a point.
    package init(situations: [String], path: String, before: RawJSON, after: RawJSON, fidelity: Fidelity) {
        self.situations = situations
        self.path = path
        self.before = before
        self.after = after
        self.fidelity = fidelity
    }
}
