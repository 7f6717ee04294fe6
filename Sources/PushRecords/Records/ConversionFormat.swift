import PushBridge

/// What a converted line becomes.
public enum ConversionFormat: String, Sendable, Hashable, CaseIterable {
    /// A record, with what is kept, what differs and the diagnostics.
    case records
    /// The message alone, as the target takes it.
    case message
    /// The call that sends the message: method, path and body; a client's message has no call, only a body.
    case request

    /// Writes the messages of a conversion, one a line; nothing where the target has none.
    func write(_ conversion: Conversion, of app: AppName?, to writer: inout JSONWriter) {
        for message in conversion.messages {
            switch self {
            case .records: continue
            case .message: writer.raw(message.body)
            case .request: message.writeCall(of: app, to: &writer)
            }
            writer.newline()
        }
    }
}

extension WrittenMessage {
    fileprivate func writeCall(of app: AppName?, to writer: inout JSONWriter) {
        writer.beginObject()
        if let request {
            let call = app?.named(in: request) ?? request
            writer.member("method", call.method)
            writer.member("path", call.path)
        }
        writer.member("body", body)
        writer.endObject()
    }
}
