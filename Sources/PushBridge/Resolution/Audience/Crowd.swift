package import PushModel

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
