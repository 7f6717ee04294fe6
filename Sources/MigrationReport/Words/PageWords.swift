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
    static let nobodyNotices = Wording(
        en: "Nothing: in no message do people notice a difference.", zh: "没有：没有消息会让用户注意到区别。")
    static let none = Wording(en: "none", zh: "无")
    static let yes = Wording(en: "yes", zh: "是")
    static let no = Wording(en: "no", zh: "否")

    // MARK: Messages by place

    static func line(_ number: Int) -> Wording { Wording(en: "line \(number)", zh: "第 \(number) 行") }
    static func element(_ index: Int) -> Wording { Wording(en: ", index \(index)", zh: "，序号 \(index)") }
    static func input(_ number: Int) -> Wording { Wording(en: "input \(number)", zh: "输入 \(number)") }
    static let inputFile = Wording(en: "INPUT", zh: "输入文件")
    static func seeMessage(_ place: Wording) -> Wording {
        Wording(en: "See one of them: ", zh: "查看其中一条：") + place
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
            "The numbers above lead here. The command below each message shows it in detail, from your own files.",
        zh: "上面的数字链接到这里。每条消息下面的命令可以用您自己的文件查看详情。")
    static let show = Wording(en: "Show", zh: "显示")
    static let all = Wording(en: "all", zh: "全部")
    static let drawn = Wording(en: "lock screens", zh: "锁屏")
    static func more(_ number: Int) -> Wording {
        Wording(en: "… and \(number) more place\(number == 1 ? "" : "s")", zh: "……另有 \(number) 处")
    }
}
