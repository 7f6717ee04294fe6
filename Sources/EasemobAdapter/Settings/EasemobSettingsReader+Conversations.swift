import VendorMapping

/// The setting of one conversation, as far as an object names it.
struct ConversationDraft {
    var kind: Conversation.Kind?
    var id: UTF8Text?
    var mode: EasemobSettingsReader.ModeWord?
    var until: Instant?
    /// Where each part stands.
    var places: [SettingsField: Location] = [:]
}

/// Settings of single conversations (ES-008 to ES-012).
extension EasemobSettingsReader {
    mutating func takeConversation(_ key: Key, _ value: JSONValue, _ location: Location) {
        switch key {
        case .restConversationsKey, .restResponseConversationsKey, .sdkConversationsConversationId:
            draft(\.id, values.identifier(value, at: location), .conversationID, location)
        case .restConversationsChattype, .restResponseConversationsChattype,
            .sdkConversationsConversationType:
            draft(\.kind, conversationKind(value, location), .conversationKind, location)
        case .restConversationsType, .restResponseConversationsType, .sdkConversationsRemindType:
            draft(\.mode, modeWord(key, value, location), .conversationMode, location)
        default:
            draft(\.until, conversationEnd(key, value, location), .conversationUntil, location)
        }
    }

    private mutating func conversationEnd(_ key: Key, _ value: JSONValue, _ location: Location) -> Instant? {
        switch key {
        case .restConversationsIgnoreDuration:
            values.end(milliseconds: value, from: beginning, now: now, at: location)
        case .sdkConversationsSilentModeDuration:
            values.end(minutes: value, from: beginning, now: now, at: location)
        default: values.end(unixMilliseconds: value, now: now, at: location)
        }
    }

    /// Keeps a part of the object's setting, and where it stands.
    private mutating func draft<Value: Equatable>(
        _ part: WritableKeyPath<ConversationDraft, Value?>, _ value: Value?, _ field: SettingsField,
        _ location: Location
    ) {
        if let value {
            conversation[keyPath: part] = values.later(
                value, than: conversation[keyPath: part], from: conversation.places[field], at: location)
        }
        conversation.places[field] = location
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
            return takeOwn()
        }
        let index = numbers.number(of: kind, id, in: &settings.recipient)
        if let mode = conversation.mode, let place = conversation.places[.conversationMode] {
            set(\.mode, ofConversation: index, to: mode.mode, .conversationMode, place)
        }
        if let until = conversation.until, let place = conversation.places[.conversationUntil] {
            set(\.quietUntil, ofConversation: index, to: until, .conversationUntil, place)
        }
    }

    /// A conversation with oneself is how the vendor addresses the whole app (REST-PUSH).
    private mutating func takeOwn() {
        if let mode = conversation.mode?.mode, let place = conversation.places[.conversationMode] {
            set(\.mode, to: mode, .mode, place)
        }
        if let until = conversation.until, let place = conversation.places[.conversationUntil] {
            set(\.quietUntil, to: until, .quietUntil, place)
        }
    }

    /// The conversations of an older list, which never notify.
    mutating func silence(_ kind: Conversation.Kind, _ value: JSONValue, _ location: Location) {
        for id in values.identifiers(value, at: location) ?? [] {
            let index = numbers.number(of: kind, id, in: &settings.recipient)
            set(
                \.mode, ofConversation: index, to: NotificationMode.none, .conversationMode, location)
        }
    }
}
