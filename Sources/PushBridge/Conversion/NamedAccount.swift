package import PushModel

/// An account, or a group, that a message or a user's settings name.
package struct NamedAccount: Sendable {
    /// The identifier as the source spells it.
    package let id: UTF8Text
    /// Whether it is a group or a room, whose identifiers are apart from the users'.
    package let isGroup: Bool
    /// Where the line names it; nil where it does not say it by a key.
    package let place: Location?
    /// The field that names it.
    let field: CanonicalField?

    init(_ id: UTF8Text, isGroup: Bool, _ field: CanonicalField? = nil, at place: Location? = nil) {
        self.id = id
        self.isGroup = isGroup
        self.field = field
        self.place = place
    }
}

extension Sequence<NamedAccount> {
    /// Identifiers that differ from an earlier one of the sequence only in case, the first of each name with the earlier one.
    var collisions: [(account: NamedAccount, earlier: UTF8Text)] {
        guard contains(where: { $0.id.hasASCIICapital }) else { return [] }
        var known: [Bool: [UTF8Text: (id: UTF8Text, isTold: Bool)]] = [:]
        var collisions: [(account: NamedAccount, earlier: UTF8Text)] = []
        for account in self {
            let name = account.id.lowercasedASCII()
            guard let earlier = known[account.isGroup]?[name] else {
                known[account.isGroup, default: [:]][name] = (account.id, false)
                continue
            }
            if earlier.isTold || earlier.id == account.id { continue }
            known[account.isGroup]?[name]?.isTold = true
            collisions.append((account, earlier.id))
        }
        return collisions
    }
}

extension DiagnosticArgument {
    /// What a collision's words name: the later spelling, the earlier one, and what both become.
    package static func collision(of id: UTF8Text, with earlier: UTF8Text) -> [DiagnosticArgument] {
        [.text(id), .text(earlier), .text(id.lowercasedASCII())]
    }
}

extension MessageTranslation {
    /// The accounts and groups that the message names, in the order of their fields.
    var accounts: [NamedAccount] {
        var accounts: [NamedAccount] = []
        func add(_ ids: [UTF8Text], _ field: CanonicalField, isGroup: Bool = false) {
            let place = ids.isEmpty ? nil : location(of: field)
            for id in ids { accounts.append(NamedAccount(id, isGroup: isGroup, field, at: place)) }
        }
        let isGroup = message.conversationKind != .direct
        add(message.senderID.map { [$0] } ?? [], .senderID)
        add(message.receivers, .receivers, isGroup: isGroup)
        add(message.conversationID.map { [$0] } ?? [], .conversationID, isGroup: isGroup)
        add(message.members ?? [], .members)
        add(message.excludedMembers, .excludedMembers)
        if case .listed(let ids) = message.mentions { add(ids, .mentions) }
        if case .listed(let ids) = message.force { add(ids, .force) }
        return accounts
    }
}
