/// An example that is drawn, and how many messages are like it.
struct DrawnExample {
    let example: CorpusExample
    /// The rows that stand for the messages like it, the costliest first.
    var rows: [String]
    /// Messages that are degraded because of the first of them.
    let messages: Int
}

extension ReportPage {
    /// How many examples are drawn as phones.
    private static let mostDrawn = 12

    /// The examples of the rows, the most frequent first; one that stands for several rows once.
    var drawnExamples: [DrawnExample] {
        var drawn: [DrawnExample] = []
        for (name, cost) in conversions.losses.sortedRows {
            guard let example = cost.example, example.screens != nil else { continue }
            if let index = drawn.firstIndex(where: { $0.example.place == example.place }) {
                drawn[index].rows.append(name)
            } else if drawn.count < Self.mostDrawn {
                drawn.append(DrawnExample(example: example, rows: [name], messages: cost.degraded))
            }
        }
        if drawn.isEmpty {
            let others = conversions.losses.examples[.degraded] ?? []
            drawn = others.filter { $0.screens != nil }.prefix(Self.mostDrawn).map {
                DrawnExample(example: $0, rows: $0.rows, messages: 1)
            }
        }
        return drawn
    }

    /// Writes the lock screens of the commonest differences, before and after.
    mutating func writeScreens() {
        let drawn = drawnExamples
        if drawn.isEmpty {
            let isLossless = conversions.messages[.degraded] == 0
            return element("p", isLossless ? PageWords.nobodyNotices : ScreenWords.noExamples)
        }
        element("p", ScreenWords.explanation)
        element("div", ["class": "pairs"]) { page in
            for (index, one) in drawn.enumerated() { page.write(one, number: index + 1) }
        }
    }

    private mutating func write(_ drawn: DrawnExample, number: Int) {
        guard let screens = drawn.example.screens else { return }
        let place = drawn.example.place
        element("article", ["class": "pair", "id": "s\(number)", "tabindex": "-1"]) { page in
            page.element("h3", ScreenWords.like(drawn.messages))
            page.element("p", ["class": "who"], SituationWords.words(of: screens.situation))
            page.element("div", ["class": "phones"]) { page in
                page.writePhone(screens.before, beside: screens.after, name: ScreenWords.before)
                page.writePhone(screens.after, beside: screens.before, name: ScreenWords.after)
            }
            page.element("p", ["class": "hint"]) { page in
                page.element("a", ["href": "#\(page.messages.anchor(inList: place))"], page.words(of: place))
                page.text(" · \(drawn.example.source) · ")
                for (index, row) in drawn.rows.enumerated() {
                    if index > 0 { page.text(", ") }
                    page.writeRow(row)
                }
            }
        }
    }
}
