import APNSTypes
public import PushModel

/// What a phone shows of a push, or why there is none.
public struct ShownScreen: Sendable, Hashable {
    /// Why nothing is pushed; the rest is empty then.
    public var suppression: SuppressionReason?
    /// Whether the vendor has no such message, so that nothing is sent.
    public var isMissing = false
    /// What stands in bold; for a text that the phone translates, its key.
    public var title: String?
    /// What stands below the title.
    public var subtitle: String?
    /// The text; for one that the phone translates, its key.
    public var body: String?
    /// The number on the icon; nil leaves it as it is.
    public var badge: Int?
    /// The file that is played, or `critical`; nil for a silent push.
    public var sound: String?
    /// Whether it rings as a call.
    public var isCall = false

    /// Creates an empty screen.
    public init() {}
}

extension MessageConverter {
    /// What someone sees before and after who is in the first situation of a difference.
    ///
    /// - Parameters:
    ///   - reading: The message.
    ///   - conversion: What became of it, with its proof.
    ///   - difference: One of the conversion's differences; nil for a message that the target has not, which is shown to someone
    ///     who shows details and has no settings.
    /// - Returns: The situation, as differences name it, and both screens; nil for a message of another converter.
    package func screens(
        of reading: MessageTranslation, as conversion: Conversion, for difference: Difference?
    ) -> (situation: String, before: ShownScreen, after: ShownScreen)? {
        guard let pair = pairs.first(where: { $0.source === reading.source.vendor }) else { return nil }
        let situation = difference?.situations.first ?? Situation.usual
        var before = reading.message
        let shape = pair.shape(for: reading.source.shape, of: before).name
        var after = conversion.messages.first.map { pair.target.message(in: $0, shape: shape) }
        if reading.isBareExtension, let kind = Situation.conversation(of: situation) {
            before = before.withAssumedParts(in: kind)
            after = after?.withAssumedParts(in: kind).withAssumedPushText(
                by: pair.target.resolver.profile.policies.summaryText)
        }
        let reader = Situation.reader(named: situation, pair, before, after ?? before)
        var missing = ShownScreen()
        missing.isMissing = true
        return (
            situation, pair.source.screen(of: before, for: reader, in: situation),
            after.map { pair.target.screen(of: $0, for: reader, in: situation) } ?? missing
        )
    }
}

extension Situation {
    /// Someone who shows details, has no settings and is in no list.
    fileprivate static let usual =
        "\(DisplayStyle.summary.rawValue)/\(Setting.free.rawValue)/\(MemberClasses.unnamed)"

    /// The kind of conversation in which a bare extension is shown; nil for a whole message.
    fileprivate static func conversation(of situation: String) -> Conversation.Kind? {
        let parts = situation.split(separator: "/")
        return parts.count > 3 ? Conversation.Kind(rawValue: String(parts[3])) : nil
    }

    /// Someone who is in a situation.
    fileprivate static func reader(
        named situation: String, _ pair: ConversionPair, _ before: PushMessage, _ after: PushMessage
    ) -> Recipient {
        let parts = situation.split(separator: "/").map(String.init)
        let members = MemberClasses.members(before, after)
        let member = members.first { parts.count > 2 && $0.name == parts[2] } ?? members[0]
        var reader = Situation.reader(member.id)
        reader.unread = Situation.unread(
            before: before, by: pair.source.resolver, after: after, by: pair.target.resolver)
        reader.display = parts.first.flatMap(DisplayStyle.init(rawValue:))
        guard parts.count > 1, let setting = Setting(rawValue: parts[1]) else { return reader }
        let settings = setting.recipient
        reader.quiet = settings.quiet
        reader.mode = settings.mode
        reader.devices = Situation.devices
        guard let conversation = settings.conversations.first else { return reader }
        reader.conversations = [conversation.moved(to: before, of: member.id)]
        return reader
    }
}

extension ConversationSetting {
    fileprivate func moved(to message: PushMessage, of reader: UTF8Text) -> ConversationSetting {
        var setting = self
        setting.kind = message.conversationKind
        setting.id = (message.groupID ?? message.senderID) ?? reader
        return setting
    }
}

