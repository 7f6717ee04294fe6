extension ChineseSentences {
    /// What reading, writing and converting settings tells, and reading reports on pushes.
    static let settings: [String: String] = [
        // Objects
        "no-settings-object": "对象是{0}，应为厂商的对象；按没有处理。",
        "value-for-object": "{key} 是{0}，应为对象；按没有处理。",
        "unknown-settings-key": "表里没有 {key} 这个设置，已省略；请检查拼写。",
        "key-of-other-form": "{key} 属于格式 {0}，已省略；请指定该格式，或不指定格式。",
        "response-description": "对象是响应；描述调用的字段已省略：{0}。",
        "ineffective-setting": "{key} 在原厂商和这里都不起作用；已忽略。",
        "templates-unknown": "给出了 {key}，而厂商没有模板；已忽略。",
        "half-vendor-template": "对象只是半个模板：厂商还要求 {0}。已省略；请三项都给出。",
        "no-conversation-named": "对象没有说明是哪个会话；按没有处理。请给出它的{0}。",

        // Words and numbers of settings
        "no-word-of-list": "{key} 不是 {0} 之一；按没有处理。",
        "no-word-or-number-of-list": "{key} 不是 {0} 之一，也不是 {1}；按没有处理。",
        "no-conversation-with-setting": "{key} 不是可以设置的会话类型：应为 {0}，在 SDK 格式里为 {1}。",
        "neither-number": "{key} 是 {0}，应为以下数字：{1}；按没有处理。",
        "out-of-range": "{key} 是 {0}，不在 {1} 到 {2} 之间；按没有处理。",

        // Quiet times that are read
        "end-has-passed": "{key} 的结束时间已过；不再有免打扰。",
        "before-1970": "{key} 早于 1970 年；按没有处理。",
        "duration-too-long": "{key} 是 {0}，这里的时长应为 0 到 {1} {2}；按没有处理。如果是绝对的结束时间，请给出厂商的原始响应，或指定它的格式。",
        "no-duration": "{key} 是 {0}，这里的时长应为 0 到 {1} {2}；按没有处理。如果是绝对的结束时间，请给出厂商的原始响应，或指定它的格式。",
        "rounded-to-seconds": "{key} 是 {0} 毫秒，免打扰按秒保存；已向上取整。",
        "no-hour": "{key} 是 {0}，不是一天里的小时；按没有处理。",
        "no-interval": "{key} 不是 22:00-08:00 这样的时间段；按没有处理。",
        "equal-ends": "{key} 是从 {0} 到 {0} 的免打扰，文档没有说明；按{1}处理。",
        "interval-without-switch": "对象给出了每天的时间段，没有可以读取的开关；按开启处理。请同时给出开关。",
        "quiet-time-without-switch": "对象给出了免打扰的时间，没有可以读取的开关；按关闭处理。请同时给出开关。",
        "interval-without-ends": "对象没有用时刻给出每天时间段的两端；按没有处理。请给出开始和结束。",
        "quiet-time-without-times": "对象打开了免打扰，但没有给出开始和结束时刻；按没有处理。请给出全部四个数字。",

        // Quiet times that are written
        "quiet-time-has-passed": "{key} 已过；不再有免打扰。",
        "longer-than-seven-days": "{key} 超过免打扰最长的七天。",
        "rounded-to-minutes": "{key} 在这种格式里向上取整到分钟。",

        // Reading of settings
        "later-counts": "{key} 与 {0} 说的不同，而两者针对同一设置；采用后一个。请只给一个。",
        "other-parameter": "{key} 与对象的 paramType 无关；已忽略。",
        "strangers-object": "{key} 写的用户与这一行不同；同一对象里的内容已省略。",
        "stranger-beside-own": "{key} 写的用户与这一行不同；同一对象里的内容已省略。",
        "unbinding": "{key} 属于解绑，解绑后没有设备：它的 token 或证书名为空。",
        "block-list": "对象针对黑名单，不是推送设置；已忽略。",
        "qchat-only": "{key} 只在圈组里起作用，这里不处理圈组的推送；已忽略。",
        "other-user": "{key} 写的用户与这一行不同；以这一行为准。",
        "names-no-device": "{key} 没有指明设备：token 缺少或为空。",

        // Users
        "nickname-too-long": "{key} 超过 100 个字符，厂商会拒绝；请缩短。",
        "zone-not-documented": "{key} 写成钟表时间；厂商没有说明按哪个时区读取。",
        "interval-off": "{key} 关闭了时间段，写成没有，因为这里两端都是零点表示全天。",
        "all-day-from-one-minute": "{key} 写成 0:01 到 0:01，同样是全天，因为这里两端都是零点表示关闭。",
        "no-binding-call": "{key} 不能用接口绑定，接口需要设备标识和证书名；应用客户端下次登录时绑定，推送从那时开始。",
        "device-names-itself": "SDK 的调用里没有 {key} 的位置；设备绑定 token 时自己写明标识。",
        "text-key-lost": "{key} 没有对应项：隐藏详情时显示厂商自己的文案。",
        "desktop-policy-decides": "{key} 在这里不是用户设置：由控制台的多端策略对所有用户决定。",
        "desktop-policy-can-push": "{key} 在这里不是用户设置；请在控制台设为任一设备离线即推送。",
        "quiet-end-lost": "{key} 没有对应项：免打扰每天重复。",
        "mode-is-default": "{key} 在这里是默认值；无需设置。",
        "mentions-mode-lost": "{key} 没有对应项：没有只提醒 @ 的模式。",
        "none-becomes-quiet-time": "{key} 变成 00:00 到 23:59 的免打扰，最多只能这样表示。",
        "all-day-becomes-quiet-time": "{key} 变成 00:00 到 23:59，因为文档没有说明两端相同的含义。",
        "zone-of-device": "{key} 写成钟表时间，厂商按设备的时区读取；原来的时区是 {0}。",
        "token-uploaded-by-app": "{key} 不能用接口设置：应用客户端下次登录时上传，推送从那时开始。",
        "nickname-lost": "{key} 没有对应项：推送显示用户资料里的名称。",
        "translation-lost": "{key} 没有对应项：推送不翻译。",
        "chosen-template-lost": "{key} 没有对应项：没有模板。",
        "device-identifier-lost": "{key} 没有对应项：设备没有自己的标识。",

        // Conversations of users
        "own-conversation": "{key} 针对用户与自己的会话，这里与整个应用的设置无法区分。",
        "superteam-beside-team": "{key} 表示超大群，而有一个群的标识相同，这里一个标识只表示一个群；请给超大群换一个标识。",
        "superteam-becomes-group": "{key} 表示超大群，这里的群只有一种；转换回来时是普通群。",
        "mute-becomes-none": "{key} 变成 NONE 模式，强制推送也不能越过。",
        "managers-only-lost": "{key} 不能只放行管理员；该群照常提醒。",
        "mute-has-no-end": "{key} 没有对应项：免打扰没有结束时间。",
        "none-becomes-mute": "{key} 变成会话免打扰，强制推送可以越过。",
        "conversation-mentions-lost": "{key} 没有对应项：会话要么提醒，要么免打扰。",
        "app-stays-quiet": "{key} 不能越过整个应用的免打扰。",
        "superteam-in-other-form": "{key} 在格式 {0} 里无法表示，那里只有普通群；对象用第二代 SDK 的格式，由应用客户端设置。",

        // The console
        "template-needs-both": "{key} 里的模板 {0} 缺少标题或内容，厂商要求两者都有；已省略。请都给出。",
        "template-name-refused": "{key} 里有名称 {0}，文档只允许最多 64 个字母和数字；调用可能被拒绝。",
        "badge-cap-undocumented": "{key} 保留在 profile 里，厂商文档没有对应的设置；见 steps。",
        "hidden-texts-lost": "{key} 没有对应项：隐藏详情时显示厂商自己的文案。",
        "recall-override-lost": "{key} 在该厂商的控制台没有对应项。",
        "time-to-live-lost": "{key} 没有对应项：厂商的推送大约保留一天。",
        "time-to-live-kept": "{key} 没有对应项：厂商的推送大约保留一天。",
        "console-has-no-templates": "{key} 里有模板 {0}，而厂商没有模板；请让发送方把文案写进每条消息。",
        "too-many-text-keys": "{key} 超过控制台允许的 100 个键；请去掉没有人使用的。",
        "badge-cap-over-99": "{key} 大于 99，控制台最多允许 99；已改为 99。",
        "time-to-live-outside": "{key} 不在控制台允许的 60 到 604800 秒之间；已改为 {0}。",

        // Reports on pushes
        "detail-counts": "{key} 以 detail 为准，detail 说明了没有推送的原因。",
        "no-payload-in-string": "{key} 不是字符串里的 JSON payload；按没有处理。请按原样读取回调的正文。",
        "unknown-detail": "表里没有 {key} 的文本；推送按 {0} 计，没有原因。请在 outcomes.tsv 里加一行。",
        "detail-beside-success": "{key} 说明了没有推送的原因，而 status 是 success；推送按 {0} 计。",
        "unknown-status": "{key} 不是 success、fail 或 error；推送按 {0} 计。",
        "unsettled-outcome": "{key} 与推送服务的应答不能确定推送的结果；按 {0} 计。",

        // Converting settings
        "unknown-member": "{key} 不是设置行的成员，已省略。请检查拼写。",
        "unknown-setting": "{key} 不是 profile 的成员，已忽略。",
        "unknown-language": "{key} 写的语言没有已知的内置文案；使用厂商自己的。",
        "no-template": "{key} 不是 profile 文件的模板，厂商也没有自己的模板；已省略。",
        "half-template": "{key} 只是半个模板，已省略。请给出 name、title 和 content，或全部按厂商 REST 接口的写法。",
        "repeated-template": "{key} 里的模板 {0} 出现了第二次，文字不同；采用后一个。",
        "default-written": "没有设置 {key}。已写出来源的默认值 {0}，因为目标的默认值不同。",
        "missing-zone": "{key} 没有时区；钟表时间保留，中立的接收者按 UTC 处理。请给这一行加上 timeZone。",
        "force-breaks-quiet-hours": "{key} 在这里让位于强制推送，以前会使它静音。只强制夜里必须响的推送。",
        "quiet-hours-silence-force": "{key} 在这里也使强制推送静音，以前让位于它。没有设置可以改变。",
        "display-shows-written-words": "{key} 只隐藏内置文案；发送方为推送写的标题和正文在这里会显示。转换消息时请不要写出隐藏的文字。",
        "display-hides-written-words": "{key} 在这里隐藏所有文字，包括发送方为推送写的。没有设置可以改变。",
        "badge-not-reported": "{key} 无法上报：新厂商的服务器自己从 0 开始计数。在用户打开应用之前，请在每条消息里写角标，第一条写 {0}。",
        "badge-caps-differ": "{key} 在两家厂商不同。请让两家的上限相同。",
        "missing-badge-count": "{key} 没有说明图标上的数字，所以没有起始值。请为 {0} 给出整数，没有则为 0。",

        // Converting a console
        "target-says-otherwise": "{key} 与目标自己的 profile 不同；两者都有时以目标的为准。",
        "old-app-key": "{key} 属于旧厂商的应用。请在 profile 里写新厂商控制台显示的 key。",
        "generation-lost": "{key} 没有对应项：新厂商用自己的方式写推送文案。",
        "no-default-for-everybody":
            "{key} 不能为所有人设置：没有设置的用户使用厂商的 {0}。请把这个 profile 交给 settings convert，它会为每个用户写出 {1}。",
        "language-lost": "{key} 是 {0}，新厂商的内置文案是 {1}。",
        "texts-lost": "{key} 没有对应项：目标写自己的内置文案。",
        "separators-lost": "{key} 没有对应项：目标在名称和文字之间写自己的分隔。",
        "policies-lost": "{key} 说明旧厂商的行为（{0}）；新的 profile 使用自己厂商的。请验证消息，看有什么变化。",
    ]
}
