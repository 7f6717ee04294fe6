extension ReportPage {
    /// Writes who notices what: a matrix of situations and of what is noticed in them.
    mutating func writeMeetings() {
        let meetings = conversions.losses.meetings
        if meetings.isEmpty {
            if conversions.messages.count(atLeast: .vendorWording) == 0 { return writeNothing() }
            return element("p", MeetingWords.nobody)
        }
        element("p", MeetingWords.explanation)
        let effects = Set(meetings.keys.map(\.effect)).sorted()
        let counts = Dictionary(grouping: meetings) { $0.key.situation }
        let situations = counts.keys.sorted(by: SituationWords.isBefore)
        let most = meetings.values.map(\.messages).max() ?? 0
        writeTable(
            caption: ReportPanel.meetings.title, [MeetingWords.situation] + effects.map(\.words),
            numbers: Set(1...effects.count), style: "matrix"
        ) { page in
            for situation in situations {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], SituationWords.words(of: situation))
                    for effect in effects {
                        page.write(counts[situation]?.first { $0.key.effect == effect }?.value, most)
                    }
                }
            }
        }
    }

    private mutating func write(_ notice: LossTally.Notice?, _ most: Int) {
        element("td", ["class": "n"]) { page in
            guard let notice, notice.messages > 0 else { return page.text("–") }
            page.writeDot(notice.messages, of: most)
            page.writeNumber(notice.messages, at: notice.first)
        }
    }
}
