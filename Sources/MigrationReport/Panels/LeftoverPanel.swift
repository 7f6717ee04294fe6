extension ReportPage {
    /// Writes what has no verdict, and why.
    mutating func writeLeftovers() {
        let rejected = tally.rejected.values.reduce(0, +)
        let counts = [
            (LeftoverWords.rejected, rejected, LeftoverWords.rejectedMeaning),
            (LeftoverWords.blank, tally.blankLines, LeftoverWords.blankMeaning),
            (LeftoverWords.unjudged, conversions.messages.unjudged, HeadlineWords.meaning(of: .unjudged)),
            (LeftoverWords.unwritten, tally.unwritten, LeftoverWords.unwrittenMeaning),
            (LeftoverWords.platforms, tally.platforms, LeftoverWords.platformsMeaning),
        ]
        writeTable(
            caption: ReportPanel.leftovers.title,
            [LeftoverWords.what, LeftoverWords.number, HeadlineWords.meaning],
            numbers: [1]
        ) { page in
            for (name, number, meaning) in counts {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], name)
                    page.writeCell(number)
                    page.element("td", meaning)
                }
            }
        }
        if tally.rejected.isEmpty { return }
        element("h3", LeftoverWords.codes)
        writeTable(
            caption: LeftoverWords.codes, [LeftoverWords.code, LeftoverWords.number], numbers: [1]
        ) { page in
            for (code, number) in page.tally.rejected.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
            {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { $0.element("code", text: code) }
                    page.writeCell(number)
                }
            }
        }
        element("p", ["class": "hint"], LeftoverWords.codesCommand)
    }
}
