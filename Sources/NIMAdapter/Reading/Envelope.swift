import PushModel

/// What the keys around a message say, before it is known what they mean for each other.
struct Envelope: ~Copyable {
    var sender = Choice<UTF8Text>()
    /// The sender's nickname.
    var name = Choice<UTF8Text>()
    /// The conversation's target where the message names it alone.
    var target = Choice<UTF8Text>()
    /// The conversation's three-part identifier.
    var conversation: ConversationPath?
    var kind = Choice<Conversation.Kind>()
    /// Whether the kind was said in a superteam's number.
    var isSuperteam = false
    var receivers = Choice<[UTF8Text]>()
    /// Whom a call invites, who is the receiver where nothing else names one (reading G16).
    var invitee = Choice<[UTF8Text]>()
    /// What the message says.
    var text = Choice<UTF8Text>()
    /// The server's identifier of the message.
    var serverID = Choice<UTF8Text>()
    /// The client's identifier of the message.
    var clientID = Choice<UTF8Text>()
    /// The same under the first SDK's name for it, under which Android and Flutter number their database's rows.
    var messageID = Choice<UTF8Text>()
    var timestamp = Choice<UTF8Text>()
    /// The number of the message's type; in a recall, that of the conversation's kind.
    var type = Choice<Int>()
    /// Some members of a team.
    var members: [UTF8Text]?
    /// Whether the message reaches ``members`` or everyone else; nil where it does not say.
    var includesMembers: Bool?
    /// The data of a custom notification, or what Android and Flutter have in that place: the text of a message.
    var content: (value: JSONValue, key: NIMKey)?
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
    @inline(__always)  // as those below, else the envelope is copied
    func messageKind(hasText: Bool) -> MessageKind {
        if let stated { return stated }
        if isRecall { return .recall }
        if traits.contains(.broadcast) { return .broadcast }
        if let type = type.value { return MessageKind(nim: type) }
        let isOrdinary = traits.contains(.body)
        if !isOrdinary && (content != nil || attachment != nil) { return .customNotification }
        if hasText || isOrdinary { return .text }
        if traits.contains(.reaction) { return .reaction }
        if traits.contains(.signalling) { return .signalling }
        return traits.contains(.call) ? .other : .text
    }

    @inline(__always)
    private var isRecall: Bool {
        if traits.contains(.recalled) || recall.messageID != nil || recall.clientID != nil { return true }
        if traits.contains(.body) || content != nil { return false }
        return recall.note != nil || traits.contains(.recallField)
    }

    /// The conversation's kind, if the message says it.
    @inline(__always)
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
    @inline(__always)
    private var recallKind: Conversation.Kind? {
        switch type.value {
        case 7: .direct
        case 8, nil: .group
        default: nil
        }
    }

    /// Whether a recall was taken for a superteam's because nothing says otherwise.
    @inline(__always)
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

    /// The number of a word that a client SDK has for a message type, in any case; nil for words that name none.
    ///
    /// A call's and a robot's have numbers that stand for no kind of their own.
    static func nimNumber(of word: UTF8Text) -> Int? {
        switch CaselessText(word) {
        case "text": 0
        case "image": 1
        case "audio": 2
        case "video": 3
        case "location", "geo": 4
        case "notification": 5
        case "file": 6
        case "avchat": 7
        case "tip": 10
        case "robot": 11
        case "netcall", "nrtc_netcall", "call", "g2": 12
        case "custom": 100
        default: nil
        }
    }
}

extension Conversation.Kind {
    /// The kind of a number as the row of `key` counts (reading N10).
    init?(nim number: Int, _ key: NIMKey) {
        switch key {
        case .sdkSessionSessionType, .sdkSessionType, .sdkScene, .sdkSessionType_:
            self.init(nimSession: number)
        case .serverV1Ope, .serverV1Msgtype: self.init(nimOperation: number)
        default: self.init(nimV2: number)
        }
    }

    /// The kind of a word that a client SDK has for it, in any case (reading N10).
    init?(nimWord word: UTF8Text) {
        switch CaselessText(word) {
        case "p2p": self = .direct
        case "team", "superteam", "super_team": self = .group
        case "chatroom", "chat_room": self = .room
        default: return nil
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
