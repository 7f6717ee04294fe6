/// Writes HTML in which no text is taken for markup.
struct MarkupWriter {
    /// What was written.
    private(set) var html = ""

    /// Writes markup as it is.
    mutating func raw(_ markup: String) { html += markup }

    /// Writes an element and what it holds.
    mutating func element(_ name: String, _ content: (inout MarkupWriter) -> Void) {
        html += "<\(name)>"
        content(&self)
        html += "</\(name)>"
    }

    /// Writes text.
    mutating func text(_ text: String) { html += Self.escaped(text) }

    /// Writes text in which code stands between backquotes.
    mutating func sentence(_ text: String) {
        for (index, piece) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            let piece = Self.escaped(String(piece))
            html += index.isMultiple(of: 2) ? piece : "<code>\(piece)</code>"
        }
    }

    /// Writes a table of sentences, if it has rows.
    mutating func table(_ head: [String], _ rows: [[String]]) {
        guard !rows.isEmpty else { return }
        element("table") { table in
            table.element("thead") { $0.row(head, "th scope=\"col\"", "th") }
            table.element("tbody") { body in
                for row in rows { body.row(row, "td", "td") }
            }
        }
    }

    private mutating func row(_ cells: [String], _ open: String, _ close: String) {
        element("tr") { row in
            for cell in cells {
                row.raw("<\(open)>")
                row.sentence(cell)
                row.raw("</\(close)>")
            }
        }
    }

    /// Text as HTML spells it, also within quotes.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { html, scalar in
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            default: html.unicodeScalars.append(scalar)
            }
        }
    }
}
