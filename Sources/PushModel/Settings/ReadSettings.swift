/// What a user set, and where the vendor's objects hold it.
public struct ReadSettings: Sendable {
    /// The settings.
    public var recipient: Recipient
    /// The badge that the vendor caps its count at; nil where the objects name none.
    public var badgeCap: Int?
    /// Conversations that the objects name, and that follow the app in everything.
    package internal(set) var followers: [ConversationSetting] = []
    /// Where the settings stand; those of ``followers`` are numbered on behind the recipient's conversations.
    public var places: [SettingsPlace: Location] = [:]

    /// Creates settings that say nothing.
    public init(_ recipient: Recipient) {
        self.recipient = recipient
    }
}

/// A setting of a user; of conversations and devices, one with its number in the recipient's list.
public struct SettingsPlace: Sendable, Hashable {
    /// What is set.
    public var field: SettingsField
    /// Which conversation or device, counting from 0.
    public var index: Int?

    /// Creates a place.
    public init(_ field: SettingsField, _ index: Int? = nil) {
        self.field = field
        self.index = index
    }
}
