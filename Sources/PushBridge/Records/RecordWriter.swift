import APNSTypes
public import PushModel

/// Spells the lines of `translate`'s output.
enum RecordWriter {
    /// Begins a record with what every record says.
    static func begin(_ line: Int, _ source: UTF8Text, _ recipient: UTF8Text, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("line")
        writer.integer(line)
        writer.key("source")
        writer.string(source)
        writer.key("recipient")
        writer.string(recipient)
    }

    /// Ends a record with its diagnostics, if records carry them.
    static func end(_ diagnostics: [Diagnostic]?, _ writer: inout JSONWriter) {
        if let diagnostics {
            writer.key("diagnostics")
            writer.beginArray()
            // By index, since an element that is taken out is copied, and a diagnostic is large.
            for index in diagnostics.indices { diagnostics[index].write(to: &writer) }
            writer.endArray()
        }
        writer.endObject()
        writer.newline()
    }
}

extension Diagnostic {
    /// Writes the diagnostic as one JSON object.
    @inline(__always)
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let row {
            writer.key("row")
            writer.string(row)
        }
        writer.key("severity")
        writer.string(severity.spelled)
        writer.key("kind")
        writer.string(kind.spelled)
        if !code.name.isEmpty {
            writer.key("code")
            writer.string(code.name)
        }
        writer.key("path")
        writer.string(path)
        writer.key("message")
        writer.beginString()
        writeMessage(to: &writer)
        writer.endString()
        writer.endObject()
    }
}

extension Diagnostic.Severity {
    /// The word in records.
    fileprivate var spelled: UTF8Text {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

extension Diagnostic.Kind {
    /// The word in records.
    fileprivate var spelled: UTF8Text {
        switch self {
        case .dropped: "dropped"
        case .approximated: "approximated"
        case .ignored: "ignored"
        case .repaired: "repaired"
        case .defaulted: "defaulted"
        case .ambiguous: "ambiguous"
        case .overLimit: "over-limit"
        case .invalid: "invalid"
        }
    }
}

/// The line that a reject is about, as the reject record repeats it.
enum RejectedInput {
    case bytes(ByteSlice)
    case value(JSONValue)
    /// What an earlier reject record repeats, whether as Base64, and whether it was cut.
    case repeated(UTF8Text, isBase64: Bool, isCut: Bool)

    private static let text: UTF8Text = "input"
    private static let base64: UTF8Text = "inputBase64"
    private static let truncated: UTF8Text = "inputTruncated"

    /// What a reject record repeats of its line; nil where it repeats nothing.
    init?(of record: JSONValue) {
        let isBase64 = record[Self.base64] != nil
        guard let text = record[isBase64 ? Self.base64 : Self.text]?.string else { return nil }
        self = .repeated(text, isBase64: isBase64, isCut: record[Self.truncated]?.bool == true)
    }

    /// The most bytes of a line that its reject repeats (reading T5).
    static let maximumBytes = 65_536

    /// Writes `input`, or `inputBase64` when it is no text, and whether it was cut.
    ///
    /// `total` is the line's length, when it is more than what was kept of it.
    func write(total: Int?, to writer: inout JSONWriter) {
        switch self {
        case .value(let value): write(value.raw.text, isCut: false, &writer)
        case .repeated(let text, isBase64: false, let isCut): write(text, isCut: isCut, &writer)
        case .repeated(let text, isBase64: true, let isCut):
            let most = (Self.maximumBytes + 2) / 3 * 4
            writeBase64(text[0..<min(text.count, most)], isCut: isCut || text.count > most, &writer)
        case .bytes(let bytes):
            let isCut = max(total ?? 0, bytes.count) > Self.maximumBytes
            let kept = bytes[0..<min(bytes.count, Self.maximumBytes)]
            // A cut may split a character, which does not make the line invalid.
            if let text = UTF8Text(validating: kept) ?? (isCut ? UTF8Text(validatingPrefix: kept) : nil) {
                write(text, isCut: isCut, &writer)
            } else {
                writeBase64(Base64.encode(kept), isCut: isCut, &writer)
            }
        }
    }

    private func write(_ text: UTF8Text, isCut: Bool, _ writer: inout JSONWriter) {
        writer.key(Self.text)
        writer.string(text[0..<min(text.count, Self.maximumBytes)])
        if isCut || text.count > Self.maximumBytes { writeCut(&writer) }
    }

    private func writeBase64(_ text: UTF8Text, isCut: Bool, _ writer: inout JSONWriter) {
        writer.key(Self.base64)
        writer.string(text)
        if isCut { writeCut(&writer) }
    }

    private func writeCut(_ writer: inout JSONWriter) {
        writer.key(Self.truncated)
        writer.bool(true)
    }
}

extension UTF8Text {
    /// The valid text of `bytes` but for a character that is cut at the end.
    fileprivate init?(validatingPrefix bytes: ByteSlice) {
        for dropped in 1...3 where bytes.count >= dropped {
            if let text = UTF8Text(validating: bytes[0..<bytes.count - dropped]) {
                self = text
                return
            }
        }
        return nil
    }
}
