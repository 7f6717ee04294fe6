extension ReportPage {
    /// Writes, as bars, how many messages look or sound different in which way.
    mutating func writeNotices() {
        // Words that were hidden come first, however few they are.
        let effects = conversions.losses.effects.sorted {
            let (left, right) = (
                $0.key == .exposed ? Int.max : $0.value.messages,
                $1.key == .exposed ? Int.max : $1.value.messages
            )
            return (right, $0.key) < (left, $1.key)
        }
        if effects.isEmpty { return writeNothing() }
        element("p", .text("notices.explanation"))
        let judged = conversions.messages.judged
        writeTable(
            caption: ReportPanel.notices.title,
            [.text("notices.effect"), .text("page.messages"), .text("page.share"), .text("notices.bar")],
            numbers: [1, 2], style: "bars", effects
        ) { page, noticed in
            page.writeHeading(noticed.key.words)
            page.element("td", ["class": "n"]) { $0.writeNumber(noticed.value, of: noticed.key) }
            page.writeShare(noticed.value.messages, of: judged)
            page.element("td", ["class": "plot"]) {
                $0.writeBar([PlotPart(mark: .degraded, number: noticed.value.messages)], of: judged)
            }
        }
    }

    /// Writes how many messages have an effect, which leads to lock screens that show it, else to one of the messages.
    private mutating func writeNumber(_ notice: LossTally.Notice, of effect: NoticedEffect) {
        guard let number = messages.drawing(of: effect) else {
            return writeNumber(notice.messages, at: notice.first, or: .degraded)
        }
        writeLink(notice.messages.grouped, to: "s\(number)", .text("page.seeDrawing", effect.words))
    }
}

extension ReportPage {
    /// Writes who notices what: a matrix of situations and of what is noticed in them.
    mutating func writeSituations() {
        let notices = conversions.losses.situations
        if notices.isEmpty {
            if conversions.messages.count(atLeast: .vendorWording) == 0 { return writeNothing() }
            return element("p", .text("situations.nobody"))
        }
        element("p", .text("situations.explanation"))
        let effects = Set(notices.keys.map(\.effect)).sorted()
        let counts = Dictionary(grouping: notices) { $0.key.situation }
        let situations = counts.keys.sorted(by: SituationWords.isBefore)
        let most = notices.values.map(\.messages).max() ?? 0
        writeTable(
            caption: ReportPanel.situations.title, [.text("situations.situation")] + effects.map(\.words),
            numbers: Set(1...effects.count), style: "matrix", situations
        ) { page, situation in
            page.writeHeading(SituationWords.words(of: situation))
            for effect in effects {
                page.write(counts[situation]?.first { $0.key.effect == effect }?.value, most)
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

extension NoticedEffect {
    /// What is noticed, in words.
    var words: Wording { .text("effect.\(self)") }
}
