// Made from Mappings/nim-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import PushModel

/// The keys of `Mappings/nim-settings.tsv`, a case for each row.
package enum NIMSettingsKey: UInt16, CaseIterable, Sendable {
    /// NS-001 `quiet.type`: NIMPushNotificationSetting: 1 details, 2 none.
    case sdkQuietType
    /// NS-002 `quiet.noDisturbing`: The switch of the daily quiet time.
    case sdkQuietNoDisturbing
    /// NS-003 `quiet.noDisturbingStartH`: The clock is the device's.
    case sdkQuietNoDisturbingStartH
    /// NS-004 `quiet.noDisturbingStartM`: 0 to 59.
    case sdkQuietNoDisturbingStartM
    /// NS-005 `quiet.noDisturbingEndH`: An end before the start lies on the next day.
    case sdkQuietNoDisturbingEndH
    /// NS-006 `quiet.noDisturbingEndM`: 0 to 59.
    case sdkQuietNoDisturbingEndM
    /// NS-007 `quiet.profile`: Levels of messages; they work in QChat only.
    case sdkQuietProfile
    /// NS-008 `quiet.shouldPushNotificationWhenPCOnline`: NIMPushNotificationMultiportConfig; true unless set.
    case sdkQuietShouldPushNotificationWhenPCOnline
    /// NS-009 `quiet.showDetail`: V2NIMDndConfig: whether details are shown.
    case sdkV2QuietShowDetail
    /// NS-010 `quiet.dndOn`: The switch of the daily quiet time.
    case sdkV2QuietDndOn
    /// NS-011 `quiet.fromH`: Needed while the switch is on.
    case sdkV2QuietFromH
    /// NS-012 `quiet.fromM`: 0 to 59.
    case sdkV2QuietFromM
    /// NS-013 `quiet.toH`: An end before the start lies on the next day.
    case sdkV2QuietToH
    /// NS-014 `quiet.toM`: 0 to 59.
    case sdkV2QuietToM
    /// NS-015 `quiet.pushMobileOnDesktopOnline`: The argument of setPushMobileOnDesktopOnline.
    case sdkV2QuietPushMobileOnDesktopOnline
    /// NS-016 `quiet.accid`: The user, again.
    case serverV1QuietAccid
    /// NS-017 `quiet.donnopOpen`: The sense is inverse: true means that the phone is not pushed to.
    case serverV1QuietDonnopOpen
    /// NS-018 `quiet.push_enabled_when_desktop_online`: True unless set; the server's path differs between versions.
    case serverV2QuietPushEnabledWhenDesktopOnline
    /// NS-019 `conversations.teamId`: A team's identifier.
    case sdkConversationsTeamId
    /// NS-020 `conversations.notifyState`: NIMTeamNotifyState: 0 all, 1 none, 2 only managers; not 2 for superteams.
    case sdkConversationsNotifyState
    /// NS-021 `conversations.userId`: A peer's identifier.
    case sdkConversationsUserId
    /// NS-022 `conversations.notifyForNewMsg`: Whether the peer's messages notify.
    case sdkConversationsNotifyForNewMsg
    /// NS-023 `conversations.teamId`: A team's identifier.
    case sdkV2ConversationsTeamId
    /// NS-024 `conversations.teamType`: 1 team, 2 superteam; the other forms do not tell the two apart.
    case sdkV2ConversationsTeamType
    /// NS-025 `conversations.teamMessageMuteMode`: 0 off, 1 on, 2 MANAGER_OFF or NORMAL_ON: only managers notify.
    case sdkV2ConversationsTeamMessageMuteMode
    /// NS-026 `conversations.accountId`: A peer's identifier.
    case sdkV2ConversationsAccountId
    /// NS-027 `conversations.p2pMessageMuteMode`: 0 off, 1 on.
    case sdkV2ConversationsP2pMessageMuteMode
    /// NS-028 `conversations.accid`: The user, again.
    case serverV1ConversationsAccid
    /// NS-029 `conversations.targetAcc`: The peer of a special relation.
    case serverV1ConversationsTargetAcc
    /// NS-030 `conversations.relationType`: 2 mutes; 1 is the block list, which is no push setting.
    case serverV1ConversationsRelationType
    /// NS-031 `conversations.value`: 1 mutes, 0 ends it.
    case serverV1ConversationsValue
    /// NS-032 `conversations.tid`: A team's identifier.
    case serverV1ConversationsTid
    /// NS-033 `conversations.ope`: 1 mutes the team, 2 ends it; managers alone cannot be let through here.
    case serverV1ConversationsOpe
    /// NS-034 `conversations.team_id`: A team's identifier.
    case serverV2ConversationsTeamId
    /// NS-035 `conversations.team_type`: 1 team, 2 superteam; the other forms do not tell the two apart.
    case serverV2ConversationsTeamType
    /// NS-036 `conversations.message_notify_state`: 0 all, 1 none, 2 only managers.
    case serverV2ConversationsMessageNotifyState
    /// NS-037 `devices.apnsToken`: The argument of updateApnsToken, in hexadecimal digits.
    case apnsToken
    /// NS-038 `devices.customContentKey`: Chooses the text that stands for hidden details; empty clears it.
    case customContentKey
    /// NS-039 `devices.pushKitToken`: The argument of updatePushKitToken: a token for calls.
    case pushKitToken
    /// NS-040 `devices.apnsCername`: The certificate's name in the console.
    case apnsCername
    /// NS-041 `devices.pkCername`: The name of the certificate for calls.
    case pkCername
    /// NS-042 `badge.reported`: The total that the client last reported (registerBadgeCountHandler, setAppBackground).
    case reported
    /// NS-043 `badge.server`: Messages that the server counted since.
    case server
    /// NS-044 `badge.cap`: The console's cap, at most 99; 0 or absent means none.
    case cap
    /// NS-045 `hiddenTexts`: The console's custom push texts by their keys, at most 100.
    case consoleHiddenTexts
    /// NS-046 `recallOverride`: The console's 撤回消息覆盖策略: whether a recall's push replaces the original.
    case consoleRecallOverride
    /// NS-047 `timeToLive`: The console's push time-to-live in seconds, from 60 to 604800.
    case consoleTimeToLive

    /// The objects that keys stand in.
    package enum Scope: UInt8, CaseIterable, Sendable {
        /// Keys of `quiet` in the shape `sdk`.
        case sdkQuiet
        /// Keys of `quiet` in the shape `sdk-v2`.
        case sdkV2Quiet
        /// Keys of `quiet` in the shape `server-v1`.
        case serverV1Quiet
        /// Keys of `quiet` in the shape `server-v2`.
        case serverV2Quiet
        /// Keys of `conversations` in the shape `sdk`.
        case sdkConversations
        /// Keys of `conversations` in the shape `sdk-v2`.
        case sdkV2Conversations
        /// Keys of `conversations` in the shape `server-v1`.
        case serverV1Conversations
        /// Keys of `conversations` in the shape `server-v2`.
        case serverV2Conversations
        /// Keys of `devices` in every shape.
        case devices
        /// Keys of `badge` in every shape.
        case badge
        /// Keys of a message in the shape `console`.
        case console
    }
}

