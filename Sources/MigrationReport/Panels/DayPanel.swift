extension ReportPage {
    /// How many columns the time line has room for; more days are drawn by month.
    private static let mostColumns = 200

    /// Writes a time line of the messages' own days.
    mutating func writeDays() {
        let all = conversions[.days].sorted { $0.key < $1.key }
        let days = all.filter { $0.key.isDate }
        let rest = all.filter { !$0.key.isDate }
        if days.isEmpty {
            let hasMessages = conversions.messages.messages > 0
            return element("p", hasMessages ? DayWords.noTimes : UnjudgedWords.sentence(tally))
        }
        let columns = Self.columns(of: days.map { ($0.key, $0.value.counts.parts) })
        writeColumns(
            columns.map { (title: self(DayWords.column($0.name, $0.parts)), parts: $0.parts.reversed()) },
            label: DayWords.plot(days.count, from: days[0].key, to: days[days.count - 1].key))
        element("p", ["class": "axis", "aria-hidden": "true"]) { page in
            page.element("span", text: days[0].key)
            if days.count > 1 { page.element("span", text: days[days.count - 1].key) }
        }
        writeLegend(for: conversions.messages)
        for (name, count) in rest {
            element("p", ["class": "hint"], DayWords.rest(name, count.counts))
        }
        element("details") { page in
            page.element("summary", DayWords.table)
            page.writeDayTable(all)
        }
    }

    private mutating func writeDayTable(_ days: [(key: String, value: FacetCount)]) {
        let hasUnjudged = days.contains { $0.value.counts.unjudged > 0 }
        let verdicts = Fidelity.allCases.map { HeadlineWords.name(of: PlotMark($0)) }
        writeTable(
            caption: ReportPanel.days.title,
            [DayWords.day] + verdicts + (hasUnjudged ? [HeadlineWords.name(of: .unjudged)] : [])
                + [PageWords.messages],
            numbers: Set(1...(verdicts.count + (hasUnjudged ? 2 : 1)))
        ) { page in
            for (name, count) in days {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], DayWords.name(name))
                    page.writeVerdicts(of: count, hasUnjudged: hasUnjudged)
                    page.writeCell(count.counts.messages, or: .messages)
                }
            }
        }
    }

    /// A column for each day, or for each month where there are many days.
    private static func columns(
        of days: [(name: String, parts: [PlotPart])]
    ) -> [(name: String, parts: [PlotPart])] {
        if days.count <= mostColumns { return days }
        return days.reduce(into: []) { months, day in
            let month = String(day.name.prefix(7))
            guard let last = months.last, last.name == month else { return months.append((month, day.parts)) }
            for index in day.parts.indices {
                months[months.count - 1].parts[index].number += day.parts[index].number
            }
        }
    }
}

extension String {
    /// Whether it is a day such as `2026-11-21`.
    fileprivate var isDate: Bool { utf8.count == 10 && utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }
}
