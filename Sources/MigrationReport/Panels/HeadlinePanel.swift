extension ReportPage {
    /// Writes the result as a sentence, a ribbon, and whom it reaches.
    mutating func writeHeadline() {
        let counts = conversions.messages
        element("p", ["class": "lead"], HeadlineWords.sentence(counts))
        if counts.messages > 0 { writeRibbon(counts) }
        if tally.countsPeople { writePeople() }
        if !tally.measurement.accepted.isEmpty {
            element(
                "p",
                HeadlineWords.accepted(tally.measurement.accepted, degraded: conversions.unsettled[.degraded])
            )
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
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.writeKey(PlotMark(verdict))
                        page.text(HeadlineWords.name(of: PlotMark(verdict)))
                    }
                    page.writeCell(counts[verdict], at: page.first(verdict))
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
            page.writeCell(counts.unjudged)
            page.element("td", ["class": "n"], text: "–")
            page.element("td", HeadlineWords.meaning(of: .unjudged))
        }
    }

    /// A message with a verdict; nil where none is kept.
    private func first(_ verdict: Fidelity) -> MessagePlace? {
        let losses = conversions.losses
        if let example = losses.examples[verdict]?.first { return example.place }
        switch verdict {
        case .identical: return nil
        case .sameScreen: return losses.rows.values.filter { $0.degraded == 0 }.map(\.first).min()
        case .degraded: return losses.rowSets.values.compactMap(\.first).min()
        }
    }

    private mutating func writePeople() {
        let people = conversions.people
        element("dl", ["class": "figures"]) { page in
            page.writeFigure(HeadlineWords.reached, people.reached)
            page.writeFigure(HeadlineWords.noticing, people.noticing)
            page.writeFigure(
                HeadlineWords.onlyData,
                HeadlineWords.people(people.withOnlyOtherData, error: page.errorOfOthers(people)))
        }
        if people.unaddressed > 0 {
            element("p", ["class": "hint"], HeadlineWords.unaddressed(people.unaddressed))
        }
    }

    private func errorOfOthers(_ people: ConversionPeople) -> Double? {
        people.withOtherData.isEstimate ? people.withOtherData.errorInPercent : nil
    }

    private mutating func writeFigure(_ name: Wording, _ people: PersonSet) {
        writeFigure(
            name, HeadlineWords.people(people.count, error: people.isEstimate ? people.errorInPercent : nil))
    }

    private mutating func writeFigure(_ name: Wording, _ number: Wording) {
        element("div") { page in
            page.element("dt", name)
            page.element("dd", number)
        }
    }
}
