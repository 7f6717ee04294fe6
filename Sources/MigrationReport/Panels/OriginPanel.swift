extension ReportPage {
    /// Writes how the messages of each source, kind of conversation and kind of message fare.
    mutating func writeOrigins() {
        if conversions.messages.messages == 0 { return element("p", tally.unjudgedSentence) }
        writeLegend(for: conversions.messages)
        write(.sources, .text("origins.sources"))
        write(.conversations, .text("origins.conversations"))
        write(.kinds, .text("origins.kinds"))
    }

    private mutating func write(_ facet: Facet, _ title: Wording) {
        let values = conversions[facet].sorted {
            ($1.value.counts.messages, $0.key) < ($0.value.counts.messages, $1.key)
        }
        if values.isEmpty { return }
        element("h3", title)
        write(values, of: facet, title, caption: title, hasBars: true)
    }

    /// Writes a table of the messages of each value by verdict.
    private mutating func write(
        _ values: [(key: String, value: FacetCount)], of facet: Facet, _ title: Wording, caption: Wording,
        hasBars: Bool
    ) {
        let hasUnjudged = values.contains { $0.value.counts.unjudged > 0 }
        let verdicts =
            Fidelity.allCases.map { PlotMark($0).name } + (hasUnjudged ? [PlotMark.unjudged.name] : [])
        writeTable(
            caption: caption,
            [title] + verdicts + [.text("page.messages")] + (hasBars ? [.text("notices.bar")] : []),
            numbers: Set(1...verdicts.count + 1), style: hasBars ? "bars" : "", values
        ) { page, value in
            page.writeHeading(facet.words(of: value.key))
            page.writeVerdicts(of: value.value, hasUnjudged: hasUnjudged)
            page.writeCell(value.value.counts.messages, or: .messages)
            guard hasBars else { return }
            page.element("td", ["class": "plot"]) {
                $0.writeBar(value.value.counts.parts, of: max(value.value.counts.drawn, 1))
            }
        }
    }

    /// Writes a cell for each verdict.
    private mutating func writeVerdicts(of count: FacetCount, hasUnjudged: Bool) {
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

extension ReportPage {
    /// How many columns the time line has room for; more days are drawn by month.
    private static let mostColumns = 200

    /// Whether any message has a time of its own.
    var hasDays: Bool { conversions[.days].keys.contains(where: \.isDate) }

    /// Writes a time line of the messages' own days.
    mutating func writeDays() {
        let all = conversions[.days].sorted { $0.key < $1.key }
        let days = all.filter { $0.key.isDate }
        let rest = all.filter { !$0.key.isDate }
        if days.isEmpty {
            let hasMessages = conversions.messages.messages > 0
            return element("p", hasMessages ? .text("days.noTimes") : tally.unjudgedSentence)
        }
        let columns = Self.columns(of: days.map { ($0.key, $0.value.counts.parts) })
        writeColumns(
            columns.map {
                (title: self(.text("days.column", $0.name, $0.parts.words)), parts: $0.parts.reversed())
            },
            label: .text("days.plot", days.count, days[0].key, days[days.count - 1].key))
        element("p", ["class": "axis", "aria-hidden": "true"]) { page in
            page.element("span", text: days[0].key)
            if days.count > 1 { page.element("span", text: days[days.count - 1].key) }
        }
        writeLegend(for: conversions.messages)
        for (name, count) in rest {
            element(
                "p", ["class": "hint"],
                .text(
                    "days.rest", Wording.word(name, in: "day"), count.counts.messages,
                    count.counts.count(atLeast: .degraded)))
        }
        element("details") { page in
            page.element("summary", .text("days.table"))
            page.write(all, of: .days, .text("days.day"), caption: ReportPanel.days.title, hasBars: false)
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

extension Facet {
    /// A value of the facet.
    func words(of value: String) -> Wording {
        switch self {
        case .sources: Wording(name: value)
        case .days: .word(value, in: "day")
        case .conversations: .word(value, in: "conversation")
        case .kinds: .word(value, in: "kind")
        }
    }
}
