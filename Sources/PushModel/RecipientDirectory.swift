/// The people of a recipients file, found by identifier.
public struct RecipientDirectory: Sendable {
    /// Everyone, in the file's order.
    public let recipients: [Recipient]
    private let exact: [UTF8Text: Int]
    private let folded: [UTF8Text: Int]

    /// Creates a directory; of two entries with one identifier the later counts.
    public init(_ recipients: [Recipient]) {
        self.recipients = recipients.ordered
        var exact: [UTF8Text: Int] = [:]
        var folded: [UTF8Text: Int] = [:]
        for (index, recipient) in recipients.enumerated() {
            exact[recipient.id] = index
            folded[recipient.id.lowercasedASCII()] = index
        }
        self.exact = exact
        self.folded = folded
    }

    /// The person with that identifier.
    ///
    /// - Parameters:
    ///   - id: A user identifier as a message spells it.
    ///   - ignoringCase: Whether ASCII case does not matter (Easemob, reading G3).
    /// - Returns: The recipient, or nil for someone the file does not know.
    public func find(_ id: UTF8Text, ignoringCase: Bool) -> Recipient? {
        if recipients.isEmpty { return nil }
        let index = ignoringCase ? folded[id.lowercasedASCII()] : exact[id]
        return index.map { recipients[$0] }
    }
}

/// The members of groups, by the group's identifier.
public struct GroupDirectory: Sendable {
    private var members: [UTF8Text: [UTF8Text]] = [:]
    private var managers: [UTF8Text: [UTF8Text]] = [:]

    /// Creates a directory that knows no group.
    public init() {}

    /// Adds a group from one JSON object `{"id":"…","members":["…"],"managers":["…"]}`.
    ///
    /// `managers`, the owner among them, may be absent: then nobody knows who they are.
    /// - Throws: ``PushModelError`` without an `id` or an array of `members`.
    public mutating func add(_ value: JSONValue) throws(PushModelError) {
        let object = try SettingsObject(value)
        guard let id = try object.text("id")?.nonEmpty else {
            throw PushModelError(.missing, path: "/id", message: "a group needs an id")
        }
        guard let members = try object.texts("members") else {
            throw PushModelError(.missing, path: "/members", message: "a group needs its members")
        }
        self.members[id] = members
        managers[id] = try object.texts("managers")
    }

    /// The members of a group; nil for a group nobody listed.
    public func members(of id: UTF8Text) -> [UTF8Text]? { members[id] }

    /// The owner and managers of a group; nil where nobody listed them.
    public func managers(of id: UTF8Text) -> [UTF8Text]? { managers[id] }
}
