extension ChineseSentences {
    /// What deciding for one recipient tells.
    static let decisions: [String: String] = [
        // What a policy decides
        "weak-force": "{key} 强制推送，但推送仍被拦下，因为 policies.forceOverrides 没有列出 {0}。如果强制推送应当越过它，请在该策略里列出。",
        "silent-call": "{key} 可能是来电或通话记录，按普通通知处理，虽然设备可以响铃。如果来电应当响铃，请设置 policies.voip。",
        "title-as-body": "{key} 单独出现，按 policies.legacyTitleIsBody 当作正文。请同时发送内容。",
        "unknown-managers": "接收方在这个群里只接收管理员的消息，但没有管理员名单，所以推送了。请在 groups 文件里列出管理员。",

        "made-text-beside-title":
            "{key} 显示在服务器根据消息生成的正文上方；按 policies.namesBesideTitle，正文前不加发送方昵称。请同时发送正文。",
        "made-title": "标题按 policies.madeTitle 由名称生成。请发送标题，或设置该策略。",
        "mention-text-for-all": "未被 @ 的人也会看到 {key}，由 policies.mentionTextFor 决定。只给被 @ 的人看时，请设置该策略。",
        "hidden-title": "接收方隐藏了详情，文档没有说明此时标题如何处理；这里没有显示标题。请在设备上核对。",
        "untitled-group": "没有提供群名称，所以没有标题。请在 groups 文件或 profile 里给出群名称。",
        "unknown-group-name": "没有提供群名称，所以发送方昵称后不显示群名称。请在 groups 文件或 profile 里给出群名称。",
        "vendors-unread": "没有提供接收方的未读数，角标采用 {key}。请在 recipients 文件里给出未读数。",
        "topics-group": "{key} 是话题所属的群；话题没有的设置、成员或名称取自这个群。请为话题单独提供。",
        "unchecked-condition": "{key} 只推送给一部分人，具体是谁只有厂商知道；这里推送给了所有人。",

        // Templates
        "unknown-template": "profile 里没有 {key} 指定的模板，改用低一级的文案。请把模板加入 profile。",
        "hidden-by-template": "{key} 被消息指定的模板取代，不会显示。",
        "missing-arguments": "{key} 缺少模板占位符的参数，该处显示为空。请发送所有参数。",

        // What does not arrive as it was said
        "words-beside-string": "{key} 不会显示：alert 是一个字符串，只有一段文字。请在 profile 里选择更新的 generation。",
        "words-of-wake-up": "{key} 不会显示：这条推送只唤醒应用。请另外发送一条推送。",
        "live-activity-left-out": "{key} 更新实时活动，那是单独的推送，这里没有生成。请通过厂商发送。",
        "recall-by-server-id":
            "{key} 只用服务器消息 ID 指明被撤回的消息；只有原消息带有相同的 apns-collapse-id，撤回才会替换它。请发送客户端消息 ID。",
    ]

    /// What making a request to Apple tells.
    static let requests: [String: String] = [
        // Sizes
        "shortened-text": "{key} 已缩短：payload 有 {0} 字节，Apple 最多接受 {1} 字节。请缩短文字或自定义数据。",
        "long-collapse-id": "{key} 是 {0} 字节的折叠标识，Apple 最多接受 {1} 字节；已截断。请发送更短的标识。",
        "unsendable-collapse-id": "{key} 是含有控制字符的折叠标识，请求头无法携带；已省略。请去掉控制字符。",
        "title-as-caller": "{key} 表示来电方，不会出现在来电推送的 alert 里。请确认应用从那里读取。",
        "arguments-without-key": "没有 {0}，{key} 没有意义，已省略。请加上 {0}。",
    ]
}
