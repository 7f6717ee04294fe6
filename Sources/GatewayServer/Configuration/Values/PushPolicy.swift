/// When an app's people are pushed to, and how.
public struct PushPolicy: Sendable, Hashable {
    /// Which messages are pushed.
    public enum Moment: String, Sendable, Hashable, CaseIterable {
        /// All; the vendor's own push must be off, or people are told twice.
        case always
        /// Those of which the vendor says that the receiver is not connected.
        case offlineEvent = "offline-event"
        /// Those to people of whom login and logout webhooks say that they are not connected.
        case presence
    }

    /// What a push without a collapse identifier gets.
    public enum Collapsing: String, Sendable, Hashable, CaseIterable {
        /// The message's identifier, so that a recall replaces the notification.
        case message
        /// None but what the vendor's message says.
        case vendor
    }

    /// What becomes of a message to a group that nobody put.
    public enum UnknownGroup: String, Sendable, Hashable, CaseIterable {
        /// Nobody is told; an outcome says so.
        case suppress
        /// It becomes a dead letter, to be driven again when the group is known.
        case keep
    }

    /// Which messages are pushed.
    public var when = Moment.always
    /// Whether messages count in the badge of people who get no push for them, as with the vendors.
    public var countsSuppressed = true
    /// What a push without a collapse identifier gets.
    public var collapse = Collapsing.message
    /// How often a push is tried before it becomes a dead letter.
    public var attempts = 8
    /// Whether a recalled message no longer counts in the badge.
    public var recallLowersBadge = false
    /// Whether a badge of 0 is sent to devices, which removes their notifications too.
    public var sendsBadgeZero = false
    /// Whether a person's other devices get the new badge when they read on one.
    public var updatesBadges = true
    /// What becomes of a message to a group that nobody put.
    public var unknownGroup = UnknownGroup.suppress

    /// The usual policy.
    public init() {}
}
