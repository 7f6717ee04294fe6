/// Text that somebody else wrote, for people.
///
/// What would move the cursor, colour the screen or turn the direction of writing is spelled as JSON spells it, such as
/// `\u001b`, and what is too long is cut. Everything in messages, files and records is foreign: identifiers, keys, paths,
/// values, and the sentences that repeat them.
enum ForeignText {
    /// How many characters of a sentence are shown.
    private static let sentenceLength = 1_000
    /// How many of them are the last ones, which say what to do.
    private static let sentenceEnd = 300

    /// The beginning of a text on one line, with an ellipsis where some is left out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - length: How many characters are shown.
    /// - Returns: What people may see.
    static func beginning(of text: String, upTo length: Int) -> String {
        let head = head(of: text, length)
        return visible(head) + (head.endIndex == text.endIndex ? "" : "…")
    }

    /// A sentence on one line, with an ellipsis in its middle where it is too long.
    static func sentence(_ text: String) -> String {
        let head = head(of: text, sentenceLength - sentenceEnd)
        let rest = text[head.endIndex...]
        let end = rest.unicodeScalars.suffix(sentenceEnd)
        return visible(head) + (end.startIndex == rest.startIndex ? "" : "…") + visible(Substring(end))
    }

    /// A whole text, line by line; nothing is cut.
    static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(visible).joined(separator: "\n")
    }

    /// The first characters; fewer where they are made of unusually many signs.
    private static func head(of text: String, _ length: Int) -> Substring {
        Substring(text.prefix(length).unicodeScalars.prefix(4 * length))
    }

    private static func visible(_ text: Substring) -> String {
        guard text.unicodeScalars.contains(where: \.isTreacherous) else { return String(text) }
        return text.unicodeScalars.reduce(into: "") { shown, scalar in
            if scalar.isTreacherous {
                shown += scalar.escape
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal takes it for a command, or it changes how what follows looks.
    fileprivate var isTreacherous: Bool {
        switch value {
        case 0x20...0x7E: false
        // Marks of direction, line and paragraph separators, and what hides or annotates.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: properties.generalCategory == .control
        }
    }

    /// The escape that JSON has for it.
    fileprivate var escape: String {
        switch self {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            let digits = String(value, radix: 16)
            return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }
}
