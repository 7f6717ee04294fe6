import PushModel

/// What each key of the settings table does; the compiler refuses a row that nobody handles.
extension EasemobSettingsReader {
    mutating func take(_ key: Key, _ value: JSONValue, _ location: Location) {
        if isSwitchedOff(key, location) { return }
        switch key {
        case .restDisplayNotificationDisplayStyle, .restResponseDisplayEntitiesNotificationDisplayStyle,
            .sdkDisplayDisplayStyle:
            takeDisplay(value, location)
        case .restDisplayNickname, .restResponseDisplayEntitiesNickname, .sdkDisplayDisplayName:
            takeNickname(value, location)
        case .restDisplayTranslationLanguage, .restResponseDisplayDataLanguage,
            .sdkDisplayPreferredNotificationLanguage:
            takeLanguage(value, location)
        case .restDisplayNotifierName, .restResponseDisplayEntitiesNotifierName,
            .restConversationsIgnoreInterval, .restResponseConversationsDataIgnoreInterval,
            .consoleTemplatesCreateAt, .consoleTemplatesUpdateAt, .consoleTemplatesDataCreateAt,
            .consoleTemplatesDataUpdateAt:
            ignore(value, location)
        case .restQuietType, .restResponseQuietDataType, .sdkQuietRemindType:
            takeMode(value, location)
        case .restQuietIgnoreInterval, .restResponseQuietDataIgnoreInterval:
            takeInterval(value, location)
        case .restQuietIgnoreDuration:
            takeEnd(values.end(milliseconds: value, from: now, at: location), location)
        case .restResponseQuietDataIgnoreDuration, .sdkQuietExpireTimestamp:
            takeEnd(values.end(unixMilliseconds: value, now: now, at: location), location)
        case .sdkQuietSilentModeDuration:
            takeEnd(values.end(minutes: value, from: now, at: location), location)
        case .templateName, .restResponseTemplateDataTemplateName: takeTemplate(value, location)
        case .offline: takeOffline(value, location)
        case .sdkQuietParamType, .sdkConversationsParamType: break
        case .restConversationsChattype, .restConversationsKey, .restConversationsType,
            .restConversationsIgnoreDuration, .restResponseConversationsChattype,
            .restResponseConversationsKey, .restResponseConversationsDataType,
            .restResponseConversationsDataIgnoreDuration, .sdkConversationsConversationId,
            .sdkConversationsConversationType, .sdkConversationsRemindType,
            .sdkConversationsSilentModeDuration, .sdkConversationsExpireTimestamp:
            takeConversation(key, value, location)
        case .restLegacyQuietNotificationNoDisturbing, .restLegacyQuietNotificationNoDisturbingStart,
            .restLegacyQuietNotificationNoDisturbingEnd, .sdkLegacyQuietNoDisturbStatus,
            .sdkLegacyQuietNoDisturbingStartH, .sdkLegacyQuietNoDisturbingEndH,
            .sdkQuietSilentModeStartTimeHours, .sdkQuietSilentModeStartTimeMinutes,
            .sdkQuietSilentModeEndTimeHours, .sdkQuietSilentModeEndTimeMinutes:
            interval.take(key, value, location, &values)
        case .sdkLegacyQuietNoPushUserIds: silence(.direct, value, location)
        case .sdkLegacyQuietNoPushGroupIds: silence(.group, value, location)
        case .restDevicesDeviceId, .restDevicesNotifierName, .restDevicesDeviceToken,
            .restResponseDevicesEntitiesDeviceId, .restResponseDevicesEntitiesNotifierName,
            .restResponseDevicesEntitiesDeviceToken, .sdkDevicesDeviceToken, .sdkDevicesApnsCertName,
            .sdkDevicesPushKitToken, .sdkDevicesPushKitCertName:
            takeDevice(key, value, location)
        // Containers, whose members the walk gives one by one, and the console's keys, which no user has.
        case .restResponseDisplayEntities, .restResponseDisplayData, .restResponseQuietData,
            .restResponseConversationsData, .restResponseTemplateData, .restResponseDevicesEntities,
            .sdkQuietSilentModeStartTime, .sdkQuietSilentModeEndTime, .consoleTemplatesData,
            .consoleTemplatesName, .consoleTemplatesTitlePattern, .consoleTemplatesContentPattern,
            .consoleTemplatesDataName, .consoleTemplatesDataTitlePattern,
            .consoleTemplatesDataContentPattern:
            break
        }
    }

    /// An `EMSilentModeParam` is about the one thing that its `paramType` says; its other members mean nothing.
    private mutating func isSwitchedOff(_ key: Key, _ location: Location) -> Bool {
        guard let parameter, let own = key.parameter, own != parameter else { return false }
        values.note(
            .ignored, location, severity: .info,
            "is not what the object's paramType is about; it was ignored")
        return true
    }

    private mutating func ignore(_ value: JSONValue, _ location: Location) {
        if let text = value.string, text.isEmpty { return }
        values.note(
            .ignored, location, severity: .info, "has no effect there, nor has it here; it was ignored")
    }

    private mutating func takeOffline(_ value: JSONValue, _ location: Location) {
        guard let count = values.integer(value, in: 0...Int(Int32.max), at: location) else { return }
        settings.recipient.unread = count
        found(.unread, location)
    }
}

extension EasemobSettingsKey {
    /// The `paramType` that the key belongs to; nil for a key that always counts.
    fileprivate var parameter: Int? {
        switch self {
        case .sdkQuietRemindType, .sdkConversationsRemindType: 0
        case .sdkQuietSilentModeDuration, .sdkConversationsSilentModeDuration: 1
        case .sdkQuietSilentModeStartTimeHours, .sdkQuietSilentModeStartTimeMinutes,
            .sdkQuietSilentModeEndTimeHours, .sdkQuietSilentModeEndTimeMinutes:
            2
        default: nil
        }
    }
}
