import PushModel

/// Reads one user's settings: walks the objects of each member, and gives every key of the table to the one place that
/// handles it.
struct EasemobSettingsReader {
    typealias Key = EasemobSettingsKey

    let now: Instant
    var settings: ReadSettings
    var values = ValueReader()
    /// The parts of a daily interval, as far as an object names them.
    var interval = IntervalDraft()
    /// The setting of one conversation, as far as an object names it.
    var conversation = ConversationDraft()
    /// One device for alerts and one for calls, as far as an object names them.
    var devices = DeviceDraft()
    /// What `paramType` says that the object is about; nil when it does not.
    var parameter: Int?

    init(_ user: VendorUser, now: Instant) {
        self.now = now
        var recipient = Recipient(id: user.id)
        if let zone = user.zone { recipient.quiet = QuietTime(zone: zone) }
        settings = ReadSettings(recipient)
    }

    /// Reads every member.
    mutating func read(_ user: VendorUser) {
        for item in user.items(of: .display) + user.items(of: .quiet) { readObject(item, Self.ownScopes) }
        for item in user.items(of: .conversations) { readObject(item, Self.conversationScopes) }
        for item in user.items(of: .devices) { readObject(item, Self.deviceScopes) }
        for item in user.items(of: .template) { readTemplate(item) }
        for item in user.items(of: .badge) { readObject(item, [.badge]) }
    }

    /// A user's own objects: clients keep style, mode and quiet time in one.
    private static let ownScopes: [Key.Scope] = [
        .restDisplay, .restQuiet, .sdkDisplay, .sdkQuiet, .restResponseDisplay, .restResponseQuiet,
        .restLegacyQuiet, .sdkLegacyQuiet,
    ]
    private static let conversationScopes: [Key.Scope] = [
        .restConversations, .restResponseConversations, .sdkConversations,
    ]
    private static let deviceScopes: [Key.Scope] = [.restDevices, .restResponseDevices, .sdkDevices]

    /// A template's name may stand alone, as the SDK's call takes it.
    private mutating func readTemplate(_ item: SettingsItem) {
        guard item.value.kind != .string else {
            return takeTemplate(item.value, Location(row: Key.templateName.row, path: item.path))
        }
        readObject(item, [.template, .restResponseTemplate])
    }

    private mutating func readObject(_ item: SettingsItem, _ scopes: [Key.Scope]) {
        let walk = SettingsWalk<Key>(
            item, scopes: scopes, formOf: { $0.members.first?.shape ?? "*" }, values: &values)
        parameter = nil
        for entry in walk.entries where entry.key.isParameterType {
            parameter = values.integer(entry.value, in: 0...2, at: entry.location)
        }
        for entry in walk.entries { take(entry.key, entry.value, entry.location) }
        finishInterval(item)
        finishConversation(item)
        finishDevices()
    }

    /// Keeps where a setting stands.
    mutating func found(_ field: SettingsField, _ location: Location) {
        settings.places[SettingsPlace(field)] = location
    }

    mutating func takeTemplate(_ value: JSONValue, _ location: Location) {
        guard let name = values.filledText(value, at: location) else { return }
        settings.recipient.template = name
        found(.template, location)
    }
}

extension EasemobSettingsKey {
    /// Whether the key says which of its siblings count.
    fileprivate var isParameterType: Bool { self == .sdkQuietParamType || self == .sdkConversationsParamType }
}
