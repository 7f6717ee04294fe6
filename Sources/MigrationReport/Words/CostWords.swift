/// What is said of what rows cost.
enum CostWords {
    static let explanation = Wording(
        en:
            "The keys that decided the verdicts, the costliest first. A message counts for every key that has a part in its verdict.",
        zh: "决定结论的字段，损失最多的在前。一条消息计入与其结论有关的每个字段。")
    static let nothing = Wording(en: "No key costs anything.", zh: "没有造成损失的字段。")
    static let row = Wording(en: "Key", zh: "字段")
    static let people = Wording(en: "People", zh: "人数")
    static let happens = Wording(en: "What happens", zh: "会怎样")
    static let remedy = Wording(en: "What to do", zh: "怎么处理")
    /// The verdicts of the messages that a key lowers, with their numbers where there are several.
    static func verdicts(of counts: VerdictCounts) -> Wording {
        let present = counts.present
        return .list(
            present.map { verdict, number in
                let name = HeadlineWords.name(of: PlotMark(verdict))
                let count = NumberWords.count(number)
                return present.count == 1
                    ? name : Wording(en: "\(count) \(name.english)", zh: "\(count) 条\(name.chinese)")
            })
    }
    static let untold = Wording(
        en: "The target shows this key in another way; the lock screens and the messages below show how.",
        zh: "目标厂商的显示不同；见上面的锁屏和下面的消息。")
    /// What is told of a loss, without the words that a message may have a part in.
    static func redacted(_ told: ToldLoss) -> Wording {
        told.kind.words + Wording(name: told.code.isEmpty ? "" : " (\(told.code))")
    }
    static func times(_ number: Int) -> Wording {
        Wording(
            en: "\(NumberWords.count(number)) message\(number == 1 ? "" : "s")",
            zh: "\(NumberWords.count(number)) 条消息")
    }
    static let noAdvice = Wording(
        en: "No advice is known. Accept it with '--allow', or tell the users.",
        zh: "没有已知的办法；可以用 --allow 接受，或者告知用户。")
    /// For what says itself what to do.
    static let asSaid = ReportedRow.LossAdvice(
        loss: Wording(en: "as it says beside", zh: "如左边所述"),
        remedy: Wording(en: "do what it says", zh: "按左边的说明处理"), effort: .code, signs: [])
    /// For what only the app meets.
    static let otherData = ReportedRow.LossAdvice(
        loss: Wording(
            en: "Only app data, its place, or keys that nobody sees differ", zh: "只是应用数据、其位置或不显示的字段不同"),
        remedy: Wording(en: "let the app read both", zh: "让应用两种都能读取"), effort: .code, signs: [])

    static func effort(_ effort: ReportedRow.Effort) -> Wording {
        switch effort {
        case .code: Wording(en: "code", zh: "改代码")
        case .console: Wording(en: "console", zh: "改控制台")
        case .users: Wording(en: "tell users", zh: "告知用户")
        case .none: Wording(en: "none", zh: "不用改动")
        }
    }
}

/// What is said of what remains.
enum RemainderWords {
    static let explanation = Wording(
        en:
            "Each step fixes the key that mends most messages by itself; where no key alone mends any, the one with a part in most. A message is mended once all its keys are fixed.",
        zh: "每一步处理单独能修好最多消息的字段；如果没有，就处理涉及消息最多的字段。一条消息的所有字段都处理好后才算修好。")
    static let nothingToFix = Wording(
        en: "No key explains the degraded and exposed messages, so there is nothing to fix one by one.",
        zh: "没有字段能解释这些有损失或暴露隐藏内容的消息，无法逐项处理。")
    static let step = Wording(en: "Step", zh: "步骤")
    static let mended = Wording(en: "Mended", zh: "修好")
    static let remaining = Wording(en: "Still degraded", zh: "仍有损失")
    static func after(_ steps: Int, _ messages: Int) -> Wording {
        let count = NumberWords.count(messages)
        if steps == 0 { return Wording(en: "now: \(count) degraded", zh: "现在：\(count) 条有损失") }
        return Wording(
            en: "after \(steps) step\(steps == 1 ? "" : "s"): \(count) degraded",
            zh: "\(steps) 步之后：\(count) 条有损失")
    }
    static func plot(_ degraded: Int, _ rest: Int, _ steps: Int) -> Wording {
        let (from, to) = (NumberWords.count(degraded), NumberWords.count(rest))
        return Wording(
            en:
                "Degraded and exposed messages fall from \(from) to \(to) in \(steps) step\(steps == 1 ? "" : "s").",
            zh: "经过 \(steps) 步，有损失或暴露隐藏内容的消息从 \(from) 条减少到 \(to) 条。")
    }
    static func axis(_ steps: Int) -> Wording {
        Wording(
            en: "From the left: now, then after 1 to \(steps) step\(steps == 1 ? "" : "s")",
            zh: "从左到右：现在，以及 1 到 \(steps) 步之后")
    }
    static func moreSteps(_ number: Int) -> Wording {
        Wording(en: "… and \(number) more step\(number == 1 ? "" : "s")", zh: "……另有 \(number) 步")
    }
    static func unexplained(_ number: Int) -> Wording {
        Wording(
            en:
                "\(NumberWords.count(number)) degraded message\(number == 1 ? "" : "s") would remain in any case: no key explains all of the difference.",
            zh: "无论如何还剩 \(NumberWords.count(number)) 条：没有字段能完全解释其区别。")
    }
}
