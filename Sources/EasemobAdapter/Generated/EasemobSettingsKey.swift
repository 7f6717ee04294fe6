// Made from Mappings/easemob-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import PushModel

/// The keys of `Mappings/easemob-settings.tsv`, a case for each row.
package enum EasemobSettingsKey: UInt16, CaseIterable, Sendable {
    /// ES-001 `display.notification_display_style`: 0 simple, 1 summary; the documented example sends it as a string.
    case restDisplayNotificationDisplayStyle
    /// ES-002 `display.nickname`: What others see of this user; at most 100 characters.
    case restDisplayNickname
    /// ES-003 `display.notifier_name`: Comes back in the same entity; bindings have their own object.
    case restDisplayNotifierName
    /// ES-004 `display.translationLanguage`: Chooses among translations that the sender's message brings; empty means none.
    case restDisplayTranslationLanguage
    /// ES-005 `quiet.type`: ALL, AT or NONE for the whole app; DEFAULT belongs to conversations.
    case restQuietType
    /// ES-006 `quiet.ignoreInterval`: Repeats daily; 00:00-00:00 means all day in this form, and an empty text means none.
    case restQuietIgnoreInterval
    /// ES-007 `quiet.ignoreDuration`: A request holds a duration in milliseconds, at most 7 days.
    case restQuietIgnoreDuration
    /// ES-008 `conversations.chattype`: user or chatgroup: a part of the address, not of the body.
    case restConversationsChattype
    /// ES-009 `conversations.key`: The peer's or the group's identifier: a part of the address, not of the body.
    case restConversationsKey
    /// ES-010 `conversations.type`: ALL, AT, NONE, or DEFAULT to follow the app.
    case restConversationsType
    /// ES-011 `conversations.ignoreDuration`: A request holds a duration in milliseconds, at most 7 days.
    case restConversationsIgnoreDuration
    /// ES-012 `conversations.ignoreInterval`: A daily interval works for the whole app only.
    case restConversationsIgnoreInterval
    /// ES-013 `template.templateName`: The argument of setPushTemplate too; setting it takes the user's own token.
    case templateName
    /// ES-014 `devices.device_id`: The vendor's identifier of the device.
    case restDevicesDeviceId
    /// ES-015 `devices.notifier_name`: The certificate's name; empty unbinds the device, and .voip at the end marks calls.
    case restDevicesNotifierName
    /// ES-016 `devices.device_token`: Empty unbinds the device from the certificate.
    case restDevicesDeviceToken
    /// ES-017 `quiet.notification_no_disturbing`: The switch of the hour-based settings, up to SDK 3.9.1.
    case restLegacyQuietNotificationNoDisturbing
    /// ES-018 `quiet.notification_no_disturbing_start`: An hour from 0 to 23; equal ends mean all day.
    case restLegacyQuietNotificationNoDisturbingStart
    /// ES-019 `quiet.notification_no_disturbing_end`: An hour from 0 to 23; 24 is the next day's 0.
    case restLegacyQuietNotificationNoDisturbingEnd
    /// ES-020 `display.entities`: Lists users, in responses of every form; it is never part of a request.
    case entities
    /// ES-021 `display.entities.notification_display_style`: An integer in responses.
    case entitiesNotificationDisplayStyle
    /// ES-022 `display.entities.nickname`: What others see of this user.
    case entitiesNickname
    /// ES-023 `display.entities.notifier_name`: The certificate that was bound last; bindings have their own object.
    case entitiesNotifierName
    /// ES-024 `display.data`: A response about the language holds it here.
    case restResponseDisplayData
    /// ES-025 `display.language`: The request calls it translationLanguage.
    case restResponseDisplayLanguage
    /// ES-026 `quiet.data`: A response holds the settings here.
    case restResponseQuietData
    /// ES-027 `quiet.type`: As in the request.
    case restResponseQuietType
    /// ES-028 `quiet.ignoreInterval`: As in the request.
    case restResponseQuietIgnoreInterval
    /// ES-029 `quiet.ignoreDuration`: A response holds the absolute end in Unix milliseconds under the duration's name.
    case restResponseQuietIgnoreDuration
    /// ES-030 `conversations.chattype`: A part of the address that was asked.
    case restResponseConversationsChattype
    /// ES-031 `conversations.key`: A part of the address that was asked.
    case restResponseConversationsKey
    /// ES-032 `conversations.data`: A response holds the settings here.
    case restResponseConversationsData
    /// ES-033 `conversations.type`: As in the request.
    case restResponseConversationsType
    /// ES-034 `conversations.ignoreInterval`: A daily interval works for the whole app only.
    case restResponseConversationsIgnoreInterval
    /// ES-035 `conversations.ignoreDuration`: A response holds the absolute end in Unix milliseconds.
    case restResponseConversationsIgnoreDuration
    /// ES-036 `template.data`: A response holds the template's name here.
    case restResponseTemplateData
    /// ES-037 `template.templateName`: As in the request.
    case restResponseTemplateTemplateName
    /// ES-038 `devices.entities`: A response lists the bindings here.
    case restResponseDevicesEntities
    /// ES-039 `devices.device_id`: As in the request.
    case restResponseDevicesDeviceId
    /// ES-040 `devices.notifier_name`: As in the request.
    case restResponseDevicesNotifierName
    /// ES-041 `devices.device_token`: As in the request.
    case restResponseDevicesDeviceToken
    /// ES-042 `display.displayName`: A property of EMPushOptions.
    case sdkDisplayDisplayName
    /// ES-043 `display.displayStyle`: EMPushDisplayStyleSimpleBanner is 0, MessageSummary 1.
    case sdkDisplayDisplayStyle
    /// ES-044 `display.preferredNotificationLanguage`: The argument of setPreferredNotificationLanguage.
    case sdkDisplayPreferredNotificationLanguage
    /// ES-045 `quiet.paramType`: 0 mode, 1 duration, 2 interval: which of the other members EMSilentModeParam means.
    case sdkQuietParamType
    /// ES-046 `quiet.remindType`: EMPushRemindTypeAll 0, MentionOnly 1, None 2; other clients send the words.
    case sdkQuietRemindType
    /// ES-047 `quiet.silentModeDuration`: Minutes from the moment of setting, at most 7 days; 0 means none.
    case sdkQuietSilentModeDuration
    /// ES-048 `quiet.silentModeStartTime`: An EMSilentModeTime; 0:0 at both ends switches the interval off in this form.
    case sdkQuietSilentModeStartTime
    /// ES-049 `quiet.silentModeStartTime.hours`: 0 to 23.
    case sdkQuietSilentModeStartTimeHours
    /// ES-050 `quiet.silentModeStartTime.minutes`: 0 to 59.
    case sdkQuietSilentModeStartTimeMinutes
    /// ES-051 `quiet.silentModeEndTime`: An EMSilentModeTime; not after the start means the next day.
    case sdkQuietSilentModeEndTime
    /// ES-052 `quiet.silentModeEndTime.hours`: 0 to 23.
    case sdkQuietSilentModeEndTimeHours
    /// ES-053 `quiet.silentModeEndTime.minutes`: 0 to 59.
    case sdkQuietSilentModeEndTimeMinutes
    /// ES-054 `quiet.expireTimestamp`: EMSilentModeResult: the absolute end in Unix milliseconds; 0 means none.
    case sdkQuietExpireTimestamp
    /// ES-055 `conversations.conversationId`: The peer's or the group's identifier.
    case sdkConversationsConversationId
    /// ES-056 `conversations.conversationType`: 0 direct, 1 group; rooms have no push.
    case sdkConversationsConversationType
    /// ES-057 `conversations.paramType`: 0 mode, 1 duration; an interval is for the whole app only.
    case sdkConversationsParamType
    /// ES-058 `conversations.remindType`: As for the whole app; cleared settings follow the app.
    case sdkConversationsRemindType
    /// ES-059 `conversations.silentModeDuration`: Minutes from the moment of setting, at most 7 days.
    case sdkConversationsSilentModeDuration
    /// ES-060 `conversations.expireTimestamp`: EMSilentModeResult: the absolute end in Unix milliseconds; 0 means none.
    case sdkConversationsExpireTimestamp
    /// ES-061 `devices.deviceToken`: The argument of bindDeviceToken, in hexadecimal digits.
    case sdkDevicesDeviceToken
    /// ES-062 `devices.apnsCertName`: EMOptions: the certificate's name in the console.
    case sdkDevicesApnsCertName
    /// ES-063 `devices.pushKitToken`: The argument of registerPushKitToken: a token for calls.
    case sdkDevicesPushKitToken
    /// ES-064 `devices.pushKitCertName`: EMOptions: the name of the certificate for calls.
    case sdkDevicesPushKitCertName
    /// ES-065 `quiet.noDisturbStatus`: EMPushOptions up to 3.9.1: 0 all day, 1 the hours below, 2 off.
    case sdkLegacyQuietNoDisturbStatus
    /// ES-066 `quiet.noDisturbingStartH`: An hour from 0 to 23; 0 to 24 means all day.
    case sdkLegacyQuietNoDisturbingStartH
    /// ES-067 `quiet.noDisturbingEndH`: An hour from 0 to 24.
    case sdkLegacyQuietNoDisturbingEndH
    /// ES-068 `quiet.noPushUserIds`: Peers whose messages never notify, up to SDK 3.9.1.
    case sdkLegacyQuietNoPushUserIds
    /// ES-069 `quiet.noPushGroupIds`: Groups whose messages never notify, up to SDK 3.9.1.
    case sdkLegacyQuietNoPushGroupIds
    /// ES-070 `badge.offline`: The offline messages on the server; the next push shows one more. Nobody can report another count.
    case offline
    /// ES-071 `templates.name`: At most 64 letters and digits; an underscore occurs in the vendor's own example.
    case consoleTemplatesName
    /// ES-072 `templates.title_pattern`: The pattern of the title.
    case consoleTemplatesTitlePattern
    /// ES-073 `templates.content_pattern`: The pattern of the content.
    case consoleTemplatesContentPattern
    /// ES-074 `templates.createAt`: When the template was made; responses bring it.
    case consoleTemplatesCreateAt
    /// ES-075 `templates.updateAt`: When the template was changed; responses bring it.
    case consoleTemplatesUpdateAt
    /// ES-076 `templates.data`: A response holds the template here.
    case consoleTemplatesData
    /// ES-077 `templates.data.name`: As in the request.
    case consoleTemplatesDataName
    /// ES-078 `templates.data.title_pattern`: As in the request.
    case consoleTemplatesDataTitlePattern
    /// ES-079 `templates.data.content_pattern`: As in the request.
    case consoleTemplatesDataContentPattern
    /// ES-080 `templates.data.createAt`: When the template was made.
    case consoleTemplatesDataCreateAt
    /// ES-081 `templates.data.updateAt`: When the template was changed.
    case consoleTemplatesDataUpdateAt
    /// ES-082 `display.entities.notification_no_disturbing`: The switch of the hour-based settings; it comes back in the same entity.
    case entitiesNotificationNoDisturbing
    /// ES-083 `display.entities.notification_no_disturbing_start`: An hour from 0 to 23; a number in responses.
    case entitiesNotificationNoDisturbingStart
    /// ES-084 `display.entities.notification_no_disturbing_end`: An hour from 0 to 23; a number in responses.
    case entitiesNotificationNoDisturbingEnd
    /// ES-085 `display.entities.username`: The user, again.
    case entitiesUsername
    /// ES-086 `display.entities.uuid`: The server's own identifier of the user.
    case entitiesUuid
    /// ES-087 `display.entities.type`: What the entity is; no mode.
    case entitiesType
    /// ES-088 `display.entities.created`: When the user was made.
    case entitiesCreated
    /// ES-089 `display.entities.modified`: When the user was changed.
    case entitiesModified
    /// ES-090 `display.entities.activated`: Whether the user may log in.
    case entitiesActivated
    /// ES-091 `display.notification_display_style`: A response taken out of its entities.
    case restResponseDisplayNotificationDisplayStyle
    /// ES-092 `display.nickname`: A response taken out of its entities.
    case restResponseDisplayNickname
    /// ES-093 `display.notifier_name`: Bindings have their own object.
    case restResponseDisplayNotifierName
    /// ES-094 `quiet.ignoreInterval`: The text form of the times; 0:0-0:0 switches the interval off.
    case sdkQuietIgnoreInterval

    /// The objects that keys stand in.
    package enum Scope: UInt8, CaseIterable, Sendable {
        /// Keys of `display` in the shape `rest`.
        case restDisplay
        /// Keys of `quiet` in the shape `rest`.
        case restQuiet
        /// Keys of `conversations` in the shape `rest`.
        case restConversations
        /// Keys of `template` in every shape.
        case template
        /// Keys of `devices` in the shape `rest`.
        case restDevices
        /// Keys of `quiet` in the shape `rest-legacy`.
        case restLegacyQuiet
        /// Keys of `display` in every shape.
        case display
        /// Keys of `display.entities` in every shape.
        case entities
        /// Keys of `display` in the shape `rest-response`.
        case restResponseDisplay
        /// Keys of `quiet` in the shape `rest-response`.
        case restResponseQuiet
        /// Keys of `conversations` in the shape `rest-response`.
        case restResponseConversations
        /// Keys of `template` in the shape `rest-response`.
        case restResponseTemplate
        /// Keys of `devices` in the shape `rest-response`.
        case restResponseDevices
        /// Keys of `display` in the shape `sdk`.
        case sdkDisplay
        /// Keys of `quiet` in the shape `sdk`.
        case sdkQuiet
        /// Keys of `quiet.silentModeStartTime` in the shape `sdk`.
        case sdkQuietSilentModeStartTime
        /// Keys of `quiet.silentModeEndTime` in the shape `sdk`.
        case sdkQuietSilentModeEndTime
        /// Keys of `conversations` in the shape `sdk`.
        case sdkConversations
        /// Keys of `devices` in the shape `sdk`.
        case sdkDevices
        /// Keys of `quiet` in the shape `sdk-legacy`.
        case sdkLegacyQuiet
        /// Keys of `badge` in every shape.
        case badge
        /// Keys of `templates` in the shape `console`.
        case consoleTemplates
        /// Keys of `templates.data` in the shape `console`.
        case consoleTemplatesData
    }
}

