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
