/// Writes HTML: elements, attributes and text, in which nothing is taken for markup that is none.
struct HTMLWriter {
    /// What was written.
    private(set) var html = ""

    /// Names and values of attributes, in their order.
    typealias Attributes = KeyValuePairs<String, String>

    /// Begins an element.
    mutating func open(_ name: String, _ attributes: Attributes = [:]) {
        html += "<"
        html += name
        for (name, value) in attributes where !value.isEmpty || Self.mayBeEmpty.contains(name) {
            html += " "
            html += name
            // An attribute without a value is one that is true.
            if value.isEmpty { continue }
            html += "=\""
            append(value, quotes: true)
            html += "\""
        }
        html += ">"
    }

    /// Ends an element.
    mutating func close(_ name: String) {
        html += "</"
        html += name
        html += ">"
    }

    /// Writes text.
    mutating func text(_ text: String) { append(text, quotes: false) }

    /// Writes markup as it is.
    mutating func markup(_ markup: String) { html += markup }

    /// Attributes that mean something without a value; any other is left out then.
    private static let mayBeEmpty: Set<String> = ["checked", "alt", "open"]

    private mutating func append(_ text: String, quotes: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"" where quotes: html += "&quot;"
            case "\n": html.unicodeScalars.append(scalar)
            case _ where scalar.isTreacherous: html += "\u{FFFD}"
            default: html.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether HTML forbids it, or it changes how what follows looks.
    var isTreacherous: Bool {
        switch value {
        case 0x20...0x7E: false
        // Controls, marks of direction, and what hides or annotates.
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF,
            0xFFF9...0xFFFB:
            true
        default: false
        }
    }
}
