import PushModel

/// Something that keeps a push away, and the reason that must be given for it.
struct Obstacle: Sendable, CustomStringConvertible {
    let description: String
    let reason: SuppressionReason
    let place: @Sendable (inout Situation) -> Void

    init(
        _ description: String, _ reason: SuppressionReason,
        place: @escaping @Sendable (inout Situation) -> Void
    ) {
        self.description = description
        self.reason = reason
        self.place = place
    }
}

extension Obstacle {
    /// Every obstacle, in the order of reading G6.
    static let all: [Obstacle] = ofTheMessage + ofTheRecipient

    static let ofTheMessage: [Obstacle] = [
        Obstacle("a chat room", .chatroom) { $0.message.conversationKind = .room },
        Obstacle("only for who is online", .onlineOnly) { $0.message.isOnlineOnly = true },
        Obstacle("no device passes", .filteredDevice) {
            $0.recipient.devices = [Device(token: "00", id: "d1")]
            var filter = DeviceFilter()
            filter.ignoredIDs = ["d1"]
            $0.message.devices = filter
        },
        Obstacle("the sender's silence", .silentMessage) {
            $0.message.isSilent = true
            $0.profile.policies.silentReason = .silentMessage
        },
        Obstacle("not kept", .onlineOnly) { $0.message.isStored = false },
        Obstacle("a command", .nothingToPush) { $0.message.kind = .command },
    ]

    static let ofTheRecipient: [Obstacle] = [
        Obstacle("a one-off quiet time", .quietDuration) {
            $0.setQuiet { $0.until = Instant(seconds: 1_795_262_401) }
        },
        Obstacle("quiet hours", .quietHours) {
            $0.setQuiet { $0.daily = DailyInterval(start: 11 * 60, end: 13 * 60) }
        },
        Obstacle("a muted conversation", .conversationMuted) { $0.setConversation { $0.isMuted = true } },
        Obstacle("no notifications wanted", .modeNone) { $0.recipient.mode = NotificationMode.none },
        Obstacle("only mentions wanted", .notMentioned) { $0.recipient.mode = .mentions },
    ]
}

extension Situation {
    mutating func setQuiet(_ change: (inout QuietTime) -> Void) {
        var quiet = recipient.quiet ?? QuietTime()
        change(&quiet)
        recipient.quiet = quiet
    }

    /// Changes the recipient's setting for the conversation that the message belongs to.
    mutating func setConversation(_ change: (inout ConversationSetting) -> Void) {
        let kind: Conversation.Kind = group == nil ? .direct : .group
        var setting =
            recipient.conversations.popLast()
            ?? ConversationSetting(kind: kind, id: group ?? message.senderID ?? "")
        change(&setting)
        recipient.conversations.append(setting)
    }
}
