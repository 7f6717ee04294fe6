/// What a key's value says, by the transform of its row.
extension SettingsReader {
    /// What a value says; nil for nothing, and for what cannot be read, which is told.
    package mutating func value(of entry: SettingsEntry) -> SettingsValue? {
        let (value, location) = (entry.value, entry.location)
        return switch entry.row.transform {
        case .copy: values.text(value, at: location).map(SettingsValue.text)
        case .words: values.filledText(value, at: location).map(SettingsValue.text)
        case .identifier: values.identifier(value, at: location).map(SettingsValue.text)
        case .word: word(entry).map(SettingsValue.meaning)
        case .number: known(values.integer(value, in: entry.row.range, at: location), entry)
        case .digits, .own: known(digits(entry), entry)
        case .either: either(entry).map(SettingsValue.meaning)
        case .flag: values.flag(value, at: location).flatMap(entry.row.value)
        case .spelledFlag: spelledFlag(entry).flatMap(entry.row.value)
        case .hour: hour(entry).map(SettingsValue.number)
        case .milliseconds, .minutes, .expiry: end(entry).map(SettingsValue.moment)
        case .dailyInterval: interval(entry).map(SettingsValue.interval)
        case .silencedList, .silencedKey, .total, .user, .listedUser, .zone, .ignored, .passed, .profile,
            .object, .envelope, .objects:
            nil
        }
    }

    /// What a number says; nil, which is told, for one that no document explains.
    private mutating func known(_ number: Int?, _ entry: SettingsEntry) -> SettingsValue? {
        guard let number else { return nil }
        let value = entry.row.value(number)
        if value == nil { noteNoMode(entry.row, entry.location) }
        return value
    }

    // MARK: Words and numbers

    private mutating func word(_ entry: SettingsEntry) -> SettingsMeaning? {
        let row = entry.row
        let meaning =
            entry.value.integer.flatMap { row.meaning(of: $0) }
            ?? entry.value.string.flatMap { $0.decimalInteger == nil ? row.meaning(of: $0) : nil }
        if meaning == nil {
            row.field == .conversationKind ? noteNoKind(row, entry.location) : noteNoMode(row, entry.location)
        }
        return meaning
    }

    private mutating func noteNoMode(_ row: SettingsRow, _ location: Location) {
        let words = row.spellings(areNumbers: false).joined(separator: ", ")
        let numbers = row.spellings(areNumbers: true).joined(separator: ", ")
        if words.isEmpty || numbers.isEmpty {
            return values.note(.noWordOfList, location, .words(words + numbers))
        }
        values.note(.noWordOrNumberOfList, location, .words(words), .words(numbers))
    }

    private mutating func noteNoKind(_ row: SettingsRow, _ location: Location) {
        values.note(
            .noConversationWithSetting, location,
            .words(row.spellings(areNumbers: false).joined(separator: " or ")),
            .words(row.spellings(areNumbers: true).joined(separator: " or ")))
    }

    /// One of two numbers; documented examples send their digits in a text (EM 9.32).
    private mutating func either(_ entry: SettingsEntry) -> SettingsMeaning? {
        guard
            let number = entry.value.string?.wholeNumber
                ?? values.integer(entry.value, at: entry.location)
        else { return nil }
        if let meaning = entry.row.meaning(of: number) { return meaning }
        let known = entry.row.spellings(areNumbers: true).joined(separator: " nor ")
        values.note(.neitherNumber, entry.location, .number(number), .words(known))
        return nil
    }

    private mutating func digits(_ entry: SettingsEntry) -> Int? {
        if let number = entry.value.string?.wholeNumber, entry.row.range.contains(number) { return number }
        return values.integer(entry.value, in: entry.row.range, at: entry.location)
    }

    private mutating func spelledFlag(_ entry: SettingsEntry) -> Bool? {
        switch entry.value.string {
        case "true": true
        case "false": false
        default: values.flag(entry.value, at: entry.location)
        }
    }
}

extension SettingsRow {
    /// What a number says: its meaning, where the numbers stand for something.
    fileprivate func value(_ number: Int) -> SettingsValue? {
        let stands = meanings.contains { $0.spelling.decimalInteger != nil }
        return stands ? meaning(of: number).map(SettingsValue.meaning) : .number(number)
    }

    /// What a flag says.
    fileprivate func value(_ flag: Bool) -> SettingsValue? {
        meaning(of: flag ? "true" : "false").map(SettingsValue.meaning)
    }
}

extension ValueReader {
    /// A number within bounds; nil and `invalid` for another.
    package mutating func integer(
        _ value: JSONValue, in range: ClosedRange<Int>, at location: Location
    ) -> Int? {
        guard let number = integer(value, at: location) else { return nil }
        if range.contains(number) { return number }
        note(.outOfRange, location, .number(number), .number(range.lowerBound), .number(range.upperBound))
        return nil
    }
}

/// What an object says of one thing, before all its keys were seen.
package struct SettingsDraft {
    /// What each key said.
    package var said: [SettingsField: SettingsValue] = [:]
    /// Where each part stands.
    package var places: [SettingsField: Location] = [:]
    /// Whether the object is about something else than pushes.
    package var isForeign = false

    /// Creates a draft that says nothing.
    package init() {}
}

