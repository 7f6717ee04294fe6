extension ReportPage {
    /// Writes what has no verdict, and why.
    mutating func writeLeftovers() {
        let rejected = tally.rejected.values.reduce(0, +)
        let counts = [
            (LeftoverWords.rejected, rejected, MessageListing.rejected, LeftoverWords.rejectedMeaning),
            (LeftoverWords.blank, tally.blankLines, nil, LeftoverWords.blankMeaning),
            (
                LeftoverWords.unjudged, conversions.messages.unjudged, .unjudged,
                HeadlineWords.meaning(of: .unjudged)
            ),
            (LeftoverWords.unwritten, tally.unwritten, .unwritten, LeftoverWords.unwrittenMeaning),
            (LeftoverWords.platforms, tally.platforms, .platforms, LeftoverWords.platformsMeaning),
        ]
        writeTable(
            caption: ReportPanel.leftovers.title,
            [LeftoverWords.what, LeftoverWords.number, HeadlineWords.meaning],
            numbers: [1]
        ) { page in
            for (name, number, listing, meaning) in counts {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], name)
                    page.writeCell(number, or: listing)
                    page.element("td", meaning)
                }
            }
        }
        writeCollisions()
        if tally.rejected.isEmpty { return }
        element("h3", LeftoverWords.codes)
        writeTable(
            caption: LeftoverWords.codes, [LeftoverWords.code, LeftoverWords.number], numbers: [1]
        ) { page in
            for (code, number) in page.tally.rejected.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
            {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { $0.element("code", text: code) }
                    page.writeCell(number, or: .rejected)
                }
            }
        }
    }

    /// Writes which accounts become one at the target.
    private mutating func writeCollisions() {
        let collisions = conversions.collisions
        if collisions.listed.isEmpty { return }
        element("h3", LeftoverWords.collisions)
        element("p", LeftoverWords.collisionsExplained(isCut: collisions.isCut))
        writeTable(
            caption: LeftoverWords.collisions,
            [WordingWords.vendors, LeftoverWords.spellings, LeftoverWords.becomes]
        ) { page in
            for collision in collisions.listed {
                page.element("tr") { page in
                    page.element("td", text: collision.source)
                    page.element("th", ["scope": "row"]) { page in
                        page.writeForeign(collision.spellings.joined(separator: ", "), upTo: 200)
                    }
                    page.element("td") { $0.writeForeign(collision.name, upTo: 100) }
                }
            }
        }
    }
}

/// What is said of what has no verdict.
enum LeftoverWords {
    static let collisions = Wording(en: "IDs that become one", zh: "会合并成一个的 ID")
    static let spellings = Wording(en: "At the source", zh: "源端")
    static let becomes = Wording(en: "At the target", zh: "目标端")
    static func collisionsExplained(isCut: Bool) -> Wording {
        let most = NumberWords.count(AccountCollisions.most)
        return Wording(
            en:
                "These IDs differ only in case, and the target ignores case: a user may get what was meant for another. Rename them before the move. Merged reports list the collisions within each run only."
                + (isCut ? " Only \(most) are listed; there are others." : ""),
            zh: "这些 ID 只有大小写不同，而目标不区分大小写：用户可能收到发给别人的内容。迁移前请改名。合并的报告只列出每次运行内部的冲突。"
                + (isCut ? "这里只列出 \(most) 个，还有更多。" : ""))
    }

    static let what = Wording(en: "What", zh: "内容")
    static let number = Wording(en: "Number", zh: "数量")
    static let rejected = Wording(en: "Rejected lines", zh: "被拒绝的行")
    static let rejectedMeaning = Wording(
        en: "no messages of a known vendor; they count for nothing above", zh: "不是已知厂商的消息，不计入上面的数字")
    static let blank = Wording(en: "Blank lines", zh: "空行")
    static let blankMeaning = Wording(en: "they hold nothing", zh: "没有内容")
    static let unjudged = Wording(en: "Messages not judged", zh: "不下结论的消息")
    static let unwritten = Wording(en: "Messages not written", zh: "没有转换的消息")
    static let unwrittenMeaning = Wording(
        en: "the target has no such message; they count as degraded if a person may notice",
        zh: "目标厂商没有这样的消息；如果用户会注意到，计为有损失")
    static let platforms = Wording(en: "Other platforms left alone", zh: "其他平台的设置")
    static let platformsMeaning = Wording(
        en: "messages with settings for Android and others that the target lacks; they change no verdict",
        zh: "含有目标厂商没有的其他平台（如 Android）设置的消息，不影响结论")
    static let codes = Wording(en: "Rejected lines by reason", zh: "被拒绝的行，按原因")
    static let code = Wording(en: "Reason", zh: "原因")
}

