/// What of NIM's settings no table says.
extension NIMAdapter: VendorSettings {
    package static var settingsTable: SettingsTable { .nim }

    /// The forms in which it writes settings.
    package static var settingsForms: [String] { NIMSettingsForm.allCases.map(\.rawValue) }

    package static var needsSwitch: Bool { true }

    /// The member option is ignored in direct messages (reading N4).
    package static var forcesDirectMessages: Bool { false }
}

/// The forms in which NIM's settings are written; what `rest` has no call for is written as the first SDK has it.
enum NIMSettingsForm: String, CaseIterable {
    case rest
    case sdk
    case sdkV2 = "sdk-v2"
}

// MARK: - Reading

extension NIMAdapter {
    package static func take(
        _ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader
    ) {
        for entry in entries { reader.take(entry) }
        guard reader.conversation.isForeign else { return }
        reader.conversation = SettingsDraft()
        reader.values.note(
            .blockList, Location(row: settingsTable.row(of: .conversationID)?.id ?? "", path: item.path))
    }

    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {
        switch NIMSettingsTransform(rawValue: transform) {
        case .levels: noteLevels(entry, &reader)
        case .blockList: reader.values.note(.blockList, entry.location)
        case .relationType:
            reader.conversation.isForeign = reader.value(of: entry) == .meaning(.blocked)
            reader.conversation.places[.conversationKind] = entry.location
        case nil: break
        }
    }

    private static func noteLevels(_ entry: SettingsEntry, _ reader: inout SettingsReader) {
        if entry.value.integer == 0 { return }
        reader.values.note(.qchatOnly, entry.location)
    }

    /// Tokens and certificates (NS-037 to NS-041); a certificate without a token, or an empty token, names no device.
    package static func take(_ devices: SettingsDraft, _ reader: inout SettingsReader) {
        let kinds: [(Device.Kind, token: SettingsField, notifier: SettingsField)] = [
            (.alert, .deviceToken, .deviceNotifier), (.voip, .voipToken, .voipNotifier),
        ]
        for (_, token, notifier) in kinds where devices.said[token] == nil {
            guard let place = devices.places[token] ?? devices.places[notifier] else { continue }
            reader.values.note(.namesNoDevice, place)
        }
        for (kind, token, notifier) in kinds {
            guard let text = devices.said[token]?.text else { continue }
            reader.add(
                Device(token: text, notifier: devices.said[notifier]?.text, kind: kind), [token, notifier])
        }
    }
}

// MARK: - Writing

extension NIMAdapter {
    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        switch NIMSettingsTransform(rawValue: transform) {
        case .relationType: .meaning(.on)
        case .levels, .blockList, nil: nil
        }
    }

    /// The console has no calls for what a profile says: each is set by hand (NS-044 to NS-047).
    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        NIMConsole.write(&profile, losses: &losses)
    }
}
