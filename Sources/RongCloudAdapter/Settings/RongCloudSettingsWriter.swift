import VendorMapping

/// Writes one user's settings: objects for each member, and the calls for those that have one.
extension SettingsWriter {
    private var isREST: Bool { form == RongCloudSettingsForm.rest.rawValue }
    private static var sdk: String { RongCloudSettingsForm.sdk.rawValue }

    // MARK: Quiet time, details, language and what a desktop's presence means

    mutating func writeQuiet() {
        if let quiet = recipient.quiet, quiet.from != nil || quiet.until.map({ $0 > now }) == true {
            lose(.quietEndLost, quiet.until == nil ? .quietFrom : .quietUntil)
        }
        let own = object(
            .quiet, in: Self.sdk, own(.display, .language, .pushWhileDesktopOnline))
        guard let daily = recipient.quiet?.daily, !daily.isZero || daily.zero != .off
        else { return add(.quiet, [own]) }
        if let zone = recipient.quiet?.zone.name, recipient.quiet?.isZoneNamed == true {
            lose(.zoneOfDataCentre, .quietDaily, [.text(UTF8Text(zone))])
        }
        if daily.mode == .mentionsOfMe || daily.mode == .mentionsOfAll {
            lose(.mentionsWidened, .quietDailyMode, [.words(daily.mode?.rawValue ?? "")])
        }
        let isQuiet = daily.mode == nil || daily.mode == NotificationMode.none
        let level: SettingsMeaning = isQuiet ? .none : daily.mode == .all ? .all : .mentions
        let said: Said = [(.quietDaily, .interval(daily)), (.quietDailyMode, .meaning(level))]
        let quiet = object(.quiet, in: form, self.own(.id) + said)
        if isREST { call("POST", ["/user/blockPushPeriod/set.json"], quiet) }
        add(.quiet, [own, quiet])
    }

    // MARK: Levels of conversations

    mutating func writeConversations() {
        var objects = typesForMode()
        for (index, setting) in conversations {
            if let end = setting.quietUntil, end > now { lose(.muteHasNoEnd, .conversationUntil, at: index) }
            if setting.isSuperteam { lose(.superteamNotApart, .conversationSuperteam, at: index) }
            if setting.mute == .managersOnly { lose(.managersNotApart, .conversationMuted, at: index) }
            if setting.mute == .on { lose(.muteBecomesLevel, .conversationMuted, at: index) }
            guard let mode = setting.mute == .on ? NotificationMode.none : setting.mode else { continue }
            objects.append(conversation(setting.kind, setting.isOfAll ? nil : setting.id, mode))
        }
        add(.conversations, objects, isList: true)
    }

    /// There is no level for the whole app, but one for each type of conversation.
    private mutating func typesForMode() -> [RawJSON?] {
        guard let mode = recipient.mode else { return [] }
        if mode == .all {
            lose(.modeIsDefault, .mode)
            return []
        }
        lose(.modeBecomesTypes, .mode)
        let kinds: [Conversation.Kind] = [.direct, .group]
        return kinds.filter { kind in
            !conversations.contains { $0.element.isOfAll && $0.element.kind == kind }
        }
        .map { conversation($0, nil, mode) }
    }

    private mutating func conversation(
        _ kind: Conversation.Kind, _ id: UTF8Text?, _ mode: NotificationMode
    ) -> RawJSON? {
        let said: Said = [
            (.conversationKind, .word(kind)), (.conversationID, id.map(SettingsValue.text)),
            (.conversationMode, .word(mode)),
        ]
        let body = object(.conversations, in: form, own(.id) + said)
        if isREST {
            call(
                "POST",
                [
                    id == nil
                        ? "/conversation/type/notification/set.json" : "/conversation/notification/set.json"
                ], body)
        }
        return body
    }

    // MARK: Devices

    /// No call uploads a token: the app's client does it at its next login.
    mutating func writeDevices() {
        var objects: [RawJSON?] = []
        for (index, device) in recipient.devices.enumerated() {
            if device.kind == .voip {
                lose(.callTokenLost, device.notifier == nil ? .voipToken : .voipNotifier, at: index)
                continue
            }
            objects.append(
                object(
                    .devices, in: "*",
                    [
                        (.deviceToken, .text(device.token)),
                        (.deviceNotifier, device.notifier.map(SettingsValue.text)),
                    ]))
        }
        add(.devices, objects, isList: true)
        if isREST { noteUploadedTokens() }
    }
}
