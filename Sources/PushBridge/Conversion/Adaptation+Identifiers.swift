import PushModel

/// Whom the target's message names: each once, and spelled as both vendors keep accounts (readings G15, G17).
extension Adaptation {
    /// Receivers and groups that are named twice are one.
    mutating func adaptReceivers() {
        if message.receivers.count < 2 { return }
        let distinct = message.receivers.distinct(ignoringCase: source.policies.identifiersIgnoreCase)
        if distinct.count == message.receivers.count { return }
        message.receivers = distinct
        note(
            .repaired, .receivers, severity: .info,
            "\(CanonicalField.receivers.rawValue) names somebody twice, who gets one message")
    }

    /// Accounts are written in lower case; groups and rooms keep their identifiers.
    mutating func adaptIdentifiers() {
        guard source.policies.identifiersIgnoreCase else { return }
        if let id = message.sender.id, id.hasASCIICapital {
            message.sender.id = lowered([id], .senderID)[0]
        }
        if message.conversation.kind == .direct { adaptPeers() }
        if let members = message.members { message.members = lowered(members, .members) }
        message.excludedMembers = lowered(message.excludedMembers, .excludedMembers)
        // One list of the source's may mention and force; it is told once.
        let isOneList = message.delivery.force == message.delivery.mentions
        message.delivery.mentions = lowered(message.delivery.mentions, .mentions)
        message.delivery.force =
            isOneList ? message.delivery.mentions : lowered(message.delivery.force, .force)
    }

    /// The receivers, who may stand in the message as the conversation.
    private mutating func adaptPeers() {
        if message.receivers.contains(where: \.hasASCIICapital) {
            let isListed = reading.location(of: .receivers) != nil
            message.receivers = lowered(message.receivers, isListed ? .receivers : .conversationID)
        }
        if let id = message.conversation.id, id.hasASCIICapital {
            message.conversation.id = id.lowercasedASCII()
        }
    }

    private mutating func lowered(_ audience: Audience, _ field: CanonicalField) -> Audience {
        guard case .listed(let ids) = audience else { return audience }
        return .listed(lowered(ids, field))
    }

    private mutating func lowered(_ ids: [UTF8Text], _ field: CanonicalField) -> [UTF8Text] {
        guard ids.contains(where: \.hasASCIICapital) else { return ids }
        let lower = ids.map { $0.lowercasedASCII() }
        // What the shape cannot say is not written at all, which the writer tells.
        if !says(field) { return lower }
        note(
            .repaired, field, severity: .info,
            "\(field.rawValue) has capital letters in an account, which both vendors keep in lower case; it was written so"
        )
        return lower
    }
}