extension EasemobSettingsKey {
    /// The key spelled `name` in an object of `scope`; nil for a key no table knows.
    package init?(_ name: borrowing UTF8Text, in scope: Scope) {
        let key: Self? = switch scope {
        case .restDisplay: Self.restDisplayKey(name)
        case .restQuiet: Self.restQuietKey(name)
        case .restConversations: Self.restConversationsKey(name)
        case .template: Self.templateKey(name)
        case .restDevices: Self.restDevicesKey(name)
        case .restLegacyQuiet: Self.restLegacyQuietKey(name)
        case .display: Self.displayKey(name)
        case .entities: Self.entitiesKey(name)
        case .restResponseDisplay: Self.restResponseDisplayKey(name)
        case .restResponseQuiet: Self.restResponseQuietKey(name)
        case .restResponseConversations: Self.restResponseConversationsKey(name)
        case .restResponseTemplate: Self.restResponseTemplateKey(name)
        case .restResponseDevices: Self.restResponseDevicesKey(name)
        case .sdkDisplay: Self.sdkDisplayKey(name)
        case .sdkQuiet: Self.sdkQuietKey(name)
        case .sdkQuietSilentModeStartTime: Self.sdkQuietSilentModeStartTimeKey(name)
        case .sdkQuietSilentModeEndTime: Self.sdkQuietSilentModeEndTimeKey(name)
        case .sdkConversations: Self.sdkConversationsKey(name)
        case .sdkDevices: Self.sdkDevicesKey(name)
        case .sdkLegacyQuiet: Self.sdkLegacyQuietKey(name)
        case .badge: Self.badgeKey(name)
        case .consoleTemplates: Self.consoleTemplatesKey(name)
        case .consoleTemplatesData: Self.consoleTemplatesDataKey(name)
        }
        guard let key else { return nil }
        self = key
    }
}

