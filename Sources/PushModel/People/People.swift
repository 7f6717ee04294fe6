/// The people whom messages may reach: what each of them set, and who belongs to which group.
///
/// Made once and handed to every call that resolves a message. It is a class because it never changes and every message
/// asks it.
public final class People: Sendable {
    /// Those whose settings are known; nil where no settings are given.
    public let recipients: RecipientDirectory?
    /// The members of groups.
    public let groups: GroupDirectory
    /// Who belongs to a group that ``groups`` lacks.
    public let otherGroups: OtherGroups
    /// Who has the tags of a message that is for users with some tags, beside those of whom ``recipients`` says it.
    public let taggedUsers: OtherGroups

    /// Who belongs to a group whose members nothing gives (reading G18).
    public enum OtherGroups: String, Sendable, Hashable, CaseIterable {
        /// Nobody knows, so its messages are pushed to nobody.
        case unknown
        /// Everyone in ``People/recipients`` but the sender.
        case everyone
    }

    /// Creates the people of a call.
    ///
    /// - Parameters:
    ///   - recipients: Those whose settings are known; without them everyone whom a message names has the vendor's defaults.
    ///   - groups: The members of groups.
    ///   - otherGroups: Who belongs to a group that `groups` lacks; without `recipients` it decides nothing.
    ///   - taggedUsers: Who has the tags of a message for users with some tags (reading G20).
    public init(
        recipients: RecipientDirectory? = nil, groups: GroupDirectory = GroupDirectory(),
        otherGroups: OtherGroups = .unknown, taggedUsers: OtherGroups = .unknown
    ) {
        self.recipients = recipients
        self.groups = groups
        self.otherGroups = otherGroups
        self.taggedUsers = taggedUsers
    }

    /// No settings are given: everyone whom a message names has the vendor's defaults and no device.
    public static let unknown = People()
}

/// The members of groups, by the group's identifier.
public struct GroupDirectory: Sendable {
    private var exact: [UTF8Text: Group] = [:]
    /// The same groups by their identifiers in lower case.
    private var folded: [UTF8Text: Group] = [:]

    private struct Group: Sendable {
        var members: [UTF8Text]
        var managers: [UTF8Text]?
        let name: UTF8Text?

        mutating func rename(by map: IdentifierMap) {
            func name(_ id: UTF8Text) -> UTF8Text {
                map.new(for: id, .user, ignoringCase: map.ignoresCase) ?? id
            }
            members = members.map(name)
            managers = managers?.map(name)
        }
    }

    /// Creates a directory that knows no group.
    public init() {}

    /// Adds a group from one JSON object `{"id":"…","members":["…"],"managers":["…"],"name":"…"}`.
    ///
    /// `managers`, the owner among them, may be absent: then nobody knows who they are. So may `name`. Of two objects about one group the
    /// later counts; where case does not tell identifiers apart, so it does for every spelling.
    /// - Parameters:
    ///   - value: The object.
    ///   - map: The new identifiers of the group and its members; nil where they keep them.
    ///   - remarks: Receives what is probably a mistake: a member that nobody knows, a group that was there before.
    /// - Throws: ``PushModelError`` without an `id` or an array of `members`, and for a group that the map has to have.
    public mutating func add(
        _ value: JSONValue, renamedBy map: IdentifierMap? = nil, remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        let object = try SettingsObject(value)
        guard var id = try object.text("id")?.nonEmpty else {
            throw PushModelError(.missing, path: "/id", message: "a group needs an id")
        }
        guard let members = try object.texts("members") else {
            throw PushModelError(.missing, path: "/members", message: "a group needs its members")
        }
        object.noteUnknown(besides: ["id", "members", "managers", "name"], &remarks)
        var group = Group(
            members: members, managers: try object.texts("managers"),
            name: try object.text("name")?.nonEmpty)
        if let map {
            let new = map.new(for: id, .group, ignoringCase: map.ignoresCase)
            if new == nil && map.has(.group) { try map.tell(ofUnmapped: "group", id, &remarks) }
            id = new ?? id
            group.rename(by: map)
        }
        let isRepeated = exact.updateValue(group, forKey: id) != nil
        if folded.updateValue(group, forKey: id.lowercasedASCII()) != nil {
            remarks.append(isRepeated ? .repeated("group", id) : .repeatedInOtherCase("group", id))
        }
    }

