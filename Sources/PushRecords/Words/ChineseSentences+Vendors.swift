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

        // Elements, and pushes without a message
        "unknown-command": "{key} 不是消息的回调；按发送之后的回调读取。",
        "asks-before-sending": "{key} 在发送之前询问；推送按消息已发送处理，但消息仍可能被拒绝。请改用发送后回调。",
        "webhook-without-push": "无论发送方写了什么，回调都不带 OfflinePushInfo；使用由消息元素生成的文本和厂商默认值。如果推送必须一致，请使用发送时的原消息。",
        "unknown-element": "{key} 不是厂商文档里的消息元素；由 policies.unknownElementText 代替。",
        "unknown-conversation": "{key} 不是厂商文档里的会话类型；按没有处理。",
        "group-counts": "{key} 是一个人，而消息发给群，以群为准。",
        "names-its-sender": "{key} 是发送方自己，像接收方保存的消息，所以没有指定任何人。请提供发送时的原消息。",
        "online-only-by-default": "消息发给所有人，又没有说明保存多久，所以只到达在线的人。如果其他人也要收到，请发送 MsgLifeTime。",
        "condition-of-some": "消息指定了接收者，{key} 不起作用。",
        "control-without-effect": "{key} 里的 {0} 不影响推送。",
        "badge-out-of-bounds": "{key} 不是 {0} 到 {1} 的数字；按没有处理。",
        "no-interruption-level": "{key} 不是 passive、active、time-sensitive 或 critical；按没有处理。",
        "beside-push": "消息已说明推送显示什么，{key} 无效。请写在那里。",
        "of-no-custom-element": "{key} 只在自定义元素中起作用。",
        "no-language": "{key} 没有写明语言，它的文案不会显示给任何人。",
        "no-rooms": "{key} 是聊天室，而发给群的消息不说明是不是聊天室，会变成推送；没有写出消息。请使用厂商自己的接口发送。",
        "kind-without-message": "{key} 是 {0}，厂商没有会产生推送的这种消息；没有写出消息。",
        "members-left-out": "{key} 排除了一些成员，而厂商只能指定收到消息的成员；没有写出消息。请指定这些成员。",
        "other-conversation": "{key} 的会话类型与 {0} 不同；没有写出消息。请让程序选择格式。",
        "no-message-there": "{key} 属于消息，而 {0} 里没有消息；没有写出消息。请让程序选择格式。",
        "kind-became-element": "{key} 是 {0}，厂商没有这种消息；变成另一种元素。",
        "empty-name-became-silence": "{key} 是没有名称的提示音，变成厂商表示静音的词。",
    ]
}
