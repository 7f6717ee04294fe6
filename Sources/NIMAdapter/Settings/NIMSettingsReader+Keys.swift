import VendorMapping

/// What each key of the settings table does; the compiler refuses a row that nobody handles.
extension NIMSettingsReader {
    mutating func take(_ key: Key, _ value: JSONValue, _ location: Location) {
        switch key {
        case .sdkQuietType: takeDisplayType(value, location)
        case .sdkV2QuietShowDetail: takeShowDetail(value, location)
        case .sdkQuietNoDisturbing, .sdkQuietNoDisturbingStartH, .sdkQuietNoDisturbingStartM,
            .sdkQuietNoDisturbingEndH, .sdkQuietNoDisturbingEndM, .sdkV2QuietDndOn, .sdkV2QuietFromH,
            .sdkV2QuietFromM, .sdkV2QuietToH, .sdkV2QuietToM:
            takePart(key, value, location)
        case .sdkQuietProfile: ignoreLevels(value, location)
        case .sdkQuietShouldPushNotificationWhenPCOnline, .sdkV2QuietPushMobileOnDesktopOnline,
            .serverV2QuietPushEnabledWhenDesktopOnline:
            takeDesktop(flag(value, location), location)
        // The sense of this one is inverse (NIM 9.25).
        case .serverV1QuietDonnopOpen: takeDesktop(flag(value, location).map { !$0 }, location)
        case .serverV1QuietAccid, .serverV1ConversationsAccid: checkUser(value, location)
        case .sdkConversationsTeamId, .sdkConversationsNotifyState, .sdkConversationsUserId,
            .sdkConversationsNotifyForNewMsg, .sdkV2ConversationsTeamId, .sdkV2ConversationsTeamType,
            .sdkV2ConversationsTeamMessageMuteMode, .sdkV2ConversationsAccountId,
            .sdkV2ConversationsP2pMessageMuteMode, .serverV1ConversationsTargetAcc,
            .serverV1ConversationsRelationType, .serverV1ConversationsValue, .serverV1ConversationsTid,
            .serverV1ConversationsOpe, .serverV2ConversationsTeamId, .serverV2ConversationsTeamType,
            .serverV2ConversationsMessageNotifyState:
            takeConversation(key, value, location)
        case .apnsToken, .pushKitToken, .apnsCername, .pkCername: takeDevice(key, value, location)
        case .customContentKey: takeTextKey(value, location)
        case .reported, .server: takeCount(key, value, location)
        case .cap: takeCap(value, location)
        // What the console holds, which no user has.
        case .consoleHiddenTexts, .consoleRecallOverride, .consoleTimeToLive: break
        }
    }

    private mutating func ignoreLevels(_ value: JSONValue, _ location: Location) {
        if value.integer == 0 { return }
        values.note(
            .ignored, location, severity: .info,
            "works in QChat only, whose pushes are not handled here; it was ignored")
    }

    private mutating func checkUser(_ value: JSONValue, _ location: Location) {
        guard let id = values.identifier(value, at: location),
            !id.equalsIgnoringASCIICase(settings.recipient.id)
        else { return }
        values.note(.ambiguous, location, "names another user than the line does; the line's was taken")
    }

    private mutating func takeCount(_ key: Key, _ value: JSONValue, _ location: Location) {
        counts[key] = values.integer(value, in: 0...Int(Int32.max), at: location)
        guard let reported = counts[.reported], let server = counts[.server] else { return }
        settings.recipient.unread = reported + server
        found(.unread, location)
    }

    private mutating func takeCap(_ value: JSONValue, _ location: Location) {
        guard let cap = values.integer(value, in: 0...99, at: location) else { return }
        settings.badgeCap = cap
        found(.badgeCap, location)
    }
}
