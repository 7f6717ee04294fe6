extension ReportPage {
    /// Writes what has no verdict, and why.
    mutating func writeLeftovers() {
        let rejected = tally.rejected.values.reduce(0, +)
        let counts = [
            (LeftoverWords.rejected, rejected, MessageListing.rejected, LeftoverWords.rejectedMeaning),
            (LeftoverWords.blank, tally.blankLines, nil, LeftoverWords.blankMeaning),
            (
                LeftoverWords.unjudged, conversions.messages.unjudged, .unjudged,
                HeadlineWords.meaning(of: .unjudged)
            ),
            (LeftoverWords.unwritten, tally.unwritten, .unwritten, LeftoverWords.unwrittenMeaning),
            (LeftoverWords.platforms, tally.platforms, .platforms, LeftoverWords.platformsMeaning),
        ]
        writeTable(
            caption: ReportPanel.leftovers.title,
            [LeftoverWords.what, LeftoverWords.number, HeadlineWords.meaning],
            numbers: [1]
        ) { page in
            for (name, number, listing, meaning) in counts {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], name)
                    page.writeCell(number, or: listing)
                    page.element("td", meaning)
                }
            }
        }
        writeCollisions()
        if tally.rejected.isEmpty { return }
        element("h3", LeftoverWords.codes)
        writeTable(
            caption: LeftoverWords.codes, [LeftoverWords.code, LeftoverWords.number], numbers: [1]
        ) { page in
            for (code, number) in page.tally.rejected.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
            {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { $0.element("code", text: code) }
                    page.writeCell(number, or: .rejected)
                }
            }
        }
    }

    /// Writes which accounts become one at the target.
    private mutating func writeCollisions() {
        let collisions = conversions.collisions
        if collisions.listed.isEmpty { return }
        element("h3", LeftoverWords.collisions)
        element("p", LeftoverWords.collisionsExplained(isCut: collisions.isCut))
        writeTable(
            caption: LeftoverWords.collisions,
            [WordingWords.vendors, LeftoverWords.spellings, LeftoverWords.becomes]
        ) { page in
            for collision in collisions.listed {
                page.element("tr") { page in
                    page.element("td", text: collision.source)
                    page.element("th", ["scope": "row"]) { page in
                        page.writeForeign(collision.spellings.joined(separator: ", "), upTo: 200)
                    }
                    page.element("td") { $0.writeForeign(collision.name, upTo: 100) }
                }
            }
        }
    }
}
