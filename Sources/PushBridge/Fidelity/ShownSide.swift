import PushModel
import PushResolution

/// What one side shows one person after the other of a message.
struct ShownSide {
    private let resolver: Resolver
    /// The group in which the message is said; nil in a direct conversation.
    private let group: UTF8Text?
    /// What is shown, the words as the alert's form shows them.
    private(set) var notification = ResolvedNotification()
    /// Whether the title is more than what the vendor's profile writes: a name is.
    private(set) var hasTitle = false

    /// Whether the icon keeps its number, or gets that of the messages before this one.
    private(set) var keepsBadge = false
    /// Whether the sender chose a category.
    private(set) var hasCategory = false
    /// Whether the sender says whether the app's service extension may change the push.
    private(set) var saysMutable = false
    /// Whether the vendor says it of every push by itself.
    var addsMutable: Bool { resolver.profile.policies.mutableContent != .asked }

    init(_ resolver: Resolver, in group: UTF8Text?) {
        self.resolver = resolver
        self.group = group
    }

    /// Shows everything that someone gets.
    mutating func fill(_ message: PushMessage, for reader: Recipient) {
        fillBesideWords(message, for: reader)
        fillWords(message, for: reader)
    }

    /// Shows everything but the words, which is the same for everyone.
    mutating func fillBesideWords(_ message: PushMessage, for reader: Recipient) {
        var ignored: [Finding] = []
        hasCategory = message.category != nil
        saysMutable = message.isMutable != nil
        resolver.fill(&notification, besideWords: message, for: reader, in: group, findings: &ignored)
        keepsBadge =
            notification.badge == nil
            || message.isCounted == false && message.badge == nil && message.badgeIncrement == nil
                && resolver.profile.policies.defaultBadge == .unread
    }

    /// Shows the words that someone reads.
    mutating func fillWords(_ message: PushMessage, for reader: Recipient) {
        var ignored: [Finding] = []
        notification.words = NotificationWords()
        resolver.fill(&notification.words, with: message, for: reader, in: group, findings: &ignored)
        hasTitle =
            notification.titleLevel != nil
            && (notification.titleLevel != .some(.builtIn) || resolver.profile.makesTitles)
        if notification.alertForm == .string { notification.words.take(.string) }
    }

    /// Whether the alert says only that there is a message.
    var isHidden: Bool {
        // Where nobody hides details, nothing is hidden.
        if resolver.profile.policies.ignoresDisplay { return false }
        let alert = notification.words.alert
        // An alert without words shows nothing, which is no text for hidden details (reading C13).
        if alert.isEmpty || alert.subtitle != nil || !alert.extras.isEmpty { return false }
        if alert.isLocalized && !alert.localization.isEmpty { return false }
        if hasTitle && notification.titleLevel == .some(.builtIn) { return false }
        return isHidden(notification.titleLevel) && isHidden(notification.bodyLevel)
    }

    private func isHidden(_ level: TextLevel?) -> Bool {
        switch level {
        case nil, .builtIn, .hiddenText: true
        case .defaultTemplate: resolver.profile.templates["default"]?.isFixed ?? false
        default: false
        }
    }
}
