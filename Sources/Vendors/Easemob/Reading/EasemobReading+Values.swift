/// The vendor's own ways of reading a value.
extension MessageReader {
    /// A flag that the vendor documents as a number: 1 is on, 0 is off (EM 9.15).
    mutating func oneOrZero(_ value: JSONValue, _ key: MetKey) -> Bool? {
        switch value.integer {
        case 1: true
        case 0: false
        default: flag(value, key)
        }
    }

    /// True where the value is the one word that means something; any other has no effect.
    mutating func word(_ word: UTF8Text, _ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let text = filledText(value, key) else { return .nothing }
        if text == word { return .flag(true) }
        dismiss(key, .onlyAs, .text(word))
        return .nothing
    }

    /// A sound file's name; an empty one is written as it is, anything but a string is absent (reading E11).
    mutating func soundFile(_ value: JSONValue, _ key: MetKey) -> Sound? {
        if value.isNull { return nil }
        guard value.kind == .string, let name = text(value, key) else {
            note(.soundNoString, key)
            return nil
        }
        if name.lowercasedASCII().hasSuffix(".mp3") { note(.soundMP3, key) }
        return .file(name)
    }

    /// A wish for no sound at all; one that is off says nothing.
    mutating func silence(_ value: JSONValue, _ key: MetKey) -> ModelValue? {
        if flag(value, key) == true { return .sound(.silent) }
        forget(key)
        return nil
    }

    /// Who is mentioned: `all` in any case, a list, or one identifier; within a list `all` is an identifier (reading E9).
    mutating func audience(_ value: JSONValue, _ key: MetKey) -> Audience? {
        if let word = value.string, word.equalsIgnoringASCIICase("all") { return .everyone }
        let isOne = value.string.map { !$0.isEmpty && !$0.hasPrefix("[") } ?? (value.kind == .number)
        if isOne { note(.oneForList, key) }
        return userIDList(value, key).map(Audience.listed)
    }

    /// Members for whom a directed template is meant; one not in lower case has no effect (EM-043).
    mutating func directedTargets(_ value: JSONValue, _ key: MetKey) -> [UTF8Text]? {
        let targets = identifierList(value, key)
        if targets?.contains(where: { $0 != $0.lowercasedASCII() }) == true { note(.targetsInCapitals, key) }
        return targets
    }

    mutating func messageKind(_ value: JSONValue, _ key: MetKey) -> MessageKind? {
        guard let word = filledText(value, key) else { return nil }
        if let kind = MessageKind(easemob: word) { return kind }
        note(.unknownMessageType, key)
        return .other
    }

    /// A callback's type: of the message, or in older samples of the conversation, which `chat_type` says better.
    mutating func callbackKind(_ value: JSONValue, _ key: MetKey) -> MessageKind? {
        value.string.flatMap(Conversation.Kind.init(easemob:)) == nil ? messageKind(value, key) : nil
    }

    mutating func conversationKind(_ value: JSONValue, _ key: MetKey) -> Conversation.Kind? {
        // Of a key that stands twice the last counts.
        lower(Self.isNowhere)
        guard let word = identifier(value, key) else { return nil }
        let kind = Conversation.Kind(easemob: word)
        if kind == nil {
            note(.unknownConversationKind, key)
            raise(Self.isNowhere)
        }
        return kind
    }

    /// What a callback tells of: a message in a kind of conversation, or a recall, which the vendor does not push (reading
    /// G23).
    mutating func callbackType(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        let recall = value.string.flatMap(EasemobWords.callbackRecalls.list.meaning)
        if case .kind(let kind) = recall {
            put(.kind(kind), key, into: .kind)
            put(.flag(true), key, into: .isSilent)
            return .nothing
        }
        return conversationKind(value, key).map(FieldContent.conversation) ?? .nothing
    }

    /// A user's or group's identifier, without the app's key and domain that internal forms carry (reading E12).
    mutating func userID(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard value.byteCount >= ReadingOptions.domain.count, let id = value.string, options.isLong(id) else {
            return identifierContent(value, key)
        }
        return content(.text(options.userID(id)))
    }

    mutating func userIDList(_ value: JSONValue, _ key: MetKey) -> [UTF8Text]? {
        guard let ids = identifierList(value, key) else { return nil }
        return ids.contains(where: options.isLong) ? ids.map(options.userID) : ids
    }
}

extension ReadingOptions {
    /// An identifier without the app's key and domain (reading E12).
    fileprivate func userID(_ id: UTF8Text) -> UTF8Text { isLong(id) ? shortened(id) : id }

    /// Whether an identifier has the vendor's domain, and behind it perhaps the device.
    fileprivate func isLong(_ id: UTF8Text) -> Bool {
        if id.count < Self.domain.count { return false }
        if id.hasSuffix(Self.domain) { return true }
        guard let slash = id.firstIndex(of: UInt8(ascii: "/"), from: 0) else { return false }
        return id[0..<slash].hasSuffix(Self.domain)
    }

    fileprivate static var domain: UTF8Text { "easemob.com" }

    private func shortened(_ id: UTF8Text) -> UTF8Text {
        guard let hash = id.firstIndex(of: UInt8(ascii: "#"), from: 0),
            let at = id.firstIndex(of: UInt8(ascii: "@"), from: hash)
        else { return id }
        if let appKey, id.hasPrefix(appKey), appKey.count + 1 < at,
            id[appKey.count] == UInt8(ascii: "_")
        {
            return id[appKey.count + 1..<at]
        }
        guard let underscore = id.firstIndex(of: UInt8(ascii: "_"), from: hash), underscore + 1 < at else {
            return id
        }
        return id[underscore + 1..<at]
    }
}

extension MessageKind {
    /// The kind of the vendor's word for it.
    init?(easemob word: UTF8Text) {
        switch word {
        case "txt": self = .text
        case "img": self = .image
        case "audio", "voice": self = .audio
        case "video": self = .video
        case "loc": self = .location
        case "file": self = .file
        case "cmd": self = .command
        case "custom": self = .custom
        case "combine": self = .merged
        default: return nil
        }
    }
}

extension Conversation.Kind {
    /// The kind of the vendor's word or number for it, in any case (reading E13, EM 9.21).
    init?(easemob word: UTF8Text) {
        switch CaselessText(word) {
        case "chat", "singlechat", "users", "user", "0": self = .direct
        case "group", "groupchat", "chatgroups", "chatgroup", "1": self = .group
        case "chatroom", "chatrooms", "room", "2": self = .room
        default: return nil
        }
    }
}
