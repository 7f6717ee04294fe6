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
        guard let mode = recipient.quiet?.daily?.mode, row(of: .quietDailyMode) == nil else { return }
        // One that lets everything through keeps nobody's push back, and without its mode it would.
        losses.append(SettingsLoss(mode == .all ? .openIntervalLost : .quietExceptionLost, .quietDailyMode))
        if mode == .all { recipient.quiet?.daily = nil } else { recipient.quiet?.daily?.mode = nil }
    }

    private func fit(_ setting: inout ConversationSetting, _ index: Int, _ losses: inout [SettingsLoss]) {
        if !setting.isReceived && row(of: .conversationReceived) == nil {
            losses.append(SettingsLoss(.receivedAndMuted, .conversationReceived, at: index))
            setting.isReceived = true
            setting.mute = .on
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
        rows.contains { row in
            row.field == field && row.meanings.contains { $0.meaning.rawValue == mode.rawValue }
        }
    }

    /// Whether people can have a mode, in the app or in a conversation.
    package func hasMode(_ mode: NotificationMode) -> Bool {
        hasWord(for: mode, .mode) || hasWord(for: mode, .conversationMode)
    }
}
