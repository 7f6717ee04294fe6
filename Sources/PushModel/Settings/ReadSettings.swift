/// What a user set, and where the vendor's objects hold it.
public struct ReadSettings: Sendable {
    /// The settings.
    public var recipient: Recipient
    /// The badge that the vendor caps its count at; nil where the objects name none.
    public var badgeCap: Int?
    /// Conversations that the objects name, and that follow the app in everything.
    package var followers: [ConversationSetting] = []
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

// In the module of `Recipient`: elsewhere its observed lists are taken out and put back, which copies them.

extension ReadSettings {
    /// Sets a part of the recipient; of two values that differ the later one counts, which is told.
    package mutating func set<Value: Equatable>(
        _ part: WritableKeyPath<Recipient, Value>, to value: Value, at place: SettingsPlace,
        _ location: Location, _ values: inout ValueReader
    ) {
        let earlier = places[place] == nil ? nil : recipient[keyPath: part]
        recipient[keyPath: part] = values.later(value, than: earlier, from: places[place], at: location)
        places[place] = location
    }

    /// The same for a part of a conversation: changed in its place, for a key path through all of them copies all of them.
    package mutating func set<Value: Equatable>(
        _ part: WritableKeyPath<ConversationSetting, Value>, ofConversation index: Int, to value: Value,
        _ field: SettingsField, _ location: Location, _ values: inout ValueReader
    ) {
        let place = SettingsPlace(field, index)
        let earlier = places[place] == nil ? nil : recipient.conversations[index][keyPath: part]
        recipient.conversations[index][keyPath: part] = values.later(
            value, than: earlier, from: places[place], at: location)
        places[place] = location
    }

    /// Takes back parts of the quiet time of which an object says that they are none; if an earlier one said otherwise, that is
    /// told.
    package mutating func forgetQuiet(
        _ fields: [SettingsField], _ location: Location, _ values: inout ValueReader
    ) {
        let earlier = fields.compactMap { field in places.removeValue(forKey: SettingsPlace(field)) }
        guard let first = earlier.first else { return }
        if fields.contains(.quietDaily) { recipient.quietDaily = nil }
        if fields.contains(.quietFrom) { recipient.quietFrom = nil }
        if fields.contains(.quietUntil) { recipient.quietUntil = nil }
        values.note(.laterCounts, location, .text(UTF8Text(first.path)))
    }

    /// Removes conversations that follow the app in everything, and keeps them as ``followers``.
    package mutating func removeConversationsWithoutSettings() {
        let all = recipient.conversations
        let kept = all.indices.filter { all[$0].saysSomething }
        if kept.count == all.count { return }
        let order = kept + all.indices.filter { !all[$0].saysSomething }
        let newNumbers = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        var moved: [SettingsPlace: Location] = [:]
        for (place, location) in places {
            guard place.field.isOfConversation, let index = place.index else {
                moved[place] = location
                continue
            }
            if let newIndex = newNumbers[index] {
                moved[SettingsPlace(place.field, newIndex)] = location
            }
        }
        recipient.conversations = kept.map { all[$0] }
        followers = order.dropFirst(kept.count).map { all[$0] }
        places = moved
    }
}

extension ValueReader {
    /// The later of two values for one setting; where they differ, a diagnostic says so, once for a key that says several.
    ///
    /// Readers ask only about values that set something: not about empty texts, durations of 0 and what could not be read.
    package mutating func later<Value: Equatable>(
        _ value: Value, than earlier: Value?, from first: Location?, at location: Location
    ) -> Value {
        if let earlier, let first, earlier != value {
            let told = Diagnostic(.laterCounts, at: location, [.text(UTF8Text(first.path))])
            if diagnostics.last != told { tell(told) }
        }
        return value
    }
}
