public import VendorMapping

extension NIMAdapter: VendorSettings {
    /// The forms in which it writes settings.
    public static var settingsForms: [String] { NIMSettingsWriter.Form.allCases.map(\.rawValue) }

    /// The names of the forms that an object may be said to have.
    public static var readableForms: [String] { NIMSettingsKey.forms }

    /// The setting that a row fills.
    public static func setting(ofRow row: String) -> SettingsField? {
        NIMSettingsKey.allCases.first { $0.row == row }?.field
    }

    /// Reads what a user set: both SDKs' objects and both server interfaces'.
    public static func readSettings(
        of user: VendorUser, now: Instant, diagnostics: inout [Diagnostic]
    ) -> ReadSettings {
        var reader = NIMSettingsReader(user)
        reader.read(user)
        diagnostics += reader.values.diagnostics
        return reader.settings
    }

    /// Writes what a user set.
    public static func writeSettings(
        of recipient: Recipient, form: String, now: Instant, losses: inout [SettingsLoss]
    ) -> WrittenSettings {
        var writer = NIMSettingsWriter(
            recipient, form: NIMSettingsWriter.Form(rawValue: form) ?? .rest, now: now)
        writer.write()
        losses += writer.losses
        return writer.written
    }

    /// The member option is ignored in direct messages (reading N4).
    public static var forcesDirectMessages: Bool { false }

    /// Without details there is one text, whatever the message says (NIM 9.6).
    public static var showsWrittenWordsInSimple: Bool { false }

    /// The icon shows the total that the client reported last, and what the server counted since (NS-042, NS-043).
    public static var badgeCounts: [UTF8Text] { [NIMSettingsKey.reported.name, NIMSettingsKey.server.name] }

    /// The client reports the total that the server counts on from (NS-042, NS-043).
    public static func writeBadge(of count: Int) -> RawJSON? {
        .object([
            (key: NIMSettingsKey.reported.name, value: .integer(count)),
            (key: NIMSettingsKey.server.name, value: .integer(0)),
        ])
    }

    /// There are no templates.
    public static func readTemplates(
        _ value: JSONValue, at path: String, diagnostics: inout [Diagnostic]
    ) -> [(name: UTF8Text, template: Template)]? { nil }

    /// What the console holds beside the keys of users.
    public static func consoleRow(of field: SettingsField) -> String? {
        switch field {
        case .badgeCap: NIMSettingsKey.cap.row
        case .hiddenTexts: NIMSettingsKey.consoleHiddenTexts.row
        case .recallOverride: NIMSettingsKey.consoleRecallOverride.row
        case .timeToLive: NIMSettingsKey.consoleTimeToLive.row
        default: nil
        }
    }

    /// The console has no calls for what a profile says: each is set by hand (NS-044 to NS-047).
    public static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        NIMConsole.write(&profile, losses: &losses)
    }
}

extension NIMSettingsKey: SettingsKey {
    /// No answer of a server is documented.
    package var isEnvelope: Bool { false }
}
