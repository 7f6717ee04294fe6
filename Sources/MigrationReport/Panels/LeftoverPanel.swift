extension ReportPage {
    /// Writes what has no verdict, and why.
    mutating func writeLeftovers() {
        var counts: [(listing: MessageListing?, number: Int, meaning: Wording)] = [
            (.rejected, tally.rejectedLines, .text("leftovers.rejectedMeaning")),
            (nil, tally.blankLines, .text("leftovers.blankMeaning")),
            (.unjudged, conversions.messages.unjudged, PlotMark.unjudged.meaning),
            (.unwritten, tally.unwritten, .text("leftovers.unwrittenMeaning")),
            (.platforms, tally.platforms, .text("leftovers.platformsMeaning")),
        ]
        tally.unsendableSentence.map { counts.append((.unsendable, tally.unsendable, $0)) }
        counts += tally.androidSentences.map { (.androidClass, $0.number, $0.sentence) }
        writeTable(
            caption: ReportPanel.leftovers.title,
            [.text("leftovers.what"), .text("leftovers.number"), .text("headline.meaning")],
            numbers: [1], counts
        ) { page, count in
            page.writeHeading(count.listing?.words ?? .text("leftovers.blank"))
            page.writeCell(count.number, or: count.listing)
            page.element("td", count.meaning)
        }
        writeCollisions()
        if tally.rejected.isEmpty { return }
        element("h3", .text("leftovers.codes"))
        writeTable(
            caption: .text("leftovers.codes"), [.text("leftovers.code"), .text("leftovers.number")],
            numbers: [1], tally.rejected.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        ) { page, reason in
            page.element("th", ["scope": "row"]) { $0.element("code", text: reason.key) }
            page.writeCell(reason.value, or: .rejected)
        }
    }

    /// Writes which accounts become one at the target.
    private mutating func writeCollisions() {
        let collisions = conversions.collisions
        if collisions.listed.isEmpty { return }
        element("h3", .text("leftovers.collisions"))
        element(
            "p",
            .text("leftovers.collisionsExplained")
                + (collisions.isCut
                    ? .text("leftovers.collisionsCut", AccountCollisions.most) : Wording(name: "")))
        writeTable(
            caption: .text("leftovers.collisions"),
            [.text("wording.vendors"), .text("leftovers.spellings"), .text("leftovers.becomes")],
            collisions.listed
        ) { page, collision in
            page.element("td", text: collision.source)
            page.element("th", ["scope": "row"]) {
                $0.writeForeign(collision.spellings.joined(separator: ", "), upTo: 200)
            }
            page.element("td") { $0.writeForeign(collision.name, upTo: 100) }
        }
    }
}

extension CorpusTally {
    /// How many lines were rejected, for whatever reason.
    var rejectedLines: Int { rejected.values.reduce(0, +) }

    /// That no message was judged, and why.
    var unjudgedSentence: Wording {
        let unjudged = conversions.messages.unjudged
        if conversions.messages.messages == 0, rejected.isEmpty { return .text("page.noMessages") }
        let reasons: [Wording?] = [
            unjudged > 0 ? .text("unjudged.copies", unjudged) : nil,
            rejectedLines > 0 ? .text("unjudged.rejected", rejectedLines) : nil,
        ]
        return .text("unjudged.sentence", Wording.list(reasons.compactMap(\.self)))
    }
}

extension ReportPage {
    /// Writes that people notice nothing; where no message was judged, that nobody knows.
    mutating func writeNothing() {
        let counts = conversions.messages
        if counts.judged > 0 {
            return element(
                "p",
                .text(counts.unjudged == 0 ? "page.nobodyNotices" : "page.nobodyNoticesJudged", counts.judged)
            )
        }
        element("p") { page in
            page.text(.text("unjudged.nothingToTell", page.tally.unjudgedSentence))
            page.text(" ")
            page.element("a", ["href": "#\(ReportPanel.leftovers.anchor)"], ReportPanel.leftovers.title)
        }
    }
}
