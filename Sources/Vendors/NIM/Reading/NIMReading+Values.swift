/// The vendor's own ways of reading a value.
extension MessageReader {
    /// A kind of conversation: a word of a client SDK's where it has words, or a number as the key counts (reading N10).
    mutating func conversationKind(
        _ value: JSONValue, _ key: MetKey, hasWords: Bool, _ meaning: (Int) -> NIMConversation?
    ) -> FieldContent {
        // Of a key that stands twice the last counts.
        lower(Self.isNowhere)
        if hasWords, let meant = value.string.flatMap(NIMConversation.init(word:)) {
            return conversation(meant, key)
        }
        if value.isNull || value.isEmptyString { return .nothing }
        if let number = integer(value, key) {
            if let meant = meaning(number) { return conversation(meant, key) }
            note(.noConversationKind, key, .words(table.rows[key.row].id))
        }
        raise(Self.isNowhere)
        return .nothing
    }

    /// A kind of conversation, and its sort beside it.
    mutating func conversation(_ meant: NIMConversation, _ key: MetKey) -> FieldContent {
        put(meant.sort.map(ModelValue.text), key, into: .conversationSort)
        return .conversation(meant.kind)
    }

    /// A list of accounts, or the mark with which the Web SDK means everyone.
    mutating func listed(_ value: JSONValue, _ key: MetKey) -> ModelValue? {
        if value.string == "#%@all@%#" { return .audience(.everyone) }
        return identifierList(value, key).map { .audience(.listed($0)) }
    }

    mutating func conversationPath(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let text = filledText(value, key) else { return .nothing }
        if ConversationPath(text) != nil { return content(.text(text)) }
        note(.badConversationPath, key)
        return .nothing
    }

    /// How a custom notification is kept: 1 for nobody who is offline, 2 for everyone.
    mutating func saveMode(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let number = integer(value, key) else { return .nothing }
        if number == 1 || number == 2 { return .flag(number == 1) }
        note(.badSaveMode, key)
        return .nothing
    }

    /// The identifier under which other platforms replace a push; Apple's way is `apns-collapse-id` (NIM-027).
    mutating func keepNotifyID(_ value: JSONValue, _ key: MetKey) {
        keepAtRoot(value, key)
        if !value.isNull { note(.notifyID, key) }
    }
}

/// A conversation's identifier `owner|kind|target`, as the second generation of NIM spells it.
struct ConversationPath {
    /// The account whose conversation it is; nil for `0`, which stands for nobody.
    let owner: UTF8Text?
    let conversation: NIMConversation
    let target: UTF8Text

    init?(_ text: UTF8Text) {
        let bar = UInt8(ascii: "|")
        guard let first = text.firstIndex(of: bar), let second = text.firstIndex(of: bar, from: first + 1),
            second + 1 < text.count,
            let number = text[first + 1..<second].decimalInteger,
            let conversation = NIMConversation(v2: number)
        else { return nil }
        let owner = text[0..<first]
        let isNobody = owner.isEmpty || owner == "0" || owner == NIMAddress.unknownSender
        self.owner = isNobody ? nil : owner
        self.conversation = conversation
        target = text[second + 1..<text.count]
    }
}

// MARK: - Kinds

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

/// What kind of conversation NIM means: a person's, a team's, a superteam's or a room's.
///
/// A superteam and a team may have one identifier (NIM-041).
struct NIMConversation {
    let kind: Conversation.Kind
    private(set) var isSuperteam = false

    /// The sort that a superteam is of its kind.
    static let superteam = UTF8Text(ConversationSetting.Sort.superteam.rawValue)

    static let direct = NIMConversation(kind: .direct)
    private static let room = NIMConversation(kind: .room)
    static let team = NIMConversation(kind: .group)
    static let largeTeam = NIMConversation(kind: .group, isSuperteam: true)

    /// What it is beside its kind; nil for nothing more.
    var sort: UTF8Text? { isSuperteam ? Self.superteam : nil }

    private init(kind: Conversation.Kind, isSuperteam: Bool = false) {
        (self.kind, self.isSuperteam) = (kind, isSuperteam)
    }

    /// The meaning of a word that a client SDK has for it, in any case (reading N10).
    init?(word: UTF8Text) {
        switch CaselessText(word) {
        case "p2p": self = .direct
        case "team": self = .team
        case "superteam", "super_team": self = .largeTeam
        case "chatroom", "chat_room": self = .room
        default: return nil
        }
    }

    /// The meaning of a copy's word for it, in any case, with or without the mark of a custom notification.
    init?(copied word: UTF8Text) {
        switch CaselessText(word) {
        case "person", "custom_person": self = .direct
        case "team", "custom_team": self = .team
        case "super_team", "custom_super_team": self = .largeTeam
        default: return nil
        }
    }

    init?(session number: Int) {
        switch number {
        case 0: self = .direct
        case 1: self = .team
        case 2: self = .room
        case 5: self = .largeTeam
        default: return nil
        }
    }

    init?(operation number: Int) { self.init(v2: number &+ 1) }

    init?(v2 number: Int) {
        switch number {
        case 1: self = .direct
        case 2: self = .team
        case 3: self = .largeTeam
        default: return nil
        }
    }

    // MARK: Writing

    /// The conversation of a message.
    init(_ message: borrowing PushMessage) {
        self.init(
            kind: message.conversationKind,
            isSuperteam: message.conversationKind == .group && message.conversationSort == Self.superteam)
    }

    /// The number in a client SDK's session of the first generation.
    var session: Int {
        switch kind {
        case .direct: 0
        case .group: isSuperteam ? 5 : 1
        case .room: 2
        }
    }

    /// The number in the first server interface.
    var operation: Int { isSuperteam ? 2 : session }

    /// The number in the second generation.
    var v2: Int { operation + 1 }
}
