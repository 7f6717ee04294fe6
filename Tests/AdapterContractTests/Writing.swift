import PushModel

/// What writing a message gives, and what reading that gives again.
struct Writing {
    let written: WrittenMessage
    let findings: [Finding]
    /// The written message as a line of input.
    let line: RawJSON
    /// What the reader makes of the line.
    let reading: Reading
    /// Whether the vendor has the app's data as a text only.
    let dataIsText: Bool

    init(_ message: PushMessage, in example: WrittenShape) {
        let adapter = example.side.adapter
        var findings: [Finding] = []
        written = adapter.write(message, shape: example.shape, findings: &findings)
        self.findings = findings
        line = adapter.line(of: written)
        reading = example.read(line)
        dataIsText = example.side.dataIsText
    }

    /// The message as it was read again.
    var again: PushMessage { reading.message }

    /// Each finding as `kind field`.
    var told: [String] { findings.map { "\($0.kind.rawValue) \($0.field.rawValue)" } }
}

/// Whether what a message says of each field is said again, or told.
struct WritingLaw {
    let message: PushMessage
    let again: PushMessage
    let findings: [Finding]
    /// Whether the vendor has the app's data as a text only.
    var dataIsText = false

    init(_ message: PushMessage, _ writing: Writing) {
        self.init(message, again: writing.again, findings: writing.findings)
        dataIsText = writing.dataIsText
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
        let found = again.value(of: field)
        switch field {
        // A conversation that its one receiver names is not named apart from it.
        case .conversationID where message.conversationID.map({ again.receivers == [$0] }) == true:
            return false
        // A title and a call's mark stand at the payload's root, where they are the app's as well.
        case .rootData: return !again.rootData.contains(inOrder: message.rootData)
        // A vendor that has data as text has it as that text; the two are one (C15).
        case .appData where dataIsText && found != value:
            guard let text = found?.parsed().root.string, let data = try? JSONDocument(text).root else {
                return true
            }
            return !data.isSame(as: value.parsed().root)
        // Each section has its place, whatever the order.
        case .platforms:
            guard let found = found?.parsed().root else { return true }
            let sections = value.parsed().root
            return !found.isSame(as: sections) || found.members.count != sections.members.count
        default: return found != value
        }
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
