/// What the sender of a message asked for, in no vendor's words and not in Apple's.
///
/// A reader fills it, a resolver decides from it what one recipient gets, a writer spells it for a vendor. Absent means
/// "the sender did not say"; what then happens is the app's configuration (``AppProfile``), never the message's.
public struct PushMessage: Sendable, Hashable {
    /// What sort of message it is.
    public var kind = MessageKind.text
    /// The message's own text, for messages that have one.
    public var text: UTF8Text?
    /// The server's identifier of the message.
    public var id: UTF8Text?
    /// The sending client's identifier of the message.
    public var clientID: UTF8Text?
    /// When it was sent, as the vendor spells it (Unix milliseconds).
    public var timestamp: UTF8Text?
    /// Who sent it.
    public var sender = Sender()
    /// The conversation to which it belongs.
    public var conversation = Conversation()
    /// Whom it is addressed to: people in a direct conversation, groups or rooms otherwise.
    public var receivers: [UTF8Text] = []
    /// The only group members whom it reaches; nil for all of them.
    public var members: [UTF8Text]?
    /// Group members whom it does not reach.
    public var excludedMembers: [UTF8Text] = []

    /// Whether, to whom and how strongly it is to be pushed.
    public var delivery = Delivery()

    /// Words for the notification; what is missing here comes from templates and built-in texts.
    public var alert = Alert()
    /// Whether an older generation of the vendor would have shown ``Alert/title`` as the text (EM 9.9).
    public var isTitlePerhapsBody = false
    /// An alert that decides alone: what it lacks is not filled from anywhere (NIM-002).
    @Boxed public var explicitAlert: Alert?
    /// The words for those mentioned, instead of the alert's body.
    public var mentionedBody: UTF8Text?
    /// Whether the sender's name stands before the words; nil where the sender did not say.
    public var hasPrefix: Bool?
    /// The template the sender chose.
    @Boxed public var template: TemplateCall?
    /// The template for some members of the group.
    @Boxed public var directedTemplate: DirectedTemplate?

    /// A fixed badge number.
    public var badge: Int?
    /// Whether the icon keeps its number where none is fixed: a push read back as a device received it counts nothing.
    public var leavesBadge = false
    /// The sound; nil for the app's default.
    public var sound: Sound?
    /// The notification category, which names its actions.
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
    /// Other members for Apple's `aps` dictionary, in their order.
    public var apsExtras: [JSONField] = []
    /// Notifications with the same identifier replace each other.
    public var collapseID: UTF8Text?

    /// The app's own data, one value (Easemob `e`).
    public var appData: RawJSON?
    /// The app's own data, members at the payload's root (NIM).
    public var rootData: [JSONField] = []
    /// Settings for other platforms' push services, by the vendor's name of the section.
    public var platforms: [JSONField] = []
    /// The app's own message extension, which never reaches Apple.
    public var `extension`: RawJSON?
    /// Where the vendor's webhooks send copies; nothing a device sees.
    public var route = Route()
    /// What a recall withdraws.
    @Boxed public var recall: Recall?

    /// Creates an empty text message.
    public init() {}

    /// A vendor's webhook routing.
    public struct Route: Sendable, Hashable {
        /// The environment that the copies go to.
        public var environment: UTF8Text?
        /// Whether copies are made; nil where the sender did not say.
        public var isEnabled: Bool?

        /// Creates a route that says nothing.
        public init() {}
    }

    /// The withdrawal of an earlier message.
    public struct Recall: Sendable, Hashable {
        /// The server's identifier of the withdrawn message.
        public var messageID: UTF8Text?
        /// The client's identifier of the withdrawn message.
        public var clientID: UTF8Text?
        /// The sender's note; never shown as the push's text (reading N1).
        public var note: UTF8Text?

        /// Creates a recall of an unnamed message.
        public init() {}
    }
}
