/// What of OpenIM's settings no table says.
extension OpenIMAdapter: VendorSettings {
    package static var settingsTable: SettingsTable { .openim }

    /// The user's own option is for all direct conversations.
    package static var holdsSettingsOfAll: Bool { true }

    /// There is no force.
    package static var forcesDirectMessages: Bool { false }
}

// MARK: - Reading

extension OpenIMAdapter {
    /// Takes the keys of an object; an option of a notification conversation has no effect (OI 11).
    package static func take(
        _ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader
    ) {
        let type = entries.first { $0.row.field == .conversationKind }
        if let type, type.value.wholeNumber == systemType {
            return reader.values.note(.ineffectiveSetting, type.location)
        }
        for entry in entries where entry.row.field != .conversationID || !entry.value.isEmptyString {
            reader.take(entry)
        }
        guard reader.conversation.said[.conversationID] == nil,
            let name = entries.first(where: {
                $0.row.transform == .own(OpenIMSettingsTransform.conversationName.rawValue)
            })
        else { return }
        takeName(name, &reader)
    }

    private static let systemType = 4

    /// Takes the conversation that an identifier such as `si_ann_bob` or `sg_g1` names, where no other key names it.
    private static func takeName(_ entry: SettingsEntry, _ reader: inout SettingsReader) {
        guard let name = reader.values.filledText(entry.value, at: entry.location), name.count > 3
        else { return }
        let (beginning, rest) = (name[0..<3], name[3..<name.count])
        let own = reader.settings.recipient.id
        let before = UTF8Text(concatenating: [own, "_"])
        let behind = UTF8Text(concatenating: ["_", own])
        let said: SettingsValue? =
            switch beginning {
            case "sg_": .conversation(.group, rest)
            case "si_" where rest.hasPrefix(before): .conversation(.direct, rest[before.count..<rest.count])
            case "si_" where rest.hasSuffix(behind):
                .conversation(.direct, rest[0..<rest.count - behind.count])
            default: nil
            }
        reader.conversation.said[.conversationID] = said
        reader.conversation.places[.conversationID] = entry.location
    }

    /// One option is a mute, or what is received at all.
    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {
        let transform = OpenIMSettingsTransform(rawValue: transform)
        if transform == .userList { return checkUsers(entry, &reader) }
        guard transform != .conversationName, let option = reader.value(of: entry)?.meaning else { return }
        if transform == .globalOption {
            let all = SettingsValue.conversation(.direct, ConversationSetting.all)
            reader.conversation.said[.conversationID] = all
            reader.conversation.places[.conversationID] = entry.location
        }
        reader.conversation.said[.conversationMuted] = .meaning(option == .on ? .on : .off)
        reader.conversation.said[.conversationReceived] = .meaning(option == .blocked ? .no : .yes)
        for field in [SettingsField.conversationMuted, .conversationReceived] {
            reader.conversation.places[field] = entry.location
        }
    }

    /// The line's user counts, whomever a call names.
    private static func checkUsers(_ entry: SettingsEntry, _ reader: inout SettingsReader) {
        let users = reader.values.identifiers(entry.value, at: entry.location) ?? []
        if !users.isEmpty, !users.contains(where: reader.isOwn) {
            reader.values.note(.otherUser, entry.location)
        }
    }
}

// MARK: - Writing

extension OpenIMAdapter {
    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        func value(_ field: SettingsField) -> SettingsValue? { said.first { $0.field == field }?.value }
        func text(_ field: SettingsField) -> UTF8Text { value(field)?.text ?? "" }
        return switch OpenIMSettingsTransform(rawValue: transform) {
        case .globalOption: value(.conversationReceived)
        case .receiveOption: value(.conversationMuted)
        case .conversationName:
            name(text(.id), text(.conversationID), value(.conversationKind)?.meaning)
        case .userList, nil: nil
        }
    }

    /// The identifier of a conversation: of a direct one both users, the lesser first.
    private static func name(_ own: UTF8Text, _ other: UTF8Text, _ kind: SettingsMeaning?) -> SettingsValue {
        if kind == .group { return .text(UTF8Text(concatenating: ["sg_", other])) }
        let isFirst = own.string.utf8.lexicographicallyPrecedes(other.string.utf8)
        let (first, second) = isFirst ? (own, other) : (other, own)
        return .text(UTF8Text(concatenating: ["si_", first, "_", second]))
    }

    /// There is no console: nothing that a profile says is set there.
    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        settingsTable.removeLost(from: &profile, &losses)
        profile.removeTemplates(&losses)
        return WrittenConsole()
    }
}