// MARK: - Conversations

extension SettingsReader {
    mutating func takeConversation(_ field: SettingsField, _ value: SettingsValue?, _ entry: SettingsEntry) {
        if let value {
            let said = value.text.map { .conversation(entry.row.part?.kind, $0) } ?? value
            conversation.said[field] = values.later(
                said, than: conversation.said[field], from: conversation.places[field], at: entry.location)
        }
        conversation.places[field] = entry.location
    }

    /// Ends an object's setting.
    package mutating func finishConversation(_ item: SettingsItem) {
        defer { conversation = SettingsDraft() }
        guard !conversation.places.isEmpty else { return }
        let told = conversation.said[.conversationKind]?.meaning?.conversation
        guard case .conversation(let named, let id)? = conversation.said[.conversationID],
            let kind = named ?? told?.kind
        else { return noteNobody(item) }
        if vendor.takesOwnNameForApp && kind == .direct && isOwn(id) { return takeApp() }
        let mute = conversation.said[.conversationMuted]?.meaning
        if mute == nil && table.row(of: .conversationMuted) != nil { return }
        let isSuperteam = kind == .group && conversation.said[.conversationSuperteam] == .meaning(.yes)
        let index = numbers.number(
            of: kind, id, sort: isSuperteam ? .superteam : told?.sort, in: &settings.recipient)
        if let mode = conversation.said[.conversationMode]?.meaning {
            set(
                \.mode, ofConversation: index, to: NotificationMode(rawValue: mode.rawValue),
                .conversationMode)
        }
        if let end = conversation.said[.conversationUntil]?.moment {
            set(\.quietUntil, ofConversation: index, to: end, .conversationUntil)
        }
        if let mute {
            set(\.mute, ofConversation: index, to: mute.mute, .conversationMuted)
        }
        if let received = conversation.said[.conversationReceived]?.meaning {
            set(\.reception, ofConversation: index, to: received.reception, .conversationReceived)
        }
        for field in [SettingsField.conversationKind, .conversationID, .conversationSuperteam] {
            settings.places[SettingsPlace(field, index)] = conversation.places[field]
        }
    }

    private mutating func noteNobody(_ item: SettingsItem) {
        let row = table.row(of: .conversationID)
        let missing = row?.part == nil ? "kind and identifier" : "identifier"
        values.note(
            .noConversationNamed, Location(row: row?.id ?? "", path: item.path), .words(missing))
    }

    /// A conversation with oneself is how some vendors address the whole app.
    private mutating func takeApp() {
        for (field, own) in [
            (SettingsField.conversationMode, SettingsField.mode), (.conversationUntil, .quietUntil),
        ] {
            if let value = conversation.said[field], let place = conversation.places[field] {
                set(own, to: value, place)
            }
        }
    }

    /// Conversations that never notify, also where a text spells their list.
    mutating func silence(_ entry: SettingsEntry) {
        let spelled = entry.value.string.flatMap { values.document($0, at: entry.location) }
        let list = spelled?.kind == .array ? spelled : nil
        for id in values.identifiers(list ?? entry.value, at: entry.location) ?? [] { silence(id, entry) }
    }

    /// The conversation that a key names.
    mutating func silenceNamed(_ entry: SettingsEntry) {
        guard values.flag(entry.value, at: entry.location) == true else { return }
        silence(entry.key[entry.row.name.count - 1..<entry.key.count], entry)
    }

    private mutating func silence(_ id: UTF8Text, _ entry: SettingsEntry) {
        guard let kind = entry.row.part?.kind else { return }
        let index = numbers.number(of: kind, id, in: &settings.recipient)
        if entry.row.field == .conversationMuted {
            settings.set(
                \.mute, ofConversation: index, to: .on, .conversationMuted, entry.location, &values)
        } else {
            settings.set(
                \.mode, ofConversation: index, to: NotificationMode.none, .conversationMode, entry.location,
                &values)
        }
    }

    /// Sets a part of the conversation with a number, where the object says where it stands.
    private mutating func set<Value: Equatable>(
        _ part: WritableKeyPath<ConversationSetting, Value>, ofConversation index: Int, to value: Value,
        _ field: SettingsField
    ) {
        guard let place = conversation.places[field] else { return }
        settings.set(part, ofConversation: index, to: value, field, place, &values)
    }
}

// MARK: - Devices

extension SettingsReader {
    mutating func takeDevice(_ field: SettingsField, _ entry: SettingsEntry) {
        // A response lists several bindings: a part that is there already begins the next one.
        if table.listsDevices && devices.places[field] != nil { finishDevices() }
        devices.places[field] = entry.location
        devices.said[field] = value(of: entry)
    }

    /// Ends an object's devices.
    mutating func finishDevices() {
        if !devices.places.isEmpty { vendor.take(devices, &self) }
        devices = SettingsDraft()
    }

    /// Adds a device, and remembers where its parts stand.
    package mutating func add(_ device: Device, _ fields: [SettingsField]) {
        let index = settings.recipient.devices.count
        settings.recipient.devices.append(device)
        for field in fields {
            settings.places[SettingsPlace(field, index)] = devices.places[field]
        }
    }
}
