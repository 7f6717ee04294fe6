import VendorMapping

/// What each key of the settings table does; the compiler refuses a row that nobody handles.
extension EasemobSettingsReader {
    mutating func take(_ key: Key, _ value: JSONValue, _ location: Location) {
        if isSwitchedOff(key, location) { return }
        switch key {
        case .restDisplayNotificationDisplayStyle, .entitiesNotificationDisplayStyle,
            .restResponseDisplayNotificationDisplayStyle, .sdkDisplayDisplayStyle:
            takeDisplay(value, location)
        case .restDisplayNickname, .entitiesNickname, .restResponseDisplayNickname, .sdkDisplayDisplayName:
            takeNickname(value, location)
        case .restDisplayTranslationLanguage, .restResponseDisplayLanguage,
            .sdkDisplayPreferredNotificationLanguage:
            takeLanguage(value, location)
        case .restDisplayNotifierName, .entitiesNotifierName, .restResponseDisplayNotifierName, .entitiesUuid,
            .entitiesType, .entitiesCreated, .entitiesModified, .entitiesActivated,
            .restConversationsIgnoreInterval, .restResponseConversationsIgnoreInterval,
            .consoleTemplatesCreateAt, .consoleTemplatesUpdateAt, .consoleTemplatesDataCreateAt,
            .consoleTemplatesDataUpdateAt:
            ignore(value, location)
        case .restQuietType, .restResponseQuietType, .sdkQuietRemindType:
            takeMode(key, value, location)
        case .restQuietIgnoreInterval, .restResponseQuietIgnoreInterval:
            takeInterval(value, origin: .allDay, location)
        case .sdkQuietIgnoreInterval: takeInterval(value, origin: .off, location)
        case .restQuietIgnoreDuration:
            takeEnd(values.end(milliseconds: value, from: beginning, now: now, at: location), location)
        case .restResponseQuietIgnoreDuration, .sdkQuietExpireTimestamp:
            takeEnd(values.end(unixMilliseconds: value, now: now, at: location), location)
        case .sdkQuietSilentModeDuration:
            takeEnd(values.end(minutes: value, from: beginning, now: now, at: location), location)
        case .templateName, .restResponseTemplateTemplateName: takeTemplate(value, location)
        case .offline: takeOffline(value, location)
        // The user was compared before, and the kind of parameter looked at.
        case .entitiesUsername, .sdkQuietParamType, .sdkConversationsParamType: break
        case .restConversationsChattype, .restConversationsKey, .restConversationsType,
            .restConversationsIgnoreDuration, .restResponseConversationsChattype,
            .restResponseConversationsKey, .restResponseConversationsType,
            .restResponseConversationsIgnoreDuration, .sdkConversationsConversationId,
            .sdkConversationsConversationType, .sdkConversationsRemindType,
            .sdkConversationsSilentModeDuration, .sdkConversationsExpireTimestamp:
            takeConversation(key, value, location)
        case .entitiesNotificationNoDisturbing, .entitiesNotificationNoDisturbingStart,
            .entitiesNotificationNoDisturbingEnd, .restLegacyQuietNotificationNoDisturbing,
            .restLegacyQuietNotificationNoDisturbingStart,
            .restLegacyQuietNotificationNoDisturbingEnd, .sdkLegacyQuietNoDisturbStatus,
            .sdkLegacyQuietNoDisturbingStartH, .sdkLegacyQuietNoDisturbingEndH,
            .sdkQuietSilentModeStartTimeHours, .sdkQuietSilentModeStartTimeMinutes,
            .sdkQuietSilentModeEndTimeHours, .sdkQuietSilentModeEndTimeMinutes:
            takePart(key, value, location)
        case .sdkLegacyQuietNoPushUserIds: silence(.direct, value, location)
        case .sdkLegacyQuietNoPushGroupIds: silence(.group, value, location)
        case .restDevicesDeviceId, .restDevicesNotifierName, .restDevicesDeviceToken,
            .restResponseDevicesDeviceId, .restResponseDevicesNotifierName,
            .restResponseDevicesDeviceToken, .sdkDevicesDeviceToken, .sdkDevicesApnsCertName,
            .sdkDevicesPushKitToken, .sdkDevicesPushKitCertName:
            takeDevice(key, value, location)
        // Containers, whose members the walk gives one by one, and the console's keys, which no user has.
        case .entities, .restResponseDisplayData, .restResponseQuietData,
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
        set(\.unread, to: count, .unread, location)
    }
}

extension EasemobSettingsKey {
    /// The `paramType` that the key belongs to; nil for a key that always counts.
    fileprivate var parameter: Int? {
        switch self {
        case .sdkQuietRemindType, .sdkConversationsRemindType: 0
        case .sdkQuietSilentModeDuration, .sdkConversationsSilentModeDuration: 1
        case .sdkQuietSilentModeStartTimeHours, .sdkQuietSilentModeStartTimeMinutes,
            .sdkQuietSilentModeEndTimeHours, .sdkQuietSilentModeEndTimeMinutes, .sdkQuietIgnoreInterval:
            2
        default: nil
        }
    }
}
