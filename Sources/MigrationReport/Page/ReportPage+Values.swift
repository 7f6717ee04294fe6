extension ReportPage {
    /// How many characters of a value are shown.
    private static let valueLength = 60

    /// Writes a JSON value for people: words as they are, or what hides them; nothing as a dash.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isIdentifier: Whether a text names something, so that only its likeness counts.
    mutating func writeValue(_ value: RawJSON, isIdentifier: Bool = false) {
        switch value.kind {
        case .null: text("–")
        case .bool: text(value.description)
        case .number: text(redaction == nil ? value.description : Self.shortNumber(value.description))
        case .string: write(value.parsed().root.string?.string ?? "", isIdentifier: isIdentifier)
        case .array, .object:
            if redaction == nil {
                writeForeign(value.description, upTo: Self.valueLength)
            } else {
                text(.text("page.members", value.parsed().root.count))
            }
        }
    }

    private mutating func write(_ words: String, isIdentifier: Bool) {
        if isIdentifier, redaction != nil {
            let number = redaction?.number(of: words) ?? 0
            return text(.text("page.identifier", number))
        }
        if redaction != nil { return writeForeign(words, upTo: Self.valueLength) }
        // Quotes show where a blank or a colon begins and ends.
        text("“")
        writeForeign(words, upTo: Self.valueLength)
        text("”")
    }

    /// A number that tells of nobody; an identifier may be a number as well.
    private static func shortNumber(_ number: String) -> String { number.utf8.count < 8 ? number : "…" }
}

extension ReportPage {
    /// Writes a number that leads to a message which it counts, else to how to list them.
    mutating func writeNumber(
        _ number: Int, at place: MessagePlace?, or listing: MessageListing? = nil
    ) {
        let digits = number.grouped
        if number == 0 { return text(digits) }
        if let place {
            return writeLink(digits, to: messages.name(place), .text("page.seeMessage", words(of: place)))
        }
        guard let listing else { return text(digits) }
        writeLink(digits, to: messages.name(listing), .text("page.seeListing"))
    }

    /// Writes a link within the page.
    mutating func writeLink(_ words: String, to anchor: String, _ title: Wording) {
        element("a", ["href": "#\(anchor)", "title": self(title)], text: words)
    }

    /// Where a message stands, in words: `part-1.jsonl:17`, or `line 17` where there is one input.
    func words(of place: MessagePlace) -> Wording {
        guard let origin = place.origin?.string else { return place.words }
        return name(ofOrigin: origin) + Wording(name: ":\(place.line)") + place.indexWords
    }

    /// The name of an input; its number where names are not told.
    func name(ofOrigin origin: String) -> Wording {
        guard redaction != nil else { return Wording(name: origin) }
        return .text("page.input", messages.number(of: origin))
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

    /// Writes a table with a row for each of some things.
    mutating func writeTable<Row>(
        caption: Wording, _ columns: [Wording], numbers: Set<Int> = [], style: String = "",
        _ rows: some Sequence<Row>,
        cells: (inout ReportPage, Row) -> Void
    ) {
        writeTable(caption: caption, columns, numbers: numbers, style: style) { page in
            for row in rows { page.element("tr") { cells(&$0, row) } }
        }
    }

    /// Writes the heading of a row.
    mutating func writeHeading(_ words: Wording) { element("th", ["scope": "row"], words) }

    /// Writes the heading of a row about a verdict, with its colour and pattern.
    mutating func writeHeading(_ mark: PlotMark) {
        element("th", ["scope": "row"]) { page in
            page.writeKey(mark)
            page.text(mark.name)
        }
    }

    /// Writes the heading of a row about a row of `Mappings/`, with its key.
    mutating func writeHeading(ofRow name: String) {
        element("th", ["scope": "row"]) { page in
            page.writeRow(name)
            if let key = page.options.rows[name]?.key { page.text(" \(key)") }
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
        element("td", ["class": "n"], text: Numbers.percent(part, of: whole))
    }
}
