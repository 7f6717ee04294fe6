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
        element("p", NoticeWords.explanation)
        let judged = conversions.messages.judged
        let most = effects.map(\.value.messages).max() ?? 0
        writeTable(
            caption: ReportPanel.notices.title,
            [NoticeWords.effect, PageWords.messages, PageWords.share, NoticeWords.bar], numbers: [1, 2],
            style: "bars"
        ) { page in
            for (effect, notice) in effects {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], effect.words)
                    page.element("td", ["class": "n"]) { $0.writeNumber(notice, of: effect) }
                    page.writeShare(notice.messages, of: judged)
                    page.element("td", ["class": "plot"]) {
                        $0.writeBar([PlotPart(mark: .degraded, number: notice.messages)], of: most)
                    }
                }
            }
        }
    }

    /// Writes how many messages have an effect, which leads to lock screens that show it, else to one of the messages.
    private mutating func writeNumber(_ notice: LossTally.Notice, of effect: NoticedEffect) {
        guard let number = messages.drawing(of: effect) else {
            return writeNumber(notice.messages, at: notice.first, or: .degraded)
        }
        writeLink(NumberWords.count(notice.messages), to: "s\(number)", PageWords.seeDrawing(effect.words))
    }
}
