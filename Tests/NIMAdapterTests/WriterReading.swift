import PushModel
import Testing
import Vendors

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
