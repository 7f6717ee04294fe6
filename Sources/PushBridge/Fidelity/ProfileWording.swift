public import PushModel

/// Wording in which only the profiles of two vendors differ, whatever the message (reading C16).
public struct ProfileWording: Sendable, Hashable {
    /// The source's vendor.
    public var source: String
    /// The target's vendor.
    public var target: String
    /// What is worded, or decided, differently: `display`, `title`, `hidden-text`, `mention-text`, `separator`, `group-sender`, `made-title`, `category`, `mutable-content`, `default-badge`, `badge-cap`, `voip`.
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
        func text(_ text: UTF8Text?) -> RawJSON { text.map(RawJSON.string) ?? .null }
        func word(_ word: String) -> RawJSON { .string(UTF8Text(word)) }
        let points: [(String, RawJSON, RawJSON)] = [
            ("display", word(source.display.rawValue), word(target.display.rawValue)),
            ("title", text(source.texts.title), text(target.texts.title)),
            ("hidden-text", text(source.texts.body), text(target.texts.body)),
            ("mention-text", text(source.texts.mention), text(target.texts.mention)),
            ("separator", text(source.separators.name), text(target.separators.name)),
            ("separator-of-ids", text(source.separators.id), text(target.separators.id)),
            (
                "group-sender", word(source.policies.groupSender.rawValue),
                word(target.policies.groupSender.rawValue)
            ),
            (
                "made-title", word(source.policies.madeTitle.rawValue),
                word(target.policies.madeTitle.rawValue)
            ),
            (
                "category", word(source.policies.usualCategory.rawValue),
                word(target.policies.usualCategory.rawValue)
            ),
            (
                "mutable-content", word(source.policies.mutableContent.rawValue),
                word(target.policies.mutableContent.rawValue)
            ),
            (
                "default-badge", word(source.policies.defaultBadge.rawValue),
                word(target.policies.defaultBadge.rawValue)
            ),
            ("badge-cap", .integer(source.badgeCap), .integer(target.badgeCap)),
            ("time-to-live", .integer(source.timeToLive ?? 0), .integer(target.timeToLive ?? 0)),
        ]
        return points.filter { $0.1 != $0.2 }.map {
            ProfileWording(
                source: source.vendor, target: target.vendor, role: $0.0, before: $0.1, after: $0.2)
        }
    }
}
