internal import MigrationReport

/// What a known loss is called in Chinese, how much work its remedy is, and by what a conversion tells of it.
struct LossWords: Sendable {
    /// In which case, and what happens.
    let loss: String
    /// What to do.
    let remedy: String
    /// Where it has to be done.
    let effort: ReportedRow.Effort
    /// What a conversion tells where it is this loss.
    let signs: [ReportedRow.Sign]

    private init(
        _ loss: String, _ remedy: String, _ effort: ReportedRow.Effort, _ signs: [ReportedRow.Sign]
    ) {
        (self.loss, self.remedy, self.effort, self.signs) = (loss, remedy, effort, signs)
    }

    /// The words of a loss, by its case; nil for one of settings, which no page of messages shows.
    static func of(_ what: String) -> LossWords? { all[what] }

    /// What is told of what is too long.
    private static let tooLong: [ReportedRow.Sign] = [
        .words("characters that"), .words("with nothing left to leave out"), .words("accounts and"),
    ]
    /// What is told of words that the source hides.
    private static let hidden: [ReportedRow.Sign] = [
        .code("hidden-words-shown"), .code("hidden-words-covered"), .code("hidden-words-left-out"),
    ]
    /// What is told of names before a text.
    private static let names: [ReportedRow.Sign] = [
        .code("identifier-left-out"), .code("named-otherwise"),
    ]

    private static let all = [
        "A push text that everybody reads": LossWords(
            "所有人都能看到的推送文案：对不显示详情的人隐藏", "无需处理：很少有人会在意", .none, [.code("hidden-from-some")]),
        "A fixed badge": LossWords("固定的角标：丢失，由 NIM 计数", "接受；见“角标交接”", .none, [.code("not-sayable")]),
        "A force, in a group": LossWords(
            "群里的强制推送：能越过会话免打扰，不能越过免打扰时间段", "告知需要它的用户", .users,
            [.code("force-overrides-other"), .words("counts as mentioned")]),
        "A force, to one person": LossWords(
            "单聊的强制推送：丢失", "无法处理：NIM 只能在群里强制推送", .none, [.code("not-sayable")]),
        "Mentions, in 'server-v1'": LossWords(
            "server-v1 里的 @：丢失", "用 --to-shape server-v2", .code, [.code("not-sayable")]),
        "A template for some members": LossWords(
            "给部分成员的模板：正文保留，标题所有人相同", "分成两条消息发送", .code,
            [.code("members-title-lost"), .code("members-words-lost")]),
        "A filter on devices": LossWords("设备过滤：丢失", "无法处理：NIM 推送到用户的所有设备", .none, [.code("not-sayable")]),
        "A command message": LossWords("透传消息：没有对应的消息", "改发自定义通知", .code, [.words("has no command messages")]),
        "A text of over 5000 characters": LossWords("超过 5000 个字符的文本：没有对应的消息", "缩短文本", .code, tooLong),
        "Own keys in 'ext' with over 1024 characters": LossWords(
            "ext 里超过 1024 个字符的自有字段：没有对应的消息", "少发一些，或者只发链接", .code, tooLong),
        "Text that no detail hides": LossWords(
            "不显示详情时隐藏的文案：环信会显示给所有人", "使用 settings profile 提供的模板，或 --keep-hidden", .console, hidden),
        "The sender's id before the text": LossWords(
            "正文前的发送方 ID：省略", "把发送方加到 profile 的 senders", .console, names),
        "A text for members": LossWords(
            "给成员的文案：丢失", "使用内容正好是 {0} 的模板", .console,
            [.code("members-words-lost"), .code("members-title-lost"), .code("members-listed")]),
        "A force for some members": LossWords("对部分成员的强制推送：丢失", "分成两条消息发送", .code, [.code("not-sayable")]),
        "A force for everybody": LossWords(
            "对所有人的强制推送：能越过免打扰时间段，不能越过会话免打扰", "告知需要它的用户", .users,
            [.code("force-overrides-other"), .code("not-sayable")]),
        "Not counted": LossWords(
            "不计入角标：丢失，环信按未送达的消息计数", "如果后端知道数字，用 em_push_badge", .code, [.code("not-sayable")]),
        "An interruption level": LossWords(
            "中断级别：丢失，apsField 的其他字段也一样", "无法处理：环信没有", .none, [.code("not-sayable")]),
        "The app's keys at the root": LossWords(
            "根级的应用字段：移到 e 里", "让应用也从那里读取", .code, [.code("members-moved"), .code("echo-moved")]),
        "The text of a tip": LossWords(
            "提示消息的文本：丢失，变成没有文本的自定义消息", "改发文本消息", .code, [.code("text-left-out"), .code("kind-became-custom")]),
        "The words that a server writes before or for a text": LossWords(
            "服务器写在正文前或代替正文的文字：两家各不相同，例如名称，或提示有人被提及", "不用处理；或用 verify --advise 查找能保留这些文字的 profile 文本", .none,
            [.nothing, .code("named-otherwise")]),
        "A message or a payload that is too large for the target": LossWords(
            "对目标厂商来说过大的消息或推送内容：没有对应的消息，或数据变少", "少发一些，或者只发链接", .code, tooLong),
        "The sender's name before the text": LossWords(
            "正文前的发送方昵称：目标没有字段时省略", "把发送方加到 profile 的 senders", .console,
            names + [.code("name-stands-in-text"), .code("not-sayable")]),
        "A message for some members": LossWords(
            "只发给部分成员的消息：目标格式不能指定成员时没有对应的消息", "选择支持的 --to-shape，或逐个成员发送", .code,
            [.code("not-sayable"), .words("would reach the whole")]),
        "A message to a chat room": LossWords(
            "聊天室消息：目标格式没有聊天室时没有对应的消息", "用 --to-shape sdk", .code, [.words("names no chat room")]),
        "A kind of message that the target does not have": LossWords(
            "目标没有的消息类型：没有对应的消息，或变成自定义消息", "用目标厂商自己的接口发送", .code,
            [
                .code("kind-became-custom"), .words("has no message of the kind"), .words("has no kind"),
                .words("through an interface of its own"),
            ]),
        "A value for which the target's shape has no key": LossWords(
            "目标格式没有对应字段的值：丢失，除非 convert 能用其他方式显示", "换一个 --to-shape；否则告知需要它的用户", .code, [.code("not-sayable")]),
        "What it holds": LossWords(
            "它包含的内容：省略、过大或被隐藏，取决于各个字段", "查看各个字段所在的行", .code,
            tooLong + hidden + [.code("hidden-from-some"), .code("not-sayable")]),
        "A recall": LossWords(
            "撤回：没有对应的消息", "使用环信自己的撤回，它不产生推送", .code, [.words("has no message of the kind recall")]),
    ]
}
