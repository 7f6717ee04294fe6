extension ReportPage {
    /// Writes, as bars, how many messages look or sound different in which way.
    mutating func writeNotices() {
        // Words that were hidden come first, however few they are.
        let effects = conversions.losses.effects.sorted {
            let (left, right) = (
                $0.key == .exposed ? Int.max : $0.value.messages,
                $1.key == .exposed ? Int.max : $1.value.messages
            )
            return (right, $0.key) < (left, $1.key)
        }
        if effects.isEmpty { return writeNothing() }
        element("p", NoticeWords.explanation)
        let judged = conversions.messages.judged
        let most = effects.map(\.value.messages).max() ?? 0
        writeTable(
            caption: ReportPanel.notices.title,
            [NoticeWords.effect, PageWords.messages, PageWords.share, NoticeWords.bar], numbers: [1, 2],
            style: "bars"
        ) { page in
            for (effect, notice) in effects {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], effect.words)
                    page.element("td", ["class": "n"]) { $0.writeNumber(notice, of: effect) }
                    page.writeShare(notice.messages, of: judged)
                    page.element("td", ["class": "plot"]) {
                        $0.writeBar([PlotPart(mark: .degraded, number: notice.messages)], of: most)
                    }
                }
            }
        }
    }

    /// Writes how many messages have an effect, which leads to lock screens that show it, else to one of the messages.
    private mutating func writeNumber(_ notice: LossTally.Notice, of effect: NoticedEffect) {
        guard let number = messages.drawing(of: effect) else {
            return writeNumber(notice.messages, at: notice.first, or: .degraded)
        }
        writeLink(NumberWords.count(notice.messages), to: "s\(number)", PageWords.seeDrawing(effect.words))
    }
}

extension ReportPage {
    /// Writes who notices what: a matrix of situations and of what is noticed in them.
    mutating func writeSituations() {
        let notices = conversions.losses.situations
        if notices.isEmpty {
            if conversions.messages.count(atLeast: .vendorWording) == 0 { return writeNothing() }
            return element("p", SituationTableWords.nobody)
        }
        element("p", SituationTableWords.explanation)
        let effects = Set(notices.keys.map(\.effect)).sorted()
        let counts = Dictionary(grouping: notices) { $0.key.situation }
        let situations = counts.keys.sorted(by: SituationWords.isBefore)
        let most = notices.values.map(\.messages).max() ?? 0
        writeTable(
            caption: ReportPanel.situations.title, [SituationTableWords.situation] + effects.map(\.words),
            numbers: Set(1...effects.count), style: "matrix"
        ) { page in
            for situation in situations {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], SituationWords.words(of: situation))
                    for effect in effects {
                        page.write(counts[situation]?.first { $0.key.effect == effect }?.value, most)
                    }
                }
            }
        }
    }

    private mutating func write(_ notice: LossTally.Notice?, _ most: Int) {
        element("td", ["class": "n"]) { page in
            guard let notice, notice.messages > 0 else { return page.text("–") }
            page.writeDot(notice.messages, of: most)
            page.writeNumber(notice.messages, at: notice.first)
        }
    }
}

/// What is said of what people notice.
enum NoticeWords {
    static let explanation = Wording(
        en: "One message may differ in several ways. The number leads to lock screens that show it.",
        zh: "一条消息可能有多种区别。数字链接到显示它的锁屏。")
    static let effect = Wording(en: "People notice", zh: "用户注意到")
    static let bar = Wording(en: "Plot", zh: "图示")
}

extension NoticedEffect {
    /// What is noticed, in words.
    var words: Wording {
        switch self {
        case .exposed: Wording(en: "words that were hidden can be read", zh: "可以看到原来隐藏的文案")
        case .pushUncertain:
            Wording(en: "a push that perhaps did not come before", zh: "来源可能不推送的消息会推送")
        case .contentLost: Wording(en: "the message itself loses something", zh: "消息本身的内容有丢失")
        case .contentChanged: Wording(en: "the message is of another kind", zh: "消息变成另一种类型")
        case .lostPush: Wording(en: "no push any more", zh: "不再收到推送")
        case .extraPush: Wording(en: "a push where none came", zh: "多出推送")
        case .title: Wording(en: "another title", zh: "标题不同")
        case .subtitle: Wording(en: "another subtitle", zh: "副标题不同")
        case .text: Wording(en: "another text", zh: "正文不同")
        case .badge: Wording(en: "another number on the icon", zh: "角标不同")
        case .sound: Wording(en: "another sound, or silence", zh: "提示音不同或无声")
        case .call: Wording(en: "a call rings as a message, or the reverse", zh: "来电变成消息，或相反")
        case .replacing: Wording(en: "other pushes are replaced", zh: "推送的合并不同")
        case .other: Wording(en: "something else", zh: "其他")
        }
    }
}