extension NIMSettingsKey {
    /// The key spelled `name` in an object of `scope`; nil for a key no table knows.
    package init?(_ name: borrowing UTF8Text, in scope: Scope) {
        let key: Self? = switch scope {
        case .sdkQuiet: Self.sdkQuietKey(name)
        case .sdkV2Quiet: Self.sdkV2QuietKey(name)
        case .serverV1Quiet: Self.serverV1QuietKey(name)
        case .serverV2Quiet: Self.serverV2QuietKey(name)
        case .sdkConversations: Self.sdkConversationsKey(name)
        case .sdkV2Conversations: Self.sdkV2ConversationsKey(name)
        case .serverV1Conversations: Self.serverV1ConversationsKey(name)
        case .serverV2Conversations: Self.serverV2ConversationsKey(name)
        case .devices: Self.devicesKey(name)
        case .badge: Self.badgeKey(name)
        case .console: Self.consoleKey(name)
        }
        guard let key else { return nil }
        self = key
    }
}

extension NIMSettingsKey {
    /// The key spelled `name` in an object of `scope` when the letters A to Z count as a to z.
    package init?(ignoringCase name: borrowing UTF8Text, in scope: Scope) {
        if let key = Self(name, in: scope) {
            self = key
            return
        }
        for key in scope.members where key.name.equalsIgnoringASCIICase(name) {
            self = key
            return
        }
        return nil
    }
}

