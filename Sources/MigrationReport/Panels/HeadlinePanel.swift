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
