import PushBridge

/// The members of a line that brings its people: `message`, `recipients` and perhaps `group`, each once and nothing else.
///
/// No vendor's message has a member that is called like the people beside `message`, so whoever writes both means such a line, and
/// what is wrong with it is told.
struct BroughtMembers {
    let message: JSONValue
    let recipients: JSONValue
    /// The group; nil where it is absent or `null`.
    let group: JSONValue?

    static let messageName: UTF8Text = "message"
    private static let recipientsName: UTF8Text = "recipients"
    private static let groupName: UTF8Text = "group"
    /// What people are called in such a line, or by mistake.
    private static let peopleNames: [UTF8Text] = [recipientsName, groupName, "recipient", "groups"]

    /// Finds the members; nil for any other line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - path: Its JSON Pointer in a larger document.
    /// - Throws: ``MessageError`` for a line with other members, or with one of them twice, and for one in whose message there are
    ///   people again.
    init?(of line: JSONValue, at path: String) throws(MessageError) {
        guard Self.namesPeople(line) else { return nil }
        if let name = Self.strangeName(in: line) {
            throw .misjoined("has \"\(name)\"", at: path)
        }
        for name in [Self.messageName, Self.recipientsName, Self.groupName] {
            let count = line.members.count { $0.key == name }
            if count > 1 { throw .misjoined("has \"\(name)\" \(count) times", at: path) }
        }
        guard let message = line[Self.messageName] else { return nil }
        guard let recipients = line[Self.recipientsName] else {
            throw .misjoined("has no \"recipients\"", at: path)
        }
        if Self.namesPeople(message) { throw .misjoined("has people in its \"message\" as well", at: path) }
        self.message = message
        self.recipients = recipients
        group = line[Self.groupName].flatMap { $0.isNull ? nil : $0 }
    }

    /// Whether an object has a message and people, in whatever case they are written.
    private static func namesPeople(_ line: JSONValue) -> Bool {
        LineMarks(.json(line)).contains(.message) && line.members.contains { isPeopleName($0.key) }
    }

    private static func isPeopleName(_ key: borrowing UTF8Text) -> Bool {
        for name in peopleNames where key.equalsIgnoringASCIICase(name) { return true }
        return false
    }

    /// The first member that such a line cannot have.
    private static func strangeName(in line: JSONValue) -> UTF8Text? {
        line.members.first { ![messageName, recipientsName, groupName].contains($0.key) }?.key
    }
}

extension MessageError {
    /// A line that is meant to bring its people, and is put together otherwise.
    fileprivate static func misjoined(_ what: String, at path: String) -> MessageError {
        let place = path.isEmpty ? "" : "\(path): "
        return MessageError(
            .invalidSettings,
            "\(place)A line that brings its people has \"message\", \"recipients\" and, if wanted, \"group\", each once, and "
                + "no other member; this one \(what).")
    }
}
