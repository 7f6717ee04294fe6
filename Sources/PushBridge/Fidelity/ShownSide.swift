import APNSTranslation
import PushModel
import PushResolution

/// What one side shows one person after the other of a message.
struct ShownSide {
    private let resolver: Resolver
    /// The group in which the message is said; nil in a direct conversation.
    private let group: UTF8Text?
    /// Under which name the app finds its data where they are one value.
    private let dataName: UTF8Text
    /// What is shown, the words as the alert's form shows them.
    private(set) var notification = ResolvedNotification()

    init(_ resolver: Resolver, in group: UTF8Text?, data name: UTF8Text = ApplicationKeys.dataKey) {
        self.resolver = resolver
        self.group = group
        dataName = name
    }

    /// The app's own members of the payload; its data as a text has it, or as what that text spells.
    func applicationMembers(isSpelled: Bool) -> [JSONField] {
        guard let data = notification.appData else { return notification.rootData }
        let value = isSpelled ? data.asSpelledValue : data
        return [JSONField(key: dataName, value: value)] + notification.rootData
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
    mutating func fillWords(_ message: PushMessage, for reader: Recipient) {
        var ignored: [Finding] = []
        notification.words = NotificationWords()
        resolver.fill(&notification.words, with: message, for: reader, in: group, findings: &ignored)
        if notification.alertForm == .string { notification.words.take(.string) }
    }
}
