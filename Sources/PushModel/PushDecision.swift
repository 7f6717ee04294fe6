/// What one recipient gets for one message.
public enum PushDecision: Sendable, Hashable {
    /// A notification, resolved: every template rendered, every default filled in.
    case notify(ResolvedNotification)
    /// Nothing, and why.
    case suppress(SuppressionReason)
}

/// A notification as one recipient's screen should show it.
public struct ResolvedNotification: Sendable, Hashable {
    /// The words; an empty alert shows none.
    public var alert = Alert()
    /// How the words are spelled for Apple.
    public var alertForm = Policies.AlertForm.object
    /// Which level gave the title.
    public var titleLevel: TextLevel?
    /// Which level gave the body.
    public var bodyLevel: TextLevel?
    /// The sender's name that the vendor's server puts before the body; nil where it puts none.
    public var namePrefix: NamePrefix?
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
    /// The app's own data, one value.
    public var appData: RawJSON?
    /// The app's own data, members at the root.
    public var rootData: [JSONField] = []

    /// Creates an empty notification.
    public init() {}
}

/// A sender's name at the start of a body, put there by the vendor's server and not by the sender.
public struct NamePrefix: Sendable, Hashable {
    /// The name, without the separator behind it.
    public var name: UTF8Text
    /// The bytes of name and separator.
    public var length: Int
    /// Whether it is an identifier that stands in because nobody knows a name.
    public var isIdentifier: Bool

    /// Creates a prefix.
    public init(name: UTF8Text, length: Int, isIdentifier: Bool) {
        self.name = name
        self.length = length
        self.isIdentifier = isIdentifier
    }
}

/// The levels from which the words of a notification can come, low to high (EM 2.1, NIM 2c).
public enum TextLevel: String, Sendable, Hashable, CaseIterable {
    /// The vendor's built-in text.
    case builtIn = "built-in"
    /// The app's text for hidden details.
    case hiddenText = "hidden-text"
    /// The app's default template.
    case defaultTemplate = "default-template"
    /// The built-in text for people who are mentioned.
    case mention
    /// Words in the message.
    case message
    /// Words in the message for those it mentions.
    case mentioned
    /// The template that the recipient chose.
    case recipientTemplate = "recipient-template"
    /// The template that the sender named.
    case senderTemplate = "sender-template"
    /// The template that the sender named for some members.
    case directedTemplate = "directed-template"
    /// An alert in the message that decides alone.
    case explicitAlert = "explicit-alert"
}
