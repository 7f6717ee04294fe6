import PushModel

/// Who says what to whom: the parts of a message around its push.
extension NIMReader {
    mutating func setSender(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.sender.take(identifier(value, key), places.spelling(key)))
    }

    mutating func setReceivers(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.receivers.take(list(value, key), places.spelling(key)))
    }

    mutating func setConversationID(_ value: JSONValue, _ key: NIMKey) {
        envelope.conversation = nil
        guard let text = filledText(value, key) else { return }
        envelope.conversation = ConversationPath(text)
        if envelope.conversation == nil {
            values.note(
                .invalid, places.location(key),
                "is not account|kind|target with the kind 1, 2 or 3; it was taken as absent")
        }
    }

    mutating func setConversationKind(_ value: JSONValue, _ key: NIMKey) {
        var kind: Conversation.Kind?
        if let number = number(value, key) {
            kind = Conversation.Kind(nim: number, key)
            envelope.isSuperteam = key == .serverV1Ope && number == 2
            if kind == nil {
                values.note(
                    .invalid, places.location(key),
                    "is no kind of conversation; it was taken as absent. See `pushbridge mappings show \(key.row)`"
                )
            }
        }
        overrule(envelope.kind.take(kind, places.spelling(key)))
    }

    mutating func setMessageType(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.type.take(number(value, key), places.spelling(key)))
    }

    mutating func setCustomData(_ value: JSONValue, _ key: NIMKey) {
        envelope.hasCustomData = !value.isNull
        noteNotPushed(value, key)
    }

    mutating func setAttachment(_ value: JSONValue, _ key: NIMKey) {
        envelope.attachment = value.isNull ? nil : (value, key)
    }
}

// MARK: - What they mean together

extension NIMReader {
    mutating func finishEnvelope() {
        let kind = envelope.messageKind(hasText: message.text != nil)
        message.kind = kind
        if kind == .recall { finishRecall() }
        finishConversation()
        message.sender.id = envelope.sender.value ?? envelope.conversation?.owner
        guard let members = envelope.members, !members.isEmpty else { return }
        if envelope.includesMembers ?? true {
            message.members = members
        } else {
            message.excludedMembers = members
        }
    }

    /// What a recall withdraws: what it names, else the message that it is itself the object of.
    private mutating func finishRecall() {
        message.recall = envelope.recall
        if envelope.traits.contains(.recalled) || envelope.recall.messageID != nil { return }
        message.recall?.clientID = envelope.recall.clientID ?? message.clientID
        message.recall?.messageID = message.id
        message.clientID = nil
        message.id = nil
    }

    private mutating func finishConversation() {
        conversationKind = envelope.conversationKind(of: message.kind, in: shape)
        if let path = envelope.conversation {
            message.conversation = Conversation(kind: path.kind, id: path.target)
            message.receivers =
                path.kind == .direct ? envelope.receivers.value ?? [path.target] : [path.target]
            return
        }
        // The receiver of a message of the second generation is its target, as in its conversation's identifier.
        let target = envelope.target ?? (shape == .sdkV2 ? envelope.receivers.value?.first : nil)
        message.conversation = Conversation(kind: conversationKind ?? .direct, id: target)
        message.receivers = envelope.receivers.value ?? target.map { [$0] } ?? []
        if shape == .serverV1 && envelope.isGuessedSuperteam {
            values.note(
                .ambiguous, places.location(.serverV1DeleteMsgid), severity: .info,
                "stands without type, as in a superteam's recall, and was read as one. Send type 7 for a person, 8 for a team"
            )
        }
    }
}
