import PushModel

/// Whom the target's message names: each once, and spelled as a vendor that ignores case keeps accounts (readings G15, G17).
extension Adaptation {
    /// Whoever is named twice in a list is named once.
    mutating func adaptLists() {
        let receivers = message.receivers
        if receivers.count > 1 { message.receivers = distinct(receivers, .receivers, .repeatedReceiver) }
        if let members = message.members { message.members = distinct(members, .members) }
        let excluded = message.excludedMembers
        if excluded.count > 1 { message.excludedMembers = distinct(excluded, .excludedMembers) }
        changeAudiences { adaptation, ids, field in adaptation.distinct(ids, field) }
    }

    private mutating func distinct(
        _ ids: [UTF8Text], _ field: CanonicalField,
        _ code: DiagnosticCode = .repeatedMember
    ) -> [UTF8Text] {
        if ids.count < 2 { return ids }
        let distinct = ids.distinct(ignoringCase: source.policies.identifiersIgnoreCase)
        if distinct.count == ids.count { return joined(distinct) }
        // What the shape cannot say is not written at all, which the writer tells.
        if field == .receivers || says(field) {
            note(code, field)
        }
        return joined(distinct)
    }

    /// Those that the target takes for one are written once; that they collide is told apart from the lists (reading G25).
    private func joined(_ ids: [UTF8Text]) -> [UTF8Text] {
        pair.joinsNames ? ids.distinct(ignoringCase: true) : ids
    }

    /// Accounts are written in lower case; groups and rooms keep their identifiers.
    mutating func adaptIdentifiers() {
        guard source.policies.identifiersIgnoreCase || target.policies.identifiersIgnoreCase else { return }
        if let id = message.senderID, id.hasASCIICapital {
            message.senderID = lowered([id], .senderID)[0]
        }
        if message.conversationKind == .direct { adaptPeers() }
        if let members = message.members { message.members = lowered(members, .members) }
        let excluded = message.excludedMembers
        if !excluded.isEmpty { message.excludedMembers = lowered(excluded, .excludedMembers) }
        changeAudiences { adaptation, ids, field in adaptation.lowered(ids, field) }
    }

    /// Changes the lists of those mentioned and forced.
    ///
    /// One list of the source's may be both; it is told once.
    private mutating func changeAudiences(
        _ change: (inout Adaptation, [UTF8Text], CanonicalField) -> [UTF8Text]
    ) {
        if !message.holds(.force) && !message.holds(.mentions) { return }
        let isOneList = message.force == message.mentions
        if case .listed(let ids) = message.mentions {
            message.mentions = .listed(change(&self, ids, .mentions))
        }
        if isOneList {
            message.force = message.mentions
        } else if case .listed(let ids) = message.force {
            message.force = .listed(change(&self, ids, .force))
        }
    }

    /// The receivers, who may stand in the message as the conversation.
    private mutating func adaptPeers() {
        if message.receivers.contains(where: \.hasASCIICapital) {
            let isListed = reading.location(of: .receivers) != nil
            message.receivers = lowered(message.receivers, isListed ? .receivers : .conversationID)
        }
        if let id = message.conversationID, id.hasASCIICapital {
            message.conversationID = id.lowercasedASCII()
        }
    }

    private mutating func lowered(_ ids: [UTF8Text], _ field: CanonicalField) -> [UTF8Text] {
        guard ids.contains(where: \.hasASCIICapital) else { return ids }
        let lower = ids.map { $0.lowercasedASCII() }
        // What the shape cannot say is not written at all, which the writer tells.
        if !says(field) { return lower }
        note(.capitalsInAccount, field)
        return lower
    }
}
