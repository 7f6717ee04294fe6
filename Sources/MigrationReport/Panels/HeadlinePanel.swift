extension ReportPage {
    /// Writes the result as a sentence, what every push has because the profiles differ, a ribbon, and whom it reaches.
    mutating func writeHeadline() {
        let counts = conversions.messages
        element("p", ["class": "lead"], HeadlineWords.sentence(tally))
        element("ul", ["class": "brief"]) { page in
            for line in page.brief + page.tasks {
                page.element("li", line.isAlarm ? ["class": "alarm"] : [:], line.words)
            }
        }
        if counts.messages > 0 { writeRibbon(counts) }
        if tally.countsPeople { writePeople() }
        if !vendors.isEmpty { writeProfiles() }
        if !tally.measurement.accepted.isEmpty {
            element("p") { page in
                let lost = page.conversions.unsettled.count(atLeast: .degraded)
                page.text(
                    .text(
                        "headline.accepted",
                        Wording.list(page.tally.measurement.accepted.map(Wording.init(name:)))))
                page.writeNumber(lost, at: nil, or: .degraded)
                page.text(.text("headline.acceptedEnd"))
            }
        }
        if let older = options.older { writeProgress(since: older) }
    }

    private mutating func writeRibbon(_ counts: FidelityCounts) {
        let parts = counts.parts.filter { $0.number > 0 }.map { part in
            var part = part
            part.title = self(part.mark.name) + ": " + part.number.grouped
            return part
        }
        writeBar(parts, of: counts.drawn, style: "ribbon", label: counts.parts.words)
        writeTable(
            caption: .text("headline.verdicts"),
            [
                .text("headline.verdict"), .text("page.messages"), .text("page.share"),
                .text("headline.meaning"),
            ],
            numbers: [1, 2],
            style: "verdicts"
        ) { page in
            for verdict in Fidelity.allCases {
                // One message stands for a verdict here; the list has all.
                if counts[verdict] > 0 { _ = page.messages.name(MessageListing(verdict)) }
                page.element("tr") { page in
                    page.writeHeading(PlotMark(verdict))
                    page.writeCell(counts[verdict], at: page.first(verdict), or: MessageListing(verdict))
                    page.writeShare(counts[verdict], of: counts.judged)
                    page.element("td", PlotMark(verdict).meaning)
                }
            }
            if counts.unjudged > 0 { page.writeUnjudged(counts) }
        }
    }

    private mutating func writeUnjudged(_ counts: FidelityCounts) {
        element("tr") { page in
            page.writeHeading(.unjudged)
            page.writeCell(counts.unjudged, or: .unjudged)
            page.element("td", ["class": "n"], text: "–")
            page.element("td", PlotMark.unjudged.meaning)
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
            page.writeFigure(
                .text("headline.reached"), HeadlineWords.number(people.reached), people.reached.count)
            page.writeFigure(
                .text("headline.noticing"), HeadlineWords.number(people.noticing), people.noticing.count)
            if let others = people.withOnlyOtherData {
                page.writeFigure(.text("headline.onlyData"), Wording(name: others.grouped), others)
            }
        }
        for note in tally.peopleNotes { element("p", ["class": "hint"], note) }
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
        writeLink(words, to: messages.name(.people), .text("page.seePeople"))
    }
}

/// A line of the report in brief.
struct BriefLine {
    let words: Wording
    /// Whether it comes before everything else.
    var isAlarm = false
}

extension ReportPage {
    /// What comes before the result: vendors, number of messages, days and people.
    var subject: Wording {
        let sources = Wording.list(vendors.map { .word($0, in: "vendor") })
        let target = Wording.word(tally.measurement.target, in: "vendor")
        let days = conversions[.days].keys.filter { $0.first?.isNumber == true }.sorted()
        var subject = Wording.text("brief.subject", sources, target, conversions.messages.messages)
        if let first = days.first, let last = days.last {
            subject = subject + (first == last ? .text("brief.day", first) : .text("brief.days", first, last))
        }
        if tally.countsPeople {
            subject = subject + .text("brief.people", HeadlineWords.number(conversions.people.reached))
        }
        return subject
    }

