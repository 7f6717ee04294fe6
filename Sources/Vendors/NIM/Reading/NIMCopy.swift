/// Webhook copies, and the callbacks before sending: what was sent, without any word about its push (NIM-276 to NIM-307).
extension MessageReader {
    /// The kind of conversation, which tells custom notifications from messages too.
    mutating func copiedConversation(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        // Of a key that stands twice the last counts.
        lower(Self.isNowhere)
        guard let word = filledText(value, key)?.lowercasedASCII() else { return .nothing }
        if word.hasPrefix("custom_") { remember(NIMTrait.customConversation) }
        if let meant = NIMConversation(copied: word) { return conversation(meant, key) }
        note(.badCopiedConversation, key)
        raise(Self.isNowhere)
        return .nothing
    }

    mutating func copiedEvent(_ value: JSONValue, _ key: MetKey) -> ModelValue? {
        if CopiedEvent(value) == nil && !value.isNull { note(.badEvent, key) }
        return value.isNull ? nil : .value(value)
    }

    mutating func copiedWord(_ value: JSONValue, _ key: MetKey) -> ModelValue? {
        guard let word = filledText(value, key) else { return nil }
        let kind = MessageKind(nimCopy: word) ?? .other
        if kind == .other { note(.unknownMessageWord, key) }
        return .kind(kind)
    }
}

extension NIMEnvelope {
    /// Decides what the copy tells of, before its envelope is read.
    mutating func finishCopy(_ reader: inout MessageReader) {
        let event = reader.draft(NIMDraft.event)?.value.flatMap(CopiedEvent.init)
        // A copy that lacks the kind of its conversation is as one of an unknown kind (reading G23).
        if case .message(nil) = event, reader.winner(of: .conversationKind) == nil {
            reader.raise(MessageReader.isNowhere)
        }
        let kind = copiedKind(event, reader)
        stated = kind
        if reader.winner(of: .conversationKind) == nil, let key = reader.winner(of: NIMDraft.event) {
            reader.put(event?.conversation?.sort.map(ModelValue.text), key, into: .conversationSort)
            reader.put(
                (event?.conversation?.kind).map(ModelValue.conversation), key, into: .conversationKind)
        }
        takeCopiedBody(of: kind, &reader)
        guard case .other = event else { return noteUnknownPush(of: kind, &reader) }
        reader.message.body = nil
        if let key = reader.winner(of: NIMDraft.event) { reader.note(.noMessageEvent, key) }
    }

    /// What the message is; what is no message at all is pushed as little as a notification without words.
    private func copiedKind(_ event: CopiedEvent?, _ reader: borrowing MessageReader) -> MessageKind {
        switch event {
        case .recall: return .recall
        case .other: return .customNotification
        case nil where reader.message.holds(.recallMessageID) || reader.message.holds(.recallClientID):
            return .recall
        case .message, nil:
            return isNotification(reader) ? .customNotification : reader.draft(NIMDraft.word)?.kind ?? .text
        }
    }

    private func isNotification(_ reader: borrowing MessageReader) -> Bool {
        reader.remembers(NIMTrait.customConversation)
    }

    /// Tells that nobody knows what the sender wished for the push (NIM-288), nor before sending whether there is one.
    private func noteUnknownPush(of kind: MessageKind, _ reader: inout MessageReader) {
        if let event = reader.draft(NIMDraft.event)?.value, let key = reader.winner(of: NIMDraft.event),
            event.string == nil,
            CopiedEvent(event) != nil
        {
            reader.note(.beforeSending, key)
        }
        let hasText = reader.message.body != nil
        // A custom notification without words is not pushed.
        if kind == .customNotification && !hasText { return }
        reader.values.note(hasText ? .unknownPush : .unknownPushAndText, .root)
    }

    /// Beside other types old clients put the text of their push, which is no text of the message (NIM-282).
    private func takeCopiedBody(of kind: MessageKind, _ reader: inout MessageReader) {
        guard let body = reader.draft(NIMDraft.copiedBody)?.value,
            let key = reader.winner(of: NIMDraft.copiedBody)
        else {
            return
        }
        if kind == .text {
            reader.put(reader.filledText(body, key).map(ModelValue.text), key, into: .text)
        } else if !body.isEmptyString {
            reader.note(.notPushed, key)
        }
    }
}

/// What happened that a webhook tells of.
///
/// The numbers collide: in copies, which spell them as text, 1, 7 and 8 are a message and two kinds of recall; in
/// callbacks, which send numbers, 7 and 8 are a team's beginning and end (NIM 9.29).
enum CopiedEvent {
    case message(NIMConversation?)
    case recall(NIMConversation?)
    /// Nothing that a push tells of: a login, the length of a call, a new team.
    case other

    /// The event of a value; nil for what is neither text nor a whole number.
    init?(_ value: JSONValue) {
        if let text = value.string?.nonEmpty {
            self.init(copy: text)
        } else if let number = value.integer {
            self.init(callback: number)
        } else {
            return nil
        }
    }

    private init(copy text: UTF8Text) {
        switch text {
        case "1": self = .message(nil)
        case "7": self = .recall(.direct)
        case "8": self = .recall(.team)
        case "25": self = .recall(.largeTeam)
        default: self = .other
        }
    }

    private init(callback number: Int) {
        switch number {
        case 1: self = .message(.direct)
        case 2: self = .message(.team)
        case 22: self = .message(.largeTeam)
        case 35: self = .recall(nil)
        default: self = .other
        }
    }

    /// The conversation that the event stands for.
    var conversation: NIMConversation? {
        switch self {
        case .message(let conversation), .recall(let conversation): conversation
        case .other: nil
        }
    }
}

extension MessageKind {
    /// The kind of a copy's word for it, in any case; nil for words that are not documented.
    ///
    /// A call's record does not say whether it was seen or heard.
    init?(nimCopy word: UTF8Text) {
        switch word.lowercasedASCII() {
        case "text": self = .text
        case "picture": self = .image
        case "audio": self = .audio
        case "video": self = .video
        case "location": self = .location
        case "notification": self = .notice
        case "file": self = .file
        case "tips": self = .tip
        case "custom": self = .custom
        case "netcall_audio": self = .audioCall
        case "netcall_vedio": self = .videoCall
        case "nrtc_netcall", "datatunnel_new": self = .other
        case "friend_add", "friend_delete", "custom_p2p_msg", "team_apply", "team_apply_reject",
            "team_invite",
            "team_invite_reject", "custom_team_msg", "custom_superteam_msg":
            self = .customNotification
        case let word where word.hasPrefix("superteam_"): self = .customNotification
        default: return nil
        }
    }
}
