/// What people see of a message, drawn as two phones: the differences that the two show.
struct DrawnDifference {
    /// The most frequent one first.
    fileprivate(set) var differences: [PhoneDifference]

    /// The first message that shows them.
    var example: ShownExample { differences[0].example }
    var effects: Set<NoticedEffect> { Set(differences.map(\.effect)) }

    /// The rows that decided any of the differences, each once.
    fileprivate var rows: [String] {
        differences.reduce(into: []) { rows, one in rows += one.example.rows.filter { !rows.contains($0) } }
    }

    /// Whether a difference is seen by the same people on the same two phones.
    fileprivate func hasPhones(of other: PhoneDifference) -> Bool {
        example.place == other.example.place && example.screens == other.example.screens
            && differences[0].shown.situations == other.shown.situations
    }
}

/// A difference, how many messages have it for the same people, and what its first message has of it.
struct PhoneDifference {
    let shown: ShownDifference
    let messages: Int
    let example: ShownExample

    var effect: NoticedEffect { shown.effect }
}

extension DrawnDifference {
    /// How many differences are drawn.
    private static let mostDrawn = 12

    /// The differences that are drawn, the most frequent first: the most frequent one of each effect, then others.
    ///
    /// Two phones show all their differences at once; phones that look alike are not drawn.
    static func commonest(in losses: LossTally) -> [DrawnDifference] {
        var all: [DrawnDifference] = []
        for one in losses.sortedShown {
            guard let example = one.shown.example else { continue }
            let difference = PhoneDifference(
                shown: one.difference, messages: one.shown.messages, example: example)
            if example.screens.differ, let index = all.firstIndex(where: { $0.hasPhones(of: difference) }) {
                all[index].differences.append(difference)
            } else {
                all.append(DrawnDifference(differences: [difference]))
            }
        }
        var effects: Set<NoticedEffect> = []
        let isFirst = all.map { one in
            defer { effects.formUnion(one.effects) }
            return !one.effects.isSubset(of: effects)
        }
        let chosen = all.indices.filter { isFirst[$0] } + all.indices.filter { !isFirst[$0] }
        return chosen.prefix(Self.mostDrawn).sorted().map { all[$0] }
    }
}

extension ReportPage {
    /// Writes lock screens of the commonest differences, before and after.
    mutating func writeScreens() {
        if drawn.isEmpty {
            if conversions.messages.count(atLeast: .vendorWording) == 0 { return writeNothing() }
            return element("p", .text("screens.noExamples"))
        }
        element("p", .text("screens.explanation"))
        element("div", ["class": "pairs"]) { page in
            for (index, one) in page.drawn.enumerated() { page.write(one, number: index + 1) }
        }
    }

    private mutating func write(_ drawn: DrawnDifference, number: Int) {
        let example = drawn.example
        element("article", ["class": "pair", "id": "s\(number)", "tabindex": "-1"]) { page in
            for difference in drawn.differences {
                page.element("h3") { page in
                    page.writeNumber(difference.messages, at: example.place)
                    page.text(.text("screens.like", difference.messages))
                    page.text(difference.shown.words)
                }
            }
            page.element("p", ["class": "who"], page.words(ofReadersOf: drawn))
            if example.screens.differ { page.writePhones(example.screens, marking: drawn.effects) }
            for unseen in drawn.differences.compactMap(\.example.unseen) { page.writeUnseen(unseen) }
            page.writeSource(of: drawn)
        }
    }

    private mutating func writePhones(_ screens: ShownScreens, marking effects: Set<NoticedEffect>) {
        element("div", ["class": "phones"]) { page in
            page.writePhone(
                screens.before, beside: screens.after, marking: effects, name: .text("screens.before"))
            page.writePhone(
                screens.after, beside: screens.before, marking: effects, name: .text("screens.after"))
        }
    }

    /// Who meets it: the situation that is drawn, and how many more there are.
    private func words(ofReadersOf drawn: DrawnDifference) -> Wording {
        let shown = ShownDifference.folded(drawn.example.screens.situation)
        let situations = drawn.differences[0].shown.situations
        if situations.isEmpty { return .text("screens.everybody") }
        return SituationWords.words(of: [shown] + situations.filter { $0 != shown })
    }

    private mutating func writeUnseen(_ difference: Difference) {
        element("p", ["class": "unseen"]) { page in
            page.text(.text("screens.unseen"))
            page.writePoint(difference)
        }
    }

    private mutating func writeSource(of drawn: DrawnDifference) {
        let example = drawn.example
        element("p", ["class": "hint"]) { page in
            page.element(
                "a", ["href": "#\(page.messages.anchor(inList: example.place))"],
                page.words(of: example.place))
            page.text(" · \(example.source)")
            for (index, row) in drawn.rows.enumerated() {
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
    ///   - effects: The differences that are shown; they are marked strongly.
    ///   - name: Which of the two it is.
    mutating func writePhone(
        _ screen: ShownScreen, beside other: ShownScreen, marking effects: Set<NoticedEffect>, name: Wording
    ) {
        let marks = Marks(screen, beside: other, effects)
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

    init(_ screen: ShownScreen, beside other: ShownScreen, _ shown: Set<NoticedEffect>) {
        // Beside no push everything would differ.
        let areComparable = screen.isPushed && other.isPushed
        func mark(_ effects: Set<NoticedEffect>, _ differs: Bool) -> String {
            // An exposed text is in the title or in the body, and only the one that differs is marked.
            !shown.isDisjoint(with: differs ? effects : effects.subtracting([.exposed]))
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

extension ShownScreens {
    /// Whether the two phones look different.
    fileprivate var differ: Bool { (before.isPushed || after.isPushed) && before != after }
}
