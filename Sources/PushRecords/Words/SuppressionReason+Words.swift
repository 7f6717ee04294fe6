public import PushBridge

extension SuppressionReason {
    /// The reason by its name, in Chinese with its meaning.
    public var words: Wording {
        switch self {
        case .unknownGroup: named(zh: "没有这个群的成员名单")
        case .unknownAudience: named(zh: "不知道哪些用户带有这些标签")
        case .chatroom: named(zh: "聊天室消息不推送")
        case .onlineOnly: named(zh: "消息只发给在线用户")
        case .filteredDevice: named(zh: "发送方的设备条件排除了所有设备")
        case .silentMessage: named(zh: "发送方要求静默，不推送")
        case .senderDisabled: named(zh: "发送方关闭了推送")
        case .nothingToPush: named(zh: "没有可以显示的内容")
        case .quietDuration: named(zh: "处于临时免打扰时间")
        case .quietHours: named(zh: "处于每日免打扰时间段")
        case .conversationMuted: named(zh: "接收方对该会话设置了免打扰")
        case .modeNone: named(zh: "接收方不接收推送")
        case .notMentioned: named(zh: "接收方只接收 @ 自己的消息，而这条消息没有 @ 接收方")
        }
    }

    private func named(zh meaning: String) -> Wording { Wording(name: rawValue, zh: meaning) }
}

extension Gate {
    /// The gate by its name, in Chinese by what it asks.
    public var words: Wording {
        switch self {
        case .audience: named(zh: "发给谁")
        case .room: named(zh: "聊天室")
        case .route: named(zh: "仅在线")
        case .devices: named(zh: "设备")
        case .silence: named(zh: "静默")
        case .storage: named(zh: "离线存储")
        case .content: named(zh: "内容")
        case .quietDuration: named(zh: "临时免打扰")
        case .quietHours: named(zh: "免打扰时间段")
        case .mute: named(zh: "会话免打扰")
        case .mode: named(zh: "通知方式")
        }
    }

    private func named(zh meaning: String) -> Wording { Wording(en: rawValue, zh: meaning) }
}
