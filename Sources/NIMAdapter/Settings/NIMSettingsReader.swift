import VendorMapping

/// Reads one user's settings: walks the objects of each member, and gives every key of the table to the one place that
/// handles it.
struct NIMSettingsReader {
    typealias Key = NIMSettingsKey

    var settings: ReadSettings
    var values = ValueReader()
    /// The parts of daily intervals that an object names, one interval for each form.
    var intervals: [IntervalDraft] = []
    /// Where the conversations stand in the recipient's list.
    var numbers = ConversationNumbers(ignoringCase: true)
    /// The setting of one conversation, as far as an object names it.
    var conversation = ConversationDraft()
    /// One device for alerts and one for calls, as far as an object names them.
    var devices = DeviceDraft()
    /// The counts of the icon's number, which mean something only together (NS-042, NS-043).
    var counts: [Key: Int] = [:]

    init(_ user: VendorUser) {
        var recipient = Recipient(id: user.id)
        if let zone = user.zone { recipient.quiet = QuietTime(zone: zone) }
        settings = ReadSettings(recipient)
    }

    /// Reads every member.
    mutating func read(_ user: VendorUser) {
        for item in user.items(of: .display) + user.items(of: .quiet) { readObject(item, Self.ownScopes) }
        for item in user.items(of: .conversations) { readObject(item, Self.conversationScopes) }
        for item in user.items(of: .devices) { readObject(item, [.devices]) }
        for item in user.items(of: .template) { noteTemplate(item) }
        for item in user.items(of: .badge) { readObject(item, [.badge]) }
        settings.removeConversationsWithoutSettings()
    }

    /// A user's own objects: display type and quiet time stand in one.
    private static let ownScopes: [Key.Scope] = [.sdkQuiet, .sdkV2Quiet, .serverV1Quiet, .serverV2Quiet]
    private static let conversationScopes: [Key.Scope] = [
        .sdkConversations, .sdkV2Conversations, .serverV1Conversations, .serverV2Conversations,
    ]

    private mutating func noteTemplate(_ item: SettingsItem) {
        if item.value.isNull { return }
        values.note(
            .invalid, Location(row: "", path: item.path),
            "is given, and the vendor has no templates; it was ignored")
    }

    private mutating func readObject(_ item: SettingsItem, _ scopes: [Key.Scope]) {
        let walk = SettingsWalk<Key>(
            item, scopes: scopes, formOf: { $0.members.first?.shape ?? "*" }, values: &values)
        for entry in walk.entries { take(entry.key, entry.value, entry.location) }
        finishIntervals(item)
        finishConversation(item)
        finishDevices()
    }

    /// Sets a part of the recipient, or of its conversation or device with a number.
    mutating func set<Value: Equatable>(
        _ part: WritableKeyPath<Recipient, Value>, to value: Value, _ field: SettingsField,
        at index: Int? = nil, _ location: Location
    ) {
        settings.set(part, to: value, at: SettingsPlace(field, index), location, &values)
    }

    /// Sets a part of the conversation with a number.
    mutating func set<Value: Equatable>(
        _ part: WritableKeyPath<ConversationSetting, Value>, ofConversation index: Int, to value: Value,
        _ field: SettingsField, _ location: Location
    ) {
        settings.set(part, ofConversation: index, to: value, field, location, &values)
    }

    /// Keeps where a setting stands.
    mutating func found(_ field: SettingsField, _ location: Location) {
        settings.places[SettingsPlace(field)] = location
    }
}
