internal import MigrationReport

/// What a known loss is called in Chinese, and how much work its remedy is.
struct LossWords: Sendable {
    /// In which case, and what happens.
    let loss: String
    /// What to do.
    let remedy: String
    /// Where it has to be done.
    let effort: ReportedRow.Effort

    private init(_ loss: String, _ remedy: String, _ effort: ReportedRow.Effort) {
        (self.loss, self.remedy, self.effort) = (loss, remedy, effort)
    }

    /// The words of a loss; nil for one of settings, which no page of messages shows.
    static func of(_ loss: KnownLoss) -> LossWords? { all["\(loss.row) \(loss.what)"] }

    private static let all = [
        "EM-004 A push text that everybody reads": LossWords(
            "所有人都能看到的推送文案：对不显示详情的人隐藏", "无需处理：很少有人会在意", .none),
        "EM-012 A fixed badge": LossWords("固定的角标：丢失，由 NIM 计数", "接受；见“角标交接”", .none),
        "EM-053 A force, in a group": LossWords("群里的强制推送：能越过会话免打扰，不能越过免打扰时间段", "告知需要它的用户", .users),
        "EM-053 A force, to one person": LossWords("单聊的强制推送：丢失", "无法处理：NIM 只能在群里强制推送", .none),
        "EM-028 Mentions, in 'server-v1'": LossWords("server-v1 里的 @：丢失", "用 --to-shape server-v2", .code),
        "EM-043 A template for some members": LossWords("给部分成员的模板：正文保留，标题所有人相同", "分成两条消息发送", .code),
        "EM-048 A filter on devices": LossWords("设备过滤：丢失", "无法处理：NIM 推送到用户的所有设备", .none),
        "EM-074 A command message": LossWords("透传消息：没有对应的消息", "改发自定义通知", .code),
        "EM-076 A text of over 5000 characters": LossWords("超过 5000 个字符的文本：没有对应的消息", "缩短文本", .code),
        "EM-001 Own keys in 'ext' with over 1024 characters": LossWords(
            "ext 里超过 1024 个字符的自有字段：没有对应的消息", "少发一些，或者只发链接", .code),
        "NIM-049 Text that no detail hides": LossWords(
            "不显示详情时隐藏的文案：环信会显示给所有人", "使用 settings profile 提供的模板，或 --keep-hidden", .console),
        "NIM-044 The sender's id before the text": LossWords("正文前的发送方 ID：省略", "把发送方加到 profile 的 senders", .console),
        "NIM-061 A text for members": LossWords("给成员的文案：丢失", "使用内容正好是 {0} 的模板", .console),
        "NIM-060 A force for some members": LossWords("对部分成员的强制推送：丢失", "分成两条消息发送", .code),
        "NIM-060 A force for everybody": LossWords("对所有人的强制推送：能越过免打扰时间段，不能越过会话免打扰", "告知需要它的用户", .users),
        "NIM-055 Not counted": LossWords(
            "不计入角标：丢失，环信按未送达的消息计数", "如果后端知道数字，用 em_push_badge", .code),
        "NIM-019 An interruption level": LossWords("中断级别：丢失，apsField 的其他字段也一样", "无法处理：环信没有", .none),
        "NIM-131 The app's keys at the root": LossWords("根级的应用字段：移到 e 里", "让应用也从那里读取", .code),
        "NIM-043 The text of a tip": LossWords("提示消息的文本：丢失，变成没有文本的自定义消息", "改发文本消息", .code),
        "NIM-173 A recall": LossWords("撤回：没有对应的消息", "使用环信自己的撤回，它不产生推送", .code),
    ]
}
