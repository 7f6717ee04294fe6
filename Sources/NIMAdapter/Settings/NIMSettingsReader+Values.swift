import VendorMapping

/// The values of a user's own settings (NS-001 to NS-018).
extension NIMSettingsReader {
    mutating func takeDisplayType(_ value: JSONValue, _ location: Location) {
        guard let type = values.integer(value, in: 1...2, at: location) else { return }
        set(\.display, to: type == 1 ? .summary : .simple, .display, location)
    }

    mutating func takeShowDetail(_ value: JSONValue, _ location: Location) {
        guard let shows = values.flag(value, at: location) else { return }
        set(\.display, to: shows ? .summary : .simple, .display, location)
    }

    mutating func takeDesktop(_ pushes: Bool?, _ location: Location) {
        guard let pushes else { return }
        set(\.pushesWhileDesktopOnline, to: pushes, .pushWhileDesktopOnline, location)
    }

    /// A flag, which a form's values spell as text.
    mutating func flag(_ value: JSONValue, _ location: Location) -> Bool? {
        switch value.string {
        case "true": true
        case "false": false
        default: values.flag(value, at: location)
        }
    }

    /// A number, which a form's values spell as text.
    mutating func number(_ value: JSONValue, in range: ClosedRange<Int>, _ location: Location) -> Int? {
        if let number = value.string?.decimalInteger, range.contains(number) { return number }
        return values.integer(value, in: range, at: location)
    }

    mutating func takePart(_ key: Key, _ value: JSONValue, _ location: Location) {
        let index = intervals.firstIndex { $0.form == key.shape } ?? intervals.endIndex
        if index == intervals.endIndex { intervals.append(IntervalDraft(form: key.shape, location)) }
        intervals[index].take(key, value, location, &values)
    }

    /// Ends an object's parts of intervals.
    mutating func finishIntervals(_ item: SettingsItem) {
        for interval in intervals {
            switch interval.result {
            case .off: break
            case .incomplete:
                values.note(
                    .invalid, Location(row: interval.location.row, path: item.path), named: "the object",
                    "switches quiet time on without a start and an end that are times of day; it was taken as absent. Give "
                        + "all four numbers")
            case .unswitched:
                values.note(
                    .defaulted, Location(row: interval.location.row, path: item.path), named: "the object",
                    "gives times of a quiet time and no switch that can be read; the quiet time was taken as off. Give the "
                        + "switch too")
            case .interval(let daily): take(daily, interval.location)
            }
        }
        intervals = []
    }

    private mutating func take(_ daily: DailyInterval, _ location: Location) {
        set(\.quietDaily, to: daily, .quietDaily, location)
        if daily.start == daily.end {
            let time = DailyInterval.text(daily.start)
            values.note(
                .ambiguous, location, severity: .info,
                "is a quiet time from \(time) to \(time), which no document explains; it was taken as "
                    + (daily.isZero ? "none" : "all day"))
        }
    }
}
