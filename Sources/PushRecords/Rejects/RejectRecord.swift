import PushBridge

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