extension NIMSettingsKey {
    /// The row's identifier in the table.
    package var row: String { rowTable[Int(rawValue)] }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { pathTable[Int(rawValue)] }
    /// The shape that spells the key so; `*` for all.
    package var shape: String { shapeTable[Int(rawValue)] }
    /// The canonical field that the key fills; nil for containers and for keys without one.
    package var field: SettingsField? { fieldTable[Int(rawValue)] }
}

extension NIMSettingsKey.Scope {
    /// The keys that stand in such an object, in the table's order.
    package var members: [NIMSettingsKey] { memberTable[Int(rawValue)] }
}

extension NIMSettingsKey {
    /// What the members of the object under this key are; nil for a key that holds no keys.
    package var childScope: Scope? {
        switch self {

        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func sdkQuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            name == "type" ? .sdkQuietType : nil
        case 7:
            name == "profile" ? .sdkQuietProfile : nil
        case 12:
            name == "noDisturbing" ? .sdkQuietNoDisturbing : nil
        case 16:
            switch name[15] {
            case 0x48: name == "noDisturbingEndH" ? .sdkQuietNoDisturbingEndH : nil
            case 0x4D: name == "noDisturbingEndM" ? .sdkQuietNoDisturbingEndM : nil
            default: nil
            }
        case 18:
            switch name[17] {
            case 0x48: name == "noDisturbingStartH" ? .sdkQuietNoDisturbingStartH : nil
            case 0x4D: name == "noDisturbingStartM" ? .sdkQuietNoDisturbingStartM : nil
            default: nil
            }
        case 34:
            name == "shouldPushNotificationWhenPCOnline" ? .sdkQuietShouldPushNotificationWhenPCOnline : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func sdkV2QuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 3:
            switch name[2] {
            case 0x48: name == "toH" ? .sdkV2QuietToH : nil
            case 0x4D: name == "toM" ? .sdkV2QuietToM : nil
            default: nil
            }
        case 5:
            switch name[4] {
            case 0x48: name == "fromH" ? .sdkV2QuietFromH : nil
            case 0x4D: name == "fromM" ? .sdkV2QuietFromM : nil
            case 0x6E: name == "dndOn" ? .sdkV2QuietDndOn : nil
            default: nil
            }
        case 10:
            name == "showDetail" ? .sdkV2QuietShowDetail : nil
        case 25:
            name == "pushMobileOnDesktopOnline" ? .sdkV2QuietPushMobileOnDesktopOnline : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func serverV1QuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 5:
            name == "accid" ? .serverV1QuietAccid : nil
        case 10:
            name == "donnopOpen" ? .serverV1QuietDonnopOpen : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func serverV2QuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 32:
            name == "push_enabled_when_desktop_online" ? .serverV2QuietPushEnabledWhenDesktopOnline : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func sdkConversationsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 6:
            switch name[0] {
            case 0x74: name == "teamId" ? .sdkConversationsTeamId : nil
            case 0x75: name == "userId" ? .sdkConversationsUserId : nil
            default: nil
            }
        case 11:
            name == "notifyState" ? .sdkConversationsNotifyState : nil
        case 15:
            name == "notifyForNewMsg" ? .sdkConversationsNotifyForNewMsg : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func sdkV2ConversationsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 6:
            name == "teamId" ? .sdkV2ConversationsTeamId : nil
        case 8:
            name == "teamType" ? .sdkV2ConversationsTeamType : nil
        case 9:
            name == "accountId" ? .sdkV2ConversationsAccountId : nil
        case 18:
            name == "p2pMessageMuteMode" ? .sdkV2ConversationsP2pMessageMuteMode : nil
        case 19:
            name == "teamMessageMuteMode" ? .sdkV2ConversationsTeamMessageMuteMode : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func serverV1ConversationsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 3:
            switch name[0] {
            case 0x6F: name == "ope" ? .serverV1ConversationsOpe : nil
            case 0x74: name == "tid" ? .serverV1ConversationsTid : nil
            default: nil
            }
        case 5:
            switch name[0] {
            case 0x61: name == "accid" ? .serverV1ConversationsAccid : nil
            case 0x76: name == "value" ? .serverV1ConversationsValue : nil
            default: nil
            }
        case 9:
            name == "targetAcc" ? .serverV1ConversationsTargetAcc : nil
        case 12:
            name == "relationType" ? .serverV1ConversationsRelationType : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func serverV2ConversationsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 7:
            name == "team_id" ? .serverV2ConversationsTeamId : nil
        case 9:
            name == "team_type" ? .serverV2ConversationsTeamType : nil
        case 20:
            name == "message_notify_state" ? .serverV2ConversationsMessageNotifyState : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func devicesKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 9:
            switch name[0] {
            case 0x61: name == "apnsToken" ? .apnsToken : nil
            case 0x70: name == "pkCername" ? .pkCername : nil
            default: nil
            }
        case 11:
            name == "apnsCername" ? .apnsCername : nil
        case 12:
            name == "pushKitToken" ? .pushKitToken : nil
        case 16:
            name == "customContentKey" ? .customContentKey : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func badgeKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 3:
            name == "cap" ? .cap : nil
        case 6:
            name == "server" ? .server : nil
        case 8:
            name == "reported" ? .reported : nil
        default: nil
        }
    }
}

