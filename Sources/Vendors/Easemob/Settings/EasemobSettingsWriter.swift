extension EasemobAdapter {
    package static func write(_ writer: inout SettingsWriter) {
        writer.writeDisplay()
        writer.writeQuiet()
        writer.writeConversations()
        writer.writeDevices()
        writer.writeTemplate()
    }
}

/// Writes one user's settings: objects for each member, and the REST calls that set them.
extension SettingsWriter {
    private func row(_ field: SettingsField, _ shape: EasemobSettingsForm) -> SettingsRow? {
        EasemobAdapter.settingsTable.row(of: field, in: shape.rawValue)
    }

    /// The path of the user.
    private var user: [UTF8Text] { ["/{org}/{app}/users/", recipient.id.percentEncoded] }

    // MARK: Style, name, language, template

    fileprivate mutating func writeDisplay() {
        add(.display, [object(.display, in: form, own(.display, .nickname, .language))])
        guard isREST else { return }
        call("PUT", user, object(.display, in: form, own(.display, .nickname)))
        call("PUT", user + ["/notification/language"], object(.display, in: form, own(.language)))
        if (recipient.nickname?.string.count ?? 0) > 100 {
            lose(
                .nicknameTooLong, .nickname, row: row(.nickname, .rest),
                difference: "will be shown to others by its user's identifier, since the nickname is refused")
        }
    }

    fileprivate mutating func writeTemplate() {
        let name = object(.template, in: "*", own(.template))
        add(.template, [name])
        if isREST { call("PUT", user + ["/notification/template"], name) }
    }

    // MARK: Mode and quiet time (ES-005 to ES-007)

    /// The whole app's: in REST one object, in the SDK one for each parameter.
    fileprivate mutating func writeQuiet() {
        noteZone()
        if isREST {
            let daily = recipient.quiet?.daily.map { restInterval($0) }
            let said = own(.mode) + [(.quietDaily, daily), (.quietUntil, end(in: .rest))]
            let settings = object(.quiet, in: form, said)
            add(.quiet, [settings])
            call("PUT", user + ["/notification/user/", recipient.id.percentEncoded], settings)
        } else {
            let end = end(in: .sdk)
            let daily = recipient.quiet?.daily.map { sdkInterval($0) }
            let parameters: [Said] = [
                own(.mode), [(.mode, nil), (.quietUntil, end)], [(.mode, nil), (.quietDaily, daily)],
            ]
            add(.quiet, parameters.map { object(.quiet, in: form, $0) })
        }
    }

    private mutating func end(in form: EasemobSettingsForm) -> SettingsValue? {
        duration(until: recipient.quiet?.until, .quietUntil, in: form.rawValue)
    }

    private mutating func noteZone() {
        guard let quiet = recipient.quiet, let daily = quiet.daily, !daily.isZero,
            quiet.zone.name != TimeZoneRule.utc.name
        else { return }
        lose(.zoneNotDocumented, .quietDaily)
    }

    /// `22:00-08:00`; empty for none, since 00:00-00:00 is all day in this form (EM 9.7).
    private mutating func restInterval(_ daily: DailyInterval) -> SettingsValue {
        guard daily.isZero && daily.zero != .allDay else { return .interval(daily) }
        lose(.intervalOff, .quietDaily)
        return .text("")
    }

    /// Two times of the SDK's; an all-day interval must not begin at midnight, which would mean none (EM 9.7).
    private mutating func sdkInterval(_ daily: DailyInterval) -> SettingsValue {
        guard daily.isZero && daily.zero == .allDay else { return .interval(daily) }
        lose(.allDayFromOneMinute, .quietDaily)
        return .interval(DailyInterval(start: 1, end: 1))
    }

    // MARK: Devices (ES-014 to ES-016)

    fileprivate mutating func writeDevices() {
        let objects = recipient.devices.enumerated().map { index, device in
            binding(of: device) ?? registration(of: device, index)
        }
        add(.devices, objects, isList: true)
    }

