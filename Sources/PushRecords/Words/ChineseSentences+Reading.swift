extension ChineseSentences {
    /// What reading a value tells, and what it tells of the line and its recipients.
    static let values: [String: String] = [
        // Texts
        "lone-surrogate": "{key} 含有半个代理对，已替换为 U+FFFD。请发送正确的 UTF-16 转义。",
        "number-for-text": "{key} 应为文本，实际是数字；已取其数字作为文本。请发送字符串。",
        "value-for-text": "{key} 应为文本，实际是{0}；按没有处理。请发送字符串。",

        // Flags and numbers
        "word-for-flag": "{key} 应为 true 或 false，实际是{0}；按 {1} 处理。请发送布尔值。",
        "no-flag": "{key} 既不是 true 也不是 false；使用默认值。请发送布尔值。",
        "string-for-number": "{key} 应为数字，实际是字符串；已取其中的数字。请发送数字。",
        "no-integer": "{key} 不是整数；按没有处理。请发送整数。",

        // Objects
        "string-for-object": "{key} 是写在字符串里的对象；已按该对象读取。请直接发送对象。",
        "no-object": "{key} 不是对象；按没有处理。请发送 JSON 对象。",

        // The line and its recipients
        "several-shapes": "这一行按 {0} 读取，也符合 {1}。",
        "several-shapes-named": "这一行按 {0} 读取，也符合 {1}。要确定，请指定格式。",
        "members-in-direct-message": "{key} 只对群成员有效，在单聊中不起作用。",
        "without-time": "消息没有可读取的时间，所以按读取时的时间检查免打扰。请给消息加上时间戳，或者为所有消息指定同一个时间。",
        "unknown-recipient": "recipients 文件里没有这个接收方；按厂商的默认设置处理，没有设备。",
        "usual-zone": "接收方的免打扰时间段没有 timeZone，按 policies.quietZone 使用 {0}。请写明时区。",
        "zero-interval":
            "接收方的免打扰时间段是 0:0 到 0:0：由客户端设置时表示关闭，由 REST 设置时表示全天；这里由 policies.zeroQuietInterval 决定。请去掉这个时间段，或者设置该策略。",
        "names-nobody": "消息没有写接收方，所以不会发给任何人。请在消息里写明接收方。",
        "empty-recipients-file": "消息发给 recipients 文件里的所有人，但文件是空的。请加入接收方。",
        "empty-group": "群里没有消息能送达的成员。请检查群成员，以及消息指定或排除的成员；发送方自己不会收到推送。",
        "unknown-group": "不知道群里有哪些成员，所以没有推送给任何人。请在 groups 文件里加入这个群。",
    ]

    /// What reading by a table tells.
    static let spellings: [String: String] = [
        // Spellings
        "gives-way": "{key} 被 {0} 取代，不起作用。",
        "inside-its-own-kind": "{key} 写在同类对象里面，在那里不起作用。",
        "without-key": "没有 {0}，{key} 不起作用。",
        "not-sayable": "{0}无法表达 {key}，已省略。",
        "no-such-setting": "目标没有与 {key} 对应的设置，已省略。",

        // Values
        "one-for-list": "{key} 应为列表，实际是单个标识；按只有一项的列表处理。请发送数组。",
        "string-for-array": "{key} 是写在字符串里的数组；已按该数组读取。请直接发送数组。",
        "no-array": "{key} 不是 JSON 数组；按没有处理。请发送数组。",
        "no-arguments": "{key} 不是数组；按没有参数处理。请发送字符串数组。",
        "numbers-in-strings": "{key} 含有数字，Apple 只接受字符串；已写成数字字符串。请发送字符串。",
        "negative": "{key} 小于 0，图标无法显示；按没有处理。请发送 0 或更大的数。",
        "no-number": "{key} 不是数字；按没有处理。请发送数字。",
        "string-for-score": "{key} 应为数字，实际是字符串；已按该数字读取。请发送数字。",
        "array-for-object": "{key} 应为对象，实际是空数组；按空对象处理。",
        "object-for-list": "{key} 是单个对象，这里应为数组；按只有它的数组读取。请发送数组。",
        "element-no-object": "{key} 的第 {0} 个元素（从 0 起）不是对象；按没有处理。请发送对象。",
        "no-list": "{key} 不是数组；按没有处理。请发送数组。",
        "no-object-in-list": "{key} 里没有对象；按没有处理。",
        "several-objects": "{key} 不止一个元素；采用第一个对象。",

        // Without effect
        "ineffective": "{key} 写在这里不起作用。请去掉，或运行 `pushbridge mappings show {0}` 查看说明。",
        "not-pushed": "{key} 属于消息本身，推送不携带。",
        "other-platform": "{key} 是其他平台的设置，不会发给 Apple。",

        // Members that no row knows
        "unknown-key": "{key} 是这里不认识的字段，与推送无关。",
        "undocumented-key": "{key} 在这里没有厂商文档说明，不起作用。",
        "attachment": "{key} 是附件，推送不携带；其成员已省略。",
        "more-of-recalled": "{key} 里除了被撤回消息的标识，还有其他内容；这些内容与推送无关。",
        "text-of-no-text": "{key} 写在非文本消息里，不是消息文本；推送不会显示。",
    ]
}
