/// A vendor whose messages and settings are read and written.
package protocol VendorSettings: VendorWriter, SettingsDialect {}

/// What users and consoles set, in a vendor's words: what of reading and writing it no table can say.
package protocol SettingsDialect {
    /// The vendor's compiled settings table.
    static var settingsTable: SettingsTable { get }

    /// The names of the forms in which it writes, the usual one first: `rest` and the client SDKs'.
    static var settingsForms: [String] { get }

    /// The forms of a user's own objects, the likeliest first: of two that know as many of an object's keys it counts.
    ///
    /// Empty for the order of the table.
    static var likeliestForms: [String] { get }

    /// Whether the times of a daily interval mean nothing without their switch.
    static var needsSwitch: Bool { get }

    /// Whether the conversation with oneself stands for the whole app.
    static var takesOwnNameForApp: Bool { get }

    /// Whether the vendor has forced pushes in direct conversations too, and not in groups alone.
    static var forcesDirectMessages: Bool { get }

    /// Whether one setting can be for all conversations of a kind that have none of their own.
    static var holdsSettingsOfAll: Bool { get }

    /// Whether daily times are read in the zone of the vendor's servers, whoever set them (``Policies/quietZone``).
    static var keepsTimesInOneZone: Bool { get }

    /// Takes the keys of an object.
    static func take(_ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader)

    /// Takes a key in one of the vendor's own ways.
    static func take(_ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader)

    /// Takes the devices that an object names: one for alerts and one for calls.
    static func take(_ devices: SettingsDraft, _ reader: inout SettingsReader)

    /// What is written with a key of one of the vendor's own ways, beside what is said.
    static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue?

    /// Writes what a user set; a setting that a form has no place for, in the first SDK's form.
    static func write(_ writer: inout SettingsWriter)

    /// What the vendor's console is told by calls and what by hand.
    ///
    /// - Parameters:
    ///   - profile: What is wanted; holds afterwards what the console can hold of it.
    ///   - losses: Receives what it cannot.
    /// - Returns: The calls, and the steps to take by hand.
    static func writeConsole(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole
}

extension SettingsDialect {
    package static var likeliestForms: [String] { [] }
    package static var needsSwitch: Bool { false }
    package static var takesOwnNameForApp: Bool { false }
    package static var holdsSettingsOfAll: Bool { false }
    package static var keepsTimesInOneZone: Bool { false }
    package static var settingsForms: [String] { settingsTable.writtenForms }

    package static func take(
        _ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader
    ) {
        for entry in entries { reader.take(entry) }
    }

    /// A token for alerts, or for calls where the name of a certificate for those stands beside it.
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
                token: token, topic: said[.deviceTopic],
                notifier: said[.voipNotifier] ?? said[.deviceNotifier],
                language: said[.deviceLanguage], kind: isVoIP ? .voip : .alert),
            [.deviceToken, .deviceTopic, isVoIP ? .voipNotifier : .deviceNotifier, .deviceLanguage])
    }

    // MARK: Users

    /// Reads what a user set.
    ///
    /// - Parameters:
    ///   - user: The vendor's objects.
    ///   - now: The moment asked about, at which durations begin unless the line names another.
    ///   - policies: Those of the app's profile: how identifiers are compared.
    ///   - diagnostics: Receives what could not be taken as it came.
    /// - Returns: The settings, and where the objects hold them.
    package static func readSettings(
        of user: VendorUser, now: Instant, under policies: Policies = Policies(),
        diagnostics: inout [Diagnostic]
    ) -> ReadSettings {
        var reader = SettingsReader(self, user, now: now, policies)
        reader.read(user)
        diagnostics += reader.values.diagnostics
        return reader.settings
    }

    /// Writes what a user set.
    ///
    /// - Parameters:
    ///   - recipient: The settings.
    ///   - form: One of ``settingsForms``; the usual one where it is none.
    ///   - now: The moment at which durations begin.
    ///   - app: The app's profile: the zone in which times are read, and the topic of devices that name none.
    ///   - losses: Receives what the vendor cannot hold.
    /// - Returns: The vendor's objects, and the calls that set them.
    package static func writeSettings(
        of recipient: Recipient, form: String, now: Instant, for app: AppProfile? = nil,
        losses: inout [SettingsLoss]
    ) -> WrittenSettings {
        let form = settingsForms.contains(form) ? form : settingsForms.first ?? form
        var writer = SettingsWriter(self, recipient, form: form, now: now, for: app)
        write(&writer)
        losses += writer.allLosses
        return writer.written
    }

    // MARK: What the table answers

    /// The names of the forms that an object may be said to have.
    package static var readableForms: [String] { settingsTable.forms }

    /// The setting that a row fills; nil for a row without one.
    package static func setting(ofRow row: String) -> SettingsField? {
        settingsTable.rows.first { $0.id == row }?.field
    }

    /// The row for what the console holds; nil where the vendor has no key for it.
    package static func consoleRow(of field: SettingsField) -> String? {
        settingsTable.rows.first {
            $0.field == field && ($0.shape == SettingsTable.console || field == .badgeCap)
        }?.id
    }

    /// The keys of the counts whose sum the icon shows, before any cap.
    ///
    /// A reader takes the sum as ``Recipient/unread`` only where all of them are given.
    package static var badgeCounts: [UTF8Text] {
        settingsTable.rows.filter { $0.field == .unread }.map(\.name)
    }

    /// The object with which somebody reports the total that a server counts on from; nil where nobody can.
    package static func writeBadge(of count: Int) -> RawJSON? {
        let totals = settingsTable.rows.filter { $0.field == .unread && $0.writes != nil }
        if totals.isEmpty { return nil }
        return .object(totals.enumerated().map { ($1.name, .integer($0 == 0 ? count : 0)) })
    }

    /// Reads the console's templates, requests or responses; of what is no whole template, none.
    ///
    /// - Parameters:
    ///   - value: One object of the vendor's.
    ///   - path: Where it stands, as a JSON Pointer.
    ///   - diagnostics: Receives what could not be taken as it came.
    /// - Returns: Names and templates; nil for a vendor without templates.
    package static func readTemplates(
        _ value: JSONValue, at path: String, diagnostics: inout [Diagnostic]
    ) -> [(name: UTF8Text, template: Template)]? {
        guard var reader = TemplateReader(settingsTable) else { return nil }
        let templates = reader.read(value, at: path)
        diagnostics += reader.values.diagnostics
        return templates
    }
}