    /// A binding needs all three parts; without one only the device itself can register.
    private mutating func binding(of device: Device) -> RawJSON? {
        guard isREST, let id = device.id, let notifier = device.notifier else { return nil }
        let binding = object(
            .devices, in: form,
            [
                (.deviceID, .text(id)), (.deviceNotifier, .text(notifier)),
                (.deviceToken, .text(device.token)),
            ])
        call("PUT", user + ["/push/binding"], binding)
        return binding
    }

    private mutating func registration(of device: Device, _ index: Int) -> RawJSON? {
        let isAlert = device.kind == .alert
        if isREST {
            lose(
                .noBindingCall, isAlert ? .deviceToken : .voipToken, at: index, row: row(.deviceID, .rest))
        } else if device.id != nil {
            lose(.deviceNamesItself, .deviceID, at: index, row: row(.deviceID, .rest))
        }
        return object(
            .devices, in: EasemobSettingsForm.sdk.rawValue,
            [
                (isAlert ? .deviceToken : .voipToken, .text(device.token)),
                (isAlert ? .deviceNotifier : .voipNotifier, device.notifier.map(SettingsValue.text)),
            ])
    }

    // MARK: Conversations (ES-008 to ES-012)

    fileprivate mutating func writeConversations() {
        var objects: [RawJSON?] = []
        for (index, setting) in conversations {
            guard hasPlace(setting, index) else { continue }
            let mode = mode(of: setting, index).flatMap { SettingsValue.word($0) }
            let end = duration(until: setting.quietUntil, .conversationUntil, at: index, in: form)
            if isREST {
                objects.append(conversation(setting, [(.conversationMode, mode), (.conversationUntil, end)]))
            } else {
                objects.append(conversation(setting, [(.conversationMode, mode)]))
                objects.append(conversation(setting, [(.conversationMode, nil), (.conversationUntil, end)]))
            }
        }
        add(.conversations, objects, isList: true)
    }

    /// One object with a conversation's settings, in REST with its call; in the SDK there is one for each parameter.
    private mutating func conversation(_ setting: ConversationSetting, _ said: Said) -> RawJSON? {
        if !said.contains(where: { $0.value != nil }) { return nil }
        let kind = SettingsValue.word(setting.kind)
        let id = SettingsValue.text(setting.id)
        guard isREST else {
            return object(
                .conversations, in: form, [(.conversationID, id), (.conversationKind, kind)] + said)
        }
        let chatType: UTF8Text = setting.kind == .direct ? "user" : "chatgroup"
        call(
            "PUT", user + ["/notification/", chatType, "/", setting.id.percentEncoded],
            object(.conversations, in: form, said))
        return object(.conversations, in: form, [(.conversationKind, kind), (.conversationID, id)] + said)
    }

    /// Whether a conversation can be named here; told of where it cannot.
    private mutating func hasPlace(_ setting: ConversationSetting, _ index: Int) -> Bool {
        // A conversation with oneself, whose address is that of the whole app's settings here (REST-PUSH).
        if setting.kind == .direct && setting.id.equalsIgnoringASCIICase(recipient.id) {
            lose(
                .ownConversation, setting.mute == .off ? .conversationMode : .conversationMuted, at: index)
            return false
        }
        guard setting.isSuperteam else { return true }
        let hasTeam = recipient.conversations.contains {
            $0.kind == .group && !$0.isSuperteam && $0.id.equalsIgnoringASCIICase(setting.id)
        }
        lose(hasTeam ? .superteamBesideTeam : .superteamBecomesGroup, .conversationSuperteam, at: index)
        return !hasTeam
    }

    /// The mode that comes nearest to a conversation's mute.
    private mutating func mode(of setting: ConversationSetting, _ index: Int) -> NotificationMode? {
        switch setting.mute {
        case .off: return setting.mode
        // Nothing was forced in a direct conversation of the other vendor's (reading N4), so there both are the same.
        case .on where setting.kind == .direct: return NotificationMode.none
        case .on:
            lose(.muteBecomesNone, .conversationMuted, at: index)
            return NotificationMode.none
        case .managersOnly:
            lose(.managersOnlyLost, .conversationMuted, at: index)
            return setting.mode
        }
    }
}
