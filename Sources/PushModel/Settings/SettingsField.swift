/// What users and consoles set, under the names that the settings tables of `Mappings/` use.
public enum SettingsField: String, Sendable, Hashable, CaseIterable {
    case id
    case display
    case nickname
    case mode
    case language
    case template
    case textKey
    case unread
    case pushWhileDesktopOnline
    case quietDaily = "quiet.daily"
    case quietDailyMode = "quiet.daily.mode"
    case quietFrom = "quiet.from"
    case quietUntil = "quiet.until"
    case quietZone = "quiet.timeZone"
    case conversationKind = "conversation.kind"
    case conversationID = "conversation.id"
    case conversationMode = "conversation.mode"
    case conversationUntil = "conversation.until"
    case conversationMuted = "conversation.muted"
    case conversationSuperteam = "conversation.superteam"
    case conversationReceived = "conversation.received"
    case deviceToken = "device.token"
    case deviceTopic = "device.topic"
    case deviceID = "device.id"
    case deviceNotifier = "device.notifier"
    case deviceLanguage = "device.language"
    case voipToken = "device.voipToken"
    case voipNotifier = "device.voipNotifier"
    case templates
    case badgeCap
    case recallOverride
    case isMutable
    case hiddenTexts
    case texts
    case timeToLive
    case offlinePush
    case generation
    case topic
    case appKey
    case senders
    case groups
    case separators
    case policies

    /// Whether it is a setting of one conversation.
    package var isOfConversation: Bool {
        switch self {
        case .conversationKind, .conversationID, .conversationMode, .conversationUntil, .conversationMuted,
            .conversationSuperteam, .conversationReceived:
            true
        default: false
        }
    }

    /// Whether it is a part of a device's binding.
    package var isOfDevice: Bool {
        switch self {
        case .deviceToken, .deviceTopic, .deviceID, .deviceNotifier, .deviceLanguage, .voipToken,
            .voipNotifier:
            true
        default: false
        }
    }
}
