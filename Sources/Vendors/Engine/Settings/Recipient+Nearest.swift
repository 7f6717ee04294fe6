/// What a vendor can hold of settings that few vendors have: the nearest that its table has a key for.
extension SettingsTable {
    /// The nearest settings, and what is lost on the way.
    func nearest(to recipient: Recipient, now: Instant) -> (recipient: Recipient, losses: [SettingsLoss]) {
        var losses: [SettingsLoss] = []
        var nearest = recipient
        fitQuiet(of: &nearest, now, &losses)
        if let mode = nearest.mode { nearest.mode = fitting(mode, .mode, nil, &losses) }
        // Changed in place, each would copy the whole list.
        var conversations = nearest.conversations
        for index in conversations.indices { fit(&conversations[index], index, &losses) }
        nearest.conversations = conversations
        for (index, device) in recipient.devices.enumerated()
        where device.language != nil && row(of: .deviceLanguage) == nil {
            losses.append(SettingsLoss(.deviceLanguageLost, .deviceLanguage, at: index))
        }
        return (nearest, losses)
    }

    /// A quiet time that has yet to begin is none here; an interval lets nothing through.
    private func fitQuiet(of recipient: inout Recipient, _ now: Instant, _ losses: inout [SettingsLoss]) {
        if let from = recipient.quiet?.from, row(of: .quietFrom) == nil {
            let isBegun = from <= now && recipient.quiet?.until != nil
            if !isBegun {
                losses.append(SettingsLoss(.quietStartLost, .quietFrom))
                recipient.quietUntil = nil
            }
            recipient.quietFrom = nil
        }
        guard let mode = recipient.quiet?.daily?.mode else { return }
        if row(of: .quietDailyMode) != nil {
            recipient.quiet?.daily?.mode = fitting(mode, .quietDailyMode, nil, &losses)
            return
        }
        // One that lets everything through keeps nobody's push back, and without its mode it would.
        losses.append(SettingsLoss(mode == .all ? .openIntervalLost : .quietExceptionLost, .quietDailyMode))
        if mode == .all { recipient.quiet?.daily = nil } else { recipient.quiet?.daily?.mode = nil }
    }

    private func fit(_ setting: inout ConversationSetting, _ index: Int, _ losses: inout [SettingsLoss]) {
        if setting.reception != .all && row(of: .conversationReceived) == nil {
            losses.append(setting.lostReception(at: index))
            if !setting.isReceived { setting.mute = .on }
            setting.reception = .all
        }
        if let sort = setting.sort, sort != .superteam, !says(sort) {
            losses.append(
                SettingsLoss(
                    .sortNotApart, .conversationKind, at: index,
                    [.words(sort.rawValue), .words(setting.kind.rawValue)]))
            setting.sort = nil
        }
        if let mode = setting.mode { setting.mode = fitting(mode, .conversationMode, index, &losses) }
    }

    /// The mode itself where a key has a word for it, else the one for any mention.
    private func fitting(
        _ mode: NotificationMode, _ field: SettingsField, _ index: Int?, _ losses: inout [SettingsLoss]
    ) -> NotificationMode {
        guard mode == .mentionsOfMe || mode == .mentionsOfAll, !hasWord(for: mode, field) else { return mode }
        losses.append(SettingsLoss(.mentionsWidened, field, at: index, [.words(mode.rawValue)]))
        return .mentions
    }

    private func hasWord(for mode: NotificationMode, _ field: SettingsField) -> Bool {
        SettingsMeaning(mode).map { says($0, of: field) } ?? false
    }

    /// Whether a sort of conversations is told from others of its kind.
    package func says(_ sort: ConversationSetting.Sort) -> Bool {
        if sort == .superteam { return row(of: .conversationSuperteam) != nil }
        return SettingsMeaning(sort).map { says($0, of: .conversationKind) } ?? false
    }

    /// Whether people can have a mode, in the app or in a conversation.
    package func hasMode(_ mode: NotificationMode) -> Bool {
        hasWord(for: mode, .mode) || hasWord(for: mode, .conversationMode)
    }
}

extension ConversationSetting {
    /// What it means that messages which were refused are delivered.
    fileprivate func lostReception(at index: Int) -> SettingsLoss {
        let others = isReceived ? " that mention nobody" : ""
        return SettingsLoss(
            isReceived ? .othersReceived : .receivedAndMuted, .conversationReceived, at: index,
            difference: "will get messages of \(inWords)\(others) in the app, which were refused")
    }
}
