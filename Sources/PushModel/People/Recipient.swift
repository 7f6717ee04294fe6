/// What a receiver set, and the devices they can be reached on.
///
/// Read from one line of a recipients file, in which only `id` is required:
/// ```json
/// {"id":"6006","nickname":"Bob","display":"summary","mode":"all","unread":3,
///  "quiet":{"daily":{"start":"22:00","end":"08:00"},"timeZone":"Asia/Shanghai"},
///  "conversations":[{"kind":"group","id":"42","mode":"mentions"}],
///  "devices":[{"token":"00ff","topic":"com.example.app"}]}
/// ```
public struct Recipient: Sendable {
    /// The user identifier.
    public var id: UTF8Text
    /// The name that others see when this person is the sender.
    public var nickname: UTF8Text?
    /// How much of a message the screen shows; nil for the profile's default (reading G2).
    public var display: DisplayStyle?
    /// Which messages notify, in all conversations; nil for the profile's default.
    public var mode: NotificationMode?
    /// The language wanted among a message's translations.
    public var language: UTF8Text?
    /// When not to disturb.
    public var quiet: QuietTime?
    /// Settings of single conversations.
    public var conversations: [ConversationSetting] { didSet { order = nil } }
    /// Where each conversation is found; nil until they are ordered.
    private var order: ConversationOrder?
    /// The template this person chose for what they receive.
    public var template: UTF8Text?
    /// The key of the profile's text for hidden details (NIM `customContentKey`).
    public var textKey: UTF8Text?
    /// This person's own names for other people, by user identifier.
    public var remarks: [UTF8Text: UTF8Text]
    /// Messages that already count in the badge; nil where nobody said.
    public var knownUnread: Int?
    /// The same; 0 where nobody said.
    public var unread: Int {
        get { knownUnread ?? 0 }
        set { knownUnread = newValue }
    }
    /// Whether the phone rings while a desktop client is logged in; nil for the vendor's own rule (NS-008, NS-015 to NS-018).
    public var pushesWhileDesktopOnline: Bool?
    /// The tags that the app gave this person at the vendor, for messages to users with some tags (reading G20).
    public var tags: [UTF8Text] = []
    /// The devices; empty when none is known.
    public var devices: [Device]

    /// Creates a recipient with the vendor's defaults and no device.
    public init(id: UTF8Text) {
        self.id = id
        conversations = []
        remarks = [:]
        devices = []
    }

    /// The setting for a conversation, if there is one; that of a line for all of its kind does not count.
    ///
    /// The setting of the conversation's own sort counts, else the one without a sort, else any of the identifier: not every
    /// vendor's messages contain the sort.
    public func setting(
        for kind: Conversation.Kind, id: UTF8Text, sort: ConversationSetting.Sort? = nil, ignoringCase: Bool
    ) -> ConversationSetting? {
        guard let any = lastSetting(for: kind, id, ignoringCase, where: { _ in true }) else { return nil }
        if any.sort == sort { return any }
        return lastSetting(for: kind, id, ignoringCase) { $0 == sort }
            ?? lastSetting(for: kind, id, ignoringCase) { $0 == nil } ?? any
    }

    private func lastSetting(
        for kind: Conversation.Kind, _ id: UTF8Text, _ ignoringCase: Bool,
        where isMeant: (ConversationSetting.Sort?) -> Bool
    ) -> ConversationSetting? {
        if let order {
            return order.setting(
                for: kind, id: id, ignoringCase: ignoringCase, in: conversations, where: isMeant)
        }
        return conversations.last { setting in
            setting.kind == kind && isMeant(setting.sort)
                && (ignoringCase ? setting.id.equalsIgnoringASCIICase(id) : setting.id == id)
        }
    }

    /// Orders the settings of conversations, so that one is found without looking at all of them.
    mutating func orderConversations() { order = ConversationOrder(of: conversations) }
}

/// How much of a message the screen shows.
public enum DisplayStyle: String, Sendable, Hashable, CaseIterable {
    /// That there is a message, and no more (Easemob simple banner, NIM no detail).
    case simple
    /// Who says what (Easemob message summary, NIM detail).
    case summary
}

/// Which messages notify.
public enum NotificationMode: String, Sendable, Hashable, CaseIterable {
    case all
    case mentions
    /// Only those that mention the receiver by name.
    case mentionsOfMe = "mentions-of-me"
    /// Only those that mention everyone.
    case mentionsOfAll = "mentions-of-all"
    case none
}

/// What a receiver set for one conversation.
public struct ConversationSetting: Sendable, Hashable {
    /// Whether it is direct or a group.
    public var kind: Conversation.Kind
    /// The peer's or the group's identifier; ``all`` for every conversation of the kind that no other setting names.
    public var id: UTF8Text
    /// Which messages notify; nil follows the app-wide mode.
    public var mode: NotificationMode?
    /// The end of a one-off quiet time in this conversation.
    public var quietUntil: Instant?
    /// Whether the conversation is muted (NIM).
    public var mute: ConversationMute
    /// What the vendor calls such a conversation where it keeps it apart from others of its kind; identifiers may be equal.
    public var sort: Sort?
    /// Which of its messages are delivered at all (TX 38).
    public var reception = Reception.all

