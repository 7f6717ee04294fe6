/// What several parts of the page say, in every language.
enum PageWords {
    static let brand = Wording(en: "PushBridge · migration report", zh: "PushBridge · 迁移报告")
    static let skip = Wording(en: "Skip to the result", zh: "跳到结论")
    static let contents = Wording(en: "Contents", zh: "目录")
    static let redacted = Wording(
        en: "Redacted: words are shown as their length and script, identifiers and files as numbers.",
        zh: "已脱敏：文字只显示长度和文字种类，ID 和文件名换成编号。")
    static func title(from vendors: [String], to target: String) -> Wording {
        let move = vendors.isEmpty ? "→ \(target)" : "\(vendors.joined(separator: " + ")) → \(target)"
        return Wording(en: "Push migration: \(move)", zh: "推送迁移：\(move)")
    }

    static let messages = Wording(en: "Messages", zh: "消息")
    static let share = Wording(en: "Share", zh: "占比")
    static let noMessages = Wording(en: "There are no messages.", zh: "没有消息。")
    static func nobodyNotices(_ counts: FidelityCounts) -> Wording {
        let judged = NumberWords.count(counts.judged)
        if counts.unjudged == 0 {
            return Wording(
                en: "Nothing: in no message do people notice a difference.",
                zh: "没有：没有消息会让用户注意到区别。")
        }
        return Wording(
            en: "Nothing: in none of the \(judged) messages that were judged do people notice a difference.",
            zh: "没有：在下了结论的 \(judged) 条消息中，没有一条会让用户注意到区别。")
    }
    static let none = Wording(en: "none", zh: "无")
    static let yes = Wording(en: "yes", zh: "是")
    static let no = Wording(en: "no", zh: "否")

    // MARK: Messages by place

    static func line(_ number: Int) -> Wording { Wording(en: "line \(number)", zh: "第 \(number) 行") }
    static func element(_ index: Int) -> Wording { Wording(en: ", index \(index)", zh: "，序号 \(index)") }
    static func input(_ number: Int) -> Wording { Wording(en: "input \(number)", zh: "输入 \(number)") }
    static let inputFile = Wording(en: "INPUT", zh: "输入文件")
    static let settingsFile = Wording(en: "SETTINGS", zh: "设置文件")
    static func file(_ number: Int) -> Wording { Wording(en: "FILE-\(number)", zh: "文件-\(number)") }
    static func seeMessage(_ place: Wording) -> Wording {
        Wording(en: "See one of them: ", zh: "查看其中一条：") + place
    }

    static let seeListing = Wording(en: "How to list all of them", zh: "如何列出全部")
    static let seePeople = Wording(en: "How people are counted", zh: "人数如何统计")
    static func seeDrawing(_ effect: Wording) -> Wording {
        Wording(en: "See the lock screens: ", zh: "查看锁屏：") + effect
    }

    // MARK: Redacted values

    static func identifier(_ number: Int) -> Wording { Wording(en: "id \(number)", zh: "ID \(number)") }
    static func members(_ number: Int) -> Wording {
        Wording(en: "data with \(number) value\(number == 1 ? "" : "s")", zh: "含 \(number) 个值的数据")
    }
}