extension EasemobSettingsKey {
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

extension EasemobSettingsKey {
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

extension EasemobSettingsKey.Scope {
    /// The keys that stand in such an object, in the table's order.
    package var members: [EasemobSettingsKey] { memberTable[Int(rawValue)] }
}

extension EasemobSettingsKey {
    /// What the members of the object under this key are; nil for a key that holds no keys.
    package var childScope: Scope? {
        switch self {
        case .entities: .entities
        case .restResponseDisplayData: .restResponseDisplay
        case .restResponseQuietData: .restResponseQuiet
        case .restResponseConversationsData: .restResponseConversations
        case .restResponseTemplateData: .restResponseTemplate
        case .restResponseDevicesEntities: .restResponseDevices
        case .sdkQuietSilentModeStartTime: .sdkQuietSilentModeStartTime
        case .sdkQuietSilentModeEndTime: .sdkQuietSilentModeEndTime
        case .consoleTemplatesData: .consoleTemplatesData
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restDisplayKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 8:
            name == "nickname" ? .restDisplayNickname : nil
        case 13:
            name == "notifier_name" ? .restDisplayNotifierName : nil
        case 19:
            name == "translationLanguage" ? .restDisplayTranslationLanguage : nil
        case 26:
            name == "notification_display_style" ? .restDisplayNotificationDisplayStyle : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restQuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            name == "type" ? .restQuietType : nil
        case 14:
            switch name[6] {
            case 0x44: name == "ignoreDuration" ? .restQuietIgnoreDuration : nil
            case 0x49: name == "ignoreInterval" ? .restQuietIgnoreInterval : nil
            default: nil
            }
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restConversationsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 3:
            name == "key" ? .restConversationsKey : nil
        case 4:
            name == "type" ? .restConversationsType : nil
        case 8:
            name == "chattype" ? .restConversationsChattype : nil
        case 14:
            switch name[6] {
            case 0x44: name == "ignoreDuration" ? .restConversationsIgnoreDuration : nil
            case 0x49: name == "ignoreInterval" ? .restConversationsIgnoreInterval : nil
            default: nil
            }
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func templateKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 12:
            name == "templateName" ? .templateName : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restDevicesKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 9:
            name == "device_id" ? .restDevicesDeviceId : nil
        case 12:
            name == "device_token" ? .restDevicesDeviceToken : nil
        case 13:
            name == "notifier_name" ? .restDevicesNotifierName : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restLegacyQuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 26:
            name == "notification_no_disturbing" ? .restLegacyQuietNotificationNoDisturbing : nil
        case 30:
            name == "notification_no_disturbing_end" ? .restLegacyQuietNotificationNoDisturbingEnd : nil
        case 32:
            name == "notification_no_disturbing_start" ? .restLegacyQuietNotificationNoDisturbingStart : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func displayKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 8:
            name == "entities" ? .entities : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func entitiesKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            switch name[0] {
            case 0x74: name == "type" ? .entitiesType : nil
            case 0x75: name == "uuid" ? .entitiesUuid : nil
            default: nil
            }
        case 7:
            name == "created" ? .entitiesCreated : nil
        case 8:
            switch name[0] {
            case 0x6D: name == "modified" ? .entitiesModified : nil
            case 0x6E: name == "nickname" ? .entitiesNickname : nil
            case 0x75: name == "username" ? .entitiesUsername : nil
            default: nil
            }
        case 9:
            name == "activated" ? .entitiesActivated : nil
        case 13:
            name == "notifier_name" ? .entitiesNotifierName : nil
        case 26:
            switch name[13] {
            case 0x64: name == "notification_display_style" ? .entitiesNotificationDisplayStyle : nil
            case 0x6E: name == "notification_no_disturbing" ? .entitiesNotificationNoDisturbing : nil
            default: nil
            }
        case 30:
            name == "notification_no_disturbing_end" ? .entitiesNotificationNoDisturbingEnd : nil
        case 32:
            name == "notification_no_disturbing_start" ? .entitiesNotificationNoDisturbingStart : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restResponseDisplayKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            name == "data" ? .restResponseDisplayData : nil
        case 8:
            switch name[0] {
            case 0x6C: name == "language" ? .restResponseDisplayLanguage : nil
            case 0x6E: name == "nickname" ? .restResponseDisplayNickname : nil
            default: nil
            }
        case 13:
            name == "notifier_name" ? .restResponseDisplayNotifierName : nil
        case 26:
            name == "notification_display_style" ? .restResponseDisplayNotificationDisplayStyle : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restResponseQuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            switch name[0] {
            case 0x64: name == "data" ? .restResponseQuietData : nil
            case 0x74: name == "type" ? .restResponseQuietType : nil
            default: nil
            }
        case 14:
            switch name[6] {
            case 0x44: name == "ignoreDuration" ? .restResponseQuietIgnoreDuration : nil
            case 0x49: name == "ignoreInterval" ? .restResponseQuietIgnoreInterval : nil
            default: nil
            }
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restResponseConversationsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 3:
            name == "key" ? .restResponseConversationsKey : nil
        case 4:
            switch name[0] {
            case 0x64: name == "data" ? .restResponseConversationsData : nil
            case 0x74: name == "type" ? .restResponseConversationsType : nil
            default: nil
            }
        case 8:
            name == "chattype" ? .restResponseConversationsChattype : nil
        case 14:
            switch name[6] {
            case 0x44: name == "ignoreDuration" ? .restResponseConversationsIgnoreDuration : nil
            case 0x49: name == "ignoreInterval" ? .restResponseConversationsIgnoreInterval : nil
            default: nil
            }
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restResponseTemplateKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            name == "data" ? .restResponseTemplateData : nil
        case 12:
            name == "templateName" ? .restResponseTemplateTemplateName : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func restResponseDevicesKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 8:
            name == "entities" ? .restResponseDevicesEntities : nil
        case 9:
            name == "device_id" ? .restResponseDevicesDeviceId : nil
        case 12:
            name == "device_token" ? .restResponseDevicesDeviceToken : nil
        case 13:
            name == "notifier_name" ? .restResponseDevicesNotifierName : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func sdkDisplayKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 11:
            name == "displayName" ? .sdkDisplayDisplayName : nil
        case 12:
            name == "displayStyle" ? .sdkDisplayDisplayStyle : nil
        case 29:
            name == "preferredNotificationLanguage" ? .sdkDisplayPreferredNotificationLanguage : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func sdkQuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 9:
            name == "paramType" ? .sdkQuietParamType : nil
        case 10:
            name == "remindType" ? .sdkQuietRemindType : nil
        case 14:
            name == "ignoreInterval" ? .sdkQuietIgnoreInterval : nil
        case 15:
            name == "expireTimestamp" ? .sdkQuietExpireTimestamp : nil
        case 17:
            name == "silentModeEndTime" ? .sdkQuietSilentModeEndTime : nil
        case 18:
            name == "silentModeDuration" ? .sdkQuietSilentModeDuration : nil
        case 19:
            name == "silentModeStartTime" ? .sdkQuietSilentModeStartTime : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func sdkQuietSilentModeStartTimeKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 5:
            name == "hours" ? .sdkQuietSilentModeStartTimeHours : nil
        case 7:
            name == "minutes" ? .sdkQuietSilentModeStartTimeMinutes : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func sdkQuietSilentModeEndTimeKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 5:
            name == "hours" ? .sdkQuietSilentModeEndTimeHours : nil
        case 7:
            name == "minutes" ? .sdkQuietSilentModeEndTimeMinutes : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func sdkConversationsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 9:
            name == "paramType" ? .sdkConversationsParamType : nil
        case 10:
            name == "remindType" ? .sdkConversationsRemindType : nil
        case 14:
            name == "conversationId" ? .sdkConversationsConversationId : nil
        case 15:
            name == "expireTimestamp" ? .sdkConversationsExpireTimestamp : nil
        case 16:
            name == "conversationType" ? .sdkConversationsConversationType : nil
        case 18:
            name == "silentModeDuration" ? .sdkConversationsSilentModeDuration : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func sdkDevicesKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 11:
            name == "deviceToken" ? .sdkDevicesDeviceToken : nil
        case 12:
            switch name[0] {
            case 0x61: name == "apnsCertName" ? .sdkDevicesApnsCertName : nil
            case 0x70: name == "pushKitToken" ? .sdkDevicesPushKitToken : nil
            default: nil
            }
        case 15:
            name == "pushKitCertName" ? .sdkDevicesPushKitCertName : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func sdkLegacyQuietKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 13:
            name == "noPushUserIds" ? .sdkLegacyQuietNoPushUserIds : nil
        case 14:
            name == "noPushGroupIds" ? .sdkLegacyQuietNoPushGroupIds : nil
        case 15:
            name == "noDisturbStatus" ? .sdkLegacyQuietNoDisturbStatus : nil
        case 16:
            name == "noDisturbingEndH" ? .sdkLegacyQuietNoDisturbingEndH : nil
        case 18:
            name == "noDisturbingStartH" ? .sdkLegacyQuietNoDisturbingStartH : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func badgeKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 7:
            name == "offline" ? .offline : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func consoleTemplatesKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            switch name[0] {
            case 0x64: name == "data" ? .consoleTemplatesData : nil
            case 0x6E: name == "name" ? .consoleTemplatesName : nil
            default: nil
            }
        case 8:
            switch name[0] {
            case 0x63: name == "createAt" ? .consoleTemplatesCreateAt : nil
            case 0x75: name == "updateAt" ? .consoleTemplatesUpdateAt : nil
            default: nil
            }
        case 13:
            name == "title_pattern" ? .consoleTemplatesTitlePattern : nil
        case 15:
            name == "content_pattern" ? .consoleTemplatesContentPattern : nil
        default: nil
        }
    }
}

extension EasemobSettingsKey {
    private static func consoleTemplatesDataKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            name == "name" ? .consoleTemplatesDataName : nil
        case 8:
            switch name[0] {
            case 0x63: name == "createAt" ? .consoleTemplatesDataCreateAt : nil
            case 0x75: name == "updateAt" ? .consoleTemplatesDataUpdateAt : nil
            default: nil
            }
        case 13:
            name == "title_pattern" ? .consoleTemplatesDataTitlePattern : nil
        case 15:
            name == "content_pattern" ? .consoleTemplatesDataContentPattern : nil
        default: nil
        }
    }
}

