/// What is said of where messages come from, and when they were sent.
enum OriginWords {
    static let sources = Wording(en: "Format", zh: "格式")
    static let conversations = Wording(en: "Conversation", zh: "会话")
    static let kinds = Wording(en: "Kind of message", zh: "消息类型")

    /// A value of a facet.
    static func name(of value: String, in facet: Facet) -> Wording {
        switch facet {
        case .sources, .days: Wording(name: value)
        case .conversations: conversationNames[value] ?? Wording(name: value)
        case .kinds: kindNames[value] ?? Wording(name: value)
        }
    }

    private static let conversationNames = [
        "direct": Wording(en: "one to one", zh: "单聊"), "group": Wording(en: "group", zh: "群聊"),
        "room": Wording(en: "chat room", zh: "聊天室"),
    ]

    private static let kindNames = [
        "text": Wording(en: "text", zh: "文本"), "image": Wording(en: "image", zh: "图片"),
        "audio": Wording(en: "audio", zh: "语音"), "video": Wording(en: "video", zh: "视频"),
        "location": Wording(en: "location", zh: "位置"), "file": Wording(en: "file", zh: "文件"),
        "face": Wording(en: "face or sticker", zh: "表情"),
        "command": Wording(en: "command", zh: "透传"), "custom": Wording(en: "custom", zh: "自定义"),
        "tip": Wording(en: "tip", zh: "提示"), "notice": Wording(en: "notice", zh: "通知"),
        "audio-call": Wording(en: "audio-call", zh: "语音通话"),
        "video-call": Wording(en: "video-call", zh: "视频通话"),
        "custom-notification": Wording(en: "custom-notification", zh: "自定义通知"),
        "recall": Wording(en: "recall", zh: "撤回"), "signalling": Wording(en: "signalling", zh: "信令"),
        "reaction": Wording(en: "reaction", zh: "表情回应"),
        "merged": Wording(en: "merged messages", zh: "合并转发"),
        "broadcast": Wording(en: "broadcast", zh: "广播"), "other": Wording(en: "other", zh: "其他"),
        "push-only": Wording(en: "push without a message", zh: "不带消息的推送"),
    ]
}

/// What is said of days.
enum DayWords {
    static let noTimes = Wording(
        en: "The messages have no time of their own.", zh: "这些消息没有自己的时间。")
    static let day = Wording(en: "Day (UTC)", zh: "日期（UTC）")
    static let table = Wording(en: "The same as a table", zh: "以表格显示")
    static func column(_ day: String, _ parts: [PlotPart]) -> Wording {
        let counts = parts.filter { $0.number > 0 }.map {
            HeadlineWords.name(of: $0.mark) + Wording(name: " \(NumberWords.count($0.number))")
        }
        return Wording(en: "\(day): ", zh: "\(day)：") + .list(counts)
    }
    static func plot(_ days: Int, from first: String, to last: String) -> Wording {
        Wording(
            en: "Messages by day and verdict, on \(days) day\(days == 1 ? "" : "s") from \(first) to \(last)",
            zh: "\(first) 到 \(last) 共 \(days) 天，按日期和结论统计的消息数")
    }
    static func name(_ day: String) -> Wording {
        switch day {
        case "unknown": Wording(en: "no time", zh: "没有时间")
        case "earlier": Wording(en: "earlier days", zh: "更早的日期")
        default: Wording(name: day)
        }
    }
    static func rest(_ day: String, _ counts: FidelityCounts) -> Wording {
        let number = NumberWords.count(counts.messages)
        let lost = NumberWords.count(counts.count(atLeast: .degraded))
        return name(day)
            + Wording(
                en:
                    ": \(number) message\(counts.messages == 1 ? "" : "s"), \(lost) of them degraded or exposed.",
                zh: "：\(number) 条消息，其中 \(lost) 条有损失（含暴露隐藏内容）。")
    }
}