extension NIMSettingsKey {
    private static func consoleKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 10:
            name == "timeToLive" ? .consoleTimeToLive : nil
        case 11:
            name == "hiddenTexts" ? .consoleHiddenTexts : nil
        case 14:
            name == "recallOverride" ? .consoleRecallOverride : nil
        default: nil
        }
    }
}

private let rowTable: [String] = [
    "NS-001",
    "NS-002",
    "NS-003",
    "NS-004",
    "NS-005",
    "NS-006",
    "NS-007",
    "NS-008",
    "NS-009",
    "NS-010",
    "NS-011",
    "NS-012",
    "NS-013",
    "NS-014",
    "NS-015",
    "NS-016",
    "NS-017",
    "NS-018",
    "NS-019",
    "NS-020",
    "NS-021",
    "NS-022",
    "NS-023",
    "NS-024",
    "NS-025",
    "NS-026",
    "NS-027",
    "NS-028",
    "NS-029",
    "NS-030",
    "NS-031",
    "NS-032",
    "NS-033",
    "NS-034",
    "NS-035",
    "NS-036",
    "NS-037",
    "NS-038",
    "NS-039",
    "NS-040",
    "NS-041",
    "NS-042",
    "NS-043",
    "NS-044",
    "NS-045",
    "NS-046",
    "NS-047",
]

private let nameTable: [UTF8Text] = [
    "type",
    "noDisturbing",
    "noDisturbingStartH",
    "noDisturbingStartM",
    "noDisturbingEndH",
    "noDisturbingEndM",
    "profile",
    "shouldPushNotificationWhenPCOnline",
    "showDetail",
    "dndOn",
    "fromH",
    "fromM",
    "toH",
    "toM",
    "pushMobileOnDesktopOnline",
    "accid",
    "donnopOpen",
    "push_enabled_when_desktop_online",
    "teamId",
    "notifyState",
    "userId",
    "notifyForNewMsg",
    "teamId",
    "teamType",
    "teamMessageMuteMode",
    "accountId",
    "p2pMessageMuteMode",
    "accid",
    "targetAcc",
    "relationType",
    "value",
    "tid",
    "ope",
    "team_id",
    "team_type",
    "message_notify_state",
    "apnsToken",
    "customContentKey",
    "pushKitToken",
    "apnsCername",
    "pkCername",
    "reported",
    "server",
    "cap",
    "hiddenTexts",
    "recallOverride",
    "timeToLive",
]

