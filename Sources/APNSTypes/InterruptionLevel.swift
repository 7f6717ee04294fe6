/// Apple's `interruption-level`: how much a notification may disturb (Apple: Generating a remote notification).
public struct InterruptionLevel: RawRepresentable, Sendable, Hashable {
    /// The payload's word.
    public let rawValue: UTF8Text

    /// Creates a level; any word is one, and the linter knows Apple's.
    public init(rawValue: UTF8Text) {
        self.rawValue = rawValue
    }

    /// Goes to the list without light or sound.
    public static let passive = InterruptionLevel(rawValue: "passive")
    /// Lights the screen and sounds; what counts when none is named.
    public static let active = InterruptionLevel(rawValue: "active")
    /// Breaks through scheduled delivery and Focus; needs an entitlement.
    public static let timeSensitive = InterruptionLevel(rawValue: "time-sensitive")
    /// Sounds even on a muted device; needs Apple's consent.
    public static let critical = InterruptionLevel(rawValue: "critical")
}
