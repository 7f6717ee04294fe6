/// What one recipient gets for one message.
public enum PushDecision: Sendable, Hashable {
    /// A notification, resolved: every template rendered, every default filled in.
    case notify(ResolvedNotification)
    /// Nothing, and why.
    case suppress(SuppressionReason)
}

/// A notification as one recipient's screen should show it.
public struct ResolvedNotification: Sendable, Hashable {
    /// The words, and the levels that gave them.
    public var words = NotificationWords()
    /// How the words are spelled for Apple.
    public var alertForm = Policies.AlertForm.object
    /// The number on the app's icon: nil leaves it, 0 clears it.
    public var badge: Int?
    /// The sound; nil for none.
    public var sound: Sound?
    /// The notification category.
    public var category: UTF8Text?
    /// The identifier that groups notifications.
    public var threadID: UTF8Text?
    /// Whether the app's service extension may change the notification.
    public var isMutable = false
    /// Whether the app is woken to fetch content.
    public var isContentAvailable = false
    /// Apple's interruption level.
    public var interruptionLevel: UTF8Text?
    /// Apple's relevance score, spelled as it came.
    public var relevanceScore: UTF8Text?
    /// The window to bring forward.
    public var targetContentID: UTF8Text?
    /// The Focus filter.
    public var filterCriteria: UTF8Text?
    /// Other members of `aps`, in their order.
    public var apsExtras: [JSONField] = []
    /// Notifications with the same identifier replace each other.
    public var collapseID: UTF8Text?
    /// The sender's `apns-priority`, 5 or 10; nil for the usual one.
    public var priority: Int?
    /// The moment after which Apple gives up; nil leaves that to Apple.
    public var expiration: Instant?
    /// Whether it goes through Apple's VoIP channel.
    public var isVoIP = false

    /// The sender's identifier.
    public var senderID: UTF8Text?
    /// The recipient's identifier.
    public var recipientID: UTF8Text?
    /// The group's identifier.
    public var groupID: UTF8Text?
    /// The message's identifier.
    public var messageID: UTF8Text?
    /// What some vendors' payloads tell of the message besides.
    @Boxed public var facts: MessageFacts?
    /// The address of a picture that the app's service extension fetches.
    public var mediaURL: UTF8Text?
    /// The app's own data, one value.
    public var appData: RawJSON?
    /// The app's own data, members at the root.
    public var rootData: [JSONField] = []

    /// Creates an empty notification.
    public init() {}
}

/// What some vendors' payloads tell of a message, and no screen shows.
public struct MessageFacts: Sendable, Hashable {
    /// What the vendor calls the message's type.
    public var typeName: UTF8Text?
    /// What the conversation is: ``PushMessage/conversationSort``, or `push` for none.
    public var conversation: UTF8Text?
    /// When the message was sent, as the vendor spells it.
    public var timestamp: UTF8Text?
    /// The identifier of the message that it recalls.
    public var recalledID: UTF8Text?

    /// The conversation of a push without a message.
    package static let push: UTF8Text = "push"

    /// Knows nothing of a message.
    public init() {}
}

extension ResolvedNotification {
    /// The words; an empty alert shows none.
    @inlinable public var alert: Alert {
        @inline(__always) get { words.alert }
        set { words.alert = newValue }
    }
    /// Which level gave the title.
    @inlinable public var titleLevel: TextLevel? {
        get { words.titleLevel }
        set { words.titleLevel = newValue }
    }
    /// Which level gave the body.
    @inlinable public var bodyLevel: TextLevel? {
        get { words.bodyLevel }
        set { words.bodyLevel = newValue }
    }
}

/// Why a recipient gets no push, in the order in which the reasons are looked for (reading G6).
public enum SuppressionReason: String, Sendable, Hashable, CaseIterable {
    /// Nothing says who belongs to the group, so nobody is reached (reading G18).
    case unknownGroup = "unknown-group"
    /// The message is for users with some tags, and nothing says who has them (reading G20).
    case unknownAudience = "unknown-audience"
    /// Chat room messages are never pushed.
    case chatroom
    /// The message goes only to those who are online, or is not kept for the others.
    case onlineOnly = "online-only"
    /// The recipient has devices, and the sender's filter passes none of them.
    case filteredDevice = "filtered-device"
    /// The sender asked for silence (Easemob).
    case silentMessage = "silent-message"
    /// The sender switched the push off (NIM).
    case senderDisabled = "sender-disabled"
    /// The message has nothing that a push could show.
    case nothingToPush = "nothing-to-push"
    /// A one-off quiet time, of the app or of the conversation.
    case quietDuration = "quiet-duration"
    /// The daily quiet interval.
    case quietHours = "quiet-hours"
    /// The conversation is muted.
    case conversationMuted = "conversation-muted"
    /// The recipient wants no notifications.
    case modeNone = "mode-none"
    /// The recipient wants to be notified of mentions only, and is not mentioned.
    case notMentioned = "not-mentioned"
}
