package import VendorMapping

/// What of RongCloud's settings no table says.
extension RongCloudAdapter: VendorSettings {
    package static var settingsTable: SettingsTable { .rongcloud }

    /// The forms in which it writes settings.
    package static var settingsForms: [String] { RongCloudSettingsForm.allCases.map(\.rawValue) }

    package static var holdsSettingsOfAll: Bool { true }

    /// There is no force.
    package static var forcesDirectMessages: Bool { false }

    /// Hidden details hide the sender's words too (RC 7).
    package static var showsWrittenWordsInSimple: Bool { false }
}

/// The forms in which RongCloud's settings are written; what `rest` has no call for is written as the SDK has it.
enum RongCloudSettingsForm: String, CaseIterable {
    case rest
    case sdk
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
        for entry in entries where !quiet.take(entry, &reader) { reader.take(entry) }
        quiet.finish(&reader)
        if reader.conversation.said[.conversationMode] != nil,
            reader.conversation.places[.conversationID] == nil
        {
            reader.conversation.said[.conversationID] = .conversation(nil, ConversationSetting.all)
            reader.conversation.places[.conversationID] = reader.conversation.places[.conversationKind]
        }
    }

    private static func isChannel(_ entry: SettingsEntry) -> Bool {
        let isNamed = !entry.value.isNull && !entry.value.isEmptyString
        return isNamed && entry.row.transform == .own(RongCloudSettingsTransform.channel.rawValue)
    }

    package static func take(
        _ entry: SettingsEntry, by transform: UInt8, _ reader: inout SettingsReader
    ) {
        switch RongCloudSettingsTransform(rawValue: transform) {
        case .user:
            guard let id = reader.values.identifier(entry.value, at: entry.location), !reader.isOwn(id)
            else { return }
            reader.values.note(.otherMember, entry.location)
        case .zone: reader.takeZone(entry)
        case .startTime, .span, .channel, nil: break
        }
    }

    /// A token, and the app of its certificate.
    package static func take(_ devices: SettingsDraft, _ reader: inout SettingsReader) {
        guard let token = devices.said[.deviceToken]?.text else {
            if let place = devices.places.values.min(by: { $0.path < $1.path }) {
                reader.values.note(.namesNoDevice, place)
            }
            return
        }
        reader.add(
            Device(token: token, notifier: devices.said[.deviceNotifier]?.text),
            [.deviceToken, .deviceNotifier])
    }
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
            modeLocation = entry.location
            mode = reader.value(of: entry)?.meaning.flatMap { NotificationMode(rawValue: $0.rawValue) }
        case .quietDaily where entry.row.part == .startHour:
            start = reader.values.filledText(entry.value, at: entry.location).flatMap(Self.minutes)
        case .quietDaily where entry.row.part == .endHour:
            span = reader.values.integer(entry.value, in: 0...Self.allDay, at: entry.location)
        default: return false
        }
        location = location ?? entry.location
        return true
    }

    /// `HH:MM:SS` or `HH:MM`; seconds count for nothing.
    private static func minutes(_ text: UTF8Text) -> Int? {
        let colon = UInt8(ascii: ":")
        guard let first = text.firstIndex(of: colon) else { return nil }
        return DailyInterval.minutes(text[0..<(text.firstIndex(of: colon, from: first + 1) ?? text.count)])
    }

    /// Ends the object.
    func finish(_ reader: inout SettingsReader) {
        guard let location, span != 0 else { return }
        guard let start, let span else {
            if self.start != nil || self.span != nil { reader.values.note(.quietWithoutTime, location) }
            return
        }
        let end = span == Self.allDay ? start : (start + span) % 1_440
        let mode = mode == NotificationMode.none ? nil : mode ?? .mentions
        reader.set(
            .quietDaily, to: .interval(DailyInterval(start: start, end: end, zero: .allDay, mode: mode)),
            location)
        if let modeLocation { reader.locate(.quietDailyMode, modeLocation) }
    }
}

// MARK: - Writing

extension RongCloudAdapter {
    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? {
        guard case .interval(let daily)?? = said.first(where: { $0.field == .quietDaily })?.value else {
            return RongCloudSettingsTransform(rawValue: transform) == .user
                ? said.first { $0.field == .id }?.value : nil
        }
        switch RongCloudSettingsTransform(rawValue: transform) {
        case .user: return said.first { $0.field == .id }?.value
        case .startTime:
            let digits = [daily.start / 60, daily.start % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return .text(UTF8Text("\(digits[0]):\(digits[1]):00"))
        case .span:
            let minutes = (daily.end - daily.start + 1_440) % 1_440
            return .number(minutes == 0 ? RongCloudQuiet.allDay : minutes)
        case .zone, .channel, nil: return nil
        }
    }

    package static func write(_ writer: inout SettingsWriter) {
        writer.writeQuiet()
        writer.writeConversations()
        writer.writeDevices()
    }
}
