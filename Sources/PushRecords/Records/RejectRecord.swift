import PushBridge

/// A rejected line, or what one recipient would have got of it, as a record.
struct RejectedLine {
    let error: MessageError
    private let origin: LineOrigin
    private let input: RejectedInput
    /// The part of a message that was rejected; nil for all of it.
    let part: Part?

    /// What one recipient would have got.
    struct Part {
        /// The message's identifier, where records carry one.
        let id: UTF8Text?
        let source: UTF8Text
        let recipient: UTF8Text
        let diagnostics: [Diagnostic]
    }

    /// - Parameters:
    ///   - error: What is wrong.
    ///   - origin: Where the line comes from.
    ///   - input: What the record repeats instead of the line; nil repeats the line.
    ///   - part: The part of the message that is rejected.
    init(
        _ error: MessageError, of origin: LineOrigin, repeating input: RejectedInput? = nil,
        part: Part? = nil
    ) {
        self.error = error
        self.origin = origin
        self.input = input ?? origin.input
        self.part = part
    }

    /// Writes the record: the place, what is wrong, and the line as it came.
    func write(advising words: Remedy.Words, to writer: inout JSONWriter) {
        writer.beginRecord(origin)
        if let part {
            writer.member("id", part.id)
            writer.member("source", part.source)
            writer.member("recipient", part.recipient)
        }
        writer.key("error")
        writer.beginObject()
        writer.member("code", UTF8Text(error.code.rawValue))
        writer.member("message", UTF8Text(error.description(advising: words)))
        if let offset = error.offset { writer.member("offset", offset) }
        writer.endObject()
        input.write(to: &writer)
        writer.endRecord(part?.diagnostics)
    }
}

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

/// A reject record as input again, which keeps its first cause and the line that it is about.
struct RejectRecord {
    /// Why the record's line was rejected.
    let error: MessageError
    /// What it repeats of that line.
    let input: RejectedInput

    private static let line: UTF8Text = "line"
    private static let error: UTF8Text = "error"
    private static let code: UTF8Text = "code"
    private static let message: UTF8Text = "message"
    private static let offset: UTF8Text = "offset"

    /// The record that a line is which turned out to be nobody's message; nil for any other line.
    init?(behind error: MessageError, in input: VendorInput) {
        guard Self.errorsOfRecords.contains(error.code), case .json(let record) = input else { return nil }
        self.init(record)
    }

    /// The record that a value is; nil for any other value.
    private init?(_ record: JSONValue) {
        guard record.kind == .object, let error = record[Self.error], error.kind == .object,
            record[Self.line]?.integer != nil,
            let code = error[Self.code]?.string.map({ MessageError.Code(rawValue: $0.string) }),
            Self.knownCodes.contains(code),
            let message = error[Self.message]?.string, let input = RejectedInput(of: record)
        else { return nil }
        self.error = MessageError(code, message.string, offset: error[Self.offset]?.integer)
        self.input = input
    }

    /// What tasks say of a line that is a reject record, for all they know.
    private static let errorsOfRecords: Set<MessageError.Code> = [.unknownVendor, .unknownShape, .noMessage]

    /// Every code that a reject record has.
    private static let knownCodes: Set<MessageError.Code> = [
        .invalidJSON, .invalidUTF8, .tooDeep, .tooLong, .tooDense, .tooManyParts, .unknownVendor,
        .unknownShape,
        .payloadTooLarge, .noMessage, .invalidWebhook, .unverified, .invalidSettings, .noKey,
    ]
}
