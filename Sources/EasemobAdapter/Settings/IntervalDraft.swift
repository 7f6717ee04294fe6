import VendorMapping

/// The parts of one form's daily interval, which stand in members of their own (ES-017 to ES-019, ES-048 to ES-053).
struct IntervalDraft {
    /// What the parts add up to.
    enum Result {
        case interval(DailyInterval)
        case off
        case incomplete
    }

    /// The form that spells the parts.
    let form: String
    /// Where the first part stands.
    let location: Location
    private var parts: [Part: Int] = [:]
    /// Whether a part holds no time of day.
    private var isBroken = false
    /// Whether the form has a switch, which says whether its hours hold.
    private var hasSwitch = false
    /// What midnight at both ends means: hours of old knew all day only, the SDK's times mean off (reading G9).
    private var origin = Policies.ZeroInterval.allDay

    private enum Part {
        /// 0 all day, 1 the times, 2 off.
        case status
        case startHour
        case startMinute
        case endHour
        case endMinute
    }

    init(form: String, _ location: Location) {
        self.form = form
        self.location = location
    }

    mutating func take(
        _ key: EasemobSettingsKey, _ value: JSONValue, _ location: Location, _ values: inout ValueReader
    ) {
        switch key {
        case .restLegacyQuietNotificationNoDisturbing, .entitiesNotificationNoDisturbing:
            put(values.flag(value, at: location).map { $0 ? 1 : 2 }, .status, location, &values)
        case .sdkLegacyQuietNoDisturbStatus:
            put(values.integer(value, in: 0...2, at: location), .status, location, &values)
        case .restLegacyQuietNotificationNoDisturbingStart, .entitiesNotificationNoDisturbingStart,
            .sdkLegacyQuietNoDisturbingStartH:
            hour(value, .startHour, location, &values)
        case .restLegacyQuietNotificationNoDisturbingEnd, .entitiesNotificationNoDisturbingEnd,
            .sdkLegacyQuietNoDisturbingEndH:
            hour(value, .endHour, location, &values)
        case .sdkQuietSilentModeStartTimeHours: time(value, 0...23, .startHour, location, &values)
        case .sdkQuietSilentModeStartTimeMinutes: time(value, 0...59, .startMinute, location, &values)
        case .sdkQuietSilentModeEndTimeHours: time(value, 0...23, .endHour, location, &values)
        case .sdkQuietSilentModeEndTimeMinutes: time(value, 0...59, .endMinute, location, &values)
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
        return hour % 24
    }

    private mutating func hour(
        _ value: JSONValue, _ part: Part, _ location: Location, _ values: inout ValueReader
    ) {
        hasSwitch = true
        put(Self.hour(value, location, &values), part, location, &values)
    }

    private mutating func time(
        _ value: JSONValue, _ range: ClosedRange<Int>, _ part: Part, _ location: Location,
        _ values: inout ValueReader
    ) {
        origin = .off
        put(values.integer(value, in: range, at: location), part, location, &values)
    }

    private mutating func put(
        _ number: Int?, _ part: Part, _ location: Location, _ values: inout ValueReader
    ) {
        guard let number else { return isBroken = isBroken || part != .status }
        parts[part] = values.later(number, than: parts[part], from: self.location, at: location)
    }

    /// Whether the hours were taken as on although nothing says so.
    var isUnswitched: Bool { hasSwitch && parts[.status] == nil }

    /// The interval, if it is on; absent minutes are the full hour.
    var result: Result {
        if parts[.status] == 2 { return .off }
        if parts[.status] == 0 { return .interval(DailyInterval(start: 0, end: 0, origin: .allDay)) }
        guard !isBroken, let startHour = parts[.startHour], let endHour = parts[.endHour] else {
            return .incomplete
        }
        return .interval(
            DailyInterval(
                start: startHour * 60 + (parts[.startMinute] ?? 0),
                end: endHour * 60 + (parts[.endMinute] ?? 0), origin: origin))
    }
}
