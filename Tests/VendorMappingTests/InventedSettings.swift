import Testing
import VendorMapping

/// The settings of a vendor that exists in this file only: a table, and a few lines for what no table says.
enum InventedSettings: SettingsDialect {
    static let settingsTable = SettingsTable(
        rows: [
            SettingsRow(
                "IS-001", "app", "loud", .word, .mode, values: [("yes", .all), ("no", .none)], writes: .string
            ),
            SettingsRow("IS-002", "app", "night", .dailyInterval, .quietDaily, writes: .string),
            SettingsRow("IS-003", "app", "pause", .minutes, .quietUntil, writes: .number),
            SettingsRow("IS-004", "app", "answer", .envelope, members: 0),
            SettingsRow("IS-005", "web", "who", .identifier, .conversationID, part: .direct, writes: .string),
            SettingsRow("IS-006", "web", "room", .identifier, .conversationID, part: .group, writes: .string),
            SettingsRow(
                "IS-007", "web", "mute", .digits, .conversationMuted, values: [("1", .on), ("0", .off)],
                writes: .string),
            SettingsRow("IS-008", "*", "push", .object, members: 3),
            SettingsRow("IS-009", "*", "key", .words, .deviceToken, writes: .string),
            SettingsRow("IS-010", "app", "mood", .own(0), .display, writes: .string),
            SettingsRow("IS-011", "app", "colour", .ignored),
        ],
        scopes: [
            SettingsScope("app", "quiet", rows: [0, 1, 2, 3, 9, 10]),
            SettingsScope("web", "conversations", rows: [4, 5, 6]), SettingsScope("*", "devices", rows: [7]),
            SettingsScope("*", "devices.push", rows: [8]),
        ])

    static let settingsForms = ["app", "web"]
    static let forcesDirectMessages = false
    static let showsWrittenWordsInSimple = false

    /// A smile shows everything.
    static func take(_ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader) {
        reader.settings.recipient.display = entry.value.string == ":)" ? .summary : .simple
    }

    static func take(_ devices: SettingsDraft, _ reader: inout SettingsReader) {
        guard let token = devices.said[.deviceToken]?.text else { return }
        reader.add(Device(token: token), [.deviceToken])
    }

    static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        said.first { $0.field == .display }?.value.map { .text($0 == .meaning(.summary) ? ":)" : ":(") }
    }

    static func write(_ writer: inout SettingsWriter) {
        let end = writer.duration(until: writer.recipient.quiet?.until, .quietUntil, in: "app")
        let daily = writer.recipient.quiet?.daily.map(SettingsValue.interval)
        let said = writer.own(.mode, .display) + [(.quietDaily, daily), (.quietUntil, end)]
        writer.add(.quiet, [writer.object(.quiet, in: "app", said)])
        let mutes = writer.recipient.conversations.map { setting in
            writer.object(
                .conversations, in: "web",
                [
                    (.conversationID, .text(setting.id)),
                    (.conversationMuted, .meaning(SettingsMeaning(setting.mute))),
                ], for: setting.kind == .direct ? .direct : .group)
        }
        writer.add(.conversations, mutes, isList: true)
    }

    static func writeConsole(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        WrittenConsole()
    }
}
