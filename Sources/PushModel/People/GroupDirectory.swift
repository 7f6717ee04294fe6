/// The members of groups, by the group's identifier.
public struct GroupDirectory: Sendable {
    private var exact: [UTF8Text: Group] = [:]
    /// The same groups by their identifiers in lower case.
    private var folded: [UTF8Text: Group] = [:]

    private struct Group: Sendable {
        let members: [UTF8Text]
        let managers: [UTF8Text]?
        let name: UTF8Text?
    }

    /// Creates a directory that knows no group.
    public init() {}

    /// Adds a group from one JSON object `{"id":"…","members":["…"],"managers":["…"],"name":"…"}`.
    ///
    /// `managers`, the owner among them, may be absent: then nobody knows who they are. So may `name`. Of two objects about one group the
    /// later counts; where case does not tell identifiers apart, so it does for every spelling.
    /// - Parameters:
    ///   - value: The object.
    ///   - remarks: Receives what is probably a mistake: a member that nobody knows, a group that was there before.
    /// - Throws: ``PushModelError`` without an `id` or an array of `members`.
    public mutating func add(
        _ value: JSONValue, remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        let object = try SettingsObject(value)
        guard let id = try object.text("id")?.nonEmpty else {
            throw PushModelError(.missing, path: "/id", message: "a group needs an id")
        }
        guard let members = try object.texts("members") else {
            throw PushModelError(.missing, path: "/members", message: "a group needs its members")
        }
        object.noteUnknown(besides: ["id", "members", "managers", "name"], &remarks)
        let group = Group(
            members: members, managers: try object.texts("managers"),
            name: try object.text("name")?.nonEmpty)
        let isRepeated = exact.updateValue(group, forKey: id) != nil
        if folded.updateValue(group, forKey: id.lowercasedASCII()) != nil {
            remarks.append(isRepeated ? .repeated("group", id) : .repeatedInOtherCase("group", id))
        }
    }

    /// The same without remarks.
    public mutating func add(_ value: JSONValue) throws(PushModelError) {
        var ignored: [SettingsRemark] = []
        try add(value, remarks: &ignored)
    }

    /// The members of a group; nil for a group nobody listed.
    public func members(of id: UTF8Text, ignoringCase: Bool) -> [UTF8Text]? {
        group(id, ignoringCase)?.members
    }

    /// The owner and managers of a group; nil where nobody listed them.
    public func managers(of id: UTF8Text, ignoringCase: Bool) -> [UTF8Text]? {
        group(id, ignoringCase)?.managers
    }

    /// The name of a group; nil where nobody gave it.
    public func name(of id: UTF8Text, ignoringCase: Bool) -> UTF8Text? {
        group(id, ignoringCase)?.name
    }

    private func group(_ id: UTF8Text, _ ignoresCase: Bool) -> Group? {
        if exact.isEmpty { return nil }
        return ignoresCase ? folded[id.lowercasedASCII()] : exact[id]
    }
}