private let pathTable: [String] = [
    "quiet.type",
    "quiet.noDisturbing",
    "quiet.noDisturbingStartH",
    "quiet.noDisturbingStartM",
    "quiet.noDisturbingEndH",
    "quiet.noDisturbingEndM",
    "quiet.profile",
    "quiet.shouldPushNotificationWhenPCOnline",
    "quiet.showDetail",
    "quiet.dndOn",
    "quiet.fromH",
    "quiet.fromM",
    "quiet.toH",
    "quiet.toM",
    "quiet.pushMobileOnDesktopOnline",
    "quiet.accid",
    "quiet.donnopOpen",
    "quiet.push_enabled_when_desktop_online",
    "conversations.teamId",
    "conversations.notifyState",
    "conversations.userId",
    "conversations.notifyForNewMsg",
    "conversations.teamId",
    "conversations.teamType",
    "conversations.teamMessageMuteMode",
    "conversations.accountId",
    "conversations.p2pMessageMuteMode",
    "conversations.accid",
    "conversations.targetAcc",
    "conversations.relationType",
    "conversations.value",
    "conversations.tid",
    "conversations.ope",
    "conversations.team_id",
    "conversations.team_type",
    "conversations.message_notify_state",
    "devices.apnsToken",
    "devices.customContentKey",
    "devices.pushKitToken",
    "devices.apnsCername",
    "devices.pkCername",
    "badge.reported",
    "badge.server",
    "badge.cap",
    "hiddenTexts",
    "recallOverride",
    "timeToLive",
]

private let shapeTable: [String] = [
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "server-v1",
    "server-v1",
    "server-v2",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "sdk-v2",
    "server-v1",
    "server-v1",
    "server-v1",
    "server-v1",
    "server-v1",
    "server-v1",
    "server-v2",
    "server-v2",
    "server-v2",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "console",
    "console",
    "console",
]

private let fieldTable: [SettingsField?] = [
    SettingsField(rawValue: "display"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    nil,
    SettingsField(rawValue: "pushWhileDesktopOnline"),
    SettingsField(rawValue: "display"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "pushWhileDesktopOnline"),
    SettingsField(rawValue: "id"),
    SettingsField(rawValue: "pushWhileDesktopOnline"),
    SettingsField(rawValue: "pushWhileDesktopOnline"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.muted"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.muted"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.superteam"),
    SettingsField(rawValue: "conversation.muted"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.muted"),
    SettingsField(rawValue: "id"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.kind"),
    SettingsField(rawValue: "conversation.muted"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.muted"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.superteam"),
    SettingsField(rawValue: "conversation.muted"),
    SettingsField(rawValue: "device.token"),
    SettingsField(rawValue: "textKey"),
    SettingsField(rawValue: "device.voipToken"),
    SettingsField(rawValue: "device.notifier"),
    SettingsField(rawValue: "device.voipNotifier"),
    SettingsField(rawValue: "unread"),
    SettingsField(rawValue: "unread"),
    SettingsField(rawValue: "badgeCap"),
    SettingsField(rawValue: "hiddenTexts"),
    SettingsField(rawValue: "recallOverride"),
    SettingsField(rawValue: "timeToLive"),
]

private let memberTable: [[NIMSettingsKey]] = [
    [.sdkQuietType, .sdkQuietNoDisturbing, .sdkQuietNoDisturbingStartH, .sdkQuietNoDisturbingStartM, .sdkQuietNoDisturbingEndH, .sdkQuietNoDisturbingEndM, .sdkQuietProfile, .sdkQuietShouldPushNotificationWhenPCOnline],
    [.sdkV2QuietShowDetail, .sdkV2QuietDndOn, .sdkV2QuietFromH, .sdkV2QuietFromM, .sdkV2QuietToH, .sdkV2QuietToM, .sdkV2QuietPushMobileOnDesktopOnline],
    [.serverV1QuietAccid, .serverV1QuietDonnopOpen],
    [.serverV2QuietPushEnabledWhenDesktopOnline],
    [.sdkConversationsTeamId, .sdkConversationsNotifyState, .sdkConversationsUserId, .sdkConversationsNotifyForNewMsg],
    [.sdkV2ConversationsTeamId, .sdkV2ConversationsTeamType, .sdkV2ConversationsTeamMessageMuteMode, .sdkV2ConversationsAccountId, .sdkV2ConversationsP2pMessageMuteMode],
    [.serverV1ConversationsAccid, .serverV1ConversationsTargetAcc, .serverV1ConversationsRelationType, .serverV1ConversationsValue, .serverV1ConversationsTid, .serverV1ConversationsOpe],
    [.serverV2ConversationsTeamId, .serverV2ConversationsTeamType, .serverV2ConversationsMessageNotifyState],
    [.apnsToken, .customContentKey, .pushKitToken, .apnsCername, .pkCername],
    [.reported, .server, .cap],
    [.consoleHiddenTexts, .consoleRecallOverride, .consoleTimeToLive],
]
