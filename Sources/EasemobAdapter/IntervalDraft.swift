import PushModel

/// The parts of a daily interval, which some forms spell in members of their own (EM 3.2).
struct IntervalDraft {
    /// What the parts add up to.
    enum Result {
        case interval(DailyInterval)
        case off
        case incomplete
    }

    /// Where the first part stands; nil when there is none.
    private(set) var location: Location?
    private var start: Int?
    private var end: Int?
    private var isOff = false
    private var isAllDay = false
    /// What midnight at both ends means: hours of old knew all day only, the SDK's times mean off (reading G9).
    private var origin = Policies.ZeroInterval.allDay

    mutating func take(
        _ key: EasemobSettingsKey, _ value: JSONValue, _ location: Location, _ values: inout ValueReader
    ) {
        self.location = self.location ?? location
        switch key {
        case .restLegacyQuietNotificationNoDisturbing: isOff = values.flag(value, at: location) == false
        case .sdkLegacyQuietNoDisturbStatus:
            let status = values.integer(value, in: 0...2, at: location)
            isAllDay = status == 0
            isOff = status == 2
        case .restLegacyQuietNotificationNoDisturbingStart, .sdkLegacyQuietNoDisturbingStartH:
            start = Self.hour(value, location, &values)
        case .restLegacyQuietNotificationNoDisturbingEnd, .sdkLegacyQuietNoDisturbingEndH:
            end = Self.hour(value, location, &values)
        case .sdkQuietSilentModeStartTimeHours: add(value, 0...23, 60, to: \.start, location, &values)
        case .sdkQuietSilentModeStartTimeMinutes: add(value, 0...59, 1, to: \.start, location, &values)
        case .sdkQuietSilentModeEndTimeHours: add(value, 0...23, 60, to: \.end, location, &values)
        case .sdkQuietSilentModeEndTimeMinutes: add(value, 0...59, 1, to: \.end, location, &values)
        default: break
        }
    }

    /// An hour of the older settings, a number or its digits; 24 is the next day's midnight.
    private static func hour(
        _ value: JSONValue, _ location: Location, _ values: inout ValueReader
    ) -> Int? {
        let hour = value.string?.decimalInteger ?? values.integer(value, at: location)
        guard let hour else { return nil }
        guard (0...24).contains(hour) else {
            values.note(.invalid, location, "is \(hour), no hour of the day; it was taken as absent")
            return nil
        }
        return hour % 24 * 60
    }

    private mutating func add(
        _ value: JSONValue, _ range: ClosedRange<Int>, _ unit: Int,
        to part: WritableKeyPath<IntervalDraft, Int?>, _ location: Location, _ values: inout ValueReader
    ) {
        origin = .off
        guard let number = values.integer(value, in: range, at: location) else { return }
        self[keyPath: part] = (self[keyPath: part] ?? 0) + number * unit
    }

    var result: Result {
        if isOff { return .off }
        if isAllDay { return .interval(DailyInterval(start: 0, end: 0, origin: .allDay)) }
        guard let start, let end else { return .incomplete }
        return .interval(DailyInterval(start: start, end: end, origin: origin))
    }
}
