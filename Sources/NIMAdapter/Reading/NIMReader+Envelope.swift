import PushModel

/// Who says what to whom: the parts of a message around its push.
extension NIMReader {
    mutating func setSender(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.sender.take(identifier(value, key), places.spelling(key)))
    }

    mutating func setSenderName(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.name.take(filledText(value, key), places.spelling(key)))
    }

    mutating func setTarget(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.target.take(identifier(value, key), places.spelling(key)))
    }

    mutating func setText(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.text.take(filledText(value, key), places.spelling(key)))
    }

    mutating func setServerID(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.serverID.take(identifier(value, key), places.spelling(key)))
    }

    mutating func setClientID(_ value: JSONValue, _ key: NIMKey) {
        let spelling = places.spelling(key)
        if key == .sdkMessageId {
            overrule(envelope.messageID.take(identifier(value, key), spelling))
        } else {
            overrule(envelope.clientID.take(identifier(value, key), spelling))
        }
    }

    mutating func setTimestamp(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.timestamp.take(identifier(value, key), places.spelling(key)))
    }

    mutating func setReceivers(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.receivers.take(list(value, key), places.spelling(key)))
    }

    mutating func setInvitee(_ value: JSONValue, _ key: NIMKey) {
        overrule(envelope.invitee.take(list(value, key), places.spelling(key)))
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
        var kind = key.hasWords ? value.string.flatMap(Conversation.Kind.init(nimWord:)) : nil
        if kind == nil, let number = number(value, key) {
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
        let number = key.hasWords ? value.string.flatMap(MessageKind.nimNumber) : nil
        overrule(envelope.type.take(number ?? self.number(value, key), places.spelling(key)))
    }

    mutating func setContent(_ value: JSONValue, _ key: NIMKey) {
        envelope.content = value.isNull ? nil : (value, key)
    }

    mutating func setAttachment(_ value: JSONValue, _ key: NIMKey) {
        envelope.attachment = value.isNull ? nil : (value, key)
    }
}

// MARK: - What they mean together

extension NIMReader {
    mutating func finishEnvelope() {
        message.sender.name = envelope.name.handOver()
        message.id = envelope.serverID.handOver()
        message.clientID = envelope.clientID.handOver()
        if message.clientID == nil {
            message.clientID = envelope.messageID.handOver()
        } else {
            overrule(envelope.messageID.spelling)
        }
        message.timestamp = envelope.timestamp.handOver()
        if let text = envelope.text.handOver() { message.text = text }
        finishContent()
        let kind = envelope.messageKind(hasText: message.text != nil)
        message.kind = kind
        if message.text != nil && !kind.hasText { leaveTextOut() }
        if kind == .recall { finishRecall() } else { noteRecallWords() }
        if kind == .broadcast { noteUselessInBroadcast() }
        finishConversation()
        message.sender.id = envelope.sender.handOver() ?? envelope.conversation?.owner
        guard let members = envelope.members, !members.isEmpty else { return }
        if envelope.includesMembers ?? true {
            message.members = members
        } else {
            message.excludedMembers = members
        }
    }

    /// A text in the body of what is no text message is not its text (reading E16).
    private mutating func leaveTextOut() {
        message.text = nil
        guard let spelling = envelope.text.spelling else { return }
        met.remove(spelling)
        values.note(
            .ignored, places.location(spelling), severity: .info,
            "stands in a message that is no text message, so it is not its text; no push shows it")
    }

    /// In Android's and Flutter's messages the content is the text, if the type says that they have one; else no push
    /// carries it.
    private mutating func finishContent() {
        guard let (value, key) = envelope.content else { return }
        let kind = envelope.type.value.map(MessageKind.init(nim:))
        if key == .sdkContent && message.text == nil && (kind == .text || kind == .tip) {
            message.text = filledText(value, key)
            envelope.content = nil
        } else {
            noteNotPushed(value, key)
        }
    }

    /// What a recall withdraws: what it names, else the message that it is itself the object of.
    private mutating func finishRecall() {
        message.recall = envelope.recall
        noteUselessInRecall()
        if envelope.traits.contains(.recalled) || envelope.recall.messageID != nil { return }
        if envelope.recall.clientID != nil && message.clientID != nil { overrule(envelope.clientID.spelling) }
        let (clientID, messageID) = (envelope.recall.clientID ?? message.clientID, message.id)
        message.recall?.clientID = clientID
        message.recall?.messageID = messageID
        message.clientID = nil
        message.id = nil
    }

    private mutating func finishConversation() {
        conversationKind = envelope.conversationKind(of: message.kind, in: shape)
        let receivers = envelope.receivers.handOver()
        let invitee = invitee(besides: receivers)
        if let path = envelope.conversation {
            message.conversation = Conversation(kind: path.kind, id: path.target)
            message.receivers = path.kind == .direct ? receivers ?? [path.target] : [path.target]
            notePathWins(path, over: receivers)
            return
        }
        // The receiver of a message of the second generation is its target, as in its conversation's identifier.
        var target = envelope.target.handOver()
        if target == nil && shape == .sdkV2 { target = receivers?.first }
        message.conversation = Conversation(kind: conversationKind ?? .direct, id: target)
        message.receivers = receivers ?? target.map { [$0] } ?? invitee ?? []
        if shape == .serverV1 && envelope.isGuessedSuperteam {
            values.note(
                .ambiguous, places.location(.serverV1DeleteMsgid), severity: .info,
                "stands without type, as in a superteam's recall, and was read as one. Send type 7 for a person, 8 for a team"
            )
        }
    }
}

extension NIMReader {
    /// Whom a call invites, where nothing else names a receiver; what else does so wins.
    private mutating func invitee(besides receivers: [UTF8Text]?) -> [UTF8Text]? {
        guard let spelling = envelope.invitee.spelling else { return nil }
        if receivers == nil && envelope.target.value == nil && envelope.conversation == nil {
            return envelope.invitee.handOver()
        }
        overrule(spelling)
        return nil
    }
}

extension NIMKey {
    /// Whether client SDKs have words where the first one has numbers (reading N10).
    fileprivate var hasWords: Bool {
        switch self {
        case .sdkSessionSessionType, .sdkSessionType, .sdkScene, .sdkMessageType, .sdkType: true
        default: false
        }
    }
}
