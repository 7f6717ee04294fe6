extension ReportPage {
    /// Writes the result as a sentence, what every push has because the profiles differ, a ribbon, and whom it reaches.
    mutating func writeHeadline() {
        let counts = conversions.messages
        element("p", ["class": "lead"], HeadlineWords.sentence(tally))
        if !vendors.isEmpty { writeProfiles() }
        if counts.messages > 0 { writeRibbon(counts) }
        if tally.countsPeople { writePeople() }
        if !tally.measurement.accepted.isEmpty {
            element("p") { page in
                let lost = page.conversions.unsettled.count(atLeast: .degraded)
                page.text(HeadlineWords.accepted(page.tally.measurement.accepted))
                page.writeNumber(lost, at: nil, or: .degraded)
                page.text(HeadlineWords.acceptedEnd)
            }
        }
        if let older = options.older { writeProgress(since: older) }
    }

    private mutating func writeRibbon(_ counts: FidelityCounts) {
        let parts = counts.parts.filter { $0.number > 0 }.map { part in
            var part = part
            part.title = self(HeadlineWords.name(of: part.mark)) + ": " + NumberWords.count(part.number)
            return part
        }
        writeBar(parts, of: counts.drawn, style: "ribbon", label: HeadlineWords.ribbon(counts))
        writeTable(
            caption: HeadlineWords.verdicts,
            [HeadlineWords.verdict, PageWords.messages, PageWords.share, HeadlineWords.meaning],
            numbers: [1, 2],
            style: "verdicts"
        ) { page in
            for verdict in Fidelity.allCases {
                // One message stands for a verdict here; the list has all.
                if counts[verdict] > 0 { _ = page.messages.name(MessageListing(verdict)) }
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.writeKey(PlotMark(verdict))
                        page.text(HeadlineWords.name(of: PlotMark(verdict)))
                    }
                    page.writeCell(counts[verdict], at: page.first(verdict), or: MessageListing(verdict))
                    page.writeShare(counts[verdict], of: counts.judged)
                    page.element("td", HeadlineWords.meaning(of: PlotMark(verdict)))
                }
            }
            if counts.unjudged > 0 { page.writeUnjudged(counts) }
        }
    }

    private mutating func writeUnjudged(_ counts: FidelityCounts) {
        element("tr") { page in
            page.element("th", ["scope": "row"]) { page in
                page.writeKey(.unjudged)
                page.text(HeadlineWords.name(of: .unjudged))
            }
            page.writeCell(counts.unjudged, or: .unjudged)
            page.element("td", ["class": "n"], text: "–")
            page.element("td", HeadlineWords.meaning(of: .unjudged))
        }
    }

    /// A message with a verdict; nil where none is kept.
    private func first(_ verdict: Fidelity) -> MessagePlace? {
        let losses = conversions.losses
        if let example = losses.examples[verdict]?.first { return example.place }
        return losses.rows.values.filter { $0.counts.present.map { $0.verdict } == [verdict] }.map(\.first)
            .min()
    }

    private mutating func writePeople() {
        let people = conversions.people
        element("dl", ["class": "figures"]) { page in
            page.writeFigure(HeadlineWords.reached, people.reached)
            page.writeFigure(HeadlineWords.noticing, people.noticing)
            if let others = people.withOnlyOtherData {
                page.writeFigure(HeadlineWords.onlyData, Wording(name: NumberWords.count(others)), others)
            }
        }
        for note in tally.peopleNotes { element("p", ["class": "hint"], note) }
    }

    private mutating func writeFigure(_ name: Wording, _ people: PersonSet) {
        writeFigure(name, HeadlineWords.number(people), people.count)
    }

    private mutating func writeFigure(_ name: Wording, _ words: Wording, _ number: Int) {
        element("div") { page in
            page.element("dt", name)
            page.element("dd") { $0.writePeople(words, number) }
        }
    }

    /// Writes a number of people, which leads to what is said of them.
    mutating func writePeople(_ words: Wording, _ number: Int) {
        let words = self(words)
        if number == 0 { return text(words) }
        writeLink(words, to: messages.name(.people), PageWords.seePeople)
    }
}

