import NIMAdapter
import PushModel
import Testing

/// What writing a message gives, and what reading that gives again.
struct Writing {
    let written: WrittenMessage
    let findings: [Finding]
    /// The written message as a line of input.
    let line: RawJSON
    /// What the reader makes of the line.
    let again: PushMessage

    init(_ message: PushMessage, as shape: String) {
        var findings: [Finding] = []
        written = NIMAdapter.write(message, shape: shape, findings: &findings)
        self.findings = findings
        line = NIMAdapter.line(of: written)
        again = Self.read(line, as: shape)
    }

    static func read(_ line: RawJSON, as shape: String) -> PushMessage {
        Reading(.json(line.parsed().root), as: shape).message
    }

    /// Each finding as `kind field`.
    var told: [String] { findings.map { "\($0.kind.rawValue) \($0.field.rawValue)" } }

    /// The written value at a row's path; JSON in strings is looked into.
    func value(at path: [String]) -> JSONValue? {
        Self.value(at: path, in: line.parsed().root)
    }

    static func value(at path: [String], in root: JSONValue) -> JSONValue? {
        var value = root
        for step in path {
            if let text = value.string, let inner = try? JSONDocument(text).root { value = inner }
            guard let next = value[UTF8Text(step)] else { return nil }
            value = next
        }
        return value
    }
}

/// Whether what a message says of each field is said again, or told.
struct WritingLaw {
    let message: PushMessage
    let again: PushMessage
    let findings: [Finding]

    init(_ message: PushMessage, _ writing: Writing) {
        self.init(message, again: writing.again, findings: writing.findings)
    }

    init(_ message: PushMessage, again: PushMessage, findings: [Finding]) {
        self.message = message
        self.again = again
        self.findings = findings
    }

    /// Fields that hold something, read otherwise, and were not told.
    var silentLosses: [CanonicalField] {
        let told = Set(findings.map(\.field))
        return CanonicalField.allCases.filter { !told.contains($0) && isLost($0) }
    }

    /// Fields told as dropped that were read as they were.
    var falseAlarms: [CanonicalField] {
        findings.filter { $0.kind == .dropped && !isLost($0.field) }.map(\.field)
    }

    private func isLost(_ field: CanonicalField) -> Bool {
        guard let value = message.value(of: field) else { return false }
        // A conversation that its one receiver names is not named apart from it.
        if field == .conversationID, message.conversation.id.map({ again.receivers == [$0] }) == true {
            return false
        }
        // A title and a call's mark stand at the payload's root, where they are the app's as well.
        if field == .rootData { return !again.rootData.contains(inOrder: message.rootData) }
        return again.value(of: field) != value
    }
}

extension PushMessage {
    /// The neutral form.
    var neutral: RawJSON {
        var writer = JSONWriter()
        write(to: &writer)
        return (try? RawJSON(validating: writer.text())) ?? .null
    }
}

extension [JSONField] {
    /// Whether the fields of a list are among these, in their order.
    fileprivate func contains(inOrder fields: [JSONField]) -> Bool {
        var rest = fields[...]
        for field in self where field == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
