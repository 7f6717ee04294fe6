public import PushModel

/// How much of a message a conversion keeps, proved by resolving both sides in every situation (readings C4, C5 and C16).
public enum Fidelity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The same decision, headers and payload in all situations, and the same message in the conversation.
    case identical
    /// People see and hear the same; the app's own data, its place, or a key of `aps` that nobody sees differs.
    case sameScreen = "same-screen"
    /// People get everything that the sender set; only texts of the vendors' own differ.
    case vendorWording = "vendor-wording"
    /// Something that the sender set, a push, a sound, the badge or the message's own content changes or is lost.
    case degraded
    /// Words that were hidden from somebody before can be read.
    case exposed

    /// Whether `left` keeps more than `right`.
    public static func < (left: Fidelity, right: Fidelity) -> Bool { left.rank < right.rank }

    /// Whether a person may notice it.
    package var isNoticed: Bool { self >= .vendorWording }
    /// Whether something is lost, or read by more people than before.
    package var isLoss: Bool { self >= .degraded }

    /// Its place among the verdicts.
    package var rank: Int {
        switch self {
        case .identical: 0
        case .sameScreen: 1
        case .vendorWording: 2
        case .degraded: 3
        case .exposed: 4
        }
    }
}

/// One point in which what the target shows differs from what the source shows.
public struct Difference: Sendable, Hashable {
    /// Every situation in which it differs so, as `display/setting/member`: `summary/free/unnamed`.
    ///
    /// For a bare `ext` the kind of conversation follows: `summary/free/unnamed/group`.
    public var situations: [String]
    /// Where: a JSON Pointer into a record of `translate`, such as `/payload/aps/alert/body`; for what the conversation itself has,
    /// `/message/` and the field, such as `/message/text`, without situations.
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

/// Wording in which only the profiles of two vendors differ, whatever the message (reading C16).
public struct ProfileWording: Sendable, Hashable {
    /// The source's vendor.
    public var source: String
    /// The target's vendor.
    public var target: String
    /// What is worded, or decided, differently: `display`, `title`, `hidden-text`, `mention-text`, `separator`, `group-sender`, `made-title`, `category`, `mutable-content`, `default-badge`, `uncounted-badge`, `badge-cap`, `voip`.
    public var role: String
    /// The source's.
    public var before: RawJSON
    /// The target's.
    public var after: RawJSON

    /// Creates a point.
    package init(source: String, target: String, role: String, before: RawJSON, after: RawJSON) {
        self.source = source
        self.target = target
        self.role = role
        self.before = before
        self.after = after
    }

    /// Every point in which two profiles differ by themselves.
    static func differences(_ source: AppProfile, _ target: AppProfile) -> [ProfileWording] {
        typealias Point = (role: String, before: RawJSON, after: RawJSON)
        func text(_ role: String, _ text: KeyPath<AppProfile, UTF8Text?>) -> Point {
            func json(_ profile: AppProfile) -> RawJSON {
                profile[keyPath: text].map(RawJSON.string) ?? .null
            }
            return (role, json(source), json(target))
        }
        func word(_ role: String, _ word: KeyPath<AppProfile, some RawRepresentable<String>>) -> Point {
            func json(_ profile: AppProfile) -> RawJSON { .string(UTF8Text(profile[keyPath: word].rawValue)) }
            return (role, json(source), json(target))
        }
        let points: [Point] = [
            word("display", \.display), text("title", \.texts.title),
            ("hidden-text", .string(source.texts.body), .string(target.texts.body)),
            text("mention-text", \.texts.mention),
            ("separator", .string(source.separators.name), .string(target.separators.name)),
            ("separator-of-ids", .string(source.separators.id), .string(target.separators.id)),
            word("group-sender", \.policies.groupSender), word("made-title", \.policies.madeTitle),
            word("category", \.policies.usualCategory), word("mutable-content", \.policies.mutableContent),
            word("default-badge", \.policies.defaultBadge),
            word("uncounted-badge", \.policies.uncountedBadge),
            ("badge-cap", .integer(source.badgeCap), .integer(target.badgeCap)),
            ("time-to-live", .integer(source.timeToLive ?? 0), .integer(target.timeToLive ?? 0)),
        ]
        return points.filter { $0.before != $0.after }.map {
            ProfileWording(
                source: source.vendor, target: target.vendor, role: $0.role, before: $0.before,
                after: $0.after)
        }
    }
}