/// What is said of how the numbers were measured.
enum MethodWords {
    static func explanation(_ displays: Int, _ settings: Int) -> Wording {
        Wording(
            en:
                "Each message and its conversion were resolved in \(displays * settings) situations (\(displays) displays × \(settings) settings) for every class of people that the message tells apart, and compared point by point. Nothing here is an estimate.",
            zh:
                "每条消息和它的转换结果都在 \(displays * settings) 种情况下（\(displays) 种显示方式 × \(settings) 种设置）对消息区分的每类接收方进行解析，并逐项比较。这里没有估计值。"
        )
    }
    static let program = Wording(en: "Program", zh: "程序")
    static let target = Wording(en: "Target", zh: "目标")
    static let shape = Wording(en: "Shape", zh: "消息格式")
    static let fittingShape = Wording(en: "the one that fits each message", zh: "按每条消息选择")
    static let preference = Wording(en: "Aim of the conversion", zh: "转换原则")
    static func words(of preference: ConversionPreference) -> Wording {
        switch preference {
        case .screen: Wording(en: "screen: show the same", zh: "显示相同优先（screen）")
        case .intent: Wording(en: "intent: say what the sender said", zh: "只写发送方设置的内容（intent）")
        }
    }
    static let keepHidden = Wording(en: "Hidden words stay hidden", zh: "隐藏的文字保持隐藏")
    static func profile(_ vendor: String) -> Wording {
        Wording(en: "Digest of the profile of \(vendor)", zh: "\(vendor) profile 的摘要")
    }
    static let builtIn = Wording(en: "the built-in profile", zh: "内置 profile")
    static let choices = Wording(en: "Readings chosen", zh: "选用的解读")
    static let usualReadings = Wording(
        en:
            "No profile was given, so the built-in profiles decided every point on which vendors and their documents differ.",
        zh: "没有给出 profile，厂商及其文档有分歧之处都由内置 profile 决定。")
    static let options = Wording(en: "The command", zh: "命令")
    static let accepted = Wording(en: "Accepted rows", zh: "已接受的行")
    static let people = Wording(en: "People counted", zh: "统计了人数")
    static let lines = Wording(en: "Lines", zh: "行数")
    static let inputs = Wording(en: "Inputs", zh: "输入")
    static let input = Wording(en: "Input", zh: "输入")
    static let bytes = Wording(en: "Bytes", zh: "字节")
    static let digest = Wording(en: "SHA-256, first 16 digits", zh: "SHA-256 前 16 位")
    static let standardInput = Wording(en: "standard input", zh: "标准输入")
    static func otherInputs(_ number: Int) -> Wording {
        Wording(
            en: "… and \(NumberWords.count(number)) more input\(number == 1 ? "" : "s")",
            zh: "……另有 \(NumberWords.count(number)) 个输入")
    }
}

/// What is said where no message has a verdict.
enum UnjudgedWords {
    /// That no message was judged, and why.
    static func sentence(_ tally: CorpusTally) -> Wording {
        let reasons = reasons(tally)
        if tally.conversions.messages.messages == 0, tally.rejected.isEmpty { return PageWords.noMessages }
        return Wording(en: "No message was judged: ", zh: "没有消息得出结论：") + .list(reasons)
            + Wording(en: ".", zh: "。")
    }

    /// That a panel has nothing to tell, and why.
    static func nothingToTell(_ tally: CorpusTally) -> Wording {
        sentence(tally)
            + Wording(en: " So nobody knows what people would notice.", zh: "因此无法知道用户会注意到什么。")
    }

    private static func reasons(_ tally: CorpusTally) -> [Wording] {
        let rejected = tally.rejected.values.reduce(0, +)
        let unjudged = tally.conversions.messages.unjudged
        var reasons: [Wording] = []
        if unjudged > 0 {
            let count = NumberWords.count(unjudged)
            reasons.append(
                Wording(
                    en: unjudged == 1
                        ? "1 message is a copy without the sender's push settings"
                        : "\(count) messages are copies without the sender's push settings",
                    zh: "\(count) 条消息是抄送，不带发送方的推送设置"))
        }
        if rejected > 0 {
            let count = NumberWords.count(rejected)
            reasons.append(
                Wording(
                    en: "\(count) line\(rejected == 1 ? " was" : "s were") rejected", zh: "\(count) 行被拒绝"))
        }
        return reasons
    }
}

extension ReportPage {
    /// Writes that people notice nothing; where no message was judged, that nobody knows.
    mutating func writeNothing() {
        let counts = conversions.messages
        if counts.judged > 0 { return element("p", PageWords.nobodyNotices(counts)) }
        element("p") { page in
            page.text(UnjudgedWords.nothingToTell(page.tally))
            page.text(" ")
            page.element("a", ["href": "#\(ReportPanel.leftovers.anchor)"], ReportPanel.leftovers.title)
        }
    }
}
