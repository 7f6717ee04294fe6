extension OpenIMAdapter {
    package static func write(_ writer: inout SettingsWriter) {
        writer.loseQuiet()
        writer.writeOptions()
        writer.loseTokens()
    }
}

/// Writes one user's settings: the option for all direct conversations, and one for each conversation.
extension SettingsWriter {
    /// Nothing is quiet by the clock.
    fileprivate mutating func loseQuiet() {
        guard let quiet = recipient.quiet else { return }
        if let daily = quiet.daily, !daily.isZero || daily.zero != .off {
            lose(.noSuchSetting, .quietDaily, difference: "will ring in its quiet hours")
        }
        if quiet.until.map({ $0 > now }) == true || quiet.from != nil {
            lose(.noSuchSetting, .quietUntil, difference: "will ring in its quiet time")
        }
    }

    /// No token of Apple's is kept, and there are no pushes for calls; `lost-settings.tsv` tells of what else devices have.
    fileprivate mutating func loseTokens() {
        for (index, device) in recipient.devices.enumerated() {
            let isAlert = device.kind == .alert
            lose(.noAppleTokens, isAlert ? .deviceToken : .voipToken, at: index)
            if !isAlert && device.notifier != nil { lose(.noSuchSetting, .voipNotifier, at: index) }
        }
    }

    fileprivate mutating func writeOptions() {
        var (ofAll, objects) = (ofApp(), [RawJSON?]())
        for (index, setting) in conversations {
            noteWhatFewHave(setting, at: index)
            let option = option(of: setting, index)
            if !setting.isOfAll {
                if let option { objects.append(conversation(setting, option)) }
            } else if setting.kind == .direct {
                ofAll = option
            } else if option != nil {
                lose(.settingOfAllLost, .conversationID, at: index)
            }
        }
        add(.quiet, [all(ofAll)])
        add(.conversations, objects, isList: true)
    }

    /// The option that comes nearest to the app's mode: there is one for direct conversations alone, where nobody is mentioned.
    private mutating func ofApp() -> SettingsMeaning? {
        switch recipient.mode {
        case nil: return nil
        case .all:
            lose(.modeIsDefault, .mode)
            return nil
        case .some(.none):
            loseForGroups("will ring for groups without an option of their own")
        case .mentions, .mentionsOfMe, .mentionsOfAll:
            loseForGroups("will ring for messages in groups that mention nobody")
        }
        return .on
    }

    private mutating func loseForGroups(_ difference: String) {
        lose(.optionForDirectAlone, .mode, difference: difference)
    }

    /// The option that comes nearest; nil where there is nothing to set.
    private mutating func option(of setting: ConversationSetting, _ index: Int) -> SettingsMeaning? {
        if !setting.isReceived { return .blocked }
        if setting.mute == .on { return .on }
        switch setting.mode {
        case nil: return nil
        case .some(.none): return .on
        case .all:
            lose(.modeIsDefault, .conversationMode, at: index)
        case .mentions, .mentionsOfMe, .mentionsOfAll:
            if setting.kind == .direct { return .on }
            lose(
                .noSuchSetting, .conversationMode, at: index,
                difference: "will ring for messages that mention nobody")
        }
        return nil
    }

    private mutating func all(_ option: SettingsMeaning?) -> RawJSON? {
        guard let option else { return nil }
        let body = object(.quiet, in: form, own(.id) + [(.conversationReceived, .meaning(option))])
        call("POST", ["/user/set_global_msg_recv_opt"], body)
        return body
    }

    /// The object of a conversation, which the call has beside the user.
    private mutating func conversation(
        _ setting: ConversationSetting, _ option: SettingsMeaning
    ) -> RawJSON? {
        let said: Said = [
            (.conversationKind, .word(setting.kind)), (.conversationID, .text(setting.id)),
            (.conversationMuted, .meaning(option)),
        ]
        let body = object(
            .conversations, in: form, own(.id) + said, for: setting.kind == .direct ? .direct : .group)
        guard let body else { return nil }
        let rows = SettingsTable.openim.rows
        let users = rows.first { $0.transform == .own(OpenIMSettingsTransform.userList.rawValue) }
        let wrapper = rows.first { $0.transform == .envelope }
        let values: [(SettingsRow?, RawJSON)] = [
            (users, .array([.string(recipient.id)])), (wrapper, body),
        ]
        let members = values.compactMap { row, value in row.map { (key: $0.name, value: value) } }
        call("POST", ["/conversation/set_conversations"], .object(members))
        return body
    }
}
