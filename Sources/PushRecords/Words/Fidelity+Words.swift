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
