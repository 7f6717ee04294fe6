// Made from Tests/VendorMappingTests/Invented/Mappings/invented-settings.tsv, Tests/VendorMappingTests/Invented/Mappings/lost-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings . Tests/VendorMappingTests/Invented/Mappings`.
// swift-format-ignore-file

import PushModel
import Vendors

/// The vendor's own ways of reading and writing a setting.
enum InventedSettingsTransform: UInt8, CaseIterable {
    case mood
}

extension SettingsTable {
    /// The rows of `Tests/VendorMappingTests/Invented/Mappings/invented-settings.tsv`.
    static let invented = SettingsTable(
        rows: inventedSettingsRows,
        scopes: [
            SettingsScope("app", "quiet", rows: [0, 1, 2, 3, 9, 10]),
            SettingsScope("web", "conversations", rows: [4, 5, 6]),
            SettingsScope("*", "devices", rows: [7]),
            SettingsScope("*", "devices.push", rows: [8]),
        ])
}

private let inventedSettingsRows = [inventedSettingsRows0()].flatMap(\.self)

@inline(never)
private func inventedSettingsRows0() -> [SettingsRow] {
    [
        SettingsRow("IS-001", "app", "loud", .word, .mode, values: [("yes", .all), ("no", .none)], writes: .string),
        SettingsRow("IS-002", "app", "night", .dailyInterval, .quietDaily, writes: .string),
        SettingsRow("IS-003", "app", "pause", .minutes, .quietUntil, writes: .number),
        SettingsRow("IS-004", "app", "answer", .envelope, members: 0),
        SettingsRow("IS-005", "web", "who", .identifier, .conversationID, part: .direct, writes: .string),
        SettingsRow("IS-006", "web", "room", .identifier, .conversationID, part: .group, writes: .string),
        SettingsRow("IS-007", "web", "mute", .digits, .conversationMuted, values: [("1", .on), ("0", .off)], writes: .string),
        SettingsRow("IS-008", "*", "push", .object, members: 3),
        SettingsRow("IS-009", "*", "key", .words, .deviceToken, writes: .string),
        SettingsRow("IS-010", "app", "mood", .own(0), .display, writes: .string),
        SettingsRow("IS-011", "app", "colour", .ignored),
    ]
}
