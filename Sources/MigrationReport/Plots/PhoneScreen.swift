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
                    page.writeNothing(ScreenWords.missing)
                } else if let reason = screen.suppression {
                    page.writeNothing(ScreenWords.suppressed(reason))
                } else if screen.hasNoWords {
                    page.writeNothing(screen.badge == nil ? ScreenWords.silentPush : ScreenWords.silentBadge)
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
            let badge = screen.badge.map(ScreenWords.badge) ?? ScreenWords.sameBadge
            page.element("span", ["class": marks.badge], badge)
            let sound =
                screen.isCall
                ? ScreenWords.ringing : screen.sound == nil ? ScreenWords.silent : ScreenWords.sound
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
