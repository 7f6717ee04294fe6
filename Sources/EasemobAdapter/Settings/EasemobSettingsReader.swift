import VendorMapping

/// Reads one user's settings: walks the objects of each member, and gives every key of the table to the one place that
/// handles it.
struct EasemobSettingsReader {
    typealias Key = EasemobSettingsKey

    let now: Instant
    /// The moment at which durations begin.
    let beginning: Instant
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
    /// What `paramType` says that the object is about; nil when it does not.
    var parameter: Int?

    init(_ user: VendorUser, now: Instant) {
        self.now = now
        beginning = user.beginning ?? now
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
        settings.removeConversationsWithoutSettings()
    }

    /// A user's own objects: clients keep style, mode and quiet time in one.
    private static let ownScopes: [Key.Scope] = [
        .restDisplay, .restQuiet, .sdkDisplay, .sdkQuiet, .restLegacyQuiet, .display, .restResponseDisplay,
        .restResponseQuiet, .sdkLegacyQuiet,
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
        let strangers = walk.entries.filter { user($0.key, $0.value).map(isOwn) == false }.map(\.location)
        let foreign = Set(strangers.map(\.container))
        for entry in walk.entries where foreign.isEmpty || !foreign.contains(entry.location.container) {
            take(entry.key, entry.value, entry.location)
        }
        let isOwnThere = walk.entries.contains { user($0.key, $0.value).map(isOwn) == true }
        for location in strangers {
            values.note(
                isOwnThere ? .ignored : .dropped, location, severity: isOwnThere ? .info : .warning,
                "names another user than the line does; what stands beside it was left out"
            )
        }
        finishIntervals(item)
        finishConversation(item)
        finishDevices()
    }

    /// The user whom an entity of a response names; nil for any other key, and for a name that is none.
    private func user(_ key: Key, _ value: JSONValue) -> UTF8Text? {
        key == .entitiesUsername ? (value.string ?? value.number)?.nonEmpty : nil
    }

    private func isOwn(_ user: UTF8Text) -> Bool { user.equalsIgnoringASCIICase(settings.recipient.id) }

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

    mutating func takeTemplate(_ value: JSONValue, _ location: Location) {
        guard let name = values.filledText(value, at: location) else { return }
        set(\.template, to: name, .template, location)
    }
}

extension Location {
    /// The place of the object that the value is a member of.
    fileprivate var container: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}

extension EasemobSettingsKey {
    /// Whether the key says which of its siblings count.
    fileprivate var isParameterType: Bool { self == .sdkQuietParamType || self == .sdkConversationsParamType }
}
