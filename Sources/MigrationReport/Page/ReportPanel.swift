/// A part of the page that answers one question, in the page's order.
enum ReportPanel: Int, CaseIterable {
    case headline = 1
    case notices, screens, costs, remainder, meetings, origins, days, wording, leftovers, method

    /// The identifier of its section.
    var anchor: String { "p\(rawValue)" }

    /// The question, as its heading.
    var title: Wording {
        switch self {
        case .headline: Wording(en: "The result", zh: "结论")
        case .notices: Wording(en: "What people notice", zh: "用户会注意到什么")
        case .screens: Wording(en: "Lock screens before and after", zh: "迁移前后的锁屏")
        case .costs: Wording(en: "What costs most, and what to do", zh: "损失最多的字段，以及怎么处理")
        case .remainder: Wording(en: "What remains if you fix the first few", zh: "先处理前几项，还剩多少")
        case .meetings: Wording(en: "Who meets it", zh: "哪些用户会遇到")
        case .origins: Wording(en: "Where the messages come from", zh: "消息从哪里来")
        case .days: Wording(en: "When they were sent", zh: "消息的发送日期")
        case .wording: Wording(en: "Settings and the badge", zh: "用户设置和角标")
        case .leftovers: Wording(en: "What was left out", zh: "没有计入的内容")
        case .method: Wording(en: "How it was measured", zh: "测量方法")
        }
    }
}
