extension RongCloudAdapter {
    package static func write(_ writer: inout SettingsWriter) {
        writer.writeQuiet()
        writer.writeConversations()
        writer.writeTokens()
    }
}

/// Writes one user's settings: objects for each member, and the calls for those that have one.
extension SettingsWriter {
    // MARK: Quiet time, details, language and what a desktop's presence means

    fileprivate mutating func writeQuiet() {
        if let quiet = recipient.quiet, quiet.from != nil || quiet.until.map({ $0 > now }) == true {
            lose(.quietEndLost, quiet.until == nil ? .quietFrom : .quietUntil)
        }
        let own = object(
            .quiet, in: "sdk", own(.display, .language, .pushWhileDesktopOnline))
        guard let daily = recipient.quiet?.daily, !daily.isZero || daily.zero != .off
        else { return add(.quiet, [own]) }
        let isQuiet = daily.mode == nil || daily.mode == NotificationMode.none
        let level: SettingsMeaning = isQuiet ? .none : daily.mode == .all ? .all : .mentions
        let said: Said = [(.quietDaily, .interval(daily)), (.quietDailyMode, .meaning(level))]
        let quiet = object(.quiet, in: form, self.own(.id) + said + self.own(.quietZone))
        if isREST { call("POST", ["/user/blockPushPeriod/set.json"], quiet) }
        add(.quiet, [own, quiet])
    }

    // MARK: Levels of conversations

    fileprivate mutating func writeConversations() {
        var objects = typesForMode()
        for (index, setting) in conversations {
            noteWhatFewHave(setting, at: index)
            if setting.mute == .on { lose(.muteBecomesLevel, .conversationMuted, at: index) }
            guard let mode = setting.mute == .on ? NotificationMode.none : setting.mode else { continue }
            let type = setting.sort.flatMap(SettingsMeaning.init).map(SettingsValue.meaning)
            objects.append(
                conversation(type ?? .word(setting.kind), setting.isOfAll ? nil : setting.id, mode))
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
        .map { conversation(.word($0), nil, mode) }
    }

    private mutating func conversation(
        _ type: SettingsValue?, _ id: UTF8Text?, _ mode: NotificationMode
    ) -> RawJSON? {
        let said: Said = [
            (.conversationKind, type), (.conversationID, id.map(SettingsValue.text)),
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
}
