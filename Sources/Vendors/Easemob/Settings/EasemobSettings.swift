/// What of Easemob's settings no table says.
extension EasemobAdapter: VendorSettings {
    package static var settingsTable: SettingsTable { .easemob }

    /// The forms in which it writes settings.
    package static var settingsForms: [String] { EasemobSettingsForm.allCases.map(\.rawValue) }

    package static var likeliestForms: [String] {
        ["rest", "sdk", "rest-legacy", "*", "rest-response", "sdk-legacy"]
    }

    /// A conversation with oneself is how the vendor addresses the whole app (REST-PUSH).
    package static var takesOwnNameForApp: Bool { true }

    /// The key that forces a push holds in every conversation (EM-001 to EM-057).
    package static var forcesDirectMessages: Bool { true }
}

/// The forms in which Easemob's settings are written.
enum EasemobSettingsForm: String, CaseIterable {
    case rest
    case sdk
}

// MARK: - Reading

extension EasemobAdapter {
    /// Takes of an `EMSilentModeParam` what its `paramType` says that it is about.
    package static func take(
        _ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader
    ) {
        var parameter: Int?
        for entry in entries where isOwn(.parameterType, entry) {
            parameter = reader.values.integer(entry.value, in: 0...2, at: entry.location)
        }
        for entry in entries {
            if let parameter, let own = entry.row.parameter, own != parameter {
                reader.values.note(.otherParameter, entry.location)
            } else {
                reader.take(entry)
            }
        }
    }

    private static func isOwn(_ transform: EasemobSettingsTransform, _ entry: SettingsEntry) -> Bool {
        entry.row.transform == .own(transform.rawValue)
    }

    /// The kind of parameter was looked at before.
    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {
        switch EasemobSettingsTransform(rawValue: transform) {
        case .parameterType, nil: break
        }
    }

    /// A binding, and a token for calls; an empty token or certificate unbinds the device (ES-014 to ES-016).
    package static func take(_ devices: SettingsDraft, _ reader: inout SettingsReader) {
        let said = devices.said.compactMapValues(\.text)
        let id = said[.deviceID]?.nonEmpty
        if said[.deviceToken]?.isEmpty != false || said[.deviceNotifier]?.isEmpty == true,
            let place = devices.places[.deviceToken] ?? devices.places[.deviceNotifier]
                ?? devices.places[.deviceID]
        {
            reader.values.note(.unbinding, place)
        } else if let token = said[.deviceToken] {
            let isVoIP = said[.deviceNotifier]?.string.hasSuffix(".voip") == true
            reader.add(
                Device(token: token, id: id, notifier: said[.deviceNotifier], kind: isVoIP ? .voip : .alert),
                [.deviceToken, .deviceID, .deviceNotifier])
        }
        if let token = said[.voipToken]?.nonEmpty {
            reader.add(
                Device(token: token, id: id, notifier: said[.voipNotifier]?.nonEmpty, kind: .voip),
                [.voipToken, .voipNotifier])
        }
    }
}

extension SettingsRow {
    /// The `paramType` that the key belongs to; nil for a key that always counts.
    fileprivate var parameter: Int? {
        guard shape == EasemobSettingsForm.sdk.rawValue, transform != .expiry else { return nil }
        if case .own = transform { return nil }
        return field.flatMap(EasemobAdapter.parameter)
    }
}

// MARK: - Writing

extension EasemobAdapter {
    /// The `paramType` of an object about a setting (ES-045, ES-057).
    fileprivate static func parameter(_ field: SettingsField) -> Int? {
        switch field {
        case .mode, .conversationMode: 0
        case .quietUntil, .conversationUntil: 1
        case .quietDaily: 2
        default: nil
        }
    }

    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        let parameters = said.filter { $0.value != nil }.compactMap { parameter($0.field) }
        return parameters.first.map(SettingsValue.number)
    }

    /// Templates are made by calls; the rest has no documented place (ES-071).
    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        EasemobConsole.write(&profile, losses: &losses)
    }
}
