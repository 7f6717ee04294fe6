import PushModel

/// The setting of one conversation, as far as an object names it.
struct ConversationDraft {
    var kind: Conversation.Kind?
    var id: UTF8Text?
    var mute: ConversationMute?
    /// Whether the object is about something else than pushes.
    var isForeign = false
    /// Where each part stands.
    var places: [SettingsField: Location] = [:]
}

/// Mutes of teams and of people (NIM 6).
extension NIMSettingsReader {
    mutating func takeConversation(_ key: Key, _ value: JSONValue, _ location: Location) {
        if let field = key.field { conversation.places[field] = location }
        switch key {
        case .sdkConversationsTeamId, .sdkV2ConversationsTeamId, .serverV1ConversationsTid,
            .serverV2ConversationsTeamId:
            conversation.kind = .group
            conversation.id = values.identifier(value, at: location)
        case .sdkConversationsUserId, .sdkV2ConversationsAccountId, .serverV1ConversationsTargetAcc:
            conversation.kind = .direct
            conversation.id = values.identifier(value, at: location)
        case .sdkConversationsNotifyState, .sdkV2ConversationsTeamMessageMuteMode,
            .serverV2ConversationsMessageNotifyState:
            conversation.mute = number(value, in: 0...2, location).map {
                [.off, .on, .managersOnly][$0]
            }
        case .sdkV2ConversationsP2pMessageMuteMode, .serverV1ConversationsValue:
            conversation.mute = number(value, in: 0...1, location).map { $0 == 1 ? .on : .off }
        case .sdkConversationsNotifyForNewMsg:
            conversation.mute = flag(value, location).map { $0 ? .off : .on }
        case .serverV1ConversationsOpe:
            conversation.mute = number(value, in: 1...2, location).map { $0 == 1 ? .on : .off }
        case .serverV1ConversationsRelationType:
            conversation.isForeign = number(value, in: 1...2, location) == 1
        default: break
        }
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
        guard let kind = conversation.kind, let id = conversation.id else {
            values.note(
                .invalid, place, named: "the object",
                "does not say which conversation it is about; it was taken as absent. Give its identifier")
            return
        }
        guard let mute = conversation.mute else { return }
        let index = settings.recipient.index(ofConversation: kind, id)
        settings.recipient.conversations[index].mute = mute
        for (field, location) in conversation.places {
            settings.places[SettingsPlace(field, index)] = location
        }
    }
}
