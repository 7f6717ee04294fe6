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

/// The console: templates are made by calls (ES-071 to ES-081), and no document names a setting for anything else that a
/// profile says.
enum EasemobConsole {
    private static var row: String? { EasemobAdapter.consoleRow(of: .templates) }

    /// The calls that make a profile's templates, and what of the profile has no place.
    static func write(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        for (name, template) in profile.templates.sorted(by: { $0.key.string < $1.key.string }) {
            if let request = request(name, template, &losses) {
                console.requests.append(request)
            } else {
                profile.templates[name] = nil
            }
        }
        noteBadgeCap(profile, &console, &losses)
        noteWhatHasNoPlace(&profile, &losses)
        return console
    }

    // MARK: Templates

    /// The call that makes a template; nil for half a template, since the call requires both patterns.
    private static func request(
        _ name: UTF8Text, _ template: Template, _ losses: inout [SettingsLoss]
    ) -> SettingsRequest? {
        guard template.isWhole else {
            losses.append(
                SettingsLoss(
                    .templateNeedsBoth, .templates, [.text(name)], row: row,
                    difference: "will show the message's own text where the template \(name) gave it"))
            return nil
        }
        checkName(name, &losses)
        let body = EasemobAdapter.settingsTable.object(of: template, named: name)
        return SettingsRequest("POST", ["/{org}/{app}/notification/template"], body: body)
    }

    /// The documents allow letters and digits; their own example has an underscore (EM 9.20).
    private static func checkName(_ name: UTF8Text, _ losses: inout [SettingsLoss]) {
        let isPlain = name.withBytes { bytes in
            bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        }
        if isPlain && name.count <= 64 { return }
        losses.append(
            SettingsLoss(
                .templateNameRefused, .templates, [.text(name)], row: row,
                difference:
                    "will show the message's own text, if the call for the template \(name) is refused"))
    }

    // MARK: The rest

    /// The profile keeps the cap (readings G1 and C3), and somebody has to find out whether the console does.
    private static func noteBadgeCap(
        _ profile: AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        guard profile.badgeCap > 0 else { return }
        console.steps.append(
            "Find out whether the console caps the badge, and let it cap at \(profile.badgeCap); if it cannot, take badgeCap "
                + "out of the profile.")
        losses.append(
            SettingsLoss(
                .badgeCapUndocumented, .badgeCap,
                difference: "may show numbers over \(profile.badgeCap) on the icon"))
    }

    private static func noteWhatHasNoPlace(_ profile: inout AppProfile, _ losses: inout [SettingsLoss]) {
        EasemobAdapter.settingsTable.removeLost(from: &profile, &losses)
        if let seconds = profile.timeToLive {
            losses.append(timeToLiveLoss(seconds))
            profile.timeToLive = nil
        }
    }

    /// The vendor's own time to live is about a day (WH-032), so one of a day is kept although nothing holds it.
    private static func timeToLiveLoss(_ seconds: Int) -> SettingsLoss {
        let isKept = seconds == 24 * 3_600
        return SettingsLoss(
            isKept ? .timeToLiveKept : .timeToLiveLost, .timeToLive,
            difference: isKept
                ? nil : "will get pushes that waited for up to a day, not up to \(seconds) seconds")
    }
}
