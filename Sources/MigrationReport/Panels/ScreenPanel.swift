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
            return element("p", .text("screens.noExamples"))
        }
        element("p", .text("screens.explanation"))
        element("div", ["class": "pairs"]) { page in
            for (index, one) in drawn.enumerated() { page.write(one, number: index + 1) }
        }
    }

    private mutating func write(_ drawn: DrawnDifference, number: Int) {
        let example = drawn.example
        element("article", ["class": "pair", "id": "s\(number)", "tabindex": "-1"]) { page in
            page.element("h3") { page in
                page.writeNumber(drawn.messages, at: example.place)
                page.text(.text("screens.like", drawn.messages))
                page.text(drawn.difference.words)
            }
            page.element("p", ["class": "who"], page.words(ofReadersOf: drawn))
            page.element("div", ["class": "phones"]) { page in
                let screens = example.screens
                let effect = drawn.difference.effect
                page.writePhone(
                    screens.before, beside: screens.after, marking: effect, name: .text("screens.before"))
                page.writePhone(
                    screens.after, beside: screens.before, marking: effect, name: .text("screens.after"))
            }
            if let unseen = example.unseen { page.writeUnseen(unseen) }
            page.writeSource(of: example)
        }
    }

    /// Who meets it: the situation that is drawn, and how many more there are.
    private func words(ofReadersOf drawn: DrawnDifference) -> Wording {
        let shown = ShownDifference.folded(drawn.example.screens.situation)
        if drawn.difference.situations.isEmpty { return .text("screens.everybody") }
        return SituationWords.words(of: [shown] + drawn.difference.situations.filter { $0 != shown })
    }

    private mutating func writeUnseen(_ difference: Difference) {
        element("p", ["class": "unseen"]) { page in
            page.text(.text("screens.unseen"))
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
        situations.isEmpty && effect == .other ? .text("screens.noMessage") : effect.words
    }
}

extension ReportPage {
    /// How many characters of a title, and of a text, a lock screen has room for.
    private static let (titleLength, bodyLength) = (60, 160)

    /// Writes a phone with what it shows of a push.
    ///
    /// - Parameters:
    ///   - screen: What it shows.
    ///   - other: What it is compared with; what differs from it is marked lightly.
    ///   - effect: The difference that is shown; it is marked strongly.
    ///   - name: Which of the two it is.
    mutating func writePhone(
        _ screen: ShownScreen, beside other: ShownScreen, marking effect: NoticedEffect, name: Wording
    ) {
        let marks = Marks(screen, beside: other, effect)
        element("figure", ["class": "phone"]) { page in
            page.element("figcaption", name)
            page.element("div", ["class": "lock"]) { page in
                page.element("div", ["class": "clock", "aria-hidden": "true"], text: "9:41")
                if screen.isMissing {
                    page.writeNothing(.text("screens.missing"))
                } else if let reason = screen.suppression {
                    page.writeNothing(.text("screens.suppressed", reason.meaning))
                } else if screen.hasNoWords {
                    page.writeNothing(
                        screen.badge == nil ? .text("screens.silentPush") : .text("screens.silentBadge"))
                } else {
                    page.writeBubble(screen, marks)
                }
                if screen.isPushed { page.writeSigns(of: screen, marks) }
            }
        }
    }

    private mutating func writeNothing(_ words: Wording) { element("p", ["class": "nopush"], words) }

    private mutating func writeBubble(_ screen: ShownScreen, _ marks: Marks) {
        element("div", ["class": screen.isCall ? "bubble call" : "bubble"]) { page in
            page.element("span", ["class": "icon", "aria-hidden": "true"], text: screen.isCall ? "✆" : "")
            page.element("div", ["class": "words"]) { page in
                page.writeLine("b", screen.title, marks.title, upTo: Self.titleLength)
                page.writeLine("i", screen.subtitle, marks.subtitle, upTo: Self.titleLength)
                page.writeLine("span", screen.body, marks.body, upTo: Self.bodyLength)
            }
        }
    }

    private mutating func writeLine(_ name: String, _ line: String?, _ mark: String, upTo length: Int) {
        guard let line else { return }
        element(name, ["class": mark]) { $0.writeForeign(line, upTo: length) }
    }

    /// What is no word: the number on the icon, and what is heard.
    private mutating func writeSigns(of screen: ShownScreen, _ marks: Marks) {
        element("p", ["class": "signs"]) { page in
            let badge = screen.badge.map { Wording.text("screens.badge", $0) } ?? .text("screens.sameBadge")
            page.element("span", ["class": marks.badge], badge)
            let sound: Wording =
                screen.isCall
                ? .text("screens.ringing")
                : screen.sound == nil ? .text("screens.silent") : .text("screens.sound")
            page.element("span", ["class": marks.sound]) { page in
                page.text(sound)
                guard let file = screen.sound, file != "default", !screen.isCall else { return }
                page.text(" ")
                page.writeForeign(file, upTo: 30)
            }
        }
    }
}

/// How each part of a screen is marked: `x` for the difference that is shown, `y` for another one.
private struct Marks {
    let title, subtitle, body, badge, sound: String

    init(_ screen: ShownScreen, beside other: ShownScreen, _ effect: NoticedEffect) {
        // Beside no push everything would differ.
        let areComparable = screen.isPushed && other.isPushed
        func mark(_ effects: Set<NoticedEffect>, _ differs: Bool) -> String {
            effects.contains(effect) && (effect != .exposed || differs)
                ? "x" : differs && areComparable ? "y" : ""
        }
        title = mark([.title, .exposed], screen.title != other.title)
        subtitle = mark([.subtitle], screen.subtitle != other.subtitle)
        body = mark([.text, .exposed], screen.body != other.body)
        badge = mark([.badge], screen.badge != other.badge)
        sound = mark([.sound, .call], screen.sound != other.sound || screen.isCall != other.isCall)
    }
}

extension ShownScreen {
    /// Whether nothing of it can be read.
    fileprivate var hasNoWords: Bool { title == nil && subtitle == nil && body == nil && !isCall }
}