/// What the list of messages says.
enum MessageWords {
    static let title = Wording(en: "Messages named on this page", zh: "本页提到的消息")
    static let explanation = Wording(
        en:
            "The numbers above lead here: to one message of those that they count, or to the command that lists all of them. The command below each message shows it in detail. Run the commands where 'pushbridge verify' ran; they read your own files.",
        zh: "上面的数字链接到这里：其中一条消息，或列出全部消息的命令。每条消息下面的命令可以查看详情。请在运行 pushbridge verify 的目录下执行，命令读取您自己的文件。")
    static let listings = Wording(en: "All messages of a sort", zh: "列出某一类的全部消息")
    static let recordsHint = Wording(
        en:
            "These commands print records: one message has several where one message of the target cannot reach all its receivers, and copies from webhooks, on which there is no verdict here, have records too.",
        zh: "这些命令输出的是记录：目标厂商的一条消息无法送达所有接收方时，一条消息会有多条记录；这里不下结论的抄送也有记录。")
    static let some = Wording(en: "Some messages", zh: "部分消息")
    static let severalOptions = Wording(
        en:
            "The runs that were added up had different options; give the commands those of the run in question, such as --profile.",
        zh: "合并的各次运行使用了不同的选项；请在命令中加上对应那次运行的选项，例如 --profile。")
    static let unknownInput = Wording(
        en:
            "INPUT stands for the input: the report does not know which file a message is from, as with standard input, or where several runs without '--origin' were added up.",
        zh: "“输入文件”代表输入：报告不知道消息来自哪个文件，例如标准输入，或者合并了没有 --origin 的多次运行。")
    static let hiddenFiles = Wording(
        en: "The names of files are hidden; put yours in their places.", zh: "文件名已隐藏，请换成您自己的文件。")
    static let people = Wording(
        en:
            "People are counted by digests of their identifiers, so there is no list of them. 'pushbridge explain --recipient ID' with your recipients shows what one of them gets of a message.",
        zh: "人数按 ID 的摘要统计，没有名单。pushbridge explain --recipient ID（加上您的接收方文件）可以查看某人收到的内容。")
    static let show = Wording(en: "Show", zh: "显示")
    static let all = Wording(en: "all", zh: "全部")
    static func drawn(_ effect: Wording) -> Wording {
        Wording(en: "lock screens: ", zh: "锁屏：") + effect
    }
    static func more(_ number: Int) -> Wording {
        Wording(en: "… and \(number) more place\(number == 1 ? "" : "s")", zh: "……另有 \(number) 处")
    }
}

/// Numbers as people read them.
enum NumberWords {
    /// A number with its digits in groups of three: 1,234,567.
    static func count(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var grouped = number < 0 ? "−" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return grouped
    }

    /// A share in percent with one decimal place; one that is neither nothing nor all is not shown as such.
    static func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "–" }
        let permille = (part * 1_000 + whole / 2) / whole
        if permille == 0, part > 0 { return "< 0.1 %" }
        if permille == 1_000, part < whole { return "> 99.9 %" }
        return "\(permille / 10).\(permille % 10) %"
    }

    /// A change of a share, in points of percent: `+1.2`.
    static func points(_ points: Double) -> String {
        let number = tenths(points)
        return (number == "0.0" ? "±" : points < 0 ? "−" : "+") + number
    }

    /// A number's size with one decimal place.
    private static func tenths(_ number: Double) -> String {
        let tenths = Int((abs(number) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// A share of a length, for a plot: `37.5%`.
    static func length(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "0%" }
        let parts = (part * 10_000 + whole / 2) / whole
        let rest = parts % 100
        return "\(parts / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }
}

extension CorpusTally {
    /// What the numbers of people leave out, a sentence each; none where people are not counted.
    public var peopleNotes: [Wording] {
        guard countsPeople else { return [] }
        let people = conversions.people
        var notes: [Wording] = []
        if let options, !options.options.contains(where: { $0.name == "--now" }) {
            notes.append(
                Wording(
                    en:
                        "Quiet hours are left out of these numbers, which would depend on the time of the run; --now sets a time.",
                    zh: "这些人数不考虑免打扰时段，否则会随运行时刻变化；可以用 --now 指定时刻。"))
        }
        if people.unaddressed > 0 {
            notes.append(
                Wording(
                    en: "Messages without a recipient are not in these numbers: \(people.unaddressed).",
                    zh: "\(people.unaddressed) 条消息没有接收方，不计入人数。"))
        }
        if people.untimed > 0 {
            notes.append(
                Wording(
                    en:
                        "Messages without a time are not in these numbers, since --now message needs one: \(people.untimed).",
                    zh: "\(people.untimed) 条消息没有时间，而 --now message 需要时间，因此不计入人数。"))
        }
        return notes
    }
}