    /// What the person who decides has to know beside the result: what is exposed, what phones lose and what cannot be sent.
    var brief: [BriefLine] {
        let counts = conversions.messages
        var lines: [BriefLine] = []
        if counts[.exposed] > 0 {
            let share = Numbers.percent(counts[.exposed], of: counts.judged)
            lines.append(
                BriefLine(words: .text("brief.exposed", counts[.exposed], share), isAlarm: true))
        }
        if let sentence = tally.defaultsSentence { lines.append(BriefLine(words: sentence)) }
        if !tally.wording.isEmpty { lines.append(BriefLine(words: .text("brief.wording"))) }
        lines += tally.androidSentences.prefix(2).map { BriefLine(words: $0.sentence) }
        if let sentence = tally.unsendableSentence { lines.append(BriefLine(words: sentence)) }
        if tally.rejectedLines > 0 {
            lines.append(BriefLine(words: .text("brief.unread", tally.rejectedLines)))
        }
        if tally.unwritten > 0 { lines.append(BriefLine(words: .text("brief.unwritten", tally.unwritten))) }
        return lines
    }

    /// What to do first, who does it, and for which keys: each remedy once, those of the keys with the most messages.
    fileprivate var tasks: [BriefLine] {
        var tasks: [(advice: ReportedRow.LossAdvice, key: String, messages: Int, others: Int)] = []
        for (name, cost) in conversions.losses.sortedRows {
            let known = options.rows[name]
            // What only a sentence beside it explains means nothing here.
            let advice = remedies(for: cost, known).lazy.compactMap(\.advice).first {
                $0.effort != .none && $0 != CostWords.asSaid
            }
            guard let advice else { continue }
            let key = known.map(\.key).flatMap { $0.isEmpty ? nil : $0 } ?? name
            if let index = tasks.firstIndex(where: { $0.advice.remedy == advice.remedy }) {
                tasks[index].others += 1
            } else {
                tasks.append((advice, key, cost.messages, 0))
            }
        }
        return tasks.prefix(Self.mostTasks).map { task in
            let words = Wording.text(
                "brief.task", Wording.text("owner.\(task.advice.effort)"), task.advice.remedy, task.key,
                task.messages)
            return BriefLine(words: task.others > 0 ? words + .text("brief.sameTask", task.others) : words)
        }
    }

    /// How many remedies the first screen has.
    private static let mostTasks = 3
}

extension MigrationReport {
    /// The report in at most ten lines, for a mail: the subject, the result, the verdicts, and what the first screen of the page
    /// has beside them.
    public var summary: String {
        let page = ReportPage(self)
        let counts = tally.conversions.messages
        let verdicts = Fidelity.allCases.filter { counts[$0] > 0 }.map { verdict in
            PlotMark(verdict).name + Wording(name: " " + counts[verdict].grouped)
        }
        var lines = [page.subject, HeadlineWords.sentence(tally)]
        if !verdicts.isEmpty { lines.append(.list(verdicts)) }
        let tasks = page.tasks.map(\.words)
        lines += page.brief.map(\.words).prefix(10 - lines.count - tasks.count) + tasks
        return lines.map { page($0) }.joined(separator: "\n") + "\n"
    }
}

