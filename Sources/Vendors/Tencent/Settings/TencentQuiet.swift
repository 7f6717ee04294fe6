/// The keys of `setAllReceiveMessageOpt`: a daily quiet time, or one that is for once (TS-001 to TS-007).
struct TencentQuiet {
    private var isOn: Bool?
    private var hour: Int?
    private var minute = 0
    private var stamp: (value: Int, location: Location)?
    private var duration: (value: Int, location: Location)?
    /// Where the first of them stands.
    private var location: Location?

    /// The seconds from which on a daily quiet time lasts all day (TX 9.20).
    private static let allDay = 86_400

    /// Takes a key; false for one that is no part of a quiet time.
    mutating func take(_ entry: SettingsEntry, _ reader: inout SettingsReader) -> Bool {
        guard let part = QuietPart(entry.row) else { return false }
        let (value, place) = (entry.value, entry.location)
        location = location ?? place
        switch part {
        case .option: isOn = reader.value(of: entry).map { $0 == .meaning(.on) }
        case .hour: hour = reader.values.integer(value, in: 0...23, at: place)
        case .minute: minute = reader.values.integer(value, in: 0...59, at: place) ?? 0
        case .second:
            if let second = reader.values.integer(value, in: 0...59, at: place), second != 0 {
                reader.values.note(.wholeMinutes, place)
            }
        case .stamp: stamp = reader.values.integer(value, at: place).map { ($0, place) }
        case .duration: duration = reader.values.integer(value, at: place).map { ($0, place) }
        }
        return true
    }

    /// Ends the object, which replaces what an earlier one said.
    func finish(_ reader: inout SettingsReader) {
        guard let location else { return }
        let once: [SettingsField] = [.quietFrom, .quietUntil]
        let replaced = isOn == false ? once + [.quietDaily] : stamp == nil ? once : [.quietDaily]
        reader.settings.forgetQuiet(replaced, location, &reader.values)
        if isOn == false { return }
        if let stamp { return finishOnce(stamp, &reader) }
        guard isOn == true || hour != nil || duration != nil else { return }
        guard let duration, duration.value > 0 else {
            return reader.values.note(.quietWithoutDuration, location)
        }
        if duration.value >= Self.allDay {
            return reader.set(
                .quietDaily, to: .interval(DailyInterval(start: 0, end: 0, zero: .allDay)), duration.location)
        }
        guard let hour else { return reader.values.note(.quietWithoutStart, location) }
        if duration.value % 60 != 0 { reader.values.note(.wholeMinutes, duration.location) }
        let daily = DailyInterval(
            start: hour * 60 + minute, lasting: (duration.value + 59) / 60, zero: .allDay)
        reader.set(.quietDaily, to: .interval(daily), location)
    }

    /// A quiet time that is for once, from a moment on.
    private func finishOnce(
        _ stamp: (value: Int, location: Location), _ reader: inout SettingsReader
    ) {
        guard (0...Self.latest).contains(stamp.value) else {
            return reader.values.note(.badStamp, stamp.location)
        }
        reader.set(.quietFrom, to: .moment(Instant(seconds: stamp.value)), stamp.location)
        guard let duration, (1...Self.latest).contains(duration.value) else {
            return reader.values.note(.quietWithoutDuration, stamp.location)
        }
        reader.set(
            .quietUntil, to: .moment(Instant(seconds: stamp.value + duration.value)), duration.location)
    }

    /// The end of the year 9999.
    private static let latest = 253_402_300_799
}

/// Which part of a quiet time a key is.
private enum QuietPart {
    case option, hour, minute, second, stamp, duration

    init?(_ row: SettingsRow) {
        switch (row.field, row.part) {
        case (.quietDaily, .switch): self = .option
        case (.quietDaily, .startHour): self = .hour
        case (.quietDaily, .startMinute): self = .minute
        case (.quietFrom, _): self = .stamp
        case (.quietUntil, _): self = .duration
        default:
            guard row.transform == .own(TencentSettingsTransform.startSecond.rawValue) else { return nil }
            self = .second
        }
    }
}
