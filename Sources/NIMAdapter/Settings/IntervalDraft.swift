import VendorMapping

/// The parts of one form's daily interval, a switch and four numbers (NS-002 to NS-006, NS-010 to NS-014).
struct IntervalDraft {
    /// What the parts add up to.
    enum Result {
        case interval(DailyInterval)
        case off
        case incomplete
        /// Times, and nothing that says whether they hold.
        case unswitched
    }

    /// The form that spells the parts.
    let form: String
    /// Where the first part stands.
    let location: Location
    private var isOn: Bool?
    private var parts: [Part: Int] = [:]
    /// Whether a part holds no time of day.
    private var isBroken = false

    private enum Part {
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
        _ key: NIMSettingsKey, _ value: JSONValue, _ location: Location, _ values: inout ValueReader
    ) {
        switch key {
        case .sdkQuietNoDisturbing, .sdkV2QuietDndOn:
            guard let flag = values.flag(value, at: location) else { return }
            isOn = values.later(flag, than: isOn, from: self.location, at: location)
        case .sdkQuietNoDisturbingStartH, .sdkV2QuietFromH: put(value, 0...23, .startHour, location, &values)
        case .sdkQuietNoDisturbingStartM, .sdkV2QuietFromM:
            put(value, 0...59, .startMinute, location, &values)
        case .sdkQuietNoDisturbingEndH, .sdkV2QuietToH: put(value, 0...23, .endHour, location, &values)
        case .sdkQuietNoDisturbingEndM, .sdkV2QuietToM: put(value, 0...59, .endMinute, location, &values)
        default: break
        }
    }

    private mutating func put(
        _ value: JSONValue, _ range: ClosedRange<Int>, _ part: Part, _ location: Location,
        _ values: inout ValueReader
    ) {
        guard let number = values.integer(value, in: range, at: location) else { return isBroken = true }
        parts[part] = values.later(number, than: parts[part], from: self.location, at: location)
    }

    /// The interval, if it is on; absent minutes are the full hour.
    var result: Result {
        guard let isOn else { return parts.isEmpty && !isBroken ? .off : .unswitched }
        guard isOn else { return .off }
        guard !isBroken, let startHour = parts[.startHour], let endHour = parts[.endHour] else {
            return .incomplete
        }
        return .interval(
            DailyInterval(
                start: startHour * 60 + (parts[.startMinute] ?? 0),
                end: endHour * 60 + (parts[.endMinute] ?? 0)))
    }
}
