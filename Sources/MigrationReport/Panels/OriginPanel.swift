extension ReportPage {
    /// Writes how the messages of each source, kind of conversation and kind of message fare.
    mutating func writeOrigins() {
        if conversions.messages.messages == 0 { return element("p", UnjudgedWords.sentence(tally)) }
        writeLegend(for: conversions.messages)
        write(.sources, OriginWords.sources)
        write(.conversations, OriginWords.conversations)
        write(.kinds, OriginWords.kinds)
    }

    private mutating func write(_ facet: Facet, _ title: Wording) {
        let values = conversions[facet].sorted {
            ($1.value.counts.messages, $0.key) < ($0.value.counts.messages, $1.key)
        }
        if values.isEmpty { return }
        element("h3", title)
        let hasUnjudged = values.contains { $0.value.counts.unjudged > 0 }
        let verdicts = Fidelity.allCases.map { HeadlineWords.name(of: PlotMark($0)) }
        writeTable(
            caption: title,
            [title] + verdicts + (hasUnjudged ? [HeadlineWords.name(of: .unjudged)] : [])
                + [PageWords.messages, NoticeWords.bar],
            numbers: Set(1...(verdicts.count + (hasUnjudged ? 2 : 1))), style: "bars"
        ) { page in
            for (name, count) in values {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], OriginWords.name(of: name, in: facet))
                    page.writeVerdicts(of: count, hasUnjudged: hasUnjudged)
                    page.writeCell(count.counts.messages, or: .messages)
                    page.element("td", ["class": "plot"]) {
                        $0.writeBar(count.counts.parts, of: max(count.counts.drawn, 1))
                    }
                }
            }
        }
    }

    /// Writes a cell for each verdict.
    mutating func writeVerdicts(of count: FacetCount, hasUnjudged: Bool) {
        for verdict in Fidelity.allCases {
            writeCell(
                count.counts[verdict],
                at: verdict.isLoss && count.counts.count(atLeast: .degraded) == count.counts[verdict]
                    ? count.first : nil,
                or: MessageListing(verdict))
        }
        if hasUnjudged { writeCell(count.counts.unjudged, or: .unjudged) }
    }
}

extension ReportPage {
    /// How many columns the time line has room for; more days are drawn by month.
    private static let mostColumns = 200

    /// Writes a time line of the messages' own days.
    mutating func writeDays() {
        let all = conversions[.days].sorted { $0.key < $1.key }
        let days = all.filter { $0.key.isDate }
        let rest = all.filter { !$0.key.isDate }
        if days.isEmpty {
            let hasMessages = conversions.messages.messages > 0
            return element("p", hasMessages ? DayWords.noTimes : UnjudgedWords.sentence(tally))
        }
        let columns = Self.columns(of: days.map { ($0.key, $0.value.counts.parts) })
        writeColumns(
            columns.map { (title: self(DayWords.column($0.name, $0.parts)), parts: $0.parts.reversed()) },
            label: DayWords.plot(days.count, from: days[0].key, to: days[days.count - 1].key))
        element("p", ["class": "axis", "aria-hidden": "true"]) { page in
            page.element("span", text: days[0].key)
            if days.count > 1 { page.element("span", text: days[days.count - 1].key) }
        }
        writeLegend(for: conversions.messages)
        for (name, count) in rest {
            element("p", ["class": "hint"], DayWords.rest(name, count.counts))
        }
        element("details") { page in
            page.element("summary", DayWords.table)
            page.writeDayTable(all)
        }
    }

    private mutating func writeDayTable(_ days: [(key: String, value: FacetCount)]) {
        let hasUnjudged = days.contains { $0.value.counts.unjudged > 0 }
        let verdicts = Fidelity.allCases.map { HeadlineWords.name(of: PlotMark($0)) }
        writeTable(
            caption: ReportPanel.days.title,
            [DayWords.day] + verdicts + (hasUnjudged ? [HeadlineWords.name(of: .unjudged)] : [])
                + [PageWords.messages],
            numbers: Set(1...(verdicts.count + (hasUnjudged ? 2 : 1)))
        ) { page in
            for (name, count) in days {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], DayWords.name(name))
                    page.writeVerdicts(of: count, hasUnjudged: hasUnjudged)
                    page.writeCell(count.counts.messages, or: .messages)
                }
            }
        }
    }

    /// A column for each day, or for each month where there are many days.
    private static func columns(
        of days: [(name: String, parts: [PlotPart])]
    ) -> [(name: String, parts: [PlotPart])] {
        if days.count <= mostColumns { return days }
        return days.reduce(into: []) { months, day in
            let month = String(day.name.prefix(7))
            guard let last = months.last, last.name == month else { return months.append((month, day.parts)) }
            for index in day.parts.indices {
                months[months.count - 1].parts[index].number += day.parts[index].number
            }
        }
    }
}

extension String {
    /// Whether it is a day such as `2026-11-21`.
    fileprivate var isDate: Bool { utf8.count == 10 && utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }
}

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
