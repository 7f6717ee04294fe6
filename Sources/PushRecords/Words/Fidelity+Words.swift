public import PushBridge

extension Fidelity {
    /// The verdict by its name, in Chinese with its meaning.
    public var words: Wording {
        switch self {
        case .identical: Wording(name: rawValue, zh: "完全相同")
        case .sameScreen: Wording(name: rawValue, zh: "显示相同")
        case .degraded: Wording(name: rawValue, zh: "有损失")
        }
    }

    /// What the verdict means.
    public var meaning: Wording {
        switch self {
        case .identical: Wording(en: "people and apps get the same", zh: "用户和应用得到的完全相同")
        case .sameScreen:
            Wording(
                en: "people see the same; the app's own data differs", zh: "用户看到的相同，应用自己的数据不同")
        case .degraded: Wording(en: "a person may notice", zh: "用户可能会注意到区别")
        }
    }
}
