extension ReportPage {
    /// Writes how the messages of each source, kind of conversation and kind of message fare.
    mutating func writeOrigins() {
        if conversions.messages.messages == 0 { return element("p", UnjudgedWords.sentence(tally)) }
        writeLegend(for: conversions.messages)
        write(.sources, OriginWords.sources)
        write(.conversations, OriginWords.conversations)
        write(.kinds, OriginWords.kinds)
    }

    private mutating func write(_ facet: Facet, _ title: Wording) {
        let values = conversions[facet].sorted {
            ($1.value.counts.messages, $0.key) < ($0.value.counts.messages, $1.key)
        }
        if values.isEmpty { return }
        element("h3", title)
        let hasUnjudged = values.contains { $0.value.counts.unjudged > 0 }
        let verdicts = Fidelity.allCases.map { HeadlineWords.name(of: PlotMark($0)) }
        writeTable(
            caption: title,
            [title] + verdicts + (hasUnjudged ? [HeadlineWords.name(of: .unjudged)] : [])
                + [PageWords.messages, NoticeWords.bar],
            numbers: Set(1...(verdicts.count + (hasUnjudged ? 2 : 1))), style: "bars"
        ) { page in
            for (name, count) in values {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], OriginWords.name(of: name, in: facet))
                    page.writeVerdicts(of: count, hasUnjudged: hasUnjudged)
                    page.writeCell(count.counts.messages, or: .messages)
                    page.element("td", ["class": "plot"]) {
                        $0.writeBar(count.counts.parts, of: max(count.counts.drawn, 1))
                    }
                }
            }
        }
    }

    /// Writes a cell for each verdict.
    mutating func writeVerdicts(of count: FacetCount, hasUnjudged: Bool) {
        for verdict in Fidelity.allCases {
            writeCell(
                count.counts[verdict],
                at: verdict.isLoss && count.counts.count(atLeast: .degraded) == count.counts[verdict]
                    ? count.first : nil,
                or: MessageListing(verdict))
        }
        if hasUnjudged { writeCell(count.counts.unjudged, or: .unjudged) }
    }
}
