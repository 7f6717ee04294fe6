import PushModel

/// The values of a user's own settings (NIM 6).
extension NIMSettingsReader {
    mutating func takeDisplayType(_ value: JSONValue, _ location: Location) {
        guard let type = values.integer(value, in: 1...2, at: location) else { return }
        settings.recipient.display = type == 1 ? .summary : .simple
        found(.display, location)
    }

    mutating func takeShowDetail(_ value: JSONValue, _ location: Location) {
        guard let shows = values.flag(value, at: location) else { return }
        settings.recipient.display = shows ? .summary : .simple
        found(.display, location)
    }

    mutating func takeDesktop(_ pushes: Bool?, _ location: Location) {
        guard let pushes else { return }
        settings.recipient.pushesWhileDesktopOnline = pushes
        found(.pushWhileDesktopOnline, location)
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

    /// Ends an object's parts of an interval.
    mutating func finishInterval(_ item: SettingsItem) {
        defer { interval = IntervalDraft() }
        guard let location = interval.location else { return }
        switch interval.result {
        case .off: break
        case .incomplete:
            values.note(
                .invalid, Location(row: location.row, path: item.path), named: "the object",
                "switches quiet time on without its start and end; it was taken as absent. Give all four numbers"
            )
        case .interval(let daily):
            settings.recipient.changeQuiet { $0.daily = daily }
            found(.quietDaily, location)
            if daily.isZero {
                values.note(
                    .ambiguous, location, severity: .info,
                    "is a quiet time from 0:00 to 0:00, which no document explains; it was taken as none")
            }
        }
    }
}
