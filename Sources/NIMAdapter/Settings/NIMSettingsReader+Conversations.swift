import VendorMapping

/// The setting of one conversation, as far as an object names it.
struct ConversationDraft {
    /// Whom the setting is about.
    struct Address: Equatable {
        var kind: Conversation.Kind
        var id: UTF8Text
    }

    var address: Address?
    var isSuperteam: Bool?
    var mute: ConversationMute?
    /// Whether the object is about something else than pushes.
    var isForeign = false
    /// Where each part stands.
    var places: [SettingsField: Location] = [:]
}

/// Mutes of teams and of people (NS-019 to NS-036).
extension NIMSettingsReader {
    mutating func takeConversation(_ key: Key, _ value: JSONValue, _ location: Location) {
        switch key {
        case .sdkConversationsTeamId, .sdkV2ConversationsTeamId, .serverV1ConversationsTid,
            .serverV2ConversationsTeamId:
            takeConversation(.group, value, location)
        case .sdkConversationsUserId, .sdkV2ConversationsAccountId, .serverV1ConversationsTargetAcc:
            takeConversation(.direct, value, location)
        case .sdkV2ConversationsTeamType, .serverV2ConversationsTeamType:
            draft(
                \.isSuperteam, number(value, in: 1...2, location).map { $0 == 2 }, .conversationSuperteam,
                location)
        case .serverV1ConversationsRelationType:
            conversation.isForeign = number(value, in: 1...2, location) == 1
            conversation.places[.conversationKind] = location
        case .serverV1ConversationsAccid: break
        default: draft(\.mute, mute(key, value, location), .conversationMuted, location)
        }
    }

    private mutating func takeConversation(
        _ kind: Conversation.Kind, _ value: JSONValue, _ location: Location
    ) {
        let id = values.identifier(value, at: location)
        let address = id.map { ConversationDraft.Address(kind: kind, id: $0) }
        draft(\.address, address, .conversationID, location)
    }

    private mutating func mute(_ key: Key, _ value: JSONValue, _ location: Location) -> ConversationMute? {
        switch key {
        case .sdkConversationsNotifyState, .sdkV2ConversationsTeamMessageMuteMode,
            .serverV2ConversationsMessageNotifyState:
            number(value, in: 0...2, location).map { [.off, .on, .managersOnly][$0] }
        case .sdkConversationsNotifyForNewMsg: flag(value, location).map { $0 ? .off : .on }
        case .serverV1ConversationsOpe: number(value, in: 1...2, location).map { $0 == 1 ? .on : .off }
        default: number(value, in: 0...1, location).map { $0 == 1 ? .on : .off }
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

    /// Ends an object's setting.
    mutating func finishConversation(_ item: SettingsItem) {
        defer { conversation = ConversationDraft() }
        guard !conversation.places.isEmpty else { return }
        let place = Location(row: Key.sdkConversationsTeamId.row, path: item.path)
        if conversation.isForeign {
            values.note(
                .ignored, place, severity: .info, named: "the object",
                "is about the block list, which is no push setting; it was ignored")
            return
        }
        guard let address = conversation.address else {
            values.note(
                .invalid, place, named: "the object",
                "does not say which conversation it is about; it was taken as absent. Give its identifier")
            return
        }
        guard let mute = conversation.mute, let muted = conversation.places[.conversationMuted] else {
            return
        }
        let index = numbers.number(
            of: address.kind, address.id,
            isSuperteam: address.kind == .group && conversation.isSuperteam == true, in: &settings.recipient)
        set(\.mute, ofConversation: index, to: mute, .conversationMuted, muted)
        settings.places[SettingsPlace(.conversationSuperteam, index)] =
            conversation.places[.conversationSuperteam]
    }
}
