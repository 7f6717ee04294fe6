import VendorMapping

/// Settings of single conversations (ES-008 to ES-012).
extension EasemobSettingsWriter {
    mutating func writeConversations() {
        var objects: [RawJSON] = []
        for (index, setting) in recipient.conversations.enumerated() {
            if isOwn(setting) {
                noteOwn(setting, index)
                continue
            }
            if hidesBehindTeam(setting) {
                noteHidden(index, setting)
                continue
            }
            noteSuperteam(setting, index)
            let mode = mode(of: setting, index)
            objects += form == .rest ? rest(setting, index, mode) : sdk(setting, index, mode)
        }
        if !objects.isEmpty { written.members.append((.conversations, .array(objects))) }
    }

    /// A conversation with oneself, whose address is that of the whole app's settings here (REST-PUSH).
    private func isOwn(_ setting: ConversationSetting) -> Bool {
        setting.kind == .direct && setting.id.equalsIgnoringASCIICase(recipient.id)
    }

    private mutating func noteOwn(_ setting: ConversationSetting, _ index: Int) {
        losses.append(
            SettingsLoss(
                .dropped, setting.mute == .off ? .conversationMode : .conversationMuted, at: index,
                "is about the user's conversation with themselves, which cannot be told from the whole app here"
            ))
    }

    /// Whether a team of the same identifier has settings too: here both would be one group.
    private func hidesBehindTeam(_ setting: ConversationSetting) -> Bool {
        setting.isSuperteam
            && recipient.conversations.contains {
                $0.kind == .group && !$0.isSuperteam && $0.id.equalsIgnoringASCIICase(setting.id)
            }
    }

    private mutating func noteHidden(_ index: Int, _ setting: ConversationSetting) {
        losses.append(
            SettingsLoss(
                .dropped, .conversationSuperteam, at: index,
                "marks a superteam, and a team has the same identifier, which names one group here; give the superteam's "
                    + "group another identifier"))
    }

    private mutating func noteSuperteam(_ setting: ConversationSetting, _ index: Int) {
        guard setting.isSuperteam else { return }
        losses.append(
            SettingsLoss(
                .dropped, .conversationSuperteam, at: index, severity: .info,
                "marks a superteam, and all groups are of one kind here; comes back as a team"
            ))
    }

    /// The mode that comes nearest to a conversation's mute.
    private mutating func mode(of setting: ConversationSetting, _ index: Int) -> NotificationMode? {
        switch setting.mute {
        case .off: return setting.mode
        // Nothing was forced in a direct conversation of the other vendor's (reading N4), so there both are the same.
        case .on where setting.kind == .direct: return NotificationMode.none
        case .on:
            losses.append(
                SettingsLoss(
                    .approximated, .conversationMuted, at: index,
                    "becomes the mode NONE, which no forced push overrides"))
            return NotificationMode.none
        case .managersOnly:
            losses.append(
                SettingsLoss(
                    .dropped, .conversationMuted, at: index,
                    "cannot let managers through alone; the group notifies"))
            return setting.mode
        }
    }

    private mutating func rest(
        _ setting: ConversationSetting, _ index: Int, _ mode: NotificationMode?
    ) -> [RawJSON] {
        let address: [(Key, RawJSON?)] = [
            (.restConversationsChattype, .string(Self.chatType(setting.kind))),
            (.restConversationsKey, .string(setting.id)),
        ]
        let body: [(Key, RawJSON?)] = [
            (.restConversationsType, mode.map { .string(Self.word($0)) }),
            (
                .restConversationsIgnoreDuration,
                duration(until: setting.quietUntil, 1, .conversationUntil, index).map { .integer($0 * 1_000) }
            ),
        ]
        guard body.contains(where: { $0.1 != nil }) else { return [] }
        put(
            user + ["/notification/", Self.chatType(setting.kind), "/", setting.id.percentEncoded], body)
        return Self.object(address + body).map { [$0] } ?? []
    }

    /// One object for each parameter, as the SDK's calls take them.
    private mutating func sdk(
        _ setting: ConversationSetting, _ index: Int, _ mode: NotificationMode?
    ) -> [RawJSON] {
        let address: [(Key, RawJSON?)] = [
            (.sdkConversationsConversationId, .string(setting.id)),
            (.sdkConversationsConversationType, .integer(setting.kind == .direct ? 0 : 1)),
        ]
        let minutes = duration(until: setting.quietUntil, 60, .conversationUntil, index)
        let parameters: [(Int, Key, Int?)] = [
            (0, .sdkConversationsRemindType, mode.map(Self.number)),
            (1, .sdkConversationsSilentModeDuration, minutes),
        ]
        return parameters.compactMap { type, key, value in
            guard let value else { return nil }
            return Self.object(
                address + [(.sdkConversationsParamType, .integer(type)), (key, .integer(value))])
        }
    }

    private static func chatType(_ kind: Conversation.Kind) -> UTF8Text {
        kind == .direct ? "user" : "chatgroup"
    }
}
