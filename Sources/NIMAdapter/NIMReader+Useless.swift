import PushModel

/// Keys that say nothing in the message that they stand in, told of once it is known what the message is.
extension NIMReader {
    /// What only a recall has, in a message that is none.
    mutating func noteRecallWords() {
        if envelope.recall == PushMessage.Recall() { return }
        for key in Self.recallKeys where met.contains(key) {
            noteUseless(places.spelling(key), "has no effect, since the message is no recall")
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
        met.remove(spelling.key)
        values.note(.ignored, places.location(spelling), severity: .info, words)
    }
}
