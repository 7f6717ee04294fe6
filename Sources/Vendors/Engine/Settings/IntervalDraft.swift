/// The parts of one form's daily interval, which stand in keys of their own.
struct IntervalDraft {
    /// The form that spells the parts.
    let form: String
    /// Where the first part stands.
    let location: Location
    /// Whether the form has a switch, which says whether its times hold.
    private let hasSwitch: Bool
    private var state: SettingsMeaning?
    private var times: [SettingsPart: Int] = [:]
    /// Whether a part holds no time of day.
    private var isBroken = false
    /// What midnight at both ends means (EM 9.7).
    private var zero: Policies.ZeroInterval?

    init(form: String, _ location: Location, hasSwitch: Bool) {
        self.form = form
        self.location = location
        self.hasSwitch = hasSwitch
    }

    /// Takes a part; without a value, one that could not be read.
    mutating func take(_ value: SettingsValue?, _ entry: SettingsEntry, _ values: inout ValueReader) {
        guard let part = entry.row.part else { return }
        switch value {
        case .meaning(let meaning)?:
            state = values.later(meaning, than: state, from: location, at: entry.location)
        case .number(let number)?:
            times[part] = values.later(number, than: times[part], from: location, at: entry.location)
            if part == .startHour { zero = entry.row.zero }
        default: isBroken = isBroken || part != .switch
        }
    }

    /// What the parts add up to, and what is told of it; absent minutes are the full hour.
    func result(
        needsSwitch: Bool
    ) -> (interval: DailyInterval?, remark: DiagnosticCode?) {
        if state == .off { return (nil, nil) }
        if state == .allDay { return (DailyInterval(start: 0, end: 0, origin: .allDay), nil) }
        let isUnswitched = hasSwitch && state == nil
        if isUnswitched && needsSwitch {
            return (nil, times.isEmpty && !isBroken ? nil : .quietTimeWithoutSwitch)
        }
        guard !isBroken, let startHour = times[.startHour], let endHour = times[.endHour] else {
            return (nil, needsSwitch ? .quietTimeWithoutTimes : .intervalWithoutEnds)
        }
        let interval = DailyInterval(
            start: startHour * 60 + (times[.startMinute] ?? 0),
            end: endHour * 60 + (times[.endMinute] ?? 0), origin: zero)
        return (interval, isUnswitched ? .intervalWithoutSwitch : nil)
    }
}
