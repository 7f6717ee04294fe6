extension ReportPage {
    /// Writes a number that leads to a message which it counts, else to how to list them.
    mutating func writeNumber(
        _ number: Int, at place: MessagePlace?, or listing: MessageListing? = nil
    ) {
        let digits = NumberWords.count(number)
        if number == 0 { return text(digits) }
        if let place {
            return writeLink(digits, to: messages.name(place), PageWords.seeMessage(words(of: place)))
        }
        guard let listing else { return text(digits) }
        writeLink(digits, to: messages.name(listing), PageWords.seeListing)
    }

    /// Writes a link within the page.
    mutating func writeLink(_ words: String, to anchor: String, _ title: Wording) {
        element("a", ["href": "#\(anchor)", "title": self(title)], text: words)
    }

    /// Where a message stands, in words: `part-1.jsonl:17`, or `line 17` where there is one input.
    func words(of place: MessagePlace) -> Wording {
        let element = place.index.map { PageWords.element($0) } ?? Wording(name: "")
        guard let origin = place.origin?.string else { return PageWords.line(place.line) + element }
        return name(ofOrigin: origin) + Wording(name: ":\(place.line)") + element
    }

    /// The name of an input; its number where names are not told.
    func name(ofOrigin origin: String) -> Wording {
        guard redaction != nil else { return Wording(name: origin) }
        return PageWords.input(messages.number(of: origin))
    }

    /// Writes a row's identifier, which leads to what the page says of it.
    mutating func writeRow(_ name: String) {
        guard conversions.losses.rows[name] != nil else { return element("code", text: name) }
        element("a", ["href": "#r-\(name)"]) { $0.element("code", text: name) }
    }

    /// Writes what people wrote, or what hides it.
    ///
    /// - Parameters:
    ///   - foreign: The words.
    ///   - length: How many characters are shown at most.
    mutating func writeForeign(_ foreign: String, upTo length: Int) {
        if redaction != nil {
            let label = self(Redaction.label(foreign))
            element("span", ["class": "rd", "title": label], text: Redaction.blocks(foreign))
            return element("small", text: " \(label)")
        }
        // Few characters can be made of many signs.
        let head = Substring(foreign.prefix(length).unicodeScalars.prefix(4 * length))
        element("bdi", text: head.endIndex == foreign.endIndex ? String(head) : "\(head)…")
    }

    /// Writes a table's head: a name for each column.
    mutating func writeHead(_ columns: [Wording], numbers: Set<Int> = []) {
        element("thead") { page in
            page.element("tr") { page in
                for (index, column) in columns.enumerated() {
                    page.element("th", ["scope": "col", "class": numbers.contains(index) ? "n" : ""], column)
                }
            }
        }
    }

    /// Writes a table that can be scrolled where it is too wide.
    mutating func writeTable(
        caption: Wording, _ columns: [Wording], numbers: Set<Int> = [], style: String = "",
        _ rows: (inout ReportPage) -> Void
    ) {
        element("div", ["class": "wide"]) { page in
            page.element("table", ["class": style]) { page in
                page.element("caption", ["class": "vh"], caption)
                page.writeHead(columns, numbers: numbers)
                page.element("tbody", [:], rows)
            }
        }
    }

    /// Writes a cell with a number that leads to a message, or to how to list them.
    mutating func writeCell(
        _ number: Int, at place: MessagePlace? = nil, or listing: MessageListing? = nil
    ) {
        element("td", ["class": "n"]) { $0.writeNumber(number, at: place, or: listing) }
    }

    /// Writes a cell with a share.
    mutating func writeShare(_ part: Int, of whole: Int) {
        element("td", ["class": "n"], text: NumberWords.percent(part, of: whole))
    }
}
