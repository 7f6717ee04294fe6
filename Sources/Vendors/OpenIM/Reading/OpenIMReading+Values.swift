/// The vendor's own ways of reading a value.
extension MessageReader {
    /// What a message is remembered by that quotes another one.
    static let quotes: UInt8 = 28

    /// What a message is remembered by that the webhook before the push tells of.
    static let isBeforePush: UInt8 = 30

    /// A sound file's name as it is spelled; a badge's word in its place is told of (OI 6).
    mutating func pushSound(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        let name = filledText(value, key)
        if name == "+1" { note(.soundIsBadge, key) }
        return content(name.map { .sound(.file($0)) })
    }

    /// A quoted message, which bodies hold: only that there is one is remembered.
    mutating func quotation(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if value.isNull { return .nothing }
        raise(Self.quotes)
        note(.notPushed, key)
        return .nothing
    }

    // MARK: Sorts of messages and conversations

    /// The kind of a type; the number itself goes along where several types are of one kind (OI 9).
    mutating func contentType(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let number = integer(value, key) else { return .nothing }
        let kind = MessageKind(openIM: number)
        let isUsual = OpenIMWords.kinds.list.spelling(of: .kind(kind))?.json?.parsed().root.integer == number
        if !isUsual && kind != .custom { put(.text(UTF8Text("\(number)")), key, into: .typeName) }
        if number == Self.customOutside { note(.outsideConversation, key) }
        if number == Self.customOnline { put(.flag(true), key, into: .isOnlineOnly) }
        return .kind(kind)
    }

    /// The type of an app's message that stands in no conversation.
    private static let customOutside = 119

    /// The type of an app's message that only online users get.
    private static let customOnline = 120

    /// The kind and the sort of a conversation; 0 says nothing (OI 2).
    mutating func session(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        // Of a key that occurs twice the last counts.
        lower(Self.isNowhere)
        guard let number = integer(value, key), number != 0 else { return .nothing }
        guard case .conversation(let kind, let sort)? = OpenIMWords.sessions.list.meaning(of: number) else {
            note(.unknownConversation, key)
            raise(Self.isNowhere)
            return .nothing
        }
        if let sort { put(.text(sort), key, into: .conversationSort) }
        return .conversation(kind)
    }

    // MARK: People

    /// The mark in a list of those mentioned that means everyone.
    static var everyoneTag: UTF8Text { "AtAllTag" }

    /// Those mentioned; an empty list mentions nobody.
    mutating func mentions(_ value: JSONValue, _ key: MetKey) -> Audience? {
        guard let ids = identifierList(value, key), !ids.isEmpty else { return nil }
        guard ids.contains(Self.everyoneTag) else { return .listed(ids) }
        let named = ids.filter { $0 != Self.everyoneTag }
        if !named.isEmpty { put(.texts(named), key, into: .namedMentions) }
        return .everyone
    }

    /// A receiver or a group; an empty text names nobody and narrows nothing (OI 3, OI 7).
    mutating func addressee(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if value.isEmptyString { forget(key) }
        return identifierContent(value, key)
    }

    /// The receivers of a batch; an empty list names nobody and narrows nothing (OI 7).
    mutating func batch(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard value.kind == .array, value.count == 0 else {
            return content(identifierList(value, key).map(ModelValue.texts))
        }
        forget(key)
        return .nothing
    }

    /// Whether a stored message was withdrawn later: someone is named who did that.
    mutating func revocation(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if value.isNull { return .nothing }
        let isWithdrawn = value.members.contains { $0.value.string?.isEmpty == false }
        note(isWithdrawn ? .withdrawnLater : .notPushed, key)
        return isWithdrawn ? .flag(true) : .nothing
    }

    // MARK: Webhooks (OI 12)

    /// What a webhook tells of; only the one before the push has what the sender set for the push.
    mutating func webhookCommand(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let command = filledText(value, key) else { return .nothing }
        let meaning = OpenIMWords.commands.list.meaning(of: command)
        if meaning == .text("pre-send") { note(.asksBeforeSending, key) }
        if !bears(Self.isBeforePush) { note(.hookWithoutPush, key) }
        if case .conversation(let kind, _)? = OpenIMWords.commandConversations.list.meaning(of: command) {
            put(.conversation(kind), key, into: .conversationKind)
        }
        return .nothing
    }

    /// The data of the push in the webhook before it, and the message's own in all others.
    mutating func callbackData(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard bears(Self.isBeforePush) else { return content(spelledValue(value, key).map(ModelValue.json)) }
        put(filledText(value, key).map { .json(.string($0)) }, key, into: .appData)
        return .nothing
    }

    // MARK: What is looked into

    /// Whether the message in a client's call is looked into as it is.
    ///
    /// Where it was sent before, to others than the call names, it is looked into without what it says of them (OI 2).
    mutating func opensClientMessage(_ value: JSONValue, _ key: MetKey) -> Bool {
        let keys = [OpenIMKey.sdkRecvID, .sdkGroupID, .sdkSessionType]
        let called = [OpenIMDraft.peers, .peer, .group].compactMap { take($0) }
        for said in called { put(said.value, said.key) }
        let message = value.unspelled
        let former = keys.prefix(2).compactMap { message[$0.name]?.string?.nonEmpty }
        guard message.kind == .object, let winner = called.first, let name = winner.value.text,
            !former.isEmpty, former != [name]
        else { return true }
        let path = places.location(key).path
        let others = message.members.filter { member in
            guard let old = keys.first(where: { member.hasKey($0.name) }) else { return true }
            values.note(
                .givesWay, Location(row: table.rows[Int(old.rawValue)].id, path: "\(path)/\(old.name)"),
                .words(places.location(winner.key).path))
            return false
        }
        let rest = RawJSON.object(of: others.map { JSONField($0) }).parsed().root
        pending.append(PendingObject(row: key.row, home: key.home, value: rest, rank: 0))
        return false
    }

    /// Whether a content is looked into; a text that spells no object is the message's text.
    mutating func opensMessage(_ value: JSONValue, _ key: MetKey) -> Bool {
        guard let text = value.string, !Self.spellsObject(text) else { return true }
        if !text.isEmpty { note(.contentIsPlain, key) }
        takeText(.text(text), key)
        return false
    }

    /// Takes a text as the message's own where its kind has one; other kinds have none (reading E16).
    mutating func takeText(_ text: ModelValue, _ key: MetKey) {
        if message.kind.hasText || message.kind == .other {
            put(text, key, into: .text)
        } else {
            dismiss(key, .textOfNoText)
        }
    }
}

extension MessageKind {
    /// The kind of a type: numbers of four digits are notices, but for the one that the app's server sends (OI 9).
    init(openIM number: Int) {
        if case .kind(let kind)? = OpenIMWords.kinds.list.meaning(of: number) {
            self = kind
        } else {
            self = (1_001...4_999).contains(number) && number != MessageReader.systemNotice ? .notice : .other
        }
    }
}
