public import PushBridge

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
