public import PushModel

/// Finds the people whom a message reaches: those it names, a group's members, or everyone in the recipients file.
///
/// Making one costs next to nothing, so each call may have its own.
public struct AddressBook: Sendable {
    /// The people, and who belongs to which group.
    public let people: People
    /// Whether identifiers that differ only in ASCII case are the same (reading G15).
    public let ignoresCase: Bool

    /// Creates an address book.
    public init(_ people: People, ignoresCase: Bool) {
        self.people = people
        self.ignoresCase = ignoresCase
    }

    /// Calls `body` for each person whom `message` reaches, each of them once in every conversation, and for each
    /// conversation in which it reaches nobody.
    ///
    /// - Direct: the receivers it names. Without any: everyone in the file if the message is for everyone, those with the
    ///   tags that it asks for, else nobody (readings G16, G20); without a file one nameless person. A message that says
    ///   itself that it is for everyone does not come back to its sender (TX 33).
    /// - Group: the members whom the message narrows itself to, else the group's known members, always without the
    ///   sender. A group whose members nothing gives: nobody, unless ``People/otherGroups`` says otherwise; without a file
    ///   one recipient with the group's identifier (readings G17, G18).
    /// - Room: one recipient with the room's identifier, who gets nothing.
    ///
    /// - Parameters:
    ///   - message: What the sender asked for.
    ///   - isForEveryone: Whether the message, as it names no receiver, is for everyone.
    ///   - body: Gets each of them.
    public dynamic func forEachAddressee(
        of message: PushMessage, isForEveryone: Bool, _ body: (Addressee) -> Void
    ) {
        // Dynamic, since a copy specialized for its caller would retain all that the caller needs for each addressee.
        switch message.conversationKind {
        case .direct: forEachReceiver(of: message, isForEveryone, body)
        case .group:
            // Most messages name their group; no list is made for one.
            if let group = message.conversationID { return forEachMember(of: group, message, body) }
            let groups = conversations(of: message)
            for group in groups { forEachMember(of: group, message, body) }
            if groups.isEmpty { forEachOfNoGroup(message, body) }
        case .room:
            let rooms = conversations(of: message)
            for room in rooms.isEmpty ? [""] : rooms { body(Addressee(Recipient(id: room), in: room)) }
        }
    }

    private func forEachReceiver(
        of message: PushMessage, _ isForEveryone: Bool, _ body: (Addressee) -> Void
    ) {
        if let condition = message.audienceCondition {
            forEachTagged(AudienceCondition(condition), message, body)
        } else if case let receivers = message.receivers, !receivers.isEmpty {
            for id in distinct(receivers) { body(addressee(id, in: nil)) }
        } else if let listed = people.recipients {
            let somebody = Recipient(id: message.conversationID ?? "")
            guard isForEveryone else { return body(Addressee(somebody, absence: .namesNobody)) }
            if listed.isEmpty { return body(Addressee(somebody, absence: .emptyFile)) }
            var isEmpty = true
            listed.forEach(ignoringCase: ignoresCase) { recipient in
                if message.isForEveryone && isLeftOut(recipient.id, of: message) { return }
                isEmpty = false
                body(Addressee(recipient))
            }
            if isEmpty { body(Addressee(somebody, absence: .onlySender)) }
        } else {
            body(Addressee(Recipient(id: "")))
        }
    }

    /// Those of the receivers, or of everyone in the file, who have the tags that a message asks for (reading G20).
    private func forEachTagged(
        _ condition: AudienceCondition, _ message: PushMessage, _ body: (Addressee) -> Void
    ) {
        let named = distinct(message.receivers)
        guard let listed = people.recipients else {
            for id in named.isEmpty ? [""] : named { body(addressee(id, in: nil)) }
            return
        }
        var isReached = false
        func reach(_ recipient: Recipient) {
            guard people.taggedUsers == .everyone || condition.isMet(by: recipient.tags),
                !isLeftOut(recipient.id, of: message)
            else { return }
            isReached = true
            body(Addressee(recipient))
        }
        if named.isEmpty { listed.forEach(ignoringCase: ignoresCase, reach) }
        for id in named { listed.find(id, ignoringCase: ignoresCase).map(reach) }
        if !isReached { body(Addressee(Recipient(id: ""), absence: .unknownAudience)) }
    }

