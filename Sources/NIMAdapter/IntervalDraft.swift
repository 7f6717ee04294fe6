import PushModel

/// The parts of a daily interval, a switch and four numbers (NIM 6).
struct IntervalDraft {
    /// What the parts add up to.
    enum Result {
        case interval(DailyInterval)
        case off
        case incomplete
    }

    /// Where the first part stands; nil when there is none.
    private(set) var location: Location?
    private var isOn = false
    private var start: (hour: Int?, minute: Int?)
    private var end: (hour: Int?, minute: Int?)

    mutating func take(
        _ key: NIMSettingsKey, _ value: JSONValue, _ location: Location, _ values: inout ValueReader
    ) {
        self.location = self.location ?? location
        switch key {
        case .sdkQuietNoDisturbing, .sdkV2QuietDndOn: isOn = values.flag(value, at: location) == true
        case .sdkQuietNoDisturbingStartH, .sdkV2QuietFromH:
            start.hour = values.integer(value, in: 0...23, at: location)
        case .sdkQuietNoDisturbingStartM, .sdkV2QuietFromM:
            start.minute = values.integer(value, in: 0...59, at: location)
        case .sdkQuietNoDisturbingEndH, .sdkV2QuietToH:
            end.hour = values.integer(value, in: 0...23, at: location)
        case .sdkQuietNoDisturbingEndM, .sdkV2QuietToM:
            end.minute = values.integer(value, in: 0...59, at: location)
        default: break
        }
    }

    /// The interval, if it is on; absent minutes are the full hour.
    var result: Result {
        guard isOn else { return .off }
        guard let startHour = start.hour, let endHour = end.hour else { return .incomplete }
        let first = startHour * 60 + (start.minute ?? 0)
        let last = endHour * 60 + (end.minute ?? 0)
        // A client's form: midnight at both ends is off (reading G9).
        return .interval(DailyInterval(start: first, end: last, zero: first == 0 && last == 0 ? .off : nil))
    }
}