private let rowTable: [String] = [
    "ES-001",
    "ES-002",
    "ES-003",
    "ES-004",
    "ES-005",
    "ES-006",
    "ES-007",
    "ES-008",
    "ES-009",
    "ES-010",
    "ES-011",
    "ES-012",
    "ES-013",
    "ES-014",
    "ES-015",
    "ES-016",
    "ES-017",
    "ES-018",
    "ES-019",
    "ES-020",
    "ES-021",
    "ES-022",
    "ES-023",
    "ES-024",
    "ES-025",
    "ES-026",
    "ES-027",
    "ES-028",
    "ES-029",
    "ES-030",
    "ES-031",
    "ES-032",
    "ES-033",
    "ES-034",
    "ES-035",
    "ES-036",
    "ES-037",
    "ES-038",
    "ES-039",
    "ES-040",
    "ES-041",
    "ES-042",
    "ES-043",
    "ES-044",
    "ES-045",
    "ES-046",
    "ES-047",
    "ES-048",
    "ES-049",
    "ES-050",
    "ES-051",
    "ES-052",
    "ES-053",
    "ES-054",
    "ES-055",
    "ES-056",
    "ES-057",
    "ES-058",
    "ES-059",
    "ES-060",
    "ES-061",
    "ES-062",
    "ES-063",
    "ES-064",
    "ES-065",
    "ES-066",
    "ES-067",
    "ES-068",
    "ES-069",
    "ES-070",
    "ES-071",
    "ES-072",
    "ES-073",
    "ES-074",
    "ES-075",
    "ES-076",
    "ES-077",
    "ES-078",
    "ES-079",
    "ES-080",
    "ES-081",
    "ES-082",
    "ES-083",
    "ES-084",
    "ES-085",
    "ES-086",
    "ES-087",
    "ES-088",
    "ES-089",
    "ES-090",
    "ES-091",
    "ES-092",
    "ES-093",
    "ES-094",
]