    /// The groups or rooms that a message is in, each once.
    package func conversations(of message: PushMessage) -> [UTF8Text] {
        if let id = message.conversationID { return [id] }
        return distinct(message.receivers)
    }

    /// The one other member of a group message's conversation, where its known members are the sender and another; nil where the
    /// message is not for that one (LC 8).
    package func onlyOther(in message: PushMessage) -> UTF8Text? {
        guard message.conversationKind == .group, let sender = message.senderID else { return nil }
        let groups = conversations(of: message)
        guard groups.count == 1, let known = knownMembers(of: groups[0], message) else { return nil }
        let members = distinct(known)
        guard members.count == 2, let own = members.firstIndex(where: { isSame($0, sender) }) else {
            return nil
        }
        let other = members[1 - own]
        return isLeftOut(other, of: message) || message.members?.contains { isSame($0, other) } == false
            ? nil : other
    }

    /// Whether the members of each group that a message is in are known.
    package func knowsGroup(of message: PushMessage) -> Bool {
        conversations(of: message).allSatisfy { knownMembers(of: $0, message) != nil }
    }

    /// A group message that does not say of which group it is can still name members.
    private func forEachOfNoGroup(_ message: PushMessage, _ body: (Addressee) -> Void) {
        if message.members == nil && people.recipients != nil {
            body(Addressee(Recipient(id: ""), in: "", absence: .namesNobody))
        } else {
            forEachMember(of: "", message, body)
        }
    }

    private func forEachMember(of group: UTF8Text, _ message: PushMessage, _ body: (Addressee) -> Void) {
        if let members = members(of: group, message) {
            var isEmpty = true
            for id in distinct(members) where !isLeftOut(id, of: message) {
                isEmpty = false
                body(addressee(id, in: group))
            }
            if isEmpty { body(Addressee(reader(of: group, message), in: group, absence: .emptyGroup)) }
        } else if let listed = people.recipients {
            forEachListed(in: listed, of: group, message, body)
        } else {
            body(Addressee(reader(of: group, message), in: group))
        }
    }

    /// Who stands for a group as a whole; of a topic it is its group (TX 28).
    private func reader(of group: UTF8Text, _ message: PushMessage) -> Recipient {
        Recipient(id: message.parentID ?? group)
    }

    /// The known members of a group; of a topic whose members nobody gave, its group's (TX 28).
    private func knownMembers(of group: UTF8Text, _ message: PushMessage) -> [UTF8Text]? {
        people.groups.members(of: group, ignoringCase: ignoresCase)
            ?? message.parentID.flatMap { people.groups.members(of: $0, ignoringCase: ignoresCase) }
    }

    /// The members whom the message is for, as far as it or the group's line names them; nil where neither does.
    private func members(of group: UTF8Text, _ message: PushMessage) -> [UTF8Text]? {
        let known = knownMembers(of: group, message)
        guard let listed = message.members, let known else { return message.members ?? known }
        let names = Set(known.map(name))
        return listed.filter { names.contains(name($0)) }
    }

    /// Everyone in the file, if they belong to a group of which nothing is known (reading G18).
    private func forEachListed(
        in listed: RecipientDirectory, of group: UTF8Text, _ message: PushMessage, _ body: (Addressee) -> Void
    ) {
        guard people.otherGroups == .everyone else {
            return body(Addressee(reader(of: group, message), in: group, absence: .unknownGroup))
        }
        var isEmpty = true
        listed.forEach(ignoringCase: ignoresCase) { recipient in
            if isLeftOut(recipient.id, of: message) { return }
            isEmpty = false
            body(Addressee(recipient, in: group))
        }
        if isEmpty { body(Addressee(reader(of: group, message), in: group, absence: .emptyGroup)) }
    }

