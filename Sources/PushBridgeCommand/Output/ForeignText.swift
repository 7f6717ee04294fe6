internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// Text of foreign origin, for people.
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

/// Values for people, who want to see what they are and not all of them.
enum Excerpt {
    /// How many characters of a value or a name are shown.
    private static let length = 60
    /// How many characters of a place in a message are shown.
    private static let placeLength = 120
    /// How many characters of a whole message are shown.
    private static let messageLength = 8_192

    static func of(_ value: RawJSON) -> String { of(value.description) }

    /// The beginning of a text, with an ellipsis where some is left out.
    static func of(_ text: String) -> String { ForeignText.beginning(of: text, upTo: length) }

    /// A JSON Pointer, a URL's path, or a header.
    static func ofPlace(_ place: String) -> String { ForeignText.beginning(of: place, upTo: placeLength) }

    /// A message or a payload, whole unless it is unusually long.
    static func ofMessage(_ message: String) -> String {
        ForeignText.beginning(of: message, upTo: messageLength)
    }
}

/// Rows of text, aligned in columns that stand two blanks apart; the last column is as wide as it likes.
struct ColumnLayout {
    let rows: [[String]]

    var text: String { lines.joined(separator: "\n") }

    var lines: [String] {
        let widths = rows.reduce(into: [Int]()) { widths, row in
            for (index, cell) in row.dropLast().enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], Self.width(of: cell))
            }
        }
        return rows.map { row in
            zip(row.dropLast(), widths).map { Self.padded($0, to: $1 + 2) }.joined() + (row.last ?? "")
        }
    }

    /// A text with blanks behind it, so that it takes so many cells on a terminal.
    static func padded(_ cell: String, to width: Int) -> String {
        cell + String(repeating: " ", count: max(0, width - Self.width(of: cell)))
    }

    /// The number of cells on a terminal, where Chinese characters and full-width signs take two.
    static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        (0x2E80...0xA4CF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
            || (0xFF00...0xFF60).contains(scalar.value)
    }
}

/// Colours for text that a person reads on a terminal.
struct Paint {
    enum Mode: String, WordOption {
        /// On a terminal, unless `NO_COLOR` says otherwise (https://no-color.org).
        case auto
        case always
        case never
    }

    enum Style: String {
        case heading = "1"
        case faint = "2"
        case good = "32"
        case doubtful = "33"
        case bad = "31"
    }

    private let isOn: Bool

    init(_ mode: Mode) {
        isOn =
            switch mode {
            case .always: true
            case .never: false
            case .auto: Descriptor.standardOutput.isTerminal && !Self.isRefused
            }
    }

    /// The text in a style; as it is where there are no colours.
    func callAsFunction(_ style: Style, _ text: String) -> String {
        isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Whether the environment asks for no colours: the variable counts unless it is empty.
    private static var isRefused: Bool { ProcessEnvironment.bytes(of: "NO_COLOR")?.isEmpty == false }
}

/// For whom a report is written.
enum ReportFormat: String, WordOption {
    case text
    case json
}

/// What a command tells of a whole run.
protocol WrittenReport {
    /// The report for people, without the end of its last line.
    var text: String { get }

    func writeJSON(to writer: inout JSONWriter)
}

extension WrittenReport {
    /// Appends the report to an output.
    func write(_ format: ReportFormat, to writer: inout JSONWriter) {
        switch format {
        case .json:
            var report = JSONWriter()
            writeJSON(to: &report)
            report.text().withBytes { writer.rawBytes($0) }
        case .text: UTF8Text(ForeignText.lines(text)).withBytes { writer.rawBytes($0) }
        }
        writer.newline()
    }
}