private let nameTable: [UTF8Text] = [
    "notification_display_style",
    "nickname",
    "notifier_name",
    "translationLanguage",
    "type",
    "ignoreInterval",
    "ignoreDuration",
    "chattype",
    "key",
    "type",
    "ignoreDuration",
    "ignoreInterval",
    "templateName",
    "device_id",
    "notifier_name",
    "device_token",
    "notification_no_disturbing",
    "notification_no_disturbing_start",
    "notification_no_disturbing_end",
    "entities",
    "notification_display_style",
    "nickname",
    "notifier_name",
    "data",
    "language",
    "data",
    "type",
    "ignoreInterval",
    "ignoreDuration",
    "chattype",
    "key",
    "data",
    "type",
    "ignoreInterval",
    "ignoreDuration",
    "data",
    "templateName",
    "entities",
    "device_id",
    "notifier_name",
    "device_token",
    "displayName",
    "displayStyle",
    "preferredNotificationLanguage",
    "paramType",
    "remindType",
    "silentModeDuration",
    "silentModeStartTime",
    "hours",
    "minutes",
    "silentModeEndTime",
    "hours",
    "minutes",
    "expireTimestamp",
    "conversationId",
    "conversationType",
    "paramType",
    "remindType",
    "silentModeDuration",
    "expireTimestamp",
    "deviceToken",
    "apnsCertName",
    "pushKitToken",
    "pushKitCertName",
    "noDisturbStatus",
    "noDisturbingStartH",
    "noDisturbingEndH",
    "noPushUserIds",
    "noPushGroupIds",
    "offline",
    "name",
    "title_pattern",
    "content_pattern",
    "createAt",
    "updateAt",
    "data",
    "name",
    "title_pattern",
    "content_pattern",
    "createAt",
    "updateAt",
    "notification_no_disturbing",
    "notification_no_disturbing_start",
    "notification_no_disturbing_end",
    "username",
    "uuid",
    "type",
    "created",
    "modified",
    "activated",
    "notification_display_style",
    "nickname",
    "notifier_name",
    "ignoreInterval",
]