    /// A group message does not come back to its sender, nor reach those whom it leaves out.
    package func isLeftOut(_ id: UTF8Text, of message: PushMessage) -> Bool {
        message.senderID.map { isSame($0, id) } == true
            || message.names(id, in: .excludedMembers, ignoringCase: ignoresCase)
    }

    /// The person with an identifier, reported as the message spells it.
    package func addressee(_ id: UTF8Text, in group: UTF8Text?) -> Addressee {
        guard let recipients = people.recipients else { return Addressee(Recipient(id: id), in: group) }
        guard var known = recipients.find(id, ignoringCase: ignoresCase) else {
            return Addressee(Recipient(id: id), in: group, isUnknown: true)
        }
        known.id = id
        return Addressee(known, in: group)
    }

    /// The identifiers without those named before (reading G17).
    package func distinct(_ ids: [UTF8Text]) -> [UTF8Text] {
        ids.count < 2 ? ids : ids.distinct(ignoringCase: ignoresCase)
    }

    /// What an identifier has in common with all that name the same person.
    package func name(_ id: UTF8Text) -> UTF8Text { ignoresCase ? id.lowercasedASCII() : id }

    /// Whether two identifiers name one person.
    public func isSame(_ left: UTF8Text, _ right: UTF8Text) -> Bool {
        ignoresCase ? left.equalsIgnoringASCIICase(right) : left == right
    }
}

extension Resolver {
    /// Whether a group message that names its members, or those it leaves out, is for someone.
    package func reaches(_ id: UTF8Text, with message: PushMessage) -> Bool {
        let isNamed = message.members.map { $0.contains { isSame($0, id) } } ?? true
        return isNamed && !message.excludedMembers.contains { isSame($0, id) }
    }
}

/// One person whom a message reaches, or one group, or nobody at all, where it reaches nobody.
public struct Addressee: Sendable {
    // What has a value before the initializer would be set twice, for which the addressee is copied: with `?`, too.

    /// What the person set; the vendor's defaults for someone the recipients file lacks.
    ///
    /// Where nobody is reached: the group, or someone without a name.
    public var recipient: Recipient
    /// The group in which the message reaches them; nil in a direct conversation.
    public var group: Optional<UTF8Text>
    /// Whether a recipients file was given and lacks this person.
    public var isUnknown: Bool
    /// Why nobody is reached; nil for a person.
    public var absence: Optional<Absence>

    /// Creates an addressee.
    public init(
        _ recipient: Recipient, in group: UTF8Text? = nil, isUnknown: Bool = false, absence: Absence? = nil
    ) {
        self.recipient = recipient
        self.group = group
        self.isUnknown = isUnknown
        self.absence = absence
    }
}

/// Why a message, or what it says in one group, reaches nobody.
public enum Absence: Sendable, Hashable {
    /// The message names no receiver (reading G16).
    case namesNobody
    /// The message is for everyone in the recipients file, where nobody stands.
    case emptyFile
    /// The message is for everyone in the recipients file, where only its sender stands, or those whom it leaves out.
    case onlySender
    /// The group has no member but the sender, or none of those whom the message names (reading G17).
    case emptyGroup
    /// Nothing says who belongs to the group (reading G18).
    case unknownGroup
    /// The message is for users with some tags, and of nobody is it known that they have them (reading G20).
    case unknownAudience

    /// The reason that records give.
    public var reason: SuppressionReason {
        switch self {
        case .namesNobody, .emptyFile, .onlySender, .emptyGroup: .nothingToPush
        case .unknownGroup: .unknownGroup
        case .unknownAudience: .unknownAudience
        }
    }
}

/// Many people whom messages reach together, whatever else the messages say: everyone in the recipients file, or in a group.
package struct Crowd: Sendable, Hashable {
    /// The group in which they are reached; nil in a direct conversation.
    package let group: UTF8Text?
    /// Whether they are everyone in the recipients file, and not the listed members of the group.
    package let isEveryone: Bool

    /// The identifier that tells the crowd from others: everyone is the same crowd in each group.
    package var name: UTF8Text? { isEveryone ? nil : group }
}

