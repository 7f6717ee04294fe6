extension ReportPage {
    /// Writes every row that decided verdicts, with what is known of it and what to do.
    mutating func writeCosts() {
        let rows = conversions.losses.sortedRows
        if rows.isEmpty {
            if conversions.messages.judged == 0 { return writeNothing() }
            return element("p", CostWords.nothing)
        }
        element("p") { page in
            page.text(CostWords.explanation)
            guard page.options.advice != nil else { return }
            page.text(" ")
            page.element("a", ["href": "#advice"], MeasuredAdviceWords.title)
        }
        let judged = conversions.messages.judged
        let most = rows.map(\.cost.messages).max() ?? 0
        var columns = [CostWords.row, PageWords.messages, PageWords.share]
        if tally.countsPeople { columns.append(CostWords.people) }
        columns += [CostWords.happens, CostWords.remedy]
        writeTable(
            caption: ReportPanel.costs.title, columns,
            numbers: tally.countsPeople ? [1, 2, 3] : [1, 2], style: "costs"
        ) { page in
            for (name, cost) in rows { page.write(name, cost, judged: judged, most: most) }
        }
        if let advice = options.advice { write(advice) }
    }

    private mutating func write(_ name: String, _ cost: LossTally.Cost, judged: Int, most: Int) {
        let known = options.rows[name]
        element("tr", ["id": "r-\(name)", "tabindex": "-1"]) { page in
            page.element("th", ["scope": "row"]) { page in
                page.element("code", text: name)
                if let known, !known.key.isEmpty {
                    page.element("span", ["class": "path"], text: known.key)
                }
                page.writeBar(
                    cost.counts.present.map { PlotPart(mark: PlotMark($0.verdict), number: $0.number) },
                    of: most)
            }
            page.element("td", ["class": "n"]) { page in
                page.writeNumber(cost.messages, at: cost.example?.place ?? cost.first)
                page.element("small", CostWords.verdicts(of: cost.counts))
            }
            page.writeShare(cost.messages, of: judged)
            if page.tally.countsPeople {
                page.element("td", ["class": "n"]) {
                    $0.writePeople(HeadlineWords.number(cost.people), cost.people.count)
                }
            }
            page.writeExplanation(of: name, cost, known)
            page.writeAdvice(name, cost, known)
        }
    }

    private mutating func writeExplanation(of name: String, _ cost: LossTally.Cost, _ known: ReportedRow?) {
        element("td") { page in
            if let meaning = known?.meaning { page.element("p", ["class": "hint"], meaning) }
            for sentence in cost.sentences { page.write(sentence, isOnly: cost.sentences.count == 1) }
        }
    }

    private mutating func write(_ sentence: LossTally.Sentence, isOnly: Bool) {
        element("p") { page in
            switch sentence.loss {
            case nil where !sentence.isNoticed: page.text(CostWords.otherData.loss)
            case nil: page.text(CostWords.untold)
            // What is told may repeat the message's own words.
            case let told? where page.redaction == nil: page.element("bdi", told.message)
            case let told?: page.text(CostWords.redacted(told))
            }
            if !isOnly { page.element("small", CostWords.times(sentence.counts.total)) }
        }
    }

    /// What to do about each thing that is told of a row, the costliest first; what several need stands once.
    private func remedies(
        for cost: LossTally.Cost, _ known: ReportedRow?
    ) -> [(advice: ReportedRow.LossAdvice?, messages: Int)] {
        let all = (known?.advice ?? []) + options.commonAdvice
        var remedies: [(advice: ReportedRow.LossAdvice?, messages: Int)] = []
        for sentence in cost.sentences {
            let advice = advice(for: sentence, from: all)
            let messages = sentence.counts.total
            if let index = remedies.firstIndex(where: { $0.advice == advice }) {
                remedies[index].messages += messages
            } else {
                remedies.append((advice, messages))
            }
        }
        return remedies
    }

    /// What to do about one thing that is told of a row.
    private func advice(
        for sentence: LossTally.Sentence, from all: [ReportedRow.LossAdvice]
    ) -> ReportedRow.LossAdvice? {
        if let told = sentence.loss {
            return all.first { $0.fits(told) } ?? (told.saysMore ? CostWords.asSaid : nil)
        }
        return !sentence.isNoticed ? CostWords.otherData : all.first { $0.fits(nil) }
    }

    private mutating func writeAdvice(_ name: String, _ cost: LossTally.Cost, _ known: ReportedRow?) {
        let remedies = remedies(for: cost, known)
        element("td") { page in
            for (advice, messages) in remedies {
                page.element("p") { page in
                    page.write(advice)
                    // Several sentences may be true of one message, so sums would say too much.
                    if remedies.count > 1, remedies.count == cost.sentences.count {
                        page.element("small", CostWords.times(messages))
                    }
                }
            }
            if known?.key.isEmpty == false {
                page.element("code", ["class": "cmd"], text: "pushbridge mappings show \(name)")
            }
        }
    }

    private mutating func write(_ advice: ReportedRow.LossAdvice?) {
        guard let advice else { return text(CostWords.noAdvice) }
        element("span", ["class": "effort e-\(advice.effort.rawValue)"], CostWords.effort(advice.effort))
        text(" ")
        text(advice.remedy)
        element("small", advice.loss)
    }
}

extension LossTally.Sentence {
    /// Whether people may notice something because of it.
    fileprivate var isNoticed: Bool { counts.count(atLeast: .vendorWording) > 0 }
}

extension ToldLoss {
    /// Whether a sentence behind the first says what to do.
    fileprivate var saysMore: Bool { message.english.contains(". ") }
}

/// What is said of measured advice.
enum MeasuredAdviceWords {
    static let title = Wording(en: "Measured advice", zh: "实测建议")
    static let change = Wording(en: "Change", zh: "更改")
    static let effect = Wording(en: "Effect on the sample", zh: "对样本的效果")
    static let profile = Wording(en: "The target's profile with it", zh: "对应的目标 profile")
}

extension ReportPage {
    /// Writes what would keep more, as it was measured.
    mutating func write(_ advice: ReportedAdvice) {
        element("h3", ["id": "advice"], MeasuredAdviceWords.title)
        for words in advice.head { element("p", words) }
        for group in advice.groups { write(group) }
        if let best = advice.best { write(best) }
    }

    private mutating func write(_ group: ReportedAdvice.Group) {
        writeTable(
            caption: group.title, [group.title, MeasuredAdviceWords.effect], style: "advice"
        ) { page in
            for item in group.items {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], item.change)
                    page.element("td", item.effect)
                }
            }
        }
    }

    private mutating func write(_ best: ReportedAdvice.Best) {
        element("p") { page in
            page.element("b", best.title)
            guard let item = best.item else { return }
            page.text(Wording.colon)
            page.text(item.change)
            page.element("small", ["class": "block"], item.effect)
        }
        for step in best.steps { element("p", ["class": "hint"], step) }
        guard let profile = best.profile else { return }
        element("p", MeasuredAdviceWords.profile)
        element("pre", ["class": "file", "tabindex": "0"]) { $0.text(profile) }
    }
}

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
