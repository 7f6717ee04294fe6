import PushModel

/// The setting of one conversation, as far as an object names it.
struct ConversationDraft {
    var kind: Conversation.Kind?
    var id: UTF8Text?
    var mode: NotificationMode?
    var until: Instant?
    /// Where each part stands.
    var places: [SettingsField: Location] = [:]
}

/// Settings of single conversations (EM 3.3).
extension EasemobSettingsReader {
    mutating func takeConversation(_ key: Key, _ value: JSONValue, _ location: Location) {
        if let field = key.field { conversation.places[field] = location }
        switch key {
        case .restConversationsKey, .restResponseConversationsKey, .sdkConversationsConversationId:
            conversation.id = values.identifier(value, at: location)
        case .restConversationsChattype, .restResponseConversationsChattype,
            .sdkConversationsConversationType:
            conversation.kind = conversationKind(value, location)
        case .restConversationsType, .restResponseConversationsDataType, .sdkConversationsRemindType:
            if case .mode(let mode) = modeWord(value, location) { conversation.mode = mode }
        case .restConversationsIgnoreDuration:
            conversation.until = values.end(milliseconds: value, from: now, at: location)
        case .sdkConversationsSilentModeDuration:
            conversation.until = values.end(minutes: value, from: now, at: location)
        default:
            conversation.until = values.end(unixMilliseconds: value, now: now, at: location)
        }
    }

    private mutating func conversationKind(_ value: JSONValue, _ location: Location) -> Conversation.Kind? {
        if let number = value.number?.decimalInteger, (0...1).contains(number) {
            return number == 0 ? .direct : .group
        }
        let words: [(UTF8Text, Conversation.Kind)] = [
            ("user", .direct), ("chat", .direct), ("singleChat", .direct), ("chatgroup", .group),
            ("groupchat", .group), ("group", .group),
        ]
        if let word = value.string, let found = words.first(where: { $0.0.equalsIgnoringASCIICase(word) }) {
            return found.1
        }
        values.note(
            .invalid, location,
            "is no conversation with a setting: user or chatgroup, 0 or 1 in the SDK's form")
        return nil
    }

    /// Ends an object's setting.
    mutating func finishConversation(_ item: SettingsItem) {
        defer { conversation = ConversationDraft() }
        guard !conversation.places.isEmpty else { return }
        guard let kind = conversation.kind, let id = conversation.id else {
            values.note(
                .invalid, Location(row: Key.restConversationsKey.row, path: item.path), named: "the object",
                "does not say which conversation it is about; it was taken as absent. Give its kind and identifier"
            )
            return
        }
        if kind == .direct && id.equalsIgnoringASCIICase(settings.recipient.id) {
            return takeOwn(item)
        }
        let index = settings.recipient.index(ofConversation: kind, id)
        let draft = conversation
        settings.recipient.conversations[index].mode =
            draft.mode ?? settings.recipient.conversations[index].mode
        settings.recipient.conversations[index].quietUntil =
            draft.until ?? settings.recipient.conversations[index].quietUntil
        for (field, location) in draft.places { settings.places[SettingsPlace(field, index)] = location }
    }

    /// A conversation with oneself is how the vendor addresses the whole app (EM 3.3).
    private mutating func takeOwn(_ item: SettingsItem) {
        if let mode = conversation.mode { settings.recipient.mode = mode }
        if let until = conversation.until { settings.recipient.changeQuiet { $0.until = until } }
        settings.places[SettingsPlace(.mode)] = conversation.places[.conversationMode]
        settings.places[SettingsPlace(.quietUntil)] = conversation.places[.conversationUntil]
    }

    /// The conversations of an older list, which never notify.
    mutating func silence(_ kind: Conversation.Kind, _ value: JSONValue, _ location: Location) {
        for id in values.identifiers(value, at: location) ?? [] {
            let index = settings.recipient.index(ofConversation: kind, id)
            settings.recipient.conversations[index].mode = NotificationMode.none
            settings.places[SettingsPlace(.conversationMode, index)] = location
        }
    }
}
