public import PushBridge

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
        writer.key("path")
        writer.string(path)
        writer.key("message")
        writer.beginString()
        subject.write(namedBy: path, with: words, to: &writer)
        writer.endString()
        writer.endObject()
    }
}

extension Diagnostic.Subject {
    /// Writes a message: the subject, which the last step of a path names, and words about it.
    fileprivate func write(namedBy path: String, with words: String, to writer: inout JSONWriter) {
        switch self {
        case .none: writer.appendToString(words)
        case .key:
            writer.appendToString(lastStepOf: path)
            writer.appendToString(" ")
            writer.appendToString(words)
            writer.appendToString(".")
        case .field(let field):
            let name = field.rawValue
            writer.appendToString(lastStepOf: path)
            writer.appendToString(" (")
            writer.appendToString(name)
            writer.appendToString(")")
            writer.appendToString(words, from: name.utf8.count)
        }
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
