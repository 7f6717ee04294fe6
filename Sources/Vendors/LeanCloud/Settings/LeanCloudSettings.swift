/// What of LeanCloud's settings no table says.
extension LeanCloudAdapter {
    package static var settingsTable: SettingsTable { .leancloud }
}

extension LeanCloudAdapter {
    /// A conversation is muted for the user whom its list names, and is a group (LC 8).
    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {
        guard LeanCloudSettingsTransform(rawValue: transform) == .mutedClients else { return }
        let muted = reader.values.identifiers(entry.value, at: entry.location) ?? []
        reader.conversation.said[.conversationKind] = .meaning(.group)
        reader.conversation.said[.conversationMuted] = .meaning(
            muted.contains(where: reader.isOwn) ? .on : .off)
        reader.conversation.places[.conversationMuted] = entry.location
    }
}
