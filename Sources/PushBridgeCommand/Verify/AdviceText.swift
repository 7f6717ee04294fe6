internal import PushRecords

struct AdviceText {
    let advice: Advice
    let target: String
    let language: ReadersLanguage
    /// Whether --write-profile is given.
    var writesProfile = false

    /// How many changes are shown of each place; programs get all of them.
    private static let mostShown = 5
    /// How many bytes of a profile are shown.
    private static let longestProfile = 1_000

    var text: String {
        let sample = advice.sample
        let head = [AdviceWords.head(sample)]
        if sample.counts.count(atLeast: .sameScreen) == 0 {
            return lines(head + [AdviceWords.nothingToDo] + unwritten)
        }
        if advice.items.isEmpty {
            return lines(head + [AdviceWords.nothingHelps(advice.tried)] + unwritten)
        }
        return ([lines(head)] + AdviceCandidate.Where.allCases.map(section) + [best, lines(unwritten)])
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The note that no profile was written, with --write-profile.
    private var unwritten: [Wording] {
        writesProfile && !advice.changesProfile ? [AdviceWords.profileUnchanged] : []
    }

    private func lines(_ words: [Wording]) -> String { words.map { language($0) }.joined(separator: "\n") }

    /// The changes of one place, each with what it does alone.
    private func section(_ place: AdviceCandidate.Where) -> String {
        let items = advice.items.filter { $0.candidate.place == place }
        if items.isEmpty { return "" }
        let shown = items.prefix(Self.mostShown).flatMap { item in
            [
                "  " + language(AdviceWords.change(item.candidate)),
                "    " + language(AdviceWords.effect(item.measure, of: advice.sample)),
            ]
        }
        let rest = items.count - Self.mostShown
        let more = rest > 0 ? ["  " + language(VerifyWords.further(rest))] : []
        return ([language(AdviceWords.place(place, target: target))] + shown + more).joined(separator: "\n")
    }

    private var best: String {
        guard let best = advice.best else { return lines([AdviceWords.nothingDoable]) }
        let changes = best.candidates.map { AdviceWords.change($0) }
        let calls = best.candidates.reduce(0) { $0 + $1.console.requests.count }
        let steps = best.candidates.flatMap(\.console.steps)
        var lines = [
            language(AdviceWords.best), "  " + language(.list(changes)),
            "    " + language(AdviceWords.effect(best.measure, of: advice.sample)),
        ]
        if calls > 0 { lines.append("  " + language(AdviceWords.calls(calls, target: target))) }
        lines += steps.map { "  " + $0 }
        return (lines + profile(best)).joined(separator: "\n")
    }

    /// The profile, unless only options change; a long one is for a file.
    private func profile(_ best: Advice.Combination) -> [String] {
        if !advice.changesProfile { return [] }
        var writer = JSONWriter()
        best.profile.write(to: &writer)
        let head = "  " + language(AdviceWords.profile)
        if writer.count > Self.longestProfile { return [head] }
        return [head, "  " + ForeignText.sentence(writer.text().string)]
    }
}

enum AdviceWords {
    static func head(_ sample: Advice.Sample) -> Wording {
        let size = sample.counts.messages
        if size == sample.corpus {
            return Wording(
                en:
                    "Advice, tried on all \(size) messages, \(sample.counts.count(atLeast: .degraded)) of them degraded or exposed",
                zh: "建议：用全部 \(size) 条消息试过，其中 \(sample.counts.count(atLeast: .degraded)) 条有损失或暴露隐藏内容")
        }
        let margin = tenths(Int((sample.marginInPoints * 10).rounded()))
        return Wording(
            en: "Advice, tried on a sample of \(size) of \(sample.corpus) messages, "
                + "\(sample.counts.count(atLeast: .degraded)) of them degraded or exposed (margin of error: \(margin) points)",
            zh:
                "建议：从 \(sample.corpus) 条消息中抽样 \(size) 条试过，其中 \(sample.counts.count(atLeast: .degraded)) 条有损失或暴露隐藏内容（误差 \(margin) 个百分点）"
        )
    }
    static let period = Wording(en: ".", zh: "。")
    static let nothingToDo = Wording(
        en: "No message that was judged loses anything, so there is nothing to improve.",
        zh: "没有一条已下结论的消息有损失或暴露隐藏内容，无需改进。")
    static func nothingHelps(_ tried: Int) -> Wording {
        Wording(
            en: "None of the \(tried) changes that were tried improves a message.",
            zh: "试过 \(tried) 项更改，没有一项能改进任何消息。")
    }

    static func place(_ place: AdviceCandidate.Where, target: String) -> Wording {
        switch place {
        case .console: Wording(en: "In \(target)'s console", zh: "在 \(target) 的控制台")
        case .option: Wording(en: "With options of this command and 'convert'", zh: "用本命令和 convert 的选项")
        case .profile:
            Wording(
                en:
                    "Only if \(target)'s servers work so: ask the vendor, or send a push and look, before you "
                    + "put it into the profile",
                zh: "仅当 \(target) 的服务器确实如此：先问厂商，或发一条推送看看，再写进 profile")
        }
    }

    // MARK: Changes

    static func change(_ candidate: AdviceCandidate, isRedacted: Bool = false) -> Wording {
        let words = change(candidate.change, isRedacted)
        if !candidate.movesSender { return words }
        return words
            + Wording(en: " (changes who sends: the app or your backend)", zh: "（发送方会改变：App 或你的后端）")
    }

