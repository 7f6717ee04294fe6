import PushModel

/// A reject record as input again, which keeps its first cause and the line that it is about.
enum RejectRecord {
    private static let line: UTF8Text = "line"
    private static let error: UTF8Text = "error"
    private static let code: UTF8Text = "code"
    private static let message: UTF8Text = "message"
    private static let offset: UTF8Text = "offset"

    /// Why the record's line was rejected; nil for any other value.
    static func cause(in record: JSONValue) -> LineError? {
        guard record.kind == .object, let error = record[error], error.kind == .object,
            record[line]?.integer != nil,
            let code = error[code]?.string.flatMap({ LineError.Code(rawValue: $0.string) }),
            let message = error[message]?.string, let input = RejectedInput(of: record)
        else { return nil }
        return LineError(code, message.string, offset: error[offset]?.integer, input: input)
    }
}