extension ReportPage {
    /// Writes what has changed since an earlier run: verdicts and rows, then and now.
    mutating func writeProgress(since older: CorpusTally) {
        let (then, now) = (older.conversions, conversions)
        element("h3", ["id": "progress"], .text("progress.title"))
        element(
            "p",
            .text(
                "progress.sentence", then.messages.shareOfDegraded, then.messages.judged.grouped,
                now.messages.shareOfDegraded, now.messages.judged.grouped))
        if !older.isComparable(with: tally) {
            element("p", ["class": "hint"], .text("progress.otherProfiles"))
        }
        let isSameSize = then.messages.judged == now.messages.judged
        let change: Wording = isSameSize ? .text("progress.change") : .text("progress.changeOfShare")
        writeTable(
            caption: .text("progress.byVerdict"),
            [.text("headline.verdict"), .text("progress.then"), .text("progress.now"), change],
            numbers: [1, 2, 3], Fidelity.allCases
        ) { page, verdict in
            page.writeHeading(PlotMark(verdict))
            page.writeThenAndNow(
                (then.messages[verdict], then.messages.judged), (now.messages[verdict], now.messages.judged),
                or: MessageListing(verdict))
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
            caption: .text("progress.byRow"),
            [.text("costs.row"), .text("progress.then"), .text("progress.now"), change], numbers: [1, 2, 3],
            rows
        ) { page, row in
            page.writeHeading(ofRow: row.name)
            page.writeThenAndNow(
                (row.then, then.messages.judged), (row.now, now.messages.judged),
                at: now.losses.rows[row.name]?.first)
        }
    }

    /// The change of a number; of corpora of other sizes, in points of the share.
    private static func change(
        from then: (part: Int, whole: Int), to now: (part: Int, whole: Int)
    ) -> String {
        if then.whole == now.whole {
            let change = now.part - then.part
            return (change > 0 ? "+" : "") + change.grouped
        }
        let shares = [then, now].map { count -> Double in
            count.whole == 0 ? 0 : Double(count.part) * 100 / Double(count.whole)
        }
        return Numbers.points(shares[1] - shares[0])
    }

    private mutating func writeThenAndNow(
        _ then: (part: Int, whole: Int), _ now: (part: Int, whole: Int), at place: MessagePlace? = nil,
        or listing: MessageListing? = nil
    ) {
        element("td", ["class": "n"]) { page in
            page.text(then.part.grouped)
            page.element("small", text: " \(Numbers.percent(then.part, of: then.whole))")
        }
        element("td", ["class": "n"]) { page in
            page.writeNumber(now.part, at: place, or: listing)
            page.element("small", text: " \(Numbers.percent(now.part, of: now.whole))")
        }
        element("td", ["class": "n"], text: Self.change(from: then, to: now))
    }
}

/// What the result says.
enum HeadlineWords {
    /// The result, for those who read nothing else.
    static func sentence(_ tally: CorpusTally) -> Wording {
        let counts = tally.conversions.messages
        if counts.judged == 0 { return tally.unjudgedSentence }
        return counts.count(atLeast: .vendorWording) == 0 ? same(counts) : different(counts, tally)
    }

    private static func same(_ counts: FidelityCounts) -> Wording {
        .text(counts.unjudged > 0 ? "headline.sameOfJudged" : "headline.same", counts.judged)
    }

    private static func different(_ counts: FidelityCounts, _ tally: CorpusTally) -> Wording {
        let noticed = counts.count(atLeast: .vendorWording)
        let share = Numbers.percent(noticed, of: counts.judged)
        return .text("headline.different", whom(tally), noticed, counts.judged, share)
    }

    /// Who may notice something: how many of whom, where people were counted.
    private static func whom(_ tally: CorpusTally) -> Wording {
        let people = tally.conversions.people
        guard tally.countsPeople, people.noticing.count > 0 else { return .text("headline.somePeople") }
        if people.noticing.isOver { return .text("headline.people", number(people.noticing)) }
        return .text("headline.peopleOf", number(people.noticing), number(people.reached))
    }

    /// A number of people.
    static func number(_ people: PersonSet) -> Wording {
        people.isOver ? .text("headline.number", people.count) : Wording(name: people.count.grouped)
    }
}

extension FidelityCounts {
    /// The share of the judged messages that lose something.
    fileprivate var shareOfDegraded: String { Numbers.percent(count(atLeast: .degraded), of: judged) }
}
