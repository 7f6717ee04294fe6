extension ChineseSentences {
    /// What reading and writing settings tells.
    static let settings: [String: String] = [
        // Times
        "end-has-passed": "{key} 的结束时间已过；没有免打扰了。",
        "moment-before-1970": "{key} 是 1970 年以前的时刻；按没有处理。",
        "duration-too-long":
            "{key} 是 {0}，这里的时长是 0 到 {1} {2}；按没有处理。如果是绝对的结束时间，请给出厂商原样的响应，或指定其格式。",
        "duration-too-short":
            "{key} 是 {0}，这里的时长是 0 到 {1} {2}；按没有处理。如果是绝对的结束时间，请给出厂商原样的响应，或指定其格式。",
        "part-of-second": "{key} 是 {0} 毫秒，免打扰按秒保存；已向上取整。",
        "longer-than-seven-days": "{key} 超过免打扰最长的七天。",
        "rounded-to-minutes": "{key} 在这种格式里向上取整到分钟。",
        "no-hour": "{key} 是 {0}，不是一天中的小时；按没有处理。",
        "no-interval": "{key} 不是 22:00-08:00 这样的时间段；按没有处理。",
        "equal-ends": "{key} 是从 {0} 到 {0} 的免打扰，没有文档说明；按{1}处理。",
        "interval-taken-as-on": "对象写了每日时间段的小时，没有可读取的开关；按开启处理。请同时给出开关。",
        "interval-taken-as-off": "对象写了免打扰的时间，没有可读取的开关；按关闭处理。请同时给出开关。",
        "interval-without-ends": "对象没有把每日时间段的两端都写成一天中的时间；按没有处理。请给出开始和结束。",
        "interval-without-times": "对象开启了免打扰，但开始和结束不是一天中的时间；按没有处理。请给出全部四个数字。",

        // Objects and words
        "no-templates-here": "写了 {key}，而厂商没有模板；已忽略。",
        "template-without-part": "对象只是半个模板：厂商还要求 {0}。已省略；请三项都给出。",
        "no-conversation-named": "对象没有说明是哪个会话；按没有处理。请给出会话的 ID（需要时也给出类型）。",
        "value-for-settings": "这里应为厂商的对象，实际是{0}；按没有处理。",
        "value-for-members": "{key} 应为对象，实际是{0}；按没有处理。",
        "response-description": "对象是响应；描述调用的内容已省略：{0}。",
        "no-known-setting": "{key} 不是这里认识的设置，已省略。请检查拼写。",
        "setting-of-other-form": "{key} 属于格式 {0}，已省略。请指定该格式，或不指定格式。",
        "without-effect-there": "{key} 在那里不起作用，在这里也不起作用；已忽略。",
        "no-setting-word": "{key} 不是 {0} 中的任何一个；按没有处理。",
        "no-conversation-with-setting": "{key} 不是有设置的会话：{0}，在 SDK 的格式里是 {1}。",
        "neither-number": "{key} 是 {0}，不是 {1}；按没有处理。",
        "out-of-range": "{key} 是 {0}，不在 {1} 到 {2} 之间；按没有处理。",
        "setting-given-twice": "{key} 与 {0} 说的是同一项设置，内容不同；采用后一个。请只给出一个。",
    ]
}
