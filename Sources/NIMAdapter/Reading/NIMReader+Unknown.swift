import PushModel

/// Members that no row of the table knows: the app's own where the vendor hands those on, else told and left out.
extension NIMReader {
    mutating func takeUnknown(
        _ member: borrowing JSONMember, _ scope: NIMKey.Scope, of container: NIMSpelling?
    ) {
        switch scope {
        // The app's own.
        case .pushPayload, .payload: message.rootData.append(JSONField(member))
        case .apsField, .payloadAps: message.apsExtras.append(JSONField(member))
        case .apsFieldAlert, .payloadApsAlert: message.alert.extras.append(JSONField(member))

        case .sdkMessage, .sdkV2Message:
            noteRest(
                member, of: container,
                "holds more than what names the message it takes back; no push depends on the rest")
        case .serverV1Body where (envelope.type.value ?? 0) != 0:
            noteRest(
                member, of: container, "holds an attachment, which no push carries; its members are left out")
        case .sdk, .sdkV2, .serverV1, .serverV2, .copy, .sdkSession, .serverV1Body, .serverV2Message:
            noteUnknown(member, of: container, "is no key that PushBridge knows here; no push depends on it")
        case .sdkSetting, .sdkApnsMemberOption, .sdkApns, .sdkV2PushConfig, .sdkV2MessageConfig,
            .sdkV2RouteConfig, .sdkV2TargetConfig, .sdkV2NotificationConfig, .serverV1Option,
            .serverV2PushConfig, .serverV2MessageConfig, .serverV2RouteConfig, .serverV2TargetOption,
            .serverV2NotificationConfig:
            noteUnknown(
                member, of: container, "is no key that the vendor documents here, and has no effect")
        }
    }

    private mutating func noteUnknown(
        _ member: borrowing JSONMember, of container: NIMSpelling?, _ words: String
    ) {
        if member.value.isNull { return }
        let place =
            container.map { places.location(of: member.key, in: $0) }
            ?? Location(row: "", path: "/" + pointerStep(member.key))
        values.note(.ignored, place, severity: .info, words)
    }

    /// One word for all members of an object, however many it has.
    private mutating func noteRest(
        _ member: borrowing JSONMember, of container: NIMSpelling?, _ words: String
    ) {
        guard let container, !member.value.isNull, !toldOf.contains(container) else { return }
        toldOf.append(container)
        values.note(.dropped, places.location(container), severity: .info, words)
    }
}

// MARK: - Known keys without effect

/// Keys that say nothing in the message that they stand in, told of once it is known what the message is.
extension NIMReader {
    /// What only a recall has, in a message that is none.
    mutating func noteRecallWords() {
        if envelope.recall == PushMessage.Recall() { return }
        for key in Self.recallKeys {
            noteUseless(met.spelling(key), "has no effect, since the message is no recall")
        }
    }

    private static let recallKeys = NIMKey.allCases.filter { key in
        [.recallClientID, .recallMessageID, .recallNote].contains(key.field)
    }

    /// What a recall does not have: a type of message, and a name before its text (reading N1).
    mutating func noteUselessInRecall() {
        let isKind = envelope.type.spelling?.key == .serverV1Type && [7, 8].contains(envelope.type.value)
        if !isKind { noteUseless(envelope.type.spelling, "has no effect on a recall") }
        noteUseless(
            wishes.hasPrefix.spelling, "has no effect on a recall, before whose text no name stands")
    }

    /// A broadcast has no type of message.
    mutating func noteUselessInBroadcast() {
        noteUseless(envelope.type.spelling, "has no effect on a broadcast")
    }

    /// A conversation's identifier names its kind and its target; keys that name others have no effect.
    mutating func notePathWins(_ path: ConversationPath, over receivers: [UTF8Text]?) {
        let words = "names something else than the conversation's identifier, which counts"
        if let kind = envelope.kind.value, kind != path.kind, message.kind != .recall {
            noteUseless(envelope.kind.spelling, words)
        }
        if path.kind != .direct, let receivers, receivers != [path.target] {
            noteUseless(envelope.receivers.spelling, words)
        }
        if let target = envelope.target.value, target != path.target {
            noteUseless(envelope.target.spelling, words)
        }
    }

    /// The sender of the message that a recall withdraws; the recall's own wins.
    mutating func setRecalledSender(_ value: JSONValue, _ key: NIMKey) {
        guard let own = envelope.sender.value else { return setSender(value, key) }
        if let id = identifier(value, key), id != own { overrule(places.spelling(key)) }
    }

    /// The conversation of the message that a recall withdraws; the recall's own wins.
    mutating func setRecalledConversation(_ value: JSONValue, _ key: NIMKey) {
        guard let own = envelope.conversation else { return setConversationID(value, key) }
        guard let text = filledText(value, key) else { return }
        let path = ConversationPath(text)
        if path?.kind != own.kind || path?.target != own.target { overrule(places.spelling(key)) }
    }

    private mutating func noteUseless(_ spelling: NIMSpelling?, _ words: String) {
        guard let spelling else { return }
        met.remove(spelling)
        values.note(.ignored, places.location(spelling), severity: .info, words)
    }
}
