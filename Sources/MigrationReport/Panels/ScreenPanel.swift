/// What people see of a difference, drawn as two phones.
struct DrawnDifference {
    let difference: ShownDifference
    /// The first message that shows it.
    let example: ShownExample
    /// All messages in which the same people notice the same.
    let messages: Int
}

extension ReportPage {
    /// How many differences are drawn.
    private static let mostDrawn = 12

    /// The differences that are drawn, the most frequent first: the most frequent one of each effect, then others.
    var drawnDifferences: [DrawnDifference] {
        let all = conversions.losses.sortedShown.compactMap { one in
            one.shown.example.map {
                DrawnDifference(difference: one.difference, example: $0, messages: one.shown.messages)
            }
        }
        var effects: Set<NoticedEffect> = []
        let isFirst = all.map { effects.insert($0.difference.effect).inserted }
        let chosen = all.indices.filter { isFirst[$0] } + all.indices.filter { !isFirst[$0] }
        return chosen.prefix(Self.mostDrawn).sorted().map { all[$0] }
    }

    /// Writes lock screens of the commonest differences, before and after.
    mutating func writeScreens() {
        let drawn = drawnDifferences
        if drawn.isEmpty {
            if conversions.messages.count(atLeast: .vendorWording) == 0 { return writeNothing() }
            return element("p", ScreenWords.noExamples)
        }
        element("p", ScreenWords.explanation)
        element("div", ["class": "pairs"]) { page in
            for (index, one) in drawn.enumerated() { page.write(one, number: index + 1) }
        }
    }

    private mutating func write(_ drawn: DrawnDifference, number: Int) {
        let example = drawn.example
        element("article", ["class": "pair", "id": "s\(number)", "tabindex": "-1"]) { page in
            page.element("h3") { page in
                page.writeNumber(drawn.messages, at: example.place)
                page.text(ScreenWords.like(drawn.messages))
                page.text(drawn.difference.words)
            }
            page.element("p", ["class": "who"], page.words(ofReadersOf: drawn))
            page.element("div", ["class": "phones"]) { page in
                let screens = example.screens
                let effect = drawn.difference.effect
                page.writePhone(
                    screens.before, beside: screens.after, marking: effect, name: ScreenWords.before)
                page.writePhone(
                    screens.after, beside: screens.before, marking: effect, name: ScreenWords.after)
            }
            if let unseen = example.unseen { page.writeUnseen(unseen) }
            page.writeSource(of: example)
        }
    }

    /// Who meets it: the situation that is drawn, and how many more there are.
    private func words(ofReadersOf drawn: DrawnDifference) -> Wording {
        let shown = ShownDifference.folded(drawn.example.screens.situation)
        if drawn.difference.situations.isEmpty { return ScreenWords.everybody }
        return SituationWords.words(of: [shown] + drawn.difference.situations.filter { $0 != shown })
    }

    private mutating func writeUnseen(_ difference: Difference) {
        element("p", ["class": "unseen"]) { page in
            page.text(ScreenWords.unseen)
            page.writePoint(difference)
        }
    }

    private mutating func writeSource(of example: ShownExample) {
        element("p", ["class": "hint"]) { page in
            page.element(
                "a", ["href": "#\(page.messages.anchor(inList: example.place))"],
                page.words(of: example.place))
            page.text(" · \(example.source)")
            for (index, row) in example.rows.enumerated() {
                page.text(index == 0 ? " · " : ", ")
                page.writeRow(row)
            }
        }
    }
}

extension ShownDifference {
    /// What is noticed, in words; a message that is missing without a push is worded apart.
    fileprivate var words: Wording {
        situations.isEmpty && effect == .other ? ScreenWords.noMessage : effect.words
    }
}
