/// What of Tencent's settings no table says.
extension TencentAdapter: VendorSettings {
    package static var settingsTable: SettingsTable { .tencent }

    /// Only what the sender's message says can override a mute, in direct messages alone (TX 31).
    package static var forcesDirectMessages: Bool { true }
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

    /// One option is a mute, a mode, or what is received at all (TS-011 to TS-013, TX 9.18).
    private static func take(_ entries: [SettingsEntry], _ reader: inout SettingsReader) {
        var (option, place): (SettingsMeaning?, Location?) = (nil, nil)
        for entry in entries {
            guard let field = entry.row.field, options.contains(field) else {
                reader.take(entry)
                continue
            }
            guard let said = reader.value(of: entry)?.meaning else { continue }
            option = reader.values.later(said, than: option, from: place, at: entry.location)
            place = entry.location
        }
        guard let option else { return }
        for field in options { reader.conversation.places[field] = place }
        reader.conversation.said[.conversationMuted] = .meaning(option == .on ? .on : .off)
        let received: SettingsMeaning = option == .blocked ? .no : option == .onlyMentions ? option : .yes
        reader.conversation.said[.conversationReceived] = .meaning(received)
        let isForMentions = option == .mentions || option == .onlyMentions
        reader.conversation.said[.conversationMode] = .meaning(isForMentions ? .mentions : .follow)
    }

    private static let options: [SettingsField] = [
        .conversationMuted, .conversationReceived, .conversationMode,
    ]

    static func isOwn(_ transform: TencentSettingsTransform, _ entry: SettingsEntry) -> Bool {
        entry.row.transform == .own(transform.rawValue)
    }

    /// Keys of the vendor's own were taken with their object.
    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {}
}

// MARK: - Writing

extension TencentAdapter {
    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        switch TencentSettingsTransform(rawValue: transform) {
        case .quietOption: .meaning(.on)
        case .startStamp: said.first { $0.field == .quietFrom }?.value
        case .duration: said.first { $0.field == .quietUntil }?.value
        case .users, .startSecond, nil: nil
        }
    }

    /// The console has no calls for what a profile says: each is set by hand.
    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        TencentConsole.write(&profile, losses: &losses)
    }
}

/// The console: templates and the switch for mutable content, all set by hand (TS-022 to TS-025).
enum TencentConsole {
    /// What somebody does in the console for a profile, and what of the profile has no place.
    static func write(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        let names = profile.templates.keys.map(\.string).sorted()
        if !names.isEmpty {
            let hasArguments = profile.templates.values.contains { $0.title.isFilled || $0.content.isFilled }
            console.steps.append(
                "Make the push templates \(names.joined(separator: ", "))"
                    + (hasArguments
                        ? ", with {{Name}} for each argument, and let senders " : ", and let senders ")
                    + "name the identifiers that they get.")
        }
        if profile.isMutable {
            console.steps.append("Switch on mutable content for the certificate.")
        }
        TencentAdapter.settingsTable.removeLost(from: &profile, &losses)
        return console
    }
}

extension UTF8Text {
    /// Whether a template's text has a placeholder.
    fileprivate var isFilled: Bool { string.contains("{{") }
}
