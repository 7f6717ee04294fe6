/// What of RongCloud's settings no table says.
extension RongCloudAdapter: VendorSettings {
    package static var settingsTable: SettingsTable { .rongcloud }

    package static var holdsSettingsOfAll: Bool { true }

    /// Beijing's in China, UTC abroad (RC 9.9).
    package static var keepsTimesInOneZone: Bool { true }

    /// There is no force.
    package static var forcesDirectMessages: Bool { false }
}

// MARK: - Reading

extension RongCloudAdapter {
    /// Takes the keys of an object: those of a quiet time go together, a level without a target is for all of its type, and one
    /// of a channel is nobody's (RC 32).
    package static func take(
        _ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader
    ) {
        if let channel = entries.first(where: isChannel) {
            return reader.values.note(.channelHasNoSettings, channel.location)
        }
        var quiet = RongCloudQuiet()
        for entry in withoutOldLevel(entries, &reader) where !quiet.take(entry, &reader) {
            reader.take(entry)
        }
        quiet.finish(&reader)
        guard entries.contains(where: { $0.row.field == .conversationMode }) else { return }
        finishTarget(entries, of: item, &reader)
    }

    private static func isChannel(_ entry: SettingsEntry) -> Bool {
        let isNamed = !entry.value.isNull && !entry.value.isEmptyString
        return isNamed && entry.row.transform == .own(RongCloudSettingsTransform.channel.rawValue)
    }

    /// The key that is only read is the old one, which loses to the level wherever it stands (RS-022, RS-026).
    private static func withoutOldLevel(
        _ entries: [SettingsEntry], _ reader: inout SettingsReader
    ) -> [SettingsEntry] {
        let levels = entries.filter { $0.row.field == .conversationMode }
        var probe = reader
        guard levels.contains(where: { $0.row.writes != nil && probe.value(of: $0) != nil }) else {
            // With an answer's code beside it, it is what the interface answers.
            let isAnswer = entries.contains { $0.row.transform == .ignored }
            for level in levels where !isAnswer && level.row.writes == nil && level.value.wholeNumber == 1 {
                reader.values.note(.oldMute, level.location)
            }
            return entries
        }
        let old = levels.filter { $0.row.writes == nil }.map(\.location)
        for location in old { reader.values.note(.ineffectiveSetting, location) }
        return entries.filter { !old.contains($0.location) }
    }

    /// A level without a target is for all of its type, if the type is a whole kind and no key could be a misspelt target.
    private static func finishTarget(
        _ entries: [SettingsEntry], of item: SettingsItem, _ reader: inout SettingsReader
    ) {
        let all = SettingsValue.conversation(nil, ConversationSetting.all)
        if reader.conversation.said[.conversationID] == all {
            reader.conversation.said[.conversationID] = nil
        }
        let keys = item.value.members.filter { !$0.hasKey(VendorUser.form) }
        guard reader.conversation.places[.conversationID] == nil, keys.count == entries.count else { return }
        if reader.conversation.said[.conversationMode] == nil {
            // The level could not be read, which was told.
            reader.conversation = SettingsDraft()
            return
        }
        if let sort = reader.conversation.said[.conversationKind]?.meaning,
            sort == .system || sort == .ultragroup,
            let place = reader.conversation.places[.conversationKind]
        {
            reader.values.note(.sortHasNoLevel, place, .words(sort.rawValue))
            reader.conversation = SettingsDraft()
            return
        }
        reader.conversation.said[.conversationID] = all
        reader.conversation.places[.conversationID] = reader.conversation.places[.conversationKind]
    }

    /// Keys of the vendor's own were taken with their object.
    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {}
}

/// The keys of a daily quiet time: when it starts, how many minutes it lasts, and what it lets pass (RC 12, RC 32).
private struct RongCloudQuiet {
    private var start: Int?
    private var span: Int?
    private var mode: NotificationMode?
    private var modeLocation: Location?
    /// Where the first of them stands.
    private var location: Location?

    /// The minutes that stand for all day.
    static let allDay = 1_439

    /// Takes a key; false for one that is no part of a quiet time.
    mutating func take(_ entry: SettingsEntry, _ reader: inout SettingsReader) -> Bool {
        switch entry.row.field {
        case .quietDailyMode:
            if let said = reader.value(of: entry)?.meaning.flatMap({ NotificationMode(rawValue: $0.rawValue) }
            ) {
                mode = reader.values.later(said, than: mode, from: modeLocation, at: entry.location)
            }
            modeLocation = entry.location
        case .quietDaily where entry.row.part == .startHour: start = Self.minutes(entry, &reader.values)
        case .quietDaily where entry.row.part == .endHour:
            span = reader.values.integer(entry.value, in: 0...Self.allDay, at: entry.location)
        default: return false
        }
        location = location ?? entry.location
        return true
    }

    /// `HH:MM:SS` or `HH:MM`; quiet times begin at whole minutes here.
    private static func minutes(_ entry: SettingsEntry, _ values: inout ValueReader) -> Int? {
        let colon = UInt8(ascii: ":")
        guard let text = values.filledText(entry.value, at: entry.location),
            let first = text.firstIndex(of: colon, from: 0)
        else { return nil }
        let second = text.firstIndex(of: colon, from: first + 1) ?? text.count
        if text[second..<text.count].withBytes({ $0.contains { (0x31...0x39).contains($0) } }) {
            values.note(.wholeMinutes, entry.location)
        }
        return DailyInterval.minutes(text[0..<second])
    }

    /// Ends the object.
    func finish(_ reader: inout SettingsReader) {
        guard let location, span != 0 else { return }
        guard let start, let span else {
            if self.start != nil || self.span != nil { reader.values.note(.quietWithoutTime, location) }
            return
        }
        let mode = mode == NotificationMode.none ? nil : mode ?? .mentions
        let daily = DailyInterval(
            start: start, lasting: span == Self.allDay ? 0 : span, zero: .allDay, mode: mode)
        reader.set(.quietDaily, to: .interval(daily), location)
        reader.locate(.quietDailyMode, modeLocation ?? location)
    }
}

// MARK: - Writing

extension RongCloudAdapter {
    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        guard case .interval(let daily)?? = said.first(where: { $0.field == .quietDaily })?.value else {
            return nil
        }
        return switch RongCloudSettingsTransform(rawValue: transform) {
        case .startTime: .text(UTF8Text(concatenating: [DailyInterval.text(daily.start), ":00"]))
        case .span: .number(min(daily.minutes, RongCloudQuiet.allDay))
        case .channel, nil: nil
        }
    }
}

extension RongCloudAdapter {
    /// The console has no calls for what a profile says: each is set by hand.
    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        var console = WrittenConsole()
        let names = profile.templates.keys.map(\.string).sorted()
        if !names.isEmpty {
            console.steps.append(
                "Make the push templates \(names.joined(separator: ", ")) for each language, without placeholders, and let "
                    + "senders name the identifiers that they get.")
        }
        settingsTable.removeLost(from: &profile, &losses)
        return console
    }
}
