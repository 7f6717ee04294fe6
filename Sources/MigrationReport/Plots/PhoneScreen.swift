extension ReportPage {
    /// How many characters of a title, and of a text, a lock screen has room for.
    private static let (titleLength, bodyLength) = (60, 160)

    /// Writes a phone with what it shows of a push.
    ///
    /// - Parameters:
    ///   - screen: What it shows.
    ///   - other: What it is compared with; what differs from it is marked.
    ///   - name: Which of the two it is.
    mutating func writePhone(_ screen: ShownScreen, beside other: ShownScreen, name: Wording) {
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
                    page.writeBubble(screen, beside: other)
                }
                if screen.isPushed { page.writeSigns(of: screen, beside: other) }
            }
        }
    }

    private mutating func writeNothing(_ words: Wording) { element("p", ["class": "nopush"], words) }

    private mutating func writeBubble(_ screen: ShownScreen, beside other: ShownScreen) {
        element("div", ["class": screen.isCall ? "bubble call" : "bubble"]) { page in
            page.element("span", ["class": "icon", "aria-hidden": "true"], text: screen.isCall ? "✆" : "")
            page.element("div", ["class": "words"]) { page in
                page.writeLine(
                    "b", screen.title, isOther: screen.title != other.title, upTo: Self.titleLength)
                page.writeLine(
                    "i", screen.subtitle, isOther: screen.subtitle != other.subtitle, upTo: Self.titleLength)
                page.writeLine("span", screen.body, isOther: screen.body != other.body, upTo: Self.bodyLength)
            }
        }
    }

    private mutating func writeLine(_ name: String, _ line: String?, isOther: Bool, upTo length: Int) {
        guard let line else { return }
        element(name, ["class": isOther ? "x" : ""]) { $0.writeForeign(line, upTo: length) }
    }

    /// What is no word: the number on the icon, and what is heard.
    private mutating func writeSigns(of screen: ShownScreen, beside other: ShownScreen) {
        element("p", ["class": "signs"]) { page in
            let badge = screen.badge.map(ScreenWords.badge) ?? ScreenWords.sameBadge
            page.element("span", ["class": screen.badge != other.badge ? "x" : ""], badge)
            let sound =
                screen.isCall
                ? ScreenWords.ringing : screen.sound == nil ? ScreenWords.silent : ScreenWords.sound
            let isOther = screen.sound != other.sound || screen.isCall != other.isCall
            page.element("span", ["class": isOther ? "x" : ""]) { page in
                page.text(sound)
                guard let file = screen.sound, file != "default", !screen.isCall else { return }
                page.text(" ")
                page.writeForeign(file, upTo: 30)
            }
        }
    }
}

extension ShownScreen {
    /// Whether a push arrives at all.
    fileprivate var isPushed: Bool { !isMissing && suppression == nil }

    /// Whether nothing of it can be read.
    fileprivate var hasNoWords: Bool { title == nil && subtitle == nil && body == nil && !isCall }
}
