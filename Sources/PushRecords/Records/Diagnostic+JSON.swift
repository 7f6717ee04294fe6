public import PushBridge

extension Diagnostic {
    /// Writes the diagnostic as one JSON object.
    public borrowing func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let row {
            writer.key("row")
            writer.string(row)
        }
        writer.key("severity")
        severity.write(to: &writer)
        writer.key("kind")
        kind.write(to: &writer)
        writer.key("code")
        code.writeName(to: &writer)
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
    /// Writes the word of records.
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .info: writer.string(literal: "info")
        case .warning: writer.string(literal: "warning")
        case .error: writer.string(literal: "error")
        }
    }
}

extension Diagnostic.Kind {
    /// Writes the word of records.
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .dropped: writer.string(literal: "dropped")
        case .approximated: writer.string(literal: "approximated")
        case .ignored: writer.string(literal: "ignored")
        case .repaired: writer.string(literal: "repaired")
        case .defaulted: writer.string(literal: "defaulted")
        case .ambiguous: writer.string(literal: "ambiguous")
        case .overLimit: writer.string(literal: "over-limit")
        case .invalid: writer.string(literal: "invalid")
        }
    }
}
