/// What is said of measured advice.
enum MeasuredAdviceWords {
    static let title = Wording(en: "Measured advice", zh: "实测建议")
    static let change = Wording(en: "Change", zh: "更改")
    static let effect = Wording(en: "Effect on the sample", zh: "对样本的效果")
    static let profile = Wording(en: "The target's profile with it", zh: "对应的目标 profile")
}

extension ReportPage {
    /// Writes what would keep more, as it was measured.
    mutating func write(_ advice: ReportedAdvice) {
        element("h3", ["id": "advice"], MeasuredAdviceWords.title)
        for words in advice.head { element("p", words) }
        for group in advice.groups { write(group) }
        if let best = advice.best { write(best) }
    }

    private mutating func write(_ group: ReportedAdvice.Group) {
        writeTable(
            caption: group.title, [group.title, MeasuredAdviceWords.effect], style: "advice"
        ) { page in
            for item in group.items {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], item.change)
                    page.element("td", item.effect)
                }
            }
        }
    }

    private mutating func write(_ best: ReportedAdvice.Best) {
        element("p") { page in
            page.element("b", best.title)
            guard let item = best.item else { return }
            page.text(Wording.colon)
            page.text(item.change)
            page.element("small", ["class": "block"], item.effect)
        }
        for step in best.steps { element("p", ["class": "hint"], step) }
        guard let profile = best.profile else { return }
        element("p", MeasuredAdviceWords.profile)
        element("pre", ["class": "file", "tabindex": "0"]) { $0.text(profile) }
    }
}