extension ReportPage {
    /// Writes what has changed since an earlier run: verdicts and rows, then and now.
    mutating func writeProgress(since older: CorpusTally) {
        let (then, now) = (older.conversions, conversions)
        element("h3", ["id": "progress"], ProgressWords.title)
        element("p", ProgressWords.sentence(then.messages, now.messages))
        if !older.isComparable(with: tally) {
            element("p", ["class": "hint"], ProgressWords.otherProfiles)
        }
        let isSameSize = then.messages.judged == now.messages.judged
        let change = isSameSize ? ProgressWords.change : ProgressWords.changeOfShare
        writeTable(
            caption: ProgressWords.byVerdict,
            [HeadlineWords.verdict, ProgressWords.then, ProgressWords.now, change],
            numbers: [1, 2, 3]
        ) { page in
            for verdict in Fidelity.allCases {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.writeKey(PlotMark(verdict))
                        page.text(HeadlineWords.name(of: PlotMark(verdict)))
                    }
                    page.writeThenAndNow(
                        (then.messages[verdict], then.messages.judged),
                        (now.messages[verdict], now.messages.judged), or: MessageListing(verdict))
                }
            }
        }
        let names = Set(then.losses.rows.keys).union(now.losses.rows.keys)
        let rows = names.map { name in
            (
                name: name, then: then.losses.rows[name]?.counts.count(atLeast: .degraded) ?? 0,
                now: now.losses.rows[name]?.counts.count(atLeast: .degraded) ?? 0
            )
        }.filter { $0.then + $0.now > 0 }.sorted {
            (max($1.then, $1.now), $0.name) < (max($0.then, $0.now), $1.name)
        }
        if rows.isEmpty { return }
        writeTable(
            caption: ProgressWords.byRow,
            [CostWords.row, ProgressWords.then, ProgressWords.now, change], numbers: [1, 2, 3]
        ) { page in
            for row in rows {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.writeRow(row.name)
                        if let key = page.options.rows[row.name]?.key { page.text(" \(key)") }
                    }
                    page.writeThenAndNow(
                        (row.then, then.messages.judged), (row.now, now.messages.judged),
                        at: now.losses.rows[row.name]?.first)
                }
            }
        }
    }

    /// The change of a number; of corpora of other sizes, in points of the share.
    private static func change(
        from then: (part: Int, whole: Int), to now: (part: Int, whole: Int)
    ) -> String {
        if then.whole == now.whole {
            let change = now.part - then.part
            return (change > 0 ? "+" : "") + NumberWords.count(change)
        }
        let shares = [then, now].map { $0.whole == 0 ? 0 : Double($0.part) * 100 / Double($0.whole) }
        return NumberWords.points(shares[1] - shares[0])
    }

    private mutating func writeThenAndNow(
        _ then: (part: Int, whole: Int), _ now: (part: Int, whole: Int), at place: MessagePlace? = nil,
        or listing: MessageListing? = nil
    ) {
        element("td", ["class": "n"]) { page in
            page.text(NumberWords.count(then.part))
            page.element("small", text: " \(NumberWords.percent(then.part, of: then.whole))")
        }
        element("td", ["class": "n"]) { page in
            page.writeNumber(now.part, at: place, or: listing)
            page.element("small", text: " \(NumberWords.percent(now.part, of: now.whole))")
        }
        element("td", ["class": "n"], text: Self.change(from: then, to: now))
    }
}

/// What the result says.
enum HeadlineWords {
    /// The result, for those who read nothing else.
    static func sentence(_ tally: CorpusTally) -> Wording {
        let counts = tally.conversions.messages
        if counts.judged == 0 { return UnjudgedWords.sentence(tally) }
        return counts.count(atLeast: .vendorWording) == 0 ? same(counts) : different(counts, tally)
    }

    private static func same(_ counts: FidelityCounts) -> Wording {
        let all = NumberWords.count(counts.judged)
        if counts.unjudged > 0 {
            return Wording(
                en: "All \(all) messages that were judged look and sound the same after the move.",
                zh: "迁移后，下了结论的全部 \(all) 条消息的显示和声音都不变。")
        }
        return Wording(
            en: "All \(all) messages look and sound the same after the move.",
            zh: "迁移后，全部 \(all) 条消息的显示和声音都不变。")
    }

    private static func different(_ counts: FidelityCounts, _ tally: CorpusTally) -> Wording {
        let (judged, noticed) = (counts.judged, counts.count(atLeast: .vendorWording))
        let (part, all) = (NumberWords.count(noticed), NumberWords.count(judged))
        let share = NumberWords.percent(noticed, of: judged)
        let whom = whom(tally)
        return Wording(
            en:
                "After the move, \(whom.english) may notice a difference in \(part) of \(all) message\(judged == 1 ? "" : "s") (\(share)).",
            zh: "迁移后，\(all) 条消息中有 \(part) 条（\(share)）可能让\(whom.chinese)注意到区别。")
    }

