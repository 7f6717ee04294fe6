extension ChineseSentences {
    /// What a conversion tells of a message's kind, its addressees and its data.
    static let conversions: [String: String] = [
        // Kind
        "parts-joined": "{key} 是多段文本，目标合成一段。",
        "parts-left-out": "{key} 不只有文本，只转换其中的文本。请把其余部分作为单独的消息发送。",
        "refused-message": "{key} 表示服务器拒绝了这条消息，所以没有转换。",
        "not-for-everyone": "{key} 发给所有用户，目标没有这样的消息。请写明接收方。",
        "push-without-message": "{key} 是不带消息的推送，目标只推送消息。请改为发送消息。",
        "attachment-left-out": "{key} 是带附件的类型，只转换类型。请把附件上传到目标厂商，再写入消息体。",
        "kind-became-custom": "{key} 是 {0}，目标没有这种类型；消息变成了自定义消息。",
        "text-left-out": "{key} 已省略：{0} 类型的消息没有文本。请为它发送文本消息。",
        "notification-became-command": "{key} 是自定义通知，变成了透传命令；其数据没有转换。",
        "notification-became-message": "{key} 是带推送文案的自定义通知，变成了自定义消息；目标会把它留在会话里。其数据没有转换。",

        // Addressees
        "conversation-gives-way": "这是单聊消息，以接收方为准，{key} 不起作用。",
        "receivers-give-way": "以会话 ID 指明的群或聊天室为准，{key} 不起作用。",
        "group-name-in-direct-message": "{key} 在单聊中不起作用，已省略。",
        "repeated-receiver": "{key} 把同一个人写了两次；只发一条消息。",
        "repeated-member": "{key} 把同一个人写了两次；只写一次。",
        "capitals-in-account": "{key} 的账号里有大写字母。不区分大小写的厂商保存小写账号，已写成小写。",
        "missing-receiver": "消息没有写接收方。发送之前，请在转换结果里加上接收方。",

        // Delivery
        "wake-up-left-out": "{key} 会让目标的推送什么都不显示，所以已省略。如需唤醒应用，请另外发送一条推送。",
        "wake-up-shows-words": "{key} 在来源只唤醒应用；目标的推送还会显示文字。请不要推送，或用别的方式唤醒应用。",
        "count-of-source": "{key} 是来源厂商的计数；目标服务器自己计数。",
        "silence-as-nameless-sound": "{key} 要求没有提示音，写成了没有名称的提示音，效果同样是静音。",
        "force-overrides-other": "{key} 强制推送：在目标处越过 {0}，在来源处越过 {1}。",

        // Data
        "members-moved": "{key} 把成员放在 payload 的根部，现在这些成员在 {0} 里。请让应用也到那里读取。",
        "echo-moved": "{key} 原来在应用收到的数据根部重复为 {0}，现在不再重复。",
        "keys-become-data": "{key} 里有目标用于推送的字段；目标的服务器会把它不认识的内容都交给应用。",
        "no-platform-setting": "{key} 是其他平台的设置，目标没有；已省略。",
    ]

    /// What a conversion tells of the push's words.
    static let words: [String: String] = [
        // Where they stand
        "name-stands-in-text": "目标没有 {key} 对应的字段，现在写在正文里。",
        "identifier-left-out": "来源会在正文前显示发送方或群的 ID，目标没有写出。请在 profile 的 senders 里给发送方写昵称。",
        "named-otherwise": "目标按自己的方式在正文前显示发送方或群的名称。请在 profile 的 senders 里给发送方写昵称。",
        "alert-member-left-out": "{key} 是 alert 的成员，目标没有位置；已省略。",
        "template-written-out": "{key} 按来源 profile 现在的模板写成文字。模板改变后请重新转换。",
        "template-unused": "来源的 profile 里没有使用 {key} 的模板；已省略。",

        // What one side shows, and the other does not
        "title-added": "没有写 {key}，目标的服务器会显示内置标题。请写标题，或在目标的 profile 的 texts 里修改。",
        "title-missing": "没有写 {key}；来源的服务器显示内置标题，目标没有内置标题。",
        "built-in-text-written": "来源不显示正文，目标总会显示，所以写了目标的内置文案。",
        "own-text-shown": "来源不显示 {key}，目标会显示给查看详情的用户。要避免显示，请用偏好 screen 转换。",
        "words-of-unseen-push": "{key} 写在别处或被省略；这条消息转换前后都不推送给任何人。",
        "unshown-at-source": "来源的 alert 是一个字符串，只有一段文字，不显示 {key}，所以没有转换。请在来源的 profile 里选择更新的 generation。",
        "unshown-at-target": "已写 {key}，但目标的 alert 是一个字符串，只有一段文字，没有人能看到。请在目标的 profile 里选择更新的 generation。",

        // Hidden details
        "hidden-from-some": "来源把 {key} 显示给所有人；目标对隐藏详情的用户不显示。",
        "hidden-words-shown":
            "来源对隐藏详情的用户不显示 {key}，目标会显示。请在目标的 profile 里加入两个模板：detail（标题和内容都是 {0}）和 default（固定文案），或者不转换隐藏的文案。",
        "hidden-words-covered": "来源对隐藏详情的用户不显示 {key}，目标会显示；已按要求改写为内置文案。",
        "hidden-words-left-out": "来源对隐藏详情的用户不显示 {key}，目标无法隐藏；已按要求省略。",

        // Words for some members
        "members-listed": "{key} 给部分成员单独的文案；在目标处这些成员列在名单里，算作被 @。",
        "members-words-lost": "{key} 给部分成员单独的文案，目标在这里无法显示；这些成员看到与其他人相同的文案。",
        "members-title-lost": "{key} 给部分成员单独的文案；目标的标题对所有人相同，这些成员看到同样的标题。",
        "body-behind-members-text": "{key} 已省略：推送强制发给所有人，所有人看到的都是给成员的文案。",

        // Other platforms
        "other-platforms-text-missing": "消息没有其他平台的文案；在目标处，其他平台显示 alert 的文案。",
        "other-platforms-text-lost": "{key} 是其他平台的文案，与 Apple 的 alert 不同。目标的文案对所有平台相同；写的是 alert 的文案。",
        "other-platforms-members-text-lost": "{key} 已省略：以 Apple 的 alert 为准，目标在其他平台上没有给这些成员的文案。",

        // What an extension alone does not say
        "text-unknown": "目标只有在推送里也有消息文本时才显示它，而单独的扩展不含消息文本。如果知道文本，请写成推送文案。",
        "words-unknown": "来源用消息文本或发送方生成 {key}，而单独的扩展不含这些内容；已省略。请转换完整的消息，或补上文案。",
        "shown-only-with-text": "目标只有在 alert 里也有消息文本时才显示 {key}，而单独的扩展不含消息文本；已省略。请转换完整的消息。",
    ]
}