    /// The identifier that stands for every conversation of a kind.
    public static let all: UTF8Text = "*"

    /// Creates a setting that changes nothing.
    public init(kind: Conversation.Kind, id: UTF8Text) {
        self.kind = kind
        self.id = id
        mute = .off
    }

    /// Whether it is for every conversation of its kind that no other setting names.
    public var isOfAll: Bool { id == Self.all }

    /// Whether no message of the conversation notifies.
    public var isMuted: Bool {
        get { mute == .on }
        set { mute = newValue ? .on : .off }
    }

    /// Whether the group is a superteam.
    public var isSuperteam: Bool {
        get { sort == .superteam }
        set { sort = newValue ? .superteam : nil }
    }

    /// Whether any of its messages are delivered.
    public var isReceived: Bool {
        get { reception != .none }
        set { reception = newValue ? .all : .none }
    }

    /// A sort of conversations that a vendor keeps apart from others of their kind.
    public enum Sort: String, Sendable, Hashable, CaseIterable {
        /// A group beside teams (NS-021).
        case superteam
        /// A group of channels (RC 32).
        case ultragroup
        /// A direct conversation with the app itself (RC 32).
        case system

        /// The kind of which it is a sort.
        public var kind: Conversation.Kind { self == .system ? .direct : .group }
    }

    /// Which messages of a conversation are delivered at all.
    public enum Reception: String, Sendable, Hashable, CaseIterable {
        case all
        /// Those that mention the receiver; what notifies is for ``ConversationSetting/mode`` to say.
        case mentions
        case none
    }
}

/// Whose messages a muted conversation silences (NIM 9.10).
public enum ConversationMute: Sendable, Hashable, CaseIterable {
    /// Nobody's.
    case off
    /// Everybody's.
    case on
    /// Everybody's but those of the group's owner and managers.
    case managersOnly
}

extension ConversationSetting {
    /// The conversation in a sentence: `group 42`, `ultragroup 42`, `the conversation with 6001`.
    package var inWords: String {
        if isOfAll { return kind == .direct ? "every other direct conversation" : "every other group" }
        if kind == .direct { return "the \(sort.map { $0.rawValue + " " } ?? "")conversation with \(id)" }
        return "\(sort?.rawValue ?? "group") \(id)"
    }

    /// Whether it differs from what the app's own settings say.
    package var saysSomething: Bool { mode != nil || quietUntil != nil || mute != .off || reception != .all }
}

extension Recipient {
    /// The daily interval of the quiet time, which begins as none in the zone that is known.
    package var quietDaily: DailyInterval? {
        get { quiet?.daily }
        set { changeQuiet { $0.daily = newValue } }
    }

    /// The zone of the daily interval; nil where nobody named one.
    package var quietZone: TimeZoneRule? {
        get { quiet.flatMap { $0.isZoneNamed ? $0.zone : nil } }
        set {
            changeQuiet {
                $0 = QuietTime(daily: $0.daily, from: $0.from, until: $0.until, zone: newValue)
            }
        }
    }

    /// The end of the one-off quiet time.
    package var quietUntil: Instant? {
        get { quiet?.until }
        set { changeQuiet { $0.until = newValue } }
    }

    /// The start of the one-off quiet time.
    package var quietFrom: Instant? {
        get { quiet?.from }
        set { changeQuiet { $0.from = newValue } }
    }

    /// The recipient as if none of their quiet times, daily or one-off, held now.
    package var withoutQuietTimes: Recipient {
        var recipient = self
        recipient.quiet = nil
        for index in conversations.indices where conversations[index].quietUntil != nil {
            recipient.conversations[index].quietUntil = nil
        }
        return recipient
    }

    private mutating func changeQuiet(_ change: (inout QuietTime) -> Void) {
        var quiet = self.quiet ?? QuietTime()
        change(&quiet)
        self.quiet = quiet
    }
}

/// A device that Apple can reach for a recipient.
public struct Device: Sendable, Hashable {
    /// Which of Apple's channels the device's token is for.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case alert
        case voip
    }

    /// Which of Apple's environments knows the token.
    public enum Environment: String, Sendable, Hashable, CaseIterable {
        case production
        case sandbox
    }

    /// The device token in hexadecimal digits.
    public var token: UTF8Text
    /// The app's bundle identifier, without a push type's suffix.
    public var topic: UTF8Text?
    /// The vendor's identifier of the device.
    public var id: UTF8Text?
    /// The name of the certificate with which the device was bound.
    public var notifier: UTF8Text?
    /// The language of its system, by which a message's translation is chosen; nil for the recipient's (TX 20).
    public var language: UTF8Text?
    /// Which channel the token is for.
    public var kind: Kind
    /// Which environment knows the token.
    public var environment: Environment

    /// Creates a device that shows alerts in production.
    public init(
        token: UTF8Text, topic: UTF8Text? = nil, id: UTF8Text? = nil, notifier: UTF8Text? = nil,
        language: UTF8Text? = nil, kind: Kind = .alert, environment: Environment = .production
    ) {
        self.token = token
        self.topic = topic
        self.id = id
        self.notifier = notifier
        self.language = language
        self.kind = kind
        self.environment = environment
    }
}
