internal import JSONDocument

/// The JSON that a function writes.
func writeJSON(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return writer.bytes()
}

/// A value as JSON: one without numbers that JSON cannot spell.
func encodeJSON(_ value: some Encodable) -> [UInt8] { writeJSON { encodeJSON(value, &$0) } }

/// The same as the next value of a writer.
func encodeJSON(_ value: some Encodable, _ writer: inout JSONWriter) {
    try? DocumentEncoder().encode(value, into: &writer)
}

/// JSON Lines, one for each element.
func jsonLines<Element>(_ elements: [Element], _ write: (Element, inout JSONWriter) -> Void) -> [UInt8] {
    writeJSON { writer in
        for element in elements {
            write(element, &writer)
            writer.newline()
        }
    }
}
