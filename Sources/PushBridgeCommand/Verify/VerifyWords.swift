internal import PushRecords

enum VerifyWords {
    private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    // MARK: Messages

    static func summary(lines: Int, messages: Int, target: String) -> Wording {
        Wording(
            en: "\(count(lines, "line")) with \(count(messages, "message")), converted for \(target)",
            zh: "\(lines) 行，\(messages) 条消息，转换到 \(target)")
    }
    static func rejected(_ codes: String) -> Wording {
        Wording(en: "rejected: \(codes)", zh: "被拒绝的行：\(codes)")
    }
    static func unjudged(_ number: Int) -> Wording {
        Wording(
            en:
                "\(count(number, "message is a copy", "messages are copies")) without the push settings of the sender "
                + "(title, text, badge and so on), so nobody can say what a move loses. Not judged: verify the messages as "
                + "they were sent.",
            zh:
                "\(number) 条消息是抄送，不带发送方的推送设置（标题、正文、角标等），无法判断迁移会损失什么，所以不下结论。请用发送时的原始消息来验证。"
        )
    }
    static func alreadyTarget(_ number: Int, target: String) -> Wording {
        Wording(
            en:
                "\(count(number, "message is", "messages are")) already in \(target)'s format. They have no verdict.",
            zh: "\(number) 条消息本来就是 \(target) 的格式，没有结论。")
    }
    static func unwritten(_ number: Int, target: String) -> Wording {
        Wording(
            en:
                "\(count(number, "message was", "messages were")) not converted, because \(target) has no such message.",
            zh: "\(number) 条消息没有转换：\(target) 没有这样的消息。")
    }
    static func platforms(_ number: Int, target: String) -> Wording {
        Wording(
            en:
                "\(count(number, "message has", "messages have")) settings for other platforms that \(target) lacks. "
                + "They do not count above.",
            zh: "\(number) 条消息有其他平台的设置，而 \(target) 没有这些设置；不计入上面的数字。")
    }
    static func uncertain(_ number: Int) -> Wording {
        Wording(
            en:
                "\(count(number, "message", "messages")) may make no push at the source: no document says so. The target "
                + "pushes them.",
            zh: "\(number) 条消息在来源是否推送没有文档说明；目标厂商会推送。")
    }
    static func accepted(_ rows: [String], _ counts: VerdictCounts) -> Wording {
        Wording(
            en: "If the losses of \(rows.joined(separator: ", ")) are accepted: ",
            zh: "接受 \(rows.joined(separator: "、")) 的损失后：") + self.counts(counts) + Wording(en: ".", zh: "。")
    }
    static let bySource = Wording(en: "by source", zh: "按来源")
    static let notJudged = Wording(en: "not judged", zh: "不下结论")
    static let messages = Wording(en: "messages", zh: "消息")

    static func collisions(_ number: Int, isCut: Bool, shown: Int, target: String) -> Wording {
        let least = isCut ? "at least " : ""
        let rest = shown < number ? " The first \(shown); all that are listed are in the report in JSON." : ""
        return Wording(
            en:
                "\(least)\(count(number, "ID collides", "IDs collide")): they differ only in case, and \(target) ignores case. A "
                + "user may get what was meant for another. Rename them before the move. Merged reports list the collisions "
                + "within each run only.\(rest)",
            zh:
                "\(isCut ? "至少 " : "")\(number) 个 ID 有冲突：只有大小写不同，而 \(target) 不区分大小写，用户可能收到发给别人的内容。迁移前请改名。合并的报告只列出每次运行内部的冲突。"
                + (shown < number ? "这里显示前 \(shown) 个，其余见 JSON 报告。" : ""))
    }

    // MARK: People

    static func people(reached: PersonSet, noticing: PersonSet, onlyData: Int?) -> Wording {
        let rest = onlyData.map { $0 > 0 ? "; for \($0) more, only the app's own data differs" : "" } ?? ""
        let other = onlyData.map { $0 > 0 ? "；另有 \($0) 人只是应用自己的数据不同" : "" } ?? ""
        return Wording(en: "These messages reach ", zh: "这些消息送达 ") + number(reached)
            + Wording(en: ". ", zh: "，其中 ")
            + Wording(
                en: "\(moreThan(noticing).english)\(noticing.count) may notice something\(rest).",
                zh: "\(number(noticing).chinese)可能会注意到区别\(other)。")
    }
    private static func number(_ people: PersonSet) -> Wording {
        moreThan(people) + Wording(en: count(people.count, "person", "people"), zh: "\(people.count) 人")
    }
    private static func moreThan(_ people: PersonSet) -> Wording {
        people.isOver ? Wording(en: "more than ", zh: "超过 ") : Wording(name: "")
    }

    // MARK: Losses

    static let decided = Wording(
        en:
            "What decided the verdicts ('pushbridge mappings show ROW' says what to do). A message may count in several "
            + "rows.",
        zh: "结论由这些字段决定（用 pushbridge mappings show ROW 查看怎么处理）。一条消息可能计入多行。")
    /// What is said where nothing is told: whether people see it, or only their app.
    static func untold(of sentence: LossTally.Sentence?) -> Wording {
        if let sentence, sentence.counts.count(atLeast: .vendorWording) == 0 {
            return Wording(
                en: "Only the app's own data differs, or its place; see the places below.",
                zh: "只是应用自己的数据或其位置不同；见下面的位置。")
        }
        return Wording(
            en: "The target shows this key in another way; see the places below.",
            zh: "目标厂商的显示不同；区别见下面的位置。")
    }
    static let places = Wording(en: "Where it shows", zh: "区别在哪里")
    static func row(_ cost: LossTally.Cost, people: Bool) -> Wording {
        let counts = counts(cost.counts)
        if !people { return counts }
        return .list([counts, number(cost.people)])
    }
    static func counts(_ counts: VerdictCounts) -> Wording {
        .list(
            counts.present.map { verdict, number in
                Wording(en: "\(number) \(verdict.rawValue)", zh: "\(number) 条\(verdict.words.chinese)")
            })
    }
    static func further(_ number: Int) -> Wording {
        Wording(
            en: "… and \(number) more; --format json has all", zh: "……另有 \(number) 项；用 --format json 查看全部")
    }
    static let wording = Wording(
        en: "Different in every message, because the profiles differ", zh: "每条消息都有的区别，来自两份 profile")

    // MARK: Examples

    static func place(_ place: MessagePlace) -> Wording {
        let origin = place.origin.map { Excerpt.ofPlace($0.string) + ", " } ?? ""
        let index = place.index.map { ", index \($0)" } ?? ""
        let element = place.index.map { "，序号 \($0)" } ?? ""
        return Wording(
            en: "\(origin)line \(place.line)\(index)", zh: "\(origin)第 \(place.line) 行\(element)")
    }
    static func more(_ number: Int) -> Wording {
        Wording(en: "… and \(number) more", zh: "……另有 \(number) 处")
    }
    static func before(_ value: String) -> Wording {
        Wording(en: "before  \(value)", zh: "之前  \(value)")
    }
    static func after(_ value: String) -> Wording {
        Wording(en: "after   \(value)", zh: "之后  \(value)")
    }
}
