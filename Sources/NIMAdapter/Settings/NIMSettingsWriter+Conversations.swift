import VendorMapping

/// Mutes of teams and of people (NS-019 to NS-036).
extension NIMSettingsWriter {
    mutating func writeConversations() {
        var objects: [RawJSON] = []
        for (index, setting) in recipient.conversations.enumerated() {
            noteEnd(of: setting, index)
            noteMode(of: setting, index)
            guard let mute = mute(of: setting, index) else { continue }
            if let object = object(setting, mute, index) { objects.append(object) }
        }
        add(.conversations, objects)
    }

    /// The mute that comes nearest; nil where there is nothing to set.
    private mutating func mute(of setting: ConversationSetting, _ index: Int) -> ConversationMute? {
        if setting.mute != .off { return setting.mute }
        guard setting.mode == NotificationMode.none else { return nil }
        // Nothing is forced in a direct conversation (reading N4), so there both are the same.
        if setting.kind == .direct { return .on }
        losses.append(
            SettingsLoss(
                .approximated, .conversationMode, at: index,
                "becomes a mute, which forced pushes override"))
        return .on
    }

    private mutating func noteMode(of setting: ConversationSetting, _ index: Int) {
        if setting.mode == .mentions && setting.mute == .off {
            losses.append(
                SettingsLoss(
                    .dropped, .conversationMode, at: index,
                    "has no counterpart: a conversation notifies or is muted"))
        }
        guard setting.mode == .all else { return }
        if recipient.mode != NotificationMode.none {
            losses.append(
                SettingsLoss(
                    .dropped, .conversationMode, at: index, severity: .info,
                    "is the default here; there is nothing to set"))
        } else {
            losses.append(
                SettingsLoss(
                    .dropped, .conversationMode, at: index,
                    "cannot stand against the quiet time of the whole app"))
        }
    }

    private mutating func noteEnd(of setting: ConversationSetting, _ index: Int) {
        guard let end = setting.quietUntil, end > now else { return }
        losses.append(
            SettingsLoss(
                .dropped, .conversationUntil, at: index, "has no counterpart: a mute has no end"))
    }

    // MARK: Objects

    private mutating func object(
        _ setting: ConversationSetting, _ mute: ConversationMute, _ index: Int
    ) -> RawJSON? {
        if setting.isSuperteam {
            noteSuperteam(index)
            return Self.team(setting, mute)
        }
        switch (form, setting.kind == .direct) {
        case (.rest, true): return muteByCall(setting)
        case (.rest, false) where mute == .on: return muteByCall(setting)
        case (.rest, false), (.sdk, false):
            return Self.object([
                (.sdkConversationsTeamId, .string(setting.id)),
                (.sdkConversationsNotifyState, .integer(Self.state(mute))),
            ])
        case (.sdk, true):
            return Self.object([
                (.sdkConversationsUserId, .string(setting.id)),
                (.sdkConversationsNotifyForNewMsg, .bool(false)),
            ])
        case (.sdkV2, false): return Self.team(setting, mute)
        case (.sdkV2, true):
            return Self.object([
                (.sdkV2ConversationsAccountId, .string(setting.id)),
                (.sdkV2ConversationsP2pMessageMuteMode, .integer(1)),
            ])
        }
    }

    /// A team or a superteam, which only the second SDK's objects tell apart.
    private static func team(_ setting: ConversationSetting, _ mute: ConversationMute) -> RawJSON? {
        object([
            (.sdkV2ConversationsTeamId, .string(setting.id)),
            (.sdkV2ConversationsTeamType, .integer(setting.isSuperteam ? 2 : 1)),
            (.sdkV2ConversationsTeamMessageMuteMode, .integer(state(mute))),
        ])
    }

    private mutating func noteSuperteam(_ index: Int) {
        if form == .sdkV2 { return }
        losses.append(
            SettingsLoss(
                .approximated, .conversationSuperteam, at: index, severity: .info,
                row: Key.sdkV2ConversationsTeamType.row,
                "cannot be said in the form \(form.rawValue), which knows teams only; the object is the second SDK's, and "
                    + "the app's client sets it"))
    }

    private mutating func muteByCall(_ setting: ConversationSetting) -> RawJSON? {
        let user: (Key, RawJSON?) = (.serverV1ConversationsAccid, .string(recipient.id))
        if setting.kind == .direct {
            return post(
                "/nimserver/user/setSpecialRelation.action",
                [
                    user, (.serverV1ConversationsTargetAcc, .string(setting.id)),
                    (.serverV1ConversationsRelationType, .string("2")),
                    (.serverV1ConversationsValue, .string("1")),
                ])
        }
        return post(
            "/nimserver/team/muteTeam.action",
            [
                (.serverV1ConversationsTid, .string(setting.id)), user,
                (.serverV1ConversationsOpe, .string("1")),
            ])
    }

    private static func state(_ mute: ConversationMute) -> Int {
        switch mute {
        case .off: 0
        case .on: 1
        case .managersOnly: 2
        }
    }
}
