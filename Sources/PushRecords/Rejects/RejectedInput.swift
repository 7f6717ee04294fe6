import PushBridge

/// The line that a reject is about, as the reject record repeats it.
enum RejectedInput: Sendable {
    /// A line, or its first bytes, and how many bytes it has.
    case bytes(ByteSlice, of: Int)
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
    func write(to writer: inout JSONWriter) {
        switch self {
        case .value(let value): write(value.raw.text, isCut: false, &writer)
        case .repeated(let text, isBase64: false, let isCut): write(text, isCut: isCut, &writer)
        case .repeated(let text, isBase64: true, let isCut):
            let most = (Self.maximumBytes + 2) / 3 * 4
            writeBase64(text[0..<min(text.count, most)], isCut: isCut || text.count > most, &writer)
        case .bytes(let bytes, let total):
            let isCut = total > Self.maximumBytes
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
