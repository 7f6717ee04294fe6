extension NIMAdapter {
    package static func write(_ writer: inout SettingsWriter) {
        writer.writeQuiet()
        writer.writeConversations()
        writer.writeDevices()
    }
}

/// Writes one user's settings: objects for each member, and the REST calls for those that have one.
extension SettingsWriter {
    /// The form whose objects hold what `rest` has no call for.
    private var sdkForm: String {
        form == NIMSettingsForm.rest.rawValue ? NIMSettingsForm.sdk.rawValue : form
    }
    private var isV2: Bool { form == NIMSettingsForm.sdkV2.rawValue }
    /// The form of the first server interface, whose values are all text.
    private static var server: String { "server-v1" }

    /// Adds a call of the first server interface, and returns its body.
    private mutating func post(_ path: UTF8Text, _ body: RawJSON?) -> RawJSON? {
        call("POST", [path], body)
        return body
    }

    // MARK: Display type, quiet time and what a desktop's presence means (NS-001 to NS-018)

    fileprivate mutating func writeQuiet() {
        if let end = recipient.quiet?.until, end > now {
            lose(.quietEndLost, .quietUntil)
        }
        let daily = writableInterval().map(SettingsValue.interval)
        add(.quiet, [object(.quiet, in: sdkForm, own(.display) + [(.quietDaily, daily)]), desktop()])
    }

    private mutating func desktop() -> RawJSON? {
        let said = own(.pushWhileDesktopOnline)
        if !isREST { return object(.quiet, in: form, said) }
        if recipient.pushesWhileDesktopOnline == nil { return nil }
        return post(
            "/nimserver/user/setDonnop.action", object(.quiet, in: Self.server, own(.id) + said))
    }

    /// The interval that comes nearest; the vendor has no mode for the whole app.
    private mutating func writableInterval() -> DailyInterval? {
        switch recipient.mode {
        case nil: break
        case .all: lose(.modeIsDefault, .mode)
        case .mentions, .mentionsOfMe, .mentionsOfAll: lose(.mentionsModeLost, .mode)
        case .some(.none):
            lose(.noneBecomesQuietTime, .mode)
            return Self.nearlyAllDay
        }
        guard let daily = recipient.quiet?.daily else { return nil }
        if daily.isZero && daily.zero == .off { return nil }
        noteZone()
        // Equal ends of the vendor's own, which no document explains, stay as they are.
        guard daily.start == daily.end, daily.zero == .allDay else { return daily }
        lose(.allDayBecomesQuietTime, .quietDaily)
        return Self.nearlyAllDay
    }

    private static var nearlyAllDay: DailyInterval { DailyInterval(start: 0, end: 1_439) }

    private mutating func noteZone() {
        guard let zone = recipient.quiet?.zone.name, zone != TimeZoneRule.utc.name else { return }
        lose(.zoneOfDevice, .quietDaily, [.text(UTF8Text(zone))])
    }

    // MARK: Devices (NS-037 to NS-041)

    /// No call uploads a token: the app's client does it at its next login.
    fileprivate mutating func writeDevices() {
        var key = own(.textKey)
        var objects: [RawJSON?] = []
        for device in recipient.devices {
            let isAlert = device.kind == .alert
            let said: Said = [
                (isAlert ? .deviceToken : .voipToken, .text(device.token)),
                (isAlert ? .deviceNotifier : .voipNotifier, device.notifier.map(SettingsValue.text)),
            ]
            objects.append(object(.devices, in: "*", isAlert ? said + key : said))
            if isAlert { key = [] }
        }
        objects.append(object(.devices, in: "*", key))
        add(.devices, objects, isList: true)
        if isREST { noteUploadedTokens() }
    }

    // MARK: Mutes of teams and of people (NS-019 to NS-036)

    fileprivate mutating func writeConversations() {
        var objects: [RawJSON?] = []
        for (index, setting) in conversations {
            if let end = setting.quietUntil, end > now {
                lose(.muteHasNoEnd, .conversationUntil, at: index)
            }
            noteMode(of: setting, index)
            guard let mute = mute(of: setting, index) else { continue }
            if setting.isSuperteam { noteSuperteam(index) }
            objects.append(conversation(setting, mute))
        }
        add(.conversations, objects, isList: true)
    }

    /// The mute that comes nearest; nil where there is nothing to set.
    private mutating func mute(of setting: ConversationSetting, _ index: Int) -> ConversationMute? {
        if setting.mute != .off { return setting.mute }
        guard setting.mode == NotificationMode.none else { return nil }
        // Nothing is forced in a direct conversation (reading N4), so there both are the same.
        if setting.kind == .direct { return .on }
        lose(.noneBecomesMute, .conversationMode, at: index)
        return .on
    }

    private mutating func noteMode(of setting: ConversationSetting, _ index: Int) {
        if setting.mode == .mentions && setting.mute == .off {
            lose(.conversationMentionsLost, .conversationMode, at: index)
        }
        guard setting.mode == .all else { return }
        let isAppSilent = recipient.mode == NotificationMode.none
        lose(isAppSilent ? .appStaysQuiet : .modeIsDefault, .conversationMode, at: index)
    }

    private mutating func noteSuperteam(_ index: Int) {
        if isV2 { return }
        lose(
            .superteamInOtherForm, .conversationSuperteam, at: index, [.words(form)],
            row: NIMAdapter.settingsTable.row(of: .conversationSuperteam))
    }

    /// The object that mutes a conversation; a call where there is one for it.
    private mutating func conversation(_ setting: ConversationSetting, _ mute: ConversationMute) -> RawJSON? {
        let id = (field: SettingsField.conversationID, value: SettingsValue?.some(.text(setting.id)))
        let isDirect = setting.kind == .direct && !setting.isSuperteam
        let part: SettingsPart = isDirect ? .direct : .group
        let said: Said = [
            id, (.conversationSuperteam, .meaning(setting.isSuperteam ? .yes : .no)),
            (.conversationMuted, .meaning(isDirect ? .on : SettingsMeaning(mute))),
        ]
        // Only the second SDK's objects tell a superteam from a team.
        if setting.isSuperteam {
            return object(.conversations, in: NIMSettingsForm.sdkV2.rawValue, said, for: part)
        }
        guard isREST, isDirect || mute == .on else {
            return object(.conversations, in: sdkForm, said, for: part)
        }
        let muted: Said = [(.conversationMuted, .meaning(.on))]
        let path: UTF8Text =
            isDirect ? "/nimserver/user/setSpecialRelation.action" : "/nimserver/team/muteTeam.action"
        let body = isDirect ? own(.id) + [id, (.conversationKind, nil)] + muted : [id] + own(.id) + muted
        return post(path, object(.conversations, in: Self.server, body, for: part))
    }
}