/// What is said of the lock screens.
enum ScreenWords {
    static let explanation = Wording(
        en:
            "The commonest differences first, each in one message and in the first situation in which somebody notices it. The difference is underlined; dots mark what else differs.",
        zh: "最常见的区别在前；每组是一条消息在第一种会被注意到的情况下的样子。该区别有下划线，其他不同之处有虚线。")
    static let noExamples = Wording(
        en: "The tally has no examples. Run 'pushbridge verify' with '--examples' to see lock screens here.",
        zh: "统计里没有示例。用 --examples 运行 pushbridge verify，这里就会显示锁屏。")
    static func like(_ number: Int) -> Wording {
        Wording(
            en: " message\(number == 1 ? "" : "s") like this: ",
            zh: " 条这样的消息：")
    }
    static let noMessage = Wording(
        en: "no message, of which nobody got a push before, either", zh: "没有对应的消息（原来也不推送）")
    static let everybody = Wording(en: "for everybody who got it", zh: "对所有收到它的人")
    static let unseen = Wording(en: "The screens do not show it: ", zh: "锁屏上看不出来：")
    static let before = Wording(en: "Before", zh: "迁移前")
    static let after = Wording(en: "After", zh: "迁移后")
    static let missing = Wording(en: "No message: the target has none like it", zh: "没有消息：目标厂商没有这样的消息")
    static func suppressed(_ reason: SuppressionReason) -> Wording {
        Wording(
            en: "No push: \(meaning(of: reason))", zh: "没有推送：\(reason.words.chinese.prefix { $0 != "（" })")
    }

    /// A reason for not pushing, in English words.
    private static func meaning(of reason: SuppressionReason) -> String {
        switch reason {
        case .unknownGroup: "nobody knows who is in the group"
        case .unknownAudience: "nobody knows who has the tags"
        case .chatroom: "chat rooms make no pushes"
        case .onlineOnly: "only for those who are online"
        case .filteredDevice: "the sender leaves this device out"
        case .silentMessage: "the sender wants a silent message"
        case .senderDisabled: "the sender turned the push off"
        case .nothingToPush: "there is nothing to show"
        case .quietDuration, .quietHours: "it is a quiet time"
        case .conversationMuted: "the conversation is muted"
        case .modeNone: "this person wants no pushes"
        case .notMentioned: "this person only wants mentions"
        }
    }
    static let silentPush = Wording(en: "Silent push: nothing is shown", zh: "静默推送：不显示内容")
    static let silentBadge = Wording(en: "Only the number on the icon changes", zh: "只更新角标")
    static func badge(_ number: Int) -> Wording { Wording(en: "badge \(number)", zh: "角标 \(number)") }
    static let sameBadge = Wording(en: "badge unchanged", zh: "角标不变")
    static let sound = Wording(en: "sound", zh: "有提示音")
    static let silent = Wording(en: "no sound", zh: "无提示音")
    static let ringing = Wording(en: "rings as a call", zh: "来电响铃")
}

/// What is said of situations.
enum SituationTableWords {
    static let explanation = Wording(
        en:
            "Messages by the situation of the person who gets them, and by what this person notices. The larger the dot, the more messages.",
        zh: "按接收方的情况和注意到的区别统计的消息数。圆点越大，消息越多。")
    static let nobody = Wording(
        en: "The differences depend on nobody's settings: whole messages are missing, or nothing is shown.",
        zh: "这些区别与用户的设置无关：缺少整条消息，或没有显示的内容。")
    static let situation = Wording(en: "Situation", zh: "情况")
}