    /// Who may notice something: how many of whom, where people were counted.
    private static func whom(_ tally: CorpusTally) -> Wording {
        let people = tally.conversions.people
        guard tally.countsPeople, people.noticing.count > 0 else {
            return Wording(en: "some people", zh: "部分用户")
        }
        let (some, all) = (number(people.noticing), number(people.reached))
        if people.noticing.isOver { return Wording(en: "\(some.english) people", zh: "\(some.chinese) 人") }
        return Wording(
            en: "\(some.english) of \(all.english) people", zh: "\(all.chinese) 人中的\(some.chinese) 人")
    }

    /// A number of people.
    static func number(_ people: PersonSet) -> Wording {
        let count = NumberWords.count(people.count)
        return people.isOver ? Wording(en: "more than \(count)", zh: "超过 \(count)") : Wording(name: count)
    }

    static let verdicts = Wording(en: "Messages by verdict", zh: "各结论的消息数")
    static let verdict = Wording(en: "Verdict", zh: "结论")
    static let meaning = Wording(en: "Meaning", zh: "含义")
    static func ribbon(_ counts: FidelityCounts) -> Wording {
        let marks = counts.parts.filter { $0.number > 0 }
        return .list(marks.map { name(of: $0.mark) + Wording(name: " \(NumberWords.count($0.number))") })
    }

    static func name(of mark: PlotMark) -> Wording {
        switch mark {
        case .identical: Wording(en: "identical", zh: "完全相同")
        case .sameScreen: Wording(en: "same screen", zh: "显示相同")
        case .vendorWording: Wording(en: "vendor wording", zh: "厂商文案不同")
        case .degraded: Wording(en: "degraded", zh: "有损失")
        case .exposed: Wording(en: "exposed", zh: "暴露隐藏内容")
        case .unjudged: Wording(en: "not judged", zh: "不下结论")
        }
    }

    static func meaning(of mark: PlotMark) -> Wording {
        mark.verdict?.meaning
            ?? Wording(
                en: "copies without the sender's push settings; nobody can say what a move loses",
                zh: "抄送，不带发送方的推送设置，无法判断损失")
    }

    static func accepted(_ rows: [String]) -> Wording {
        Wording(
            en: "If the losses of \(rows.joined(separator: ", ")) are accepted, ",
            zh: "接受 \(rows.joined(separator: "、")) 的损失后，有损失的还剩 ")
    }
    static let acceptedEnd = Wording(en: " degraded or exposed remain.", zh: " 条（含暴露隐藏内容的）。")

    // MARK: People

    static let reached = Wording(en: "people reached", zh: "送达人数")
    static let noticing = Wording(en: "of them may notice something", zh: "其中可能注意到区别")
    static let onlyData = Wording(en: "only their app gets other data", zh: "只是应用数据不同")
}

/// What the comparison with an earlier run says.
enum ProgressWords {
    static let title = Wording(en: "Since the last run", zh: "与上次相比")
    static func sentence(_ then: FidelityCounts, _ now: FidelityCounts) -> Wording {
        let shares = [then, now].map { NumberWords.percent($0.count(atLeast: .degraded), of: $0.judged) }
        let counts = [then, now].map { NumberWords.count($0.judged) }
        return Wording(
            en:
                "Then \(shares[0]) of \(counts[0]) messages were degraded or exposed, now \(shares[1]) of \(counts[1]).",
            zh: "有损失或暴露隐藏内容的消息：上次 \(counts[0]) 条中的 \(shares[0])，现在 \(counts[1]) 条中的 \(shares[1])。")
    }
    static let changeOfShare = Wording(en: "Change, in percentage points", zh: "变化（百分点）")
    static let otherProfiles = Wording(
        en: "The two runs had different targets, options or profiles: some of the change may come from them.",
        zh: "两次运行的目标、选项或 profile 不同，部分变化可能来自这些不同。")
    static let byVerdict = Wording(en: "Verdicts then and now", zh: "各结论：上次和现在")
    static let byRow = Wording(
        en: "Degraded and exposed messages by row, then and now", zh: "各字段的有损失或暴露隐藏内容的消息：上次和现在")
    static let then = Wording(en: "Then", zh: "上次")
    static let now = Wording(en: "Now", zh: "现在")
    static let change = Wording(en: "Change", zh: "变化")
}