extension AddressBook {
    /// The crowd that a message reaches but for those whom it leaves out; nil for one that reaches only some, nobody, or several
    /// groups.
    ///
    /// - Parameters:
    ///   - message: What the sender asked for.
    ///   - isForEveryone: Whether the message, as it names no receiver, is for everyone.
    /// - Returns: The crowd.
    package func crowd(of message: PushMessage, isForEveryone: Bool) -> Crowd? {
        switch message.conversationKind {
        case .direct:
            let isWhole =
                message.holds(.audienceCondition) ? people.taggedUsers == .everyone : isForEveryone
            let isReached = message.receivers.isEmpty && isWhole && people.recipients != nil
            return isReached ? Crowd(group: nil, isEveryone: true) : nil
        case .group:
            let groups = conversations(of: message)
            guard groups.count == 1, message.members == nil else { return nil }
            for group in [groups[0], message.parentID ?? groups[0]]
            where people.groups.members(of: group, ignoringCase: ignoresCase) != nil {
                return Crowd(group: group, isEveryone: false)
            }
            let isEveryone = people.recipients != nil && people.otherGroups == .everyone
            return isEveryone ? Crowd(group: groups[0], isEveryone: true) : nil
        case .room: return nil
        }
    }

    /// How many entries a crowd has, at most.
    package func count(of crowd: Crowd) -> Int {
        if crowd.isEveryone { return people.recipients?.count ?? 0 }
        return members(of: crowd).count
    }

    /// Calls `body` with everyone of a crowd once.
    package func forEach(in crowd: Crowd, _ body: (Recipient) -> Void) {
        if crowd.isEveryone {
            people.recipients?.forEach(ignoringCase: ignoresCase, body)
        } else {
            for id in distinct(members(of: crowd)) { body(addressee(id, in: crowd.group).recipient) }
        }
    }

    private func members(of crowd: Crowd) -> [UTF8Text] {
        people.groups.members(of: crowd.group ?? "", ignoringCase: ignoresCase) ?? []
    }
}

/// One reader for each language of a recipient's devices, since a message may have words of its own in each (TX 20).
extension Resolver {
    /// Those whom a recipient is for a translated message, each with the devices of one language, in the devices' order.
    ///
    /// Devices for which the message has no words are left out, unless it has none for any of them; somebody who gets no push
    /// at all is one reader (reading G4).
    package func readers(of message: PushMessage, as addressee: Addressee) -> [Addressee] {
        let devices = devices(of: addressee.recipient, for: message)
        guard devices.contains(where: { $0.language != nil }) else { return [addressee] }
        let readers = addressee.readers(with: devices)
        let reached = readers.filter {
            suppression(of: message, for: $0.recipient, in: $0.group) == nil
        }
        return reached.isEmpty ? Array(readers.prefix(1)) : reached
    }
}

extension Addressee {
    /// The same person with the devices of one language each.
    package var inEachLanguage: [Addressee] {
        let devices = recipient.devices
        return devices.contains { $0.language != nil } ? readers(with: devices) : [self]
    }

    fileprivate func readers(with devices: [Device]) -> [Addressee] {
        devices.chunked(by: recipient.language).map { language, devices in
            var reader = self
            reader.recipient.language = language
            reader.recipient.devices = devices
            return reader
        }
    }
}

extension [Device] {
    /// The devices in runs of one language; a device without one has the recipient's.
    fileprivate func chunked(by usual: UTF8Text?) -> [(language: UTF8Text?, devices: [Device])] {
        reduce(into: []) { runs, device in
            let language = device.language ?? usual
            if let last = runs.indices.last, runs[last].language == language {
                runs[last].devices.append(device)
            } else {
                runs.append((language, [device]))
            }
        }
    }
}
