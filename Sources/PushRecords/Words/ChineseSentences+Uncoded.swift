import PushBridge

extension ChineseSentences {
    /// The Chinese sentence of a diagnostic that has no code yet; nil where its English one is not here.
    static func uncoded(_ message: String) -> String? {
        for (english, chinese) in patterns {
            guard let values = english.values(in: message) else { continue }
            return chinese.filled { values[$0].map(reworded) }
        }
        return nil
    }

    private static let patterns = (limits + abilities + approximations).map {
        (english: SentencePattern($0.english), chinese: SentencePattern($0.chinese))
    }

    /// What is larger than the target takes.
    private static let limits = [
        Wording(
            en:
                "the payload has more than the {limit} characters that {vendor} takes, so the end of its text was cut off. "
                + "Shorten the text or the custom data",
            zh: "payload 超过 {vendor} 允许的 {limit} 个字符，文字末尾已截断。请缩短文字或自定义数据。"),
        Wording(
            en:
                "the payload has more than the {limit} characters that {vendor} takes, and {field} is the most of it; the "
                + "message cannot be sent. Shorten it",
            zh: "payload 超过 {vendor} 允许的 {limit} 个字符，其中 {field} 最长；消息无法发送。请缩短。"),
        Wording(
            en:
                "the sound's name has more than the {limit} characters of its field, so it stands in the payload alone",
            zh: "提示音名称超过其字段的 {limit} 个字符，只写在 payload 里。"),
        Wording(
            en:
                "{key} has more than the {limit} characters that {vendor} takes, so its end was cut off. Shorten it",
            zh: "{key} 超过 {vendor} 允许的 {limit} 个字符，末尾已截断。请缩短。"),
        Wording(
            en:
                "{key} has more than the {limit} characters that {vendor} takes; the message cannot be sent. Shorten it",
            zh: "{key} 超过 {vendor} 允许的 {limit} 个字符；消息无法发送。请缩短。"),
        Wording(
            en:
                "{key} makes the body, as it is written, longer than the {limit} characters that {vendor} takes; the message "
                + "cannot be sent. Shorten it",
            zh: "{key} 使消息体写出后超过 {vendor} 允许的 {limit} 个字符；消息无法发送。请缩短。"),
        Wording(
            en:
                "{key} makes the payload larger than the {limit} characters that {vendor} takes; it was left out. Send less",
            zh: "{key} 使 payload 超过 {vendor} 允许的 {limit} 个字符；已省略。请减少内容。"),
        Wording(
            en:
                "{key} lists {count} accounts and {vendor} takes {limit}; the others were left out. Send to everyone, or in "
                + "several messages",
            zh: "{key} 列出 {count} 个账号，{vendor} 最多接受 {limit} 个；其余已省略。请发给所有人，或分成几条消息。"),
        Wording(
            en:
                "{key} and ext have more than {limit} bytes with nothing left to leave out; the message cannot be sent. "
                + "Shorten it",
            zh: "{key} 和 ext 超过 {limit} 字节，没有可以省略的内容；消息无法发送。请缩短。"),
    ]

    /// What the target cannot send.
    private static let abilities = [
        Wording(
            en:
                "in {shape} the message would reach the whole {group}; nothing was written. Name the members whom it reaches, "
                + "and write the shape {other}",
            zh: "用{shape}发送会送达整个群；没有写出。请写明接收的成员，并使用 {other} 格式。"),
        Wording(
            en:
                "in {shape} the message would reach the whole {group}; nothing was written. Write the shape {other}",
            zh: "用{shape}发送会送达整个群；没有写出。请使用 {other} 格式。"),
        Wording(
            en: "{shape} names no chat room; nothing was written. Write the shape {other}",
            zh: "{shape}不能指明聊天室；没有写出。请使用 {other} 格式。"),
        Wording(
            en: "{vendor} has no command messages; nothing was written. Send a custom notification instead",
            zh: "{vendor} 没有透传命令消息；没有写出。请改用自定义通知。"),
        Wording(
            en: "{vendor} sends the kind {kind} through an interface of its own; nothing was written",
            zh: "{vendor} 用单独的接口发送 {kind} 类型；没有写出。"),
        Wording(
            en: "{vendor} has no message of the kind {kind} that makes a push; nothing was written",
            zh: "{vendor} 没有会产生推送的 {kind} 类型消息；没有写出。"),
        Wording(
            en: "{vendor} has no kind {kind}; the message became one of the type {type}",
            zh: "{vendor} 没有 {kind} 类型；消息变成了 {type} 类型。"),
    ]

    /// What the target says less exactly.
    private static let approximations = [
        Wording(
            en:
                "a message that only reaches those online became one that is not kept for those who are offline",
            zh: "只发给在线用户的消息，变成了不为离线用户保存的消息。"),
        Wording(
            en:
                "a message that is not kept for those who are offline became one that only reaches those online",
            zh: "不为离线用户保存的消息，变成了只发给在线用户的消息。"),
        Wording(
            en: "no sound became a sound without a name, which the vendor has instead",
            zh: "没有提示音，写成了没有名称的提示音；厂商用这种方式表示静音。"),
        Wording(
            en: "a critical alert's sound became an ordinary one of the same name",
            zh: "重要提醒的提示音变成了同名的普通提示音。"),
        Wording(
            en: "a kind of message that the model does not tell from others became a custom message",
            zh: "没有单独区分的消息类型，变成了自定义消息。"),
        Wording(
            en:
                "a command for the client became a custom notification, which is pushed only with its own text",
            zh: "透传命令变成了自定义通知，只有带自己的文案才会推送。"),
        Wording(
            en: "an empty list reaches nobody, as no list does; it was left out",
            zh: "空列表与没有列表相同，不会送达任何人；已省略。"),
        Wording(
            en: "everyone whom the push is forced on counts as mentioned, which the message did not say",
            zh: "所有被强制推送的人都算作被 @，而原消息没有这样写。"),
        Wording(
            en:
                "members of the app's own that {vendor} would take for its keys of the push were left out. Rename them",
            zh: "应用自己的成员与 {vendor} 的推送字段同名，已省略。请改名。"),
    ]
}
