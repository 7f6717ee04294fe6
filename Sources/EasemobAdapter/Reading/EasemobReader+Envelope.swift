import PushModel

/// Who says what to whom: the parts of a message around its `ext`.
extension EasemobReader {
    mutating func setBody(_ body: JSONValue?, _ scope: EasemobKey.Scope) {
        if places.isBodyListed {
            if body == nil { return }
            noteOtherForm(.sdkBodies)
        }
        containers.body = body
        containers.bodyScope = scope
        places.isBodyListed = false
    }

    /// The older list form of a body; its first element counts (EM 9.22).
    mutating func setBodies(_ value: JSONValue, _ key: EasemobKey, _ scope: EasemobKey.Scope) {
        guard value.kind == .array else {
            if !value.isNull {
                values.note(
                    .invalid, places.location(key), "is not an array of bodies; it was taken as absent"
                )
            }
            return
        }
        guard let first = value.elements.first(where: { $0.kind == .object }) else {
            if value.count > 0 {
                values.note(
                    .invalid, places.location(key), "holds no body that is an object; it was taken as absent")
            }
            return
        }
        if containers.body != nil && !places.isBodyListed { noteOtherForm(.sdkBody) }
        containers.body = first
        containers.bodyScope = scope
        places.isBodyListed = true
        noteOtherBodies(value, key)
    }

    /// Of the two forms of a body the one that comes last counts.
    private mutating func noteOtherForm(_ key: EasemobKey) {
        values.note(
            .ignored, places.location(key), severity: .info,
            "gives way to the body behind it, in another form")
    }

    private mutating func noteOtherBodies(_ bodies: JSONValue, _ key: EasemobKey) {
        if bodies.count < 2 { return }
        values.note(
            .ignored, places.location(key), severity: .info,
            "holds more than one body; the first one that is an object counts")
    }

    mutating func setKind(_ value: JSONValue, _ key: EasemobKey) {
        guard let word = filledText(value, key) else { return }
        if let kind = MessageKind(easemob: word) {
            message.kind = kind
        } else {
            message.kind = .other
            values.note(
                .ambiguous, places.location(key), severity: .info,
                "is no message type the vendor documents; it is pushed like any message without text")
        }
    }

    /// A callback's message has its text in the first of its bodies, where it has bodies.
    mutating func noteFlatText() {
        values.note(
            .ignored, Location(row: EasemobKey.callbackPayloadMsg.row, path: "/payload/msg"), severity: .info,
            "gives way to the text in bodies")
    }

    /// A text in the body of what is no text message is not its text (reading E16).
    mutating func leaveTextOut() {
        let keys: [EasemobKey] = [.sdkBodyMsg, .restBodyMsg, .restLegacyMsgMsg, .callbackPayloadMsg]
        message.text = nil
        for key in keys where met.contains(key.rawValue) {
            met.remove(key.rawValue)
            values.note(
                .ignored, places.location(key), severity: .info,
                "stands in a message that is no text message, so it is not its text; no push shows it")
        }
    }

    /// A callback's type: of the message, or in older samples of the conversation, which `chat_type` says better.
    mutating func setCallbackKind(_ value: JSONValue, _ key: EasemobKey) {
        guard value.string.flatMap(Conversation.Kind.init(easemob:)) == nil else { return }
        setKind(value, key)
    }

    mutating func setConversationKind(_ value: JSONValue, _ key: EasemobKey) {
        guard let word = identifier(value, key) else { return }
        if let kind = Conversation.Kind(easemob: word) {
            message.conversation.kind = kind
            isConversationKindStated = true
        } else {
            values.note(
                .invalid, places.location(key),
                "is no kind of conversation; the message was taken as a direct one. Send chat, groupchat or chatroom"
            )
        }
    }

    mutating func setRoute(_ value: JSONValue, _ key: EasemobKey) {
        guard let word = filledText(value, key) else { return }
        message.delivery.isOnlineOnly = word == "ROUTE_ONLINE"
        if !message.delivery.isOnlineOnly {
            values.note(.ignored, places.location(key), severity: .info, "has an effect only as ROUTE_ONLINE")
        }
    }

    /// What the keys of the envelope leave open: a REST send without sender, a group known by its identifier only.
    mutating func readEnvelope() {
        if message.sender.id == nil && (places.shape == .rest || places.shape == .restLegacy) {
            message.sender.id = "admin"
        }
        if places.shape == .callback { finishPeople() }
        if message.conversation.id != nil && !isConversationKindStated {
            message.conversation.kind = .group
        }
    }

    /// The people within a callback's payload stand in for those whom the callback itself does not name.
    private mutating func finishPeople() {
        noteOtherPeople()
        message.sender.id = message.sender.id ?? payloadPeople.sender
        if message.receivers.isEmpty { message.receivers = payloadPeople.receivers ?? [] }
    }

    /// Reports people within a callback's payload who are others than the callback names.
    private mutating func noteOtherPeople() {
        let reason = "names somebody else than the callback itself, which counts"
        if let sender = payloadPeople.sender, let own = message.sender.id, sender != own {
            values.note(.ignored, places.location(.callbackPayloadFrom), severity: .info, reason)
        }
        let own = message.receivers
        if let receivers = payloadPeople.receivers, !own.isEmpty, receivers != own,
            receivers != message.conversation.id.map({ [$0] })
        {
            values.note(.ignored, places.location(.callbackPayloadTo), severity: .info, reason)
        }
    }

    /// A user's or group's identifier, without the app's key and domain that internal forms carry (reading E12).
    mutating func userID(_ value: JSONValue, _ key: EasemobKey) -> UTF8Text? {
        guard let id = identifier(value, key) else { return nil }
        return options.userID(id)
    }

    mutating func userIDs(_ value: JSONValue, _ key: EasemobKey) -> [UTF8Text]? {
        guard let ids = identifiers(value, key) else { return nil }
        return ids.contains(where: options.isLong) ? ids.map(options.userID) : ids
    }

}

extension ReadingOptions {
    /// An identifier without the app's key and domain (reading E12).
    fileprivate func userID(_ id: UTF8Text) -> UTF8Text { isLong(id) ? shortened(id) : id }

    /// Whether an identifier has the vendor's domain.
    fileprivate func isLong(_ id: UTF8Text) -> Bool { id.hasSuffix("easemob.com") }

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
        case "audio": self = .audio
        case "video": self = .video
        case "loc": self = .location
        case "file": self = .file
        case "cmd": self = .command
        case "custom": self = .custom
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
