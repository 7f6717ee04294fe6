/// A setting for which a vendor has no place: a row of `Mappings/lost-settings.tsv`.
package struct LostSetting: Sendable {
    let field: SettingsField
    /// Of which of its values the row speaks; nil for all.
    let meaning: SettingsMeaning?
    let code: DiagnosticCode
    /// What the user's phone will do differently, with `{0}` for the value.
    let difference: String?

    package init(
        _ field: SettingsField, when meaning: SettingsMeaning? = nil, _ code: DiagnosticCode,
        _ difference: String? = nil
    ) {
        self.field = field
        self.meaning = meaning
        self.code = code
        self.difference = difference
    }

    func loss(of value: String = "", at index: Int? = nil) -> SettingsLoss {
        SettingsLoss(code, field, at: index, difference: difference?.replacing("{0}", with: value))
    }

    /// Whether the row speaks of a value.
    fileprivate func speaks(of value: SettingsValue) -> Bool {
        meaning.map { .meaning($0) == value } ?? true
    }
}

extension SettingsWriter {
    /// The losses, with those of the user's own settings and devices that have no place, also where no row tells of them.
    var allLosses: [SettingsLoss] {
        let told = Set(losses.map(\.place.field))
        let others: [SettingsField] = [.nickname, .language, .template, .textKey, .pushWhileDesktopOnline]
        return losses + others.filter { !told.contains($0) }.flatMap(lost) + lostDevices
    }

    /// What is lost of one of the user's own settings.
    func lost(_ field: SettingsField) -> [SettingsLoss] {
        guard let value = own(field)[0].value, !isWritten(field) else { return [] }
        let rows = table.lost.filter { $0.field == field }
        if rows.isEmpty && field != .display {
            return [SettingsLoss(.noSuchSetting, field, difference: "will not have the \(field.rawValue)")]
        }
        return rows.filter { $0.speaks(of: value) }.map { $0.loss(of: value.text?.string ?? "") }
    }

    private var lostDevices: [SettingsLoss] {
        let parts: [(SettingsField, KeyPath<Device, UTF8Text?>)] = [
            (.deviceID, \.id), (.deviceTopic, \.topic), (.deviceNotifier, \.notifier),
        ]
        return parts.flatMap { field, part in
            guard let lost = table.lost.first(where: { $0.field == field }) else { return [SettingsLoss]() }
            return recipient.devices.indices.filter { index in
                let device = recipient.devices[index]
                // That a token for calls is lost, if it is, was told with its certificate.
                return device[keyPath: part] != nil && (field != .deviceNotifier || device.kind == .alert)
            }
            .map { lost.loss(at: $0) }
        }
    }
}

extension SettingsTable {
    /// Takes out of a profile what the console has no place for, and tells of it.
    package func removeLost(from profile: inout AppProfile, _ losses: inout [SettingsLoss]) {
        for lost in lost {
            guard let value = profile.removed(lost.field) else { continue }
            losses.append(lost.loss(of: value))
        }
    }
}

extension AppProfile {
    /// Takes out all templates, where the vendor's console has none, and tells of each.
    mutating func removeTemplates(_ losses: inout [SettingsLoss]) {
        for name in templates.keys.map(\.string).sorted() {
            losses.append(
                SettingsLoss(
                    .consoleHasNoTemplates, .templates, [.text(UTF8Text(name))],
                    difference: "will show the message's own text where the template \(name) gave it"))
        }
        templates = [:]
    }

    /// Takes what a console could hold out of the profile; nil where there is nothing.
    fileprivate mutating func removed(_ field: SettingsField) -> String? {
        switch field {
        case .hiddenTexts where !hiddenTexts.isEmpty: hiddenTexts = [:]
        case .recallOverride where recallOverride: recallOverride = false
        case .badgeCap where badgeCap > 0:
            defer { badgeCap = 0 }
            return String(badgeCap)
        case .timeToLive:
            defer { timeToLive = nil }
            return timeToLive.map { String($0) }
        default: return nil
        }
        return ""
    }
}

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