private let pathTable: [String] = [
    "display.notification_display_style",
    "display.nickname",
    "display.notifier_name",
    "display.translationLanguage",
    "quiet.type",
    "quiet.ignoreInterval",
    "quiet.ignoreDuration",
    "conversations.chattype",
    "conversations.key",
    "conversations.type",
    "conversations.ignoreDuration",
    "conversations.ignoreInterval",
    "template.templateName",
    "devices.device_id",
    "devices.notifier_name",
    "devices.device_token",
    "quiet.notification_no_disturbing",
    "quiet.notification_no_disturbing_start",
    "quiet.notification_no_disturbing_end",
    "display.entities",
    "display.entities.notification_display_style",
    "display.entities.nickname",
    "display.entities.notifier_name",
    "display.data",
    "display.language",
    "quiet.data",
    "quiet.type",
    "quiet.ignoreInterval",
    "quiet.ignoreDuration",
    "conversations.chattype",
    "conversations.key",
    "conversations.data",
    "conversations.type",
    "conversations.ignoreInterval",
    "conversations.ignoreDuration",
    "template.data",
    "template.templateName",
    "devices.entities",
    "devices.device_id",
    "devices.notifier_name",
    "devices.device_token",
    "display.displayName",
    "display.displayStyle",
    "display.preferredNotificationLanguage",
    "quiet.paramType",
    "quiet.remindType",
    "quiet.silentModeDuration",
    "quiet.silentModeStartTime",
    "quiet.silentModeStartTime.hours",
    "quiet.silentModeStartTime.minutes",
    "quiet.silentModeEndTime",
    "quiet.silentModeEndTime.hours",
    "quiet.silentModeEndTime.minutes",
    "quiet.expireTimestamp",
    "conversations.conversationId",
    "conversations.conversationType",
    "conversations.paramType",
    "conversations.remindType",
    "conversations.silentModeDuration",
    "conversations.expireTimestamp",
    "devices.deviceToken",
    "devices.apnsCertName",
    "devices.pushKitToken",
    "devices.pushKitCertName",
    "quiet.noDisturbStatus",
    "quiet.noDisturbingStartH",
    "quiet.noDisturbingEndH",
    "quiet.noPushUserIds",
    "quiet.noPushGroupIds",
    "badge.offline",
    "templates.name",
    "templates.title_pattern",
    "templates.content_pattern",
    "templates.createAt",
    "templates.updateAt",
    "templates.data",
    "templates.data.name",
    "templates.data.title_pattern",
    "templates.data.content_pattern",
    "templates.data.createAt",
    "templates.data.updateAt",
    "display.entities.notification_no_disturbing",
    "display.entities.notification_no_disturbing_start",
    "display.entities.notification_no_disturbing_end",
    "display.entities.username",
    "display.entities.uuid",
    "display.entities.type",
    "display.entities.created",
    "display.entities.modified",
    "display.entities.activated",
    "display.notification_display_style",
    "display.nickname",
    "display.notifier_name",
    "quiet.ignoreInterval",
]

