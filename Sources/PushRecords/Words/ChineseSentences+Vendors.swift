extension ChineseSentences {
    /// What reading a message of one vendor tells beside what every vendor's may.
    static let vendors: [String: String] = [
        // Messages, conversations and kinds
        "not-an-object": "消息应为 JSON 对象；这一行无法读取。",
        "event-type-missing": "回调没有 eventType，看起来是发送前回调；推送按消息已发送处理，但消息仍可能被拒绝或修改。请改用发送后回调。",
        "unknown-message-type": "{key} 不是厂商文档里的消息类型；按没有文本的消息推送。",
        "unknown-conversation-kind": "{key} 不是会话类型；按单聊处理。请发送 chat、groupchat 或 chatroom。",
        "other-people": "{key} 写的人与回调本身不同，以回调为准。",
        "unknown-shape": "厂商没有这种格式，这一行没有读取。请指定其中之一：{0}。",
        "bad-percent": "{key} 里的百分号后面没有两位十六进制数字，已原样保留。要写百分号，请发送 %25。",
        "bad-encoding": "{key} 里的转义不是 UTF-8，已替换为 U+FFFD。请按 UTF-8 字节转义。",
        "bad-conversation-path": "{key} 不是“账号|类型|目标”（类型为 1、2 或 3）；按没有处理。",
        "no-conversation-kind": "{key} 不是会话类型；按没有处理。请运行 `pushbridge mappings show {0}` 查看说明。",
        "other-than-path": "{key} 与会话 ID 不一致，以会话 ID 为准。",
        "guessed-superteam": "{key} 没有类型，与超大群的撤回相同，按超大群撤回读取。单聊请发送类型 7，群请发送类型 8。",
        "bad-save-mode": "{key} 既不是 1 也不是 2，服务器会拒绝；按 2 处理。",
        "recall-key-outside": "这不是撤回消息，{key} 不起作用。",
        "type-of-recall": "{key} 对撤回不起作用。",
        "prefix-of-recall": "撤回的文案前面没有名称，{key} 不起作用。",
        "type-of-broadcast": "{key} 对广播不起作用。",

        // Copies
        "bad-copied-conversation": "{key} 不是厂商文档里的会话类型；按没有处理。",
        "bad-event": "{key} 既不是抄送的文本，也不是回调的编号；按没有处理。",
        "unknown-message-word": "{key} 没有说明消息类型；按没有文本的消息推送。",
        "no-message-event": "{key} 不是消息事件，没有可以推送的内容。",
        "before-sending": "{key} 是数字，看起来是发送前回调；推送按消息已发送处理，但消息仍可能被拒绝。请改用发送后的抄送。",
        "unknown-push": "无论发送方写了什么，抄送都不带推送 payload、推送选项和强制推送列表；使用厂商默认值。如果推送必须一致，请使用发送时的原消息。",
        "unknown-push-and-text":
            "无论发送方写了什么，抄送都不带推送文案、payload、推送选项和强制推送列表；使用厂商默认值。如果推送必须一致，请使用发送时的原消息。",

        // Words and presentation
        "title-for-harmony-os":
            "文档说明 {key} 在消息中只用于 HarmonyOS，所以只为该平台保留，不是 Apple 设备上的标题。Apple 的标题请写在 pushPayload 的 pushTitle 里。",
        "title-beside-alert": "{key} 不会显示在 Apple 设备上，以 apsField.alert 为准。",
        "quoted-text": "{key} 带有引号，像是编码了两次；引号已保留。如果不是有意的，请去掉引号。",
        "longer-than-documented": "{key} 超过厂商允许的 {0} 个字符；已完整保留。请缩短。",
        "notify-id": "{key} 在 Apple 设备上不会替换通知，只留在应用的字段里。要替换推送，请发送 apns-collapse-id。",
        "replaced-mark": "{key} 是服务器自己的标记，会被服务器替换。",
        "other-mark": "{key} 是服务器自己的标记，无论取值；按数字 1 处理。",

        // Members
        "guessed-key": "{key} 不是服务器的字段；按 {0} 读取。请发送 {0}。",
        "option-in-direct": "{key} 属于群成员选项，在单聊中不起作用。",
        "member-text-beside-alert": "{key} 不会显示在 Apple 设备上，以 apsField.alert 为准；已为其他平台保留。",
        "member-text-for-nobody": "没有指定成员，{key} 不会显示给任何人。",
        "forces-nobody": "没有指定成员，{key} 不会强制推送给任何人。",
        "switch-of-message": "{key} 对消息不起作用：由列表或“全部”决定。",
        "targets-in-capitals": "{key} 里的成员不是小写，不会得到定向模板。请用小写。",
        "nested-mentions": "{key} 按被 @ 的列表读取。请写在 ext 的根部。",

        // Single keys
        "only-as": "{key} 只有写成 {0} 才起作用。",
        "sound-no-string": "{key} 不是字符串；使用默认提示音。请发送文件名。",
        "sound-mp3": "{key} 是 MP3 文件，Apple 不播放。请使用 aiff、wav 或 caf 文件。",
        "lost-data": "e 里已有其他数据，{key} 不会送达。",

        // Delivered pushes
        "misspelled-aps": "{key} 所在的位置应为 aps；已按 aps 读取。设备只认识正确的名称。",
        "push-without-aps": "推送里没有 aps，来电推送可以这样；按来电读取。",

        // Pushes whose data stand elsewhere
        "data-at-root": "推送的根部有其他成员，没有 e；由它生成的 payload 也放在根部。",
    ]
}