extension Vendor {
    /// What someone sees of a message in a situation.
    fileprivate func screen(
        of message: PushMessage, for reader: Recipient, in situation: String
    ) -> ShownScreen {
        let resolver = situation.hasSuffix("/" + Situation.named) ? knowingResolver : resolver
        var screen = ShownScreen()
        let isReached = message.conversationKind == .direct || resolver.reaches(reader.id, with: message)
        screen.suppression =
            isReached ? resolver.suppression(of: message, for: reader, in: message.groupID) : .nothingToPush
        if screen.suppression != nil { return screen }
        var side = ShownSide(resolver: resolver, vendor: self, group: message.groupID)
        side.fill(message, for: reader)
        let (notification, alert) = (side.notification, side.notification.words.alert)
        screen.title = alert.title?.string ?? alert.localization.titleKey?.string
        screen.subtitle = alert.subtitle?.string
        screen.body = alert.body?.string ?? alert.localization.bodyKey?.string
        screen.badge = notification.badge
        screen.isCall = notification.isVoIP
        screen.sound =
            switch notification.sound {
            case .file(let name) where !name.isEmpty: name.string
            case .critical: "critical"
            default: nil
            }
        return screen
    }
}

/// What one side shows one person after the other of a message.
struct ShownSide {
    let resolver: Resolver
    let vendor: Vendor
    /// Knows how much Apple takes, without the vendors' own marks (reading C4).
    private static let translator = APNSTranslator(applicationKeys: .neutral)
    /// The group in which the message is said; nil in a direct conversation.
    let group: UTF8Text?
    /// What is shown, the words as the alert's form shows them and as many of them as Apple takes.
    private(set) var notification = ResolvedNotification()
    /// Whether nothing is pushed, since Apple takes fewer bytes.
    private(set) var isTooLarge = false

    /// Whether the words may show one of ``Situation/names``.
    var showsNames: Bool {
        let alert = notification.words.alert
        let mayShow = { (text: UTF8Text?) in text?.range(of: "(") != nil }
        // The end of a text that is cut may have shown one.
        return mayShow(alert.title) || mayShow(alert.subtitle) || mayShow(alert.body)
            || notification.mayBeTooLarge
    }

    /// The app's own members of the payload; its data as a text has it, or as what that text spells.
    func applicationMembers(isSpelled: Bool) -> [JSONField] {
        guard let data = notification.appData else { return notification.rootData }
        let value = isSpelled ? data.asSpelledValue : data
        return [JSONField(key: vendor.dataName, value: value)] + notification.rootData
    }

    /// Whether a text of some level says the same whatever the message.
    func isFixed(_ text: UTF8Text?, _ level: TextLevel?) -> Bool {
        let profile = resolver.profile
        return switch level {
        case nil, .hiddenText: true
        case .builtIn: text == profile.texts.title || text == profile.texts.body
        case .defaultTemplate: profile.templates["default"]?.isFixed ?? false
        default: false
        }
    }

    /// Shows everything that someone gets.
    mutating func fill(_ message: PushMessage, for reader: Recipient) {
        fillBesideWords(message, for: reader)
        fillWords(message, for: reader)
    }

    /// Shows everything but the words, which is the same for everyone.
    mutating func fillBesideWords(_ message: PushMessage, for reader: Recipient) {
        var ignored: [Finding] = []
        resolver.fill(&notification, besideWords: message, for: reader, in: group, findings: &ignored)
    }

    /// Shows the words that someone reads.
    mutating func fillWords(_ message: PushMessage, for reader: Recipient, knowingNames: Bool = false) {
        var ignored: [Finding] = []
        let resolver = knowingNames ? vendor.knowingResolver : resolver
        notification.words = NotificationWords()
        isTooLarge = false
        resolver.fill(&notification.words, with: message, for: reader, in: group, findings: &ignored)
        if notification.alertForm == .string { notification.words.take(.string) }
        if notification.mayBeTooLarge {
            let fitting = Self.translator.fitting(notification)
            isTooLarge = fitting == nil
            if let fitting { notification.words.alert = fitting.alert }
        }
    }
}

extension ResolvedNotification {
    /// Whether a payload of this may have more bytes than Apple takes; most are far from that.
    fileprivate var mayBeTooLarge: Bool {
        let words = (alert.title?.count ?? 0) + (alert.subtitle?.count ?? 0) + (alert.body?.count ?? 0)
        let data = rootData.reduce(appData?.text.count ?? 0) { $0 + $1.value.text.count }
        // JSON spells a byte of a text in six at most.
        return 6 * words + data > PushType.alert.payloadLimit / 2
    }
}