    private static func change(_ change: AdviceCandidate.Change, _ isRedacted: Bool) -> Wording {
        switch change {
        case .settings(let settings): isRedacted ? names(of: settings) : self.settings(settings)
        case .withoutTemplate where isRedacted: Wording(en: "without one of the templates", zh: "删除一个模板")
        case .withoutTemplate(let name):
            Wording(en: "without the template \(name)", zh: "删除模板 \(name)")
        case .shape(let shape): Wording(name: "--to-shape \(shape)")
        case .preference(let preference): Wording(name: "--prefer \(preference.rawValue)")
        case .keepsHidden(true): Wording(name: "--keep-hidden")
        case .keepsHidden(false): Wording(en: "without --keep-hidden", zh: "不用 --keep-hidden")
        }
    }

    /// Which settings change, and not to what.
    private static func names(of settings: [ProfileSetting]) -> Wording {
        // Only policies have names of the program's own.
        .list(settings.map { Wording(name: $0.path.first == "policies" ? $0.name : $0.path[0].string) })
    }

    private static func settings(_ settings: [ProfileSetting]) -> Wording {
        let templates = settings.filter { $0.path == ["templates"] }.flatMap {
            $0.value.parsed().root.elements.compactMap { $0["name"]?.string?.string }
        }
        let others = settings.filter { $0.path != ["templates"] }.map {
            Wording(name: "\($0.name) \(Excerpt.of($0.value))")
        }
        let names = templates.map { ForeignText.sentence($0) }
        let word = Wording(
            en: names.count == 1 ? "the template " : "the templates ", zh: "模板 ")
        let listed = Wording(en: names.joined(separator: ", "), zh: names.joined(separator: "、"))
        return .list((names.isEmpty ? [] : [word + listed]) + others)
    }

    // MARK: Effects

    static func effect(
        _ measure: AdviceMeasure, of sample: Advice.Sample, isRedacted: Bool = false
    ) -> Wording {
        let rest = measure.better - measure.become.total
        let become = measure.become.present.reversed().map { verdict, number in
            share(
                number, of: sample, "become \(verdict.rawValue)", "变为\(verdict.words.chinese)")
        }
        let eased = share(
            measure.eased, of: sample, "keep their verdict, but people notice less", "结论不变，但用户察觉的差异减少")
        let shares = (become + [eased]).compactMap(\.self)
        var parts = shares.isEmpty ? [] : [ofDegraded + .list(shares)]
        if rest > 0 {
            parts.append(
                Wording(
                    en: "\(rest) other \(rest == 1 ? "message becomes" : "messages become") better",
                    zh: "另有 \(rest) 条消息变好"))
        }
        return .list(parts + [worse(measure, isRedacted)], separator: .semicolon)
    }

    private static let ofDegraded = Wording(
        en: "of the degraded and exposed messages, ", zh: "有损失或暴露隐藏内容的消息中，")

    /// A share of the degraded messages; nil for none.
    private static func share(
        _ count: Int, of sample: Advice.Sample, _ english: String, _ chinese: String
    ) -> Wording? {
        if count == 0 { return nil }
        let percent = tenths(sample.permilleOfDegraded(count))
        return Wording(en: "\(percent) % (\(count)) \(english)", zh: "\(percent) %（\(count) 条）\(chinese)")
    }

    private static func worse(_ measure: AdviceMeasure, _ isRedacted: Bool) -> Wording {
        guard let first = measure.firstWorse else {
            return Wording(en: "no message gets worse", zh: "没有消息变差")
        }
        let count = Wording(
            en: "\(measure.worse) \(measure.worse == 1 ? "message gets" : "messages get") worse",
            zh: "\(measure.worse) 条消息变差")
        if isRedacted { return count }
        return count + Wording(en: ", the first in ", zh: "，第一条在") + VerifyWords.place(first)
    }

    // MARK: Together

    static let best = Wording(en: "Best together, of what you can do", zh: "你能做的更改中，一起采用效果最好的")
    static let nothingDoable = Wording(
        en: "None of this can be done in the console or with an option alone.", zh: "以上各项都不能只靠控制台或选项完成。")
    static let profileUnchanged = Wording(
        en: "No change to the target's profile was found that helps, so no profile was written.",
        zh: "没有找到有用的目标 profile 更改，所以没有写出 profile。")
    static func calls(_ number: Int, target: String) -> Wording {
        Wording(
            en:
                "\(number) \(number == 1 ? "call" : "calls") to the console: save the profile, then run 'pushbridge "
                + "settings profile --from \(target) --to \(target) --format requests FILE'",
            zh: "需要 \(number) 次控制台调用：先保存 profile，再运行 'pushbridge settings profile --from \(target) --to "
                + "\(target) --format requests FILE'")
    }
    static let profile = Wording(
        en: "The target's profile with it; --write-profile FILE writes it:",
        zh: "对应的目标 profile，用 --write-profile FILE 写成文件：")

    /// Thousandths as per cent.
    private static func tenths(_ permille: Int) -> String { "\(permille / 10).\(permille % 10)" }
}

extension Wording {
    fileprivate static let semicolon = Wording(en: "; ", zh: "；")

    fileprivate static func list(_ items: [Wording], separator: Wording) -> Wording {
        Wording(
            en: items.map(\.english).joined(separator: separator.english),
            zh: items.map(\.chinese).joined(separator: separator.chinese))
    }
}
