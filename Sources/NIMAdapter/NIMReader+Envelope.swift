import PushModel

/// What the keys around a message say, before it is known what they mean for each other.
struct Envelope {
    var sender = Choice<UTF8Text>()
    /// The conversation's target where the message names it alone.
    var target: UTF8Text?
    /// The conversation's three-part identifier.
    var conversation: ConversationPath?
    var kind = Choice<Conversation.Kind>()
    /// Whether the kind was said in a superteam's number.
    var isSuperteam = false
    var receivers = Choice<[UTF8Text]>()
    /// The number of the message's type; in a recall, that of the conversation's kind.
    var type = Choice<Int>()
    /// Some members of a team.
    var members: [UTF8Text]?
    /// Whether the message reaches ``members`` or everyone else; nil where it does not say.
    var includesMembers: Bool?
    /// Whether the data of a custom notification is there.
    var hasCustomData = false
    /// The data of a custom notification, or a recall's extension.
    var attachment: JSONValue?
}

/// A conversation's identifier `owner|kind|target`, as the second generation of NIM spells it.
struct ConversationPath {
    /// The account whose conversation it is; nil for `0`, which stands for nobody.
    let owner: UTF8Text?
    let kind: Conversation.Kind
    let target: UTF8Text

    init?(_ text: UTF8Text) {
        let bar = UInt8(ascii: "|")
        guard let first = text.firstIndex(of: bar), let second = text.firstIndex(of: bar, from: first + 1),
            second + 1 < text.count,
            let number = text[first + 1..<second].decimalInteger, let kind = Conversation.Kind(nimV2: number)
        else { return nil }
        let owner = text[0..<first]
        self.owner = owner.isEmpty || owner == "0" ? nil : owner
        self.kind = kind
        target = text[second + 1..<text.count]
    }
}

// MARK: - Single keys

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

    mutating func setAttachment(_ value: JSONValue) {
        envelope.attachment = value.isNull ? nil : value
    }
}

// MARK: - What they mean together

extension NIMReader {
    mutating func finishEnvelope() {
        finishKind()
        finishConversation()
        message.sender.id = envelope.sender.value ?? envelope.conversation?.owner
        guard let members = envelope.members, !members.isEmpty else { return }
        if envelope.includesMembers ?? true {
            message.members = members
        } else {
            message.excludedMembers = members
        }
    }

    private mutating func finishKind() {
        let hasCustomData = envelope.hasCustomData || envelope.attachment != nil
        if isRecall {
            message.kind = .recall
            message.recall = recall
        } else if let type = envelope.type.value {
            message.kind = MessageKind(nim: type)
        } else if hasCustomData && !traits.contains(.body) {
            message.kind = .customNotification
        } else if message.text != nil || traits.contains(.body) {
            message.kind = .text
        } else if traits.contains(.reaction) {
            message.kind = .reaction
        } else if traits.contains(.signalling) {
            message.kind = .signalling
        } else if traits.contains(.call) {
            message.kind = .other
        }
    }

    private var isRecall: Bool {
        if traits.contains(.recalled) || recall.messageID != nil || recall.clientID != nil { return true }
        if traits.contains(.body) || envelope.hasCustomData { return false }
        return recall.note != nil || traits.contains(.recallField)
    }

    private mutating func finishConversation() {
        if let path = envelope.conversation {
            message.conversation = Conversation(kind: path.kind, id: path.target)
            message.receivers =
                path.kind == .direct ? envelope.receivers.value ?? [path.target] : [path.target]
        } else {
            message.conversation = Conversation(kind: statedKind ?? .direct, id: envelope.target)
            noteGuessedSuperteam()
            message.receivers = envelope.receivers.value ?? envelope.target.map { [$0] } ?? []
        }
    }

    private mutating func noteGuessedSuperteam() {
        guard shape == .serverV1, recall.messageID != nil, envelope.kind.value == nil,
            envelope.type.value == nil
        else { return }
        values.note(
            .ambiguous, places.location(.serverV1DeleteMsgid), severity: .info,
            "stands without type, as in a superteam's recall, and was read as one. Send type 7 for a person, 8 for a team"
        )
    }

    /// The conversation's kind, if the message says it.
    var statedKind: Conversation.Kind? {
        if let path = envelope.conversation { return path.kind }
        guard message.kind == .recall else { return envelope.kind.value }
        switch shape {
        case .sdk, .sdkV2: return envelope.kind.value
        case .serverV1: return envelope.kind.value ?? recallKind
        // A recall's type says how it recalls.
        case .serverV2: return nil
        }
    }

    /// The kind of conversation that the type of a recall stands for; a superteam's recall has no type.
    private var recallKind: Conversation.Kind? {
        switch envelope.type.value {
        case 7: .direct
        case 8, nil: .group
        default: nil
        }
    }
}

extension MessageKind {
    /// The kind of a message type's number, which all shapes share.
    init(nim number: Int) {
        switch number {
        case 0: self = .text
        case 1: self = .image
        case 2: self = .audio
        case 3: self = .video
        case 4: self = .location
        case 5: self = .notice
        case 6: self = .file
        case 10: self = .tip
        case 100: self = .custom
        default: self = .other
        }
    }
}

extension Conversation.Kind {
    /// The kind of a number as the row of `key` counts (reading N10).
    init?(nim number: Int, _ key: NIMKey) {
        switch key {
        case .sdkSessionSessionType: self.init(nimSession: number)
        case .serverV1Ope, .serverV1Msgtype: self.init(nimOperation: number)
        default: self.init(nimV2: number)
        }
    }

    private init?(nimSession number: Int) {
        switch number {
        case 0: self = .direct
        case 1, 5: self = .group
        case 2: self = .room
        default: return nil
        }
    }

    private init?(nimOperation number: Int) {
        switch number {
        case 0: self = .direct
        case 1, 2: self = .group
        default: return nil
        }
    }

    fileprivate init?(nimV2 number: Int) {
        switch number {
        case 1: self = .direct
        case 2, 3: self = .group
        default: return nil
        }
    }
}
