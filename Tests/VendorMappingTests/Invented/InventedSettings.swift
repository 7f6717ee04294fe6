import PushModel
import Vendors

/// What of the invented vendor's settings no table says.
extension InventedAdapter: VendorSettings {
    static var settingsTable: SettingsTable { .invented }
    static let settingsForms = ["app", "web"]
    static let forcesDirectMessages = true

    /// A smile shows everything.
    static func take(_ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader) {
        reader.set(
            .display, to: .meaning(entry.value.string == ":)" ? .summary : .simple), entry.location)
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

    /// There is nothing to set in its console.
    static func writeConsole(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        WrittenConsole()
    }
}
