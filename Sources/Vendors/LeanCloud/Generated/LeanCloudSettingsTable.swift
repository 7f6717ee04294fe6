// Made from Mappings/leancloud-settings.tsv, Mappings/lost-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The vendor's own ways of reading and writing a setting.
enum LeanCloudSettingsTransform: UInt8, CaseIterable {
    case mutedClients
}

extension SettingsTable {
    /// The rows of `Mappings/leancloud-settings.tsv`.
    static let leancloud = SettingsTable(
        rows: leancloudSettingsRows,
        scopes: [
            SettingsScope("rest", "conversations", rows: [0, 1]),
            SettingsScope("*", "", rows: [2]),
        ])
}

private let leancloudSettingsRows = [leancloudSettingsRows0()].flatMap(\.self)

@inline(never)
private func leancloudSettingsRows0() -> [SettingsRow] {
    [
        SettingsRow("LCS-001", "rest", "objectId", .identifier, .conversationID),
        SettingsRow("LCS-002", "rest", "mu", .own(0), .conversationMuted),
        SettingsRow("LCS-003", "console", "offlinePush", .profile, .offlinePush),
    ]
}
