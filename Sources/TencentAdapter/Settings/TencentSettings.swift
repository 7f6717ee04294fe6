package import VendorMapping

/// What of Tencent's settings no table says.
extension TencentAdapter: VendorSettings {
    package static var settingsTable: SettingsTable { .tencent }

    /// The forms in which it writes settings.
    package static var settingsForms: [String] { TencentSettingsForm.allCases.map(\.rawValue) }

    /// Only what the sender's message says can override a mute, in direct messages alone (TX 31).
    package static var forcesDirectMessages: Bool { true }

    /// There is no style that hides words.
    package static var showsWrittenWordsInSimple: Bool { true }
}

/// The forms in which Tencent's settings are written; what `rest` has no call for is written as the SDK has it.
enum TencentSettingsForm: String, CaseIterable {
    case rest
    case sdk
}

// MARK: - Reading

extension TencentAdapter {
    /// Takes the keys of an object: those of a quiet time go together, and one call may set several people.
    package static func take(
        _ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader
    ) {
        var quiet = TencentQuiet()
        let others = entries.filter { !quiet.take($0, &reader) }
        quiet.finish(&reader)
        let list = others.first { isOwn(.users, $0) }
        for id in list.map({ reader.values.identifiers($0.value, at: $0.location) ?? [] }) ?? [] {
            take(others, &reader)
            reader.conversation.said[.conversationID] = .conversation(.direct, id)
            reader.conversation.places[.conversationID] = list?.location
            reader.finishConversation(item)
        }
        if list == nil { take(others, &reader) }
    }

    private static func take(_ entries: [SettingsEntry], _ reader: inout SettingsReader) {
        for entry in entries { reader.take(entry) }
        let options: [SettingsField] = [.conversationMuted, .conversationReceived, .conversationMode]
        guard let field = options.first(where: { reader.conversation.said[$0] != nil }),
            let option = reader.conversation.said[field]?.meaning,
            let place = reader.conversation.places[field]
        else { return }
        // One option is a mute, a mode, or that nothing is received (TS-011 to TS-013, TX 9.18).
        for field in options {
            reader.conversation.said[field] = nil
            reader.conversation.places[field] = place
        }
        reader.conversation.said[.conversationMuted] = .meaning(option == .on ? .on : .off)
        switch option {
        case .blocked: reader.conversation.said[.conversationReceived] = .meaning(.no)
        case .mentions: reader.conversation.said[.conversationMode] = .meaning(.mentions)
        default: break
        }
    }

    static func isOwn(_ transform: TencentSettingsTransform, _ entry: SettingsEntry) -> Bool {
        entry.row.transform == .own(transform.rawValue)
    }

    /// The other keys of the vendor's own were taken with their object.
    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {
        guard TencentSettingsTransform(rawValue: transform) == .member,
            let id = reader.values.identifier(entry.value, at: entry.location), !reader.isOwn(id)
        else { return }
        reader.values.note(.otherMember, entry.location)
    }

    /// A token for alerts, or for calls where a certificate for those stands beside it (TS-017 to TS-020).
    package static func take(_ devices: SettingsDraft, _ reader: inout SettingsReader) {
        let said = devices.said.compactMapValues(\.text)
        guard let token = said[.deviceToken] else {
            if let place = devices.places.values.min(by: { $0.path < $1.path }) {
                reader.values.note(.namesNoDevice, place)
            }
            return
        }
        let isVoIP = said[.voipNotifier] != nil
        reader.add(
            Device(
                token: token, notifier: said[.voipNotifier] ?? said[.deviceNotifier],
                language: said[.deviceLanguage], kind: isVoIP ? .voip : .alert),
            [.deviceToken, isVoIP ? .voipNotifier : .deviceNotifier, .deviceLanguage])
    }
}

// MARK: - Writing

extension TencentAdapter {
    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        switch TencentSettingsTransform(rawValue: transform) {
        case .member: said.first { $0.field == .id }?.value
        case .quietOption: .meaning(.on)
        case .startStamp: said.first { $0.field == .quietFrom }?.value
        case .duration: said.first { $0.field == .quietUntil }?.value
        case .users, .startSecond, nil: nil
        }
    }

    package static func write(_ writer: inout SettingsWriter) {
        writer.writeQuiet()
        writer.writeConversations()
        writer.writeDevices()
    }

    /// The console has no calls for what a profile says: each is set by hand.
    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        TencentConsole.write(&profile, losses: &losses)
    }
}
