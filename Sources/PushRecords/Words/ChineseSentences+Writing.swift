extension ChineseSentences {
    /// What writing a message for a vendor tells.
    static let writing: [String: String] = [
        // What is larger than the target takes
        "cut-off": "{key} 超过 {2} 允许的 {0} {1}，末尾已截断。请缩短。",
        "shortened-to-fit": "{key} 已缩短：{0} 最多 {1} {2}。请缩短，或减少数据。",
        "left-out-to-fit": "{key} 已省略：{0} 最多 {1} {2}。请减少内容。",
        "only-first-kept": "{key} 列出 {0} 个账号，{1} 最多接受 {2} 个；其余已省略。请发给所有人，或分成几条消息。",
        "too-many-for-one-call": "{key} 列出 {0} 个，一次调用最多接受 {1} 个。请分批发送。",
        "beside-its-field": "{key} 对自己的字段来说太长，只写在 {0} 里。",
        "too-long-to-send": "{key} 超过 {2} 允许的 {0} {1}；消息无法发送。请缩短。",
        "too-large-to-send": "{key} 太长：{0} 最多 {1} {2}，没有可以省略的内容。消息无法发送。请缩短。",

        // What the target cannot send
        "members-not-named": "用 {0} 无法表达 {key}，消息会送达整个群；没有写出。请写明接收的成员，并使用 rest 格式。",
        "members-not-sayable": "用 {0} 无法表达 {key}，消息会送达整个群；没有写出。请使用 server-v2 或 sdk-v2 格式。",
        "no-chat-rooms": "{key} 是聊天室，{0} 不能指明聊天室；没有写出。请使用 sdk 格式。",
        "no-commands": "{key} 是透传命令，目标厂商没有这种消息；没有写出。请改用自定义通知。",
        "other-interface": "{key} 是 {0}，目标厂商用单独的接口发送；没有写出。",
        "kind-without-push": "{key} 是 {0}，目标厂商没有会产生推送的这种消息；没有写出。",

        // What the target says less exactly
        "kind-became-type": "{key} 是 {0}，目标厂商没有这种类型；消息变成了 {1} 类型。",
        "online-only-became-unstored": "{key} 让消息只发给在线用户，变成了不为离线用户保存的消息。",
        "unstored-became-online-only": "{key} 不为离线用户保存消息，变成了只发给在线用户的消息。",
        "silence-became-nameless": "{key} 要求没有提示音，写成了没有名称的提示音；厂商用这种方式表示静音。",
        "critical-became-ordinary": "{key} 是重要提醒的提示音，变成了同名的普通提示音。",
        "other-became-custom": "{key} 是没有单独区分的类型；消息变成了自定义消息。",
        "command-became-notification": "{key} 是透传命令，变成了自定义通知；只有带自己的文案才会推送。",
        "empty-list-left-out": "{key} 是空列表，与没有列表相同，不会送达任何人；已省略。",
        "forced-count-as-mentioned": "{key} 强制推送给的人都算作被 @，而原消息没有这样写。",
        "own-members-left-out": "{key} 里有与目标厂商推送字段同名的应用成员；已省略。请改名。",
    ]
}
