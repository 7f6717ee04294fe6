public import PushModel

/// One person whom a message reaches.
public struct Addressee: Sendable {
    /// What the person set; the vendor's defaults for someone the recipients file lacks.
    public var recipient: Recipient
    /// The group in which the message reaches them; nil in a direct conversation.
    public var group: UTF8Text?
    /// Whether a recipients file was given and lacks this person.
    public var isUnknown: Bool
}

/// Finds the people whom a message reaches: those it names, a group's members, or everyone in the recipients file.
///
/// It is a class because it never changes and every message asks it.
public final class AddressBook: Sendable {
    /// The recipients file; nil when none was given.
    public let people: RecipientDirectory?
    /// The members of groups.
    public let groups: GroupDirectory
    /// Whether identifiers that differ only in ASCII case are the same (reading G3).
    public let ignoresCase: Bool
    /// Everyone in the recipients file, once: of two lines about one person the later counts.
    private let everyone: [Recipient]

    /// Creates an address book.
    public init(people: RecipientDirectory?, groups: GroupDirectory, ignoresCase: Bool) {
        self.people = people
        self.groups = groups
        self.ignoresCase = ignoresCase
        let listed = people?.recipients ?? []
        let names = listed.map { ignoresCase ? $0.id.lowercasedASCII() : $0.id }
        let last = Dictionary(zip(names, names.indices)) { $1 }
        everyone =
            last.count == listed.count
            ? listed : listed.indices.filter { last[names[$0]] == $0 }.map { listed[$0] }
    }

    /// Calls `body` for each person whom `message` reaches, each of them once in every conversation.
    ///
    /// - Direct: the receivers it names; without any, everyone in the file, and without a file one nameless person
    ///   (reading E1).
    /// - Group: the members whom the message narrows itself to, else the group's known members, else everyone in the
    ///   file, always without the sender; without a file one recipient with the group's identifier (reading T10).
    /// - Room: one recipient with the room's identifier, who gets nothing.
    public func forEachAddressee(of message: PushMessage, _ body: (Addressee) -> Void) {
        switch message.conversation.kind {
        case .direct: forEachReceiver(of: message, body)
        case .group:
            for group in conversations(of: message) { forEachMember(of: group, message, body) }
        case .room:
            for room in conversations(of: message) {
                body(Addressee(recipient: Recipient(id: room), group: room, isUnknown: false))
            }
        }
    }

    private func forEachReceiver(of message: PushMessage, _ body: (Addressee) -> Void) {
        if message.receivers.isEmpty {
            guard people != nil else {
                return body(Addressee(recipient: Recipient(id: ""), group: nil, isUnknown: false))
            }
            for recipient in everyone {
                body(Addressee(recipient: recipient, group: nil, isUnknown: false))
            }
        } else {
            for id in distinct(message.receivers) { body(addressee(id, in: nil)) }
        }
    }

    private func conversations(of message: PushMessage) -> [UTF8Text] {
        if let id = message.conversation.id { return [id] }
        return message.receivers.isEmpty ? [""] : distinct(message.receivers)
    }

    private func forEachMember(of group: UTF8Text, _ message: PushMessage, _ body: (Addressee) -> Void) {
        let known = groups.members(of: group)
        if let listed = message.members {
            let members = known.map { known in listed.filter { id in known.contains { isSame($0, id) } } }
            for id in distinct(members ?? listed) where !isLeftOut(id, of: message) {
                body(addressee(id, in: group))
            }
        } else if let known {
            for id in distinct(known) where !isLeftOut(id, of: message) { body(addressee(id, in: group)) }
        } else if people != nil {
            for recipient in everyone where !isLeftOut(recipient.id, of: message) {
                body(Addressee(recipient: recipient, group: group, isUnknown: false))
            }
        } else {
            body(Addressee(recipient: Recipient(id: group), group: group, isUnknown: false))
        }
    }

    /// A group message does not come back to its sender, nor reach those whom it leaves out.
    private func isLeftOut(_ id: UTF8Text, of message: PushMessage) -> Bool {
        message.sender.id.map { isSame($0, id) } == true
            || message.excludedMembers.contains { isSame($0, id) }
    }

    /// The person with an identifier, reported as the message spells it.
    private func addressee(_ id: UTF8Text, in group: UTF8Text?) -> Addressee {
        guard var known = people?.find(id, ignoringCase: ignoresCase) else {
            return Addressee(recipient: Recipient(id: id), group: group, isUnknown: people != nil)
        }
        known.id = id
        return Addressee(recipient: known, group: group, isUnknown: false)
    }

    /// The identifiers without those named before.
    private func distinct(_ ids: [UTF8Text]) -> [UTF8Text] {
        if ids.count < 2 { return ids }
        var seen: Set<UTF8Text> = []
        return ids.filter { seen.insert(ignoresCase ? $0.lowercasedASCII() : $0).inserted }
    }

    private func isSame(_ left: UTF8Text, _ right: UTF8Text) -> Bool {
        ignoresCase ? left.equalsIgnoringASCIICase(right) : left == right
    }
}