private let shapeTable: [String] = [
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "rest",
    "*",
    "rest",
    "rest",
    "rest",
    "rest-legacy",
    "rest-legacy",
    "rest-legacy",
    "*",
    "*",
    "*",
    "*",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "rest-response",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk",
    "sdk-legacy",
    "sdk-legacy",
    "sdk-legacy",
    "sdk-legacy",
    "sdk-legacy",
    "*",
    "console",
    "console",
    "console",
    "console",
    "console",
    "console",
    "console",
    "console",
    "console",
    "console",
    "console",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "rest-response",
    "rest-response",
    "rest-response",
    "sdk",
]

private let fieldTable: [SettingsField?] = [
    SettingsField(rawValue: "display"),
    SettingsField(rawValue: "nickname"),
    nil,
    SettingsField(rawValue: "language"),
    SettingsField(rawValue: "mode"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.until"),
    SettingsField(rawValue: "conversation.kind"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.mode"),
    SettingsField(rawValue: "conversation.until"),
    nil,
    SettingsField(rawValue: "template"),
    SettingsField(rawValue: "device.id"),
    SettingsField(rawValue: "device.notifier"),
    SettingsField(rawValue: "device.token"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    nil,
    SettingsField(rawValue: "display"),
    SettingsField(rawValue: "nickname"),
    nil,
    nil,
    SettingsField(rawValue: "language"),
    nil,
    SettingsField(rawValue: "mode"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.until"),
    SettingsField(rawValue: "conversation.kind"),
    SettingsField(rawValue: "conversation.id"),
    nil,
    SettingsField(rawValue: "conversation.mode"),
    nil,
    SettingsField(rawValue: "conversation.until"),
    nil,
    SettingsField(rawValue: "template"),
    nil,
    SettingsField(rawValue: "device.id"),
    SettingsField(rawValue: "device.notifier"),
    SettingsField(rawValue: "device.token"),
    SettingsField(rawValue: "nickname"),
    SettingsField(rawValue: "display"),
    SettingsField(rawValue: "language"),
    SettingsField(rawValue: "mode"),
    SettingsField(rawValue: "mode"),
    SettingsField(rawValue: "quiet.until"),
    nil,
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    nil,
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.until"),
    SettingsField(rawValue: "conversation.id"),
    SettingsField(rawValue: "conversation.kind"),
    SettingsField(rawValue: "conversation.mode"),
    SettingsField(rawValue: "conversation.mode"),
    SettingsField(rawValue: "conversation.until"),
    SettingsField(rawValue: "conversation.until"),
    SettingsField(rawValue: "device.token"),
    SettingsField(rawValue: "device.notifier"),
    SettingsField(rawValue: "device.voipToken"),
    SettingsField(rawValue: "device.voipNotifier"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "conversation.mode"),
    SettingsField(rawValue: "conversation.mode"),
    SettingsField(rawValue: "unread"),
    SettingsField(rawValue: "templates"),
    SettingsField(rawValue: "templates"),
    SettingsField(rawValue: "templates"),
    nil,
    nil,
    nil,
    SettingsField(rawValue: "templates"),
    SettingsField(rawValue: "templates"),
    SettingsField(rawValue: "templates"),
    nil,
    nil,
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "quiet.daily"),
    SettingsField(rawValue: "id"),
    nil,
    nil,
    nil,
    nil,
    nil,
    SettingsField(rawValue: "display"),
    SettingsField(rawValue: "nickname"),
    nil,
    SettingsField(rawValue: "quiet.daily"),
]

private let memberTable: [[EasemobSettingsKey]] = [
    [.restDisplayNotificationDisplayStyle, .restDisplayNickname, .restDisplayNotifierName, .restDisplayTranslationLanguage],
    [.restQuietType, .restQuietIgnoreInterval, .restQuietIgnoreDuration],
    [.restConversationsChattype, .restConversationsKey, .restConversationsType, .restConversationsIgnoreDuration, .restConversationsIgnoreInterval],
    [.templateName],
    [.restDevicesDeviceId, .restDevicesNotifierName, .restDevicesDeviceToken],
    [.restLegacyQuietNotificationNoDisturbing, .restLegacyQuietNotificationNoDisturbingStart, .restLegacyQuietNotificationNoDisturbingEnd],
    [.entities],
    [.entitiesNotificationDisplayStyle, .entitiesNickname, .entitiesNotifierName, .entitiesNotificationNoDisturbing, .entitiesNotificationNoDisturbingStart, .entitiesNotificationNoDisturbingEnd, .entitiesUsername, .entitiesUuid, .entitiesType, .entitiesCreated, .entitiesModified, .entitiesActivated],
    [.restResponseDisplayData, .restResponseDisplayLanguage, .restResponseDisplayNotificationDisplayStyle, .restResponseDisplayNickname, .restResponseDisplayNotifierName],
    [.restResponseQuietData, .restResponseQuietType, .restResponseQuietIgnoreInterval, .restResponseQuietIgnoreDuration],
    [.restResponseConversationsChattype, .restResponseConversationsKey, .restResponseConversationsData, .restResponseConversationsType, .restResponseConversationsIgnoreInterval, .restResponseConversationsIgnoreDuration],
    [.restResponseTemplateData, .restResponseTemplateTemplateName],
    [.restResponseDevicesEntities, .restResponseDevicesDeviceId, .restResponseDevicesNotifierName, .restResponseDevicesDeviceToken],
    [.sdkDisplayDisplayName, .sdkDisplayDisplayStyle, .sdkDisplayPreferredNotificationLanguage],
    [.sdkQuietParamType, .sdkQuietRemindType, .sdkQuietSilentModeDuration, .sdkQuietSilentModeStartTime, .sdkQuietSilentModeEndTime, .sdkQuietExpireTimestamp, .sdkQuietIgnoreInterval],
    [.sdkQuietSilentModeStartTimeHours, .sdkQuietSilentModeStartTimeMinutes],
    [.sdkQuietSilentModeEndTimeHours, .sdkQuietSilentModeEndTimeMinutes],
    [.sdkConversationsConversationId, .sdkConversationsConversationType, .sdkConversationsParamType, .sdkConversationsRemindType, .sdkConversationsSilentModeDuration, .sdkConversationsExpireTimestamp],
    [.sdkDevicesDeviceToken, .sdkDevicesApnsCertName, .sdkDevicesPushKitToken, .sdkDevicesPushKitCertName],
    [.sdkLegacyQuietNoDisturbStatus, .sdkLegacyQuietNoDisturbingStartH, .sdkLegacyQuietNoDisturbingEndH, .sdkLegacyQuietNoPushUserIds, .sdkLegacyQuietNoPushGroupIds],
    [.offline],
    [.consoleTemplatesName, .consoleTemplatesTitlePattern, .consoleTemplatesContentPattern, .consoleTemplatesCreateAt, .consoleTemplatesUpdateAt, .consoleTemplatesData],
    [.consoleTemplatesDataName, .consoleTemplatesDataTitlePattern, .consoleTemplatesDataContentPattern, .consoleTemplatesDataCreateAt, .consoleTemplatesDataUpdateAt],
]
