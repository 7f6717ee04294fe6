public import PushModel

/// A user's settings as another vendor's.
public struct SettingsConversion: Sendable {
    /// What the source holds, in no vendor's words.
    public var original: Recipient
    /// What the target holds once everything is set, in no vendor's words: ``written`` read back.
    public var recipient: Recipient
    /// The target's objects and calls.
    public var written: WrittenSettings
    /// The badge to begin with, if the line told the counts that the source holds.
    public var badge: BadgeHandover?
    /// What the user's phone will do differently.
    public var differences: [SettingsDifference]
    /// What reading and converting found.
    public var diagnostics: [Diagnostic]
    /// The accounts that the line names, where the target may not tell some of them apart.
    package var accounts: [NamedAccount] = []
}
