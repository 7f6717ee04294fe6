import APNSTypes
import PushModel

/// What one side shows one person after the other of a message.
struct ShownSide {
    private let resolver: Resolver
    private let vendor: Vendor
    /// Knows how much Apple takes, without the vendors' own marks (reading C4).
    private static let translator = APNSTranslator(applicationKeys: .neutral)
    /// The group in which the message is said; nil in a direct conversation.
    private let group: UTF8Text?
    /// What is shown, the words as the alert's form shows them and as many of them as Apple takes.
    private(set) var notification = ResolvedNotification()
    /// Whether nothing is pushed, since Apple takes fewer bytes.
    private(set) var isTooLarge = false

    /// - Parameters:
    ///   - resolver: Decides, with what is known of people.
    ///   - vendor: The side's vendor.
    ///   - group: The group in which the message is said.
    init(_ resolver: Resolver, of vendor: Vendor, in group: UTF8Text?) {
        self.resolver = resolver
        self.vendor = vendor
        self.group = group
    }

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
