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
    ) -> (interval: DailyInterval?, remark: (kind: Diagnostic.Kind, words: String)?) {
        if state == .off { return (nil, nil) }
        if state == .allDay { return (DailyInterval(start: 0, end: 0, origin: .allDay), nil) }
        let isUnswitched = hasSwitch && state == nil
        if isUnswitched && needsSwitch { return (nil, times.isEmpty && !isBroken ? nil : Self.off) }
        guard !isBroken, let startHour = times[.startHour], let endHour = times[.endHour] else {
            return (nil, needsSwitch ? Self.withoutTimes : Self.withoutEnds)
        }
        let interval = DailyInterval(
            start: startHour * 60 + (times[.startMinute] ?? 0),
            end: endHour * 60 + (times[.endMinute] ?? 0), origin: zero)
        return (interval, isUnswitched ? Self.on : nil)
    }

    // MARK: What is told

    private typealias Remark = (kind: Diagnostic.Kind, words: String)

    private static let on: Remark = (
        .defaulted,
        "gives hours of a daily interval and no switch that can be read; the interval was taken as on. Give the switch "
            + "too"
    )
    private static let off: Remark = (
        .defaulted,
        "gives times of a quiet time and no switch that can be read; the quiet time was taken as off. Give the "
            + "switch too"
    )
    private static let withoutEnds: Remark = (
        .invalid,
        "does not give both ends of a daily interval as times of day; the interval was taken as absent. Give "
            + "start and end"
    )
    private static let withoutTimes: Remark = (
        .invalid,
        "switches quiet time on without a start and an end that are times of day; it was taken as absent. Give "
            + "all four numbers"
    )
}
