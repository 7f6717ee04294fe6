import VendorMapping

/// Writes one user's settings: objects for each member, and the REST calls for those that have one.
extension SettingsWriter {
    private var isREST: Bool { form == TencentSettingsForm.rest.rawValue }
    private static var sdk: String { TencentSettingsForm.sdk.rawValue }

    // MARK: Quiet times (TS-001 to TS-007)

    mutating func writeQuiet() { add(.quiet, [daily(), once()]) }

    /// The daily quiet time; the mode *none* lasts all day (TX 9.20).
    private mutating func daily() -> RawJSON? {
        switch recipient.mode {
        case nil: break
        case .all: lose(.modeIsDefault, .mode)
        case .some(.none):
            lose(.noneBecomesAllDay, .mode)
            return quiet(DailyInterval(start: 0, end: 0), seconds: TencentQuiet.allDay)
        case .mentions, .mentionsOfMe, .mentionsOfAll: lose(.appModeLost, .mode)
        }
        guard let daily = recipient.quiet?.daily, !daily.isZero || daily.zero != .off else { return nil }
        noteZone()
        let minutes = (daily.end - daily.start + 1_440) % 1_440
        return quiet(daily, seconds: minutes == 0 ? TencentQuiet.allDay : minutes * 60)
    }

    private func quiet(_ daily: DailyInterval, seconds: Int) -> RawJSON? {
        object(
            .quiet, in: Self.sdk, [(.quietDaily, .interval(daily)), (.quietUntil, .number(seconds))])
    }

    /// A quiet time that is for once; without a start of its own it has begun.
    private mutating func once() -> RawJSON? {
        guard let quiet = recipient.quiet, quiet.from != nil || quiet.until != nil else { return nil }
        guard let end = quiet.until, end > now else {
            lose(
                quiet.until == nil ? .quietHasNoEnd : .quietTimeHasPassed,
                quiet.until == nil ? .quietFrom : .quietUntil)
            return nil
        }
        let start = quiet.from ?? now
        guard end > start else { return nil }
        return object(
            .quiet, in: Self.sdk,
            [
                (.quietDaily, .meaning(.on)), (.quietFrom, .number(start.seconds)),
                (.quietUntil, .number(end.seconds - start.seconds)),
            ])
    }

    private mutating func noteZone() {
        guard let quiet = recipient.quiet, quiet.isZoneNamed else { return }
        lose(.zoneOfSDK, .quietDaily, [.text(UTF8Text(quiet.zone.name))])
    }

    // MARK: Conversations (TS-008 to TS-016)

    mutating func writeConversations() {
        var objects: [RawJSON?] = []
        for (index, setting) in conversations {
            if let end = setting.quietUntil, end > now { lose(.muteHasNoEnd, .conversationUntil, at: index) }
            if setting.isSuperteam { lose(.superteamNotApart, .conversationSuperteam, at: index) }
            if let option = option(of: setting, index) { objects.append(conversation(setting, option)) }
        }
        add(.conversations, objects, isList: true)
    }

    /// The option that comes nearest; nil where there is nothing to set.
    private mutating func option(of setting: ConversationSetting, _ index: Int) -> SettingsMeaning? {
        if !setting.isReceived { return .blocked }
        switch setting.mute {
        case .on: return .on
        case .managersOnly: lose(.managersNotApart, .conversationMuted, at: index)
        case .off: break
        }
        let isAppSilent = recipient.mode == NotificationMode.none
        switch setting.mode {
        case nil: return nil
        case .some(.none): return .on
        case .mentions, .mentionsOfMe, .mentionsOfAll:
            if isAppSilent { lose(.appStaysQuiet, .conversationMode, at: index) }
            if setting.mode != .mentions { lose(.mentionsAreOne, .conversationMode, at: index) }
            return .mentions
        case .all:
            lose(isAppSilent ? .appStaysQuiet : .modeIsDefault, .conversationMode, at: index)
            return nil
        }
    }

    /// The object that sets an option; a call where there is one for it.
    private mutating func conversation(_ setting: ConversationSetting, _ option: SettingsMeaning) -> RawJSON?
    {
        let part: SettingsPart = setting.kind == .direct ? .direct : .group
        let said: Said = [
            (.conversationID, .text(setting.id)), (.conversationMuted, .meaning(option)),
        ]
        // A group's member has no option for mentions (TS-016).
        guard isREST, setting.kind == .group, option != .mentions else {
            return object(.conversations, in: Self.sdk, said, for: part)
        }
        let rest = TencentSettingsForm.rest.rawValue
        let body = object(.conversations, in: rest, [said[0]] + own(.id) + [said[1]], for: part)
        call("POST", ["/v4/group_open_http_svc/modify_group_member_info"], body)
        return body
    }

    // MARK: Devices (TS-017 to TS-020)

    /// No call uploads a token: the app's client does it at its next login.
    mutating func writeDevices() {
        var objects: [RawJSON?] = []
        for (index, device) in recipient.devices.enumerated() {
            let notifier = device.notifier.map(SettingsValue.text)
            objects.append(
                object(
                    .devices, in: "*",
                    [
                        (.deviceToken, .text(device.token)),
                        (device.kind == .alert ? .deviceNotifier : .voipNotifier, notifier),
                        (.deviceLanguage, device.language.map(SettingsValue.text)),
                    ]))
            if device.kind == .voip && device.notifier == nil {
                lose(.callsNeedCertificate, .voipNotifier, at: index)
            }
        }
        add(.devices, objects, isList: true)
        if isREST { noteUploadedTokens() }
    }
}
