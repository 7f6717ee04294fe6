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
                text(PageWords.members(value.parsed().root.count))
            }
        }
    }

    private mutating func write(_ words: String, isIdentifier: Bool) {
        if isIdentifier, redaction != nil {
            let number = redaction?.number(of: words) ?? 0
            return text(PageWords.identifier(number))
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
