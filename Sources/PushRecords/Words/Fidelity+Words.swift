public import PushBridge

extension Fidelity {
    /// The verdict by its name, in Chinese with its meaning.
    public var words: Wording {
        switch self {
        case .identical: Wording(name: rawValue, zh: "完全相同")
        case .sameScreen: Wording(name: rawValue, zh: "显示相同")
        case .vendorWording: Wording(name: rawValue, zh: "厂商文案不同")
        case .degraded: Wording(name: rawValue, zh: "有损失")
        case .exposed: Wording(name: rawValue, zh: "暴露隐藏内容")
        }
    }

    /// What the verdict means.
    public var meaning: Wording {
        switch self {
        case .identical: Wording(en: "people and apps get the same", zh: "用户和应用得到的完全相同")
        case .sameScreen:
            Wording(
                en: "people see and hear the same; app data or unseen keys differ",
                zh: "用户看到、听到的相同，应用数据或不显示的字段不同")
        case .vendorWording:
            Wording(
                en: "only texts of the vendors differ, such as built-in titles", zh: "只有厂商自己的文案不同，例如内置标题")
        case .degraded:
            Wording(
                en: "something that the sender set, or the message, changes or is lost",
                zh: "发送方设置的内容或消息本身有变化或丢失")
        case .exposed:
            Wording(en: "words that were hidden from people can be read", zh: "原来对部分用户隐藏的文案可以看到")
        }
    }
}

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

extension TextLevel {
    /// The level by its name, in Chinese with its meaning.
    public var words: Wording {
        switch self {
        case .builtIn: named(zh: "厂商内置文案")
        case .hiddenText: named(zh: "隐藏详情时的文案")
        case .defaultTemplate: named(zh: "默认推送模板")
        case .mention: named(zh: "内置的 @ 提醒文案")
        case .message: named(zh: "消息中的文案")
        case .translation: named(zh: "消息中设备语言的文案")
        case .mentioned: named(zh: "消息中给被 @ 成员的文案")
        case .recipientTemplate: named(zh: "接收方选择的模板")
        case .senderTemplate: named(zh: "发送方指定的模板")
        case .directedTemplate: named(zh: "发送方为部分成员指定的模板")
        case .explicitAlert: named(zh: "消息中直接指定的 alert")
        }
    }

    private func named(zh meaning: String) -> Wording { Wording(name: rawValue, zh: meaning) }
}