    /// Adds a group without members, of which only the managers and the name are asked.
    package mutating func add(_ id: UTF8Text, managers: [UTF8Text]?, name: UTF8Text?) {
        let group = Group(members: [], managers: managers, name: name)
        exact[id] = group
        folded[id.lowercasedASCII()] = group
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

/// The people of a recipients file, found by identifier.
///
/// Many people take little more memory than the texts of their settings: all but the first ones are made when asked for.
public struct RecipientDirectory: Sendable {
    private let people: PackedRecipients
    private let exact: IdentifierTable
    /// The table in which case does not matter; nil where no identifier has capitals, for which the other one serves.
    private let folded: IdentifierTable?

    /// Creates a directory; of two entries with one identifier the later counts.
    ///
    /// - Parameters:
    ///   - recipients: Everyone.
    ///   - noteRepeated: Called with the place of an entry whose identifier, in any case, an earlier one has, and with the
    ///     remark about it.
    public init(_ recipients: [Recipient], noteRepeated: (Int, SettingsRemark) -> Void = { _, _ in }) {
        var people = PackedRecipients()
        for recipient in recipients { people.append(recipient) }
        self.init(people, noteRepeated: noteRepeated)
    }

    /// Creates a directory of people who were packed one by one.
    package init(_ people: consuming PackedRecipients, noteRepeated: (Int, SettingsRemark) -> Void) {
        people.seal()
        let people = people
        var repeated: Set<Int> = []
        exact = IdentifierTable(of: people, ignoringCase: false) { place in
            repeated.insert(place)
            if !people.haveCapitals { noteRepeated(place, .repeated("recipient", people.id(at: place))) }
        }
        folded =
            people.haveCapitals
            ? IdentifierTable(of: people, ignoringCase: true) { place in
                let id = people.id(at: place)
                let isSpelledAlike = repeated.contains(place)
                noteRepeated(
                    place,
                    isSpelledAlike ? .repeated("recipient", id) : .repeatedInOtherCase("recipient", id))
            } : nil
        self.people = people
    }

    /// Everyone, in the file's order; an array is made each time.
    public var recipients: [Recipient] { (0..<people.count).map { people[$0] } }

    /// How many entries there are.
    public var count: Int { people.count }

    /// Whether there is nobody.
    public var isEmpty: Bool { people.count == 0 }

    /// The person with that identifier.
    ///
    /// - Parameters:
    ///   - id: A user identifier as a message spells it.
    ///   - ignoringCase: Whether ASCII case does not matter (reading G15).
    /// - Returns: The recipient, or nil for someone the file does not know.
    public func find(_ id: UTF8Text, ignoringCase: Bool) -> Recipient? {
        place(of: id, ignoringCase).map { people[$0] }
    }

    /// The nickname of the person with that identifier, for whom nothing else is made.
    package func nickname(of id: UTF8Text, ignoringCase: Bool) -> UTF8Text? {
        place(of: id, ignoringCase).flatMap { people.nickname(at: $0) }
    }

    private func place(of id: UTF8Text, _ ignoresCase: Bool) -> Int? {
        if isEmpty { return nil }
        guard ignoresCase else { return exact.place(of: id, in: people) }
        guard let folded else { return exact.place(of: id.lowercasedASCII(), in: people) }
        return folded.place(of: id, in: people)
    }

    /// Calls `body` with everyone once, in the file's order: of two entries about one person the later counts.
    ///
    /// - Parameters:
    ///   - ignoringCase: Whether ASCII case does not matter (reading G15).
    ///   - body: Gets each person.
    public func forEach(ignoringCase: Bool, _ body: (Recipient) -> Void) {
        var superseded = (ignoringCase ? folded ?? exact : exact).superseded[...]
        for place in 0..<people.count {
            if superseded.first.map({ Int($0) == place }) == true {
                superseded.removeFirst()
            } else {
                body(people[place])
            }
        }
    }
}
