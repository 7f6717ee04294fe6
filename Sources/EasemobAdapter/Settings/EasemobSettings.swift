public import VendorMapping

extension EasemobAdapter: VendorSettings {
    /// The forms in which it writes settings.
    public static var settingsForms: [String] { EasemobSettingsWriter.Form.allCases.map(\.rawValue) }

    /// The names of the forms that an object may be said to have.
    public static var readableForms: [String] { EasemobSettingsKey.forms }

    /// The setting that a row fills.
    public static func setting(ofRow row: String) -> SettingsField? {
        EasemobSettingsKey.allCases.first { $0.row == row }?.field
    }

    /// Reads what a user set: REST requests and responses, the SDK's objects, and the hour-based ones of old.
    public static func readSettings(
        of user: VendorUser, now: Instant, diagnostics: inout [Diagnostic]
    ) -> ReadSettings {
        var reader = EasemobSettingsReader(user, now: now)
        reader.read(user)
        diagnostics += reader.values.diagnostics
        return reader.settings
    }

    /// Writes what a user set.
    public static func writeSettings(
        of recipient: Recipient, form: String, now: Instant, losses: inout [SettingsLoss]
    ) -> WrittenSettings {
        var writer = EasemobSettingsWriter(
            recipient, form: EasemobSettingsWriter.Form(rawValue: form) ?? .rest, now: now)
        writer.write()
        losses += writer.losses
        return writer.written
    }

    /// The key that forces a push holds in every conversation (EM-001 to EM-057).
    public static var forcesDirectMessages: Bool { true }

    /// The style ranks lowest among what gives title and text (EM 9.18).
    public static var showsWrittenWordsInSimple: Bool { true }

    /// The icon shows the offline messages (ES-070).
    public static var badgeCounts: [UTF8Text] { [EasemobSettingsKey.offline.name] }

    /// Nobody reports a count: the server counts the offline messages that it holds itself (ES-070).
    public static func writeBadge(of count: Int) -> RawJSON? { nil }

    /// Reads templates as requests and responses spell them.
    public static func readTemplates(
        _ value: JSONValue, at path: String, diagnostics: inout [Diagnostic]
    ) -> [(name: UTF8Text, template: Template)]? {
        var reader = EasemobTemplates()
        let templates = reader.read(value, at: path)
        diagnostics += reader.values.diagnostics
        return templates
    }

    /// Only templates have keys.
    public static func consoleRow(of field: SettingsField) -> String? {
        field == .templates ? EasemobSettingsKey.consoleTemplatesName.row : nil
    }

    /// Templates are made by calls; the rest has no documented place (ES-071).
    public static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        EasemobConsole.write(&profile, losses: &losses)
    }
}

extension EasemobSettingsKey: SettingsKey {
    /// Whether the key wraps the settings in a server's response.
    package var isEnvelope: Bool {
        switch self {
        case .entities, .restResponseDisplayData, .restResponseQuietData, .restResponseConversationsData,
            .restResponseTemplateData, .restResponseDevicesEntities, .consoleTemplatesData:
            true
        default: false
        }
    }
}
