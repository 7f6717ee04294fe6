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
    /// The data of a custom notification, or a recall's extension, and the key that holds it.
    var attachment: (value: JSONValue, key: NIMKey)?
    /// What the message is, where its shape says that in a word.
    var stated: MessageKind?
    /// What a recall withdraws, in a recall.
    var recall = PushMessage.Recall()
    /// What the message has that only some kinds of message have.
    var traits: Traits = []
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

// MARK: - What they mean together

extension Envelope {
    /// What the message is: what it says, else what only such messages have.
    func messageKind(hasText: Bool) -> MessageKind {
        if let stated { return stated }
        if isRecall { return .recall }
        if let type = type.value { return MessageKind(nim: type) }
        let isOrdinary = traits.contains(.body)
        if !isOrdinary && (hasCustomData || attachment != nil) { return .customNotification }
        if hasText || isOrdinary { return .text }
        if traits.contains(.reaction) { return .reaction }
        if traits.contains(.signalling) { return .signalling }
        return traits.contains(.call) ? .other : .text
    }

    private var isRecall: Bool {
        if traits.contains(.recalled) || recall.messageID != nil || recall.clientID != nil { return true }
        if traits.contains(.body) || hasCustomData { return false }
        return recall.note != nil || traits.contains(.recallField)
    }

    /// The conversation's kind, if the message says it.
    func conversationKind(of message: MessageKind, in shape: NIMShape) -> Conversation.Kind? {
        if let conversation { return conversation.kind }
        guard message == .recall else { return kind.value }
        switch shape {
        case .sdk, .sdkV2, .copy, .payload: return kind.value
        case .serverV1: return kind.value ?? recallKind
        // A recall's type says how it recalls.
        case .serverV2: return nil
        }
    }

    /// The kind of conversation that the type of a recall stands for; a superteam's recall has no type.
    private var recallKind: Conversation.Kind? {
        switch type.value {
        case 7: .direct
        case 8, nil: .group
        default: nil
        }
    }

    /// Whether a recall was taken for a superteam's because nothing says otherwise.
    var isGuessedSuperteam: Bool {
        recall.messageID != nil && kind.value == nil && type.value == nil
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
