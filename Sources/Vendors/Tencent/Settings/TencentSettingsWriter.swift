extension TencentAdapter {
    package static func write(_ writer: inout SettingsWriter) {
        writer.writeQuiet()
        writer.writeConversations()
        writer.writeTokens()
    }
}

/// Writes one user's settings: objects for each member, and the REST calls for those that have one.
extension SettingsWriter {
    private static var sdk: String { "sdk" }

    // MARK: Quiet times (TS-001 to TS-007)

    fileprivate mutating func writeQuiet() {
        let daily = daily()
        add(.quiet, [daily, once(beside: daily)])
    }

    /// The daily quiet time; the mode *none* lasts all day (TX 9.20).
    private mutating func daily() -> RawJSON? {
        switch recipient.mode {
        case nil: break
        case .all: lose(.modeIsDefault, .mode)
        case .some(.none):
            lose(.noneBecomesAllDay, .mode)
            return quiet(DailyInterval(start: 0, end: 0))
        case .mentions, .mentionsOfMe, .mentionsOfAll: lose(.appModeLost, .mode)
        }
        guard let daily = recipient.quiet?.daily, !daily.isZero || daily.zero != .off else { return nil }
        noteZone()
        return quiet(daily)
    }

    private func quiet(_ daily: DailyInterval) -> RawJSON? {
        object(
            .quiet, in: Self.sdk,
            [(.quietDaily, .interval(daily)), (.quietUntil, .number(daily.minutes * 60))])
    }

    /// A quiet time that is for once, which would replace a daily one; without a start of its own it has begun.
    private mutating func once(beside daily: RawJSON?) -> RawJSON? {
        guard let quiet = recipient.quiet, quiet.from != nil || quiet.until != nil else { return nil }
        guard let end = quiet.until, end > now else {
            lose(
                quiet.until == nil ? .quietHasNoEnd : .quietTimeHasPassed,
                quiet.until == nil ? .quietFrom : .quietUntil)
            return nil
        }
        let start = quiet.from ?? now
        guard end > start else { return nil }
        if daily != nil {
            lose(.oneQuietTime, .quietUntil)
            return nil
        }
        return object(
            .quiet, in: Self.sdk,
            [
                (.quietDaily, .meaning(.on)), (.quietFrom, .number(start.seconds)),
                (.quietUntil, .number(end.seconds - start.seconds)),
            ])
    }

    private mutating func noteZone() {
        guard let zone = recipient.quietZone else { return }
        lose(.zoneOfSDK, .quietDaily, [.text(UTF8Text(zone.name))])
    }

    // MARK: Conversations (TS-008 to TS-016)

    fileprivate mutating func writeConversations() {
        var objects: [RawJSON?] = []
        for (index, setting) in conversations {
            noteWhatFewHave(setting, at: index)
            if let option = option(of: setting, index) { objects.append(conversation(setting, option)) }
        }
        add(.conversations, objects, isList: true)
    }

    /// The option that comes nearest; nil where there is nothing to set.
    private mutating func option(of setting: ConversationSetting, _ index: Int) -> SettingsMeaning? {
        if !setting.isReceived { return .blocked }
        if setting.mute == .on { return .on }
        let isAppSilent = recipient.mode == NotificationMode.none
        switch setting.mode {
        case nil: return nil
        case .some(.none): return .on
        case .mentions, .mentionsOfMe, .mentionsOfAll:
            if isAppSilent { lose(.appStaysQuiet, .conversationMode, at: index) }
            if setting.mode != .mentions { lose(.mentionsAreOne, .conversationMode, at: index) }
            return setting.reception == .mentions ? .onlyMentions : .mentions
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
        guard isREST, setting.kind == .group, option != .mentions, option != .onlyMentions else {
            return object(.conversations, in: Self.sdk, said, for: part)
        }
        let body = object(.conversations, in: form, [said[0]] + own(.id) + [said[1]], for: part)
        call("POST", ["/v4/group_open_http_svc/modify_group_member_info"], body)
        return body
    }
}
