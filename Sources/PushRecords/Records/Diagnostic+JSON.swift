public import PushBridge

extension Diagnostic {
    /// Writes the diagnostic as one JSON object.
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
