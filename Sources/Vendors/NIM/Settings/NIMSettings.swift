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

/// The console: custom texts, badge cap, recall override and the pushes' time to live, all set by hand.
///
/// There are no templates (NS-044 to NS-047).
enum NIMConsole {
    /// What somebody does in the console for a profile, and what of the profile has no place.
    static func write(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        profile.removeTemplates(&losses)
        noteHiddenTexts(profile, &console, &losses)
        noteBadgeCap(&profile, &console, &losses)
        if profile.recallOverride {
            console.steps.append("Let a recall's push override the original (撤回消息覆盖策略: 覆盖).")
        }
        noteTimeToLive(&profile, &console, &losses)
        return console
    }

    private static func noteHiddenTexts(
        _ profile: AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        if profile.hiddenTexts.isEmpty { return }
        let keys = profile.hiddenTexts.keys.map(\.string).sorted()
        console.steps.append(
            "Enter the custom push texts with the keys \(keys.joined(separator: ", ")), and let clients name their key "
                + "with the token.")
        if keys.count > 100 {
            losses.append(
                SettingsLoss(
                    .tooManyTextKeys, .hiddenTexts, row: NIMAdapter.consoleRow(of: .hiddenTexts),
                    difference: "will show the vendor's own text for hidden details where the key is left out"
                ))
        }
    }

    private static func noteBadgeCap(
        _ profile: inout AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        if profile.badgeCap > 99 {
            losses.append(
                SettingsLoss(
                    .badgeCapOver99, .badgeCap, row: NIMAdapter.consoleRow(of: .badgeCap),
                    difference: "will show no number over 99 on the icon"))
            profile.badgeCap = 99
        }
        if profile.badgeCap > 0 { console.steps.append("Set the badge's cap to \(profile.badgeCap).") }
    }

    private static func noteTimeToLive(
        _ profile: inout AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        guard let wanted = profile.timeToLive else { return }
        let seconds = min(max(wanted, 60), 604_800)
        if seconds != wanted {
            losses.append(
                SettingsLoss(
                    .timeToLiveOutside, .timeToLive, [.number(seconds)],
                    row: NIMAdapter.consoleRow(of: .timeToLive),
                    difference: "will get pushes that waited for up to \(seconds) seconds, not \(wanted)"))
            profile.timeToLive = seconds
        }
        console.steps.append("Set the pushes' time to live to \(seconds) seconds.")
    }
}
