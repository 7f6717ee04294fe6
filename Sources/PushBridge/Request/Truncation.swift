import APNSTypes
import PushModel

/// Shortens a text so that a payload fits Apple's limit (reading T7).
enum Truncation {
    /// What stands where the text was cut.
    private static let ellipsis: UTF8Text = "…"

    /// The text with `…` at its end, shorter by at least `excess` bytes as JSON spells it; nil when nothing of it is left.
    ///
    /// It is cut between characters as a person sees them (extended grapheme clusters).
    static func shortened(_ text: UTF8Text, by excess: Int) -> UTF8Text? {
        let room = writtenBytes(text, 0..<text.count) - excess - ellipsis.count
        if room <= 0 { return nil }
        var written = 0
        var end = 0
        for character in text[0..<min(text.count, room + 64)].string {
            let next = end + character.utf8.count
            written += writtenBytes(text, end..<next)
            if written > room { break }
            end = next
        }
        return end == 0 ? nil : UTF8Text(concatenating: [text[0..<end], ellipsis])
    }

    /// The bytes that a writer makes of a part of a text, escapes included.
    private static func writtenBytes(_ text: UTF8Text, _ range: Range<Int>) -> Int {
        var count = range.count
        for index in range {
            switch text[index] {
            case 0x22, 0x5C, 0x08, 0x09, 0x0A, 0x0C, 0x0D: count += 1
            case 0..<0x20: count += 5
            default: break
            }
        }
        return count
    }
}

/// The text that may be shortened so that the payload fits: the alert that is a string, else the body.
extension ResolvedNotification {
    var shortenableText: UTF8Text? { showsOnlyTitle ? alert.title : alert.body }

    /// This notification with another text in its place.
    func shortened(to text: UTF8Text) -> ResolvedNotification {
        var shortened = self
        if showsOnlyTitle { shortened.alert.title = text } else { shortened.alert.body = text }
        return shortened
    }

    /// The field of the message that gave the text.
    var shortenedField: CanonicalField {
        showsOnlyTitle ? titleLevel.fields.title : bodyLevel.fields.body
    }

    private var showsOnlyTitle: Bool { alertForm == .string && alert.title != nil }
}

extension TextLevel? {
    fileprivate var fields: (title: CanonicalField, body: CanonicalField) {
        switch self {
        case .explicitAlert: (.explicitTitle, .explicitBody)
        case .mentioned: (.memberText, .memberText)
        case .senderTemplate, .recipientTemplate, .defaultTemplate:
            (.templateTitleArguments, .templateContentArguments)
        case .directedTemplate: (.directedTitleArguments, .directedContentArguments)
        case .builtIn, .hiddenText, .mention: (.text, .text)
        case .translation: (.translations, .translations)
        case .message, nil: (.title, .body)
        }
    }
}
