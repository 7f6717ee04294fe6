/// Reads the times of settings, each in the unit that its key has: no unit is ever guessed from a number's size (EM 9.8).
extension SettingsReader {
    /// The most that a one-off quiet time lasts: seven days (ES-007).
    static let longestQuietSeconds = 604_800

    /// The end of a quiet time, or of one that lasts so long from its beginning; nil for 0, which is none, and for one
    /// that has passed.
    mutating func end(_ entry: SettingsEntry) -> Instant? {
        guard let count = values.integer(entry.value, at: entry.location), count != 0,
            isPossible(count, entry)
        else { return nil }
        let seconds = entry.row.transform == .minutes ? count * 60 : wholeSeconds(count, entry.location)
        let end =
            entry.row.transform == .expiry ? Instant(seconds: seconds) : beginning.adding(seconds: seconds)
        if end > now { return end }
        values.note(
            .ignored, entry.location, severity: .info,
            "is an end that has passed; there is no quiet time any more")
        return nil
    }

    private mutating func isPossible(_ count: Int, _ entry: SettingsEntry) -> Bool {
        if entry.row.transform == .expiry {
            if count < 0 {
                values.note(.invalid, entry.location, "is a moment before 1970; it was taken as absent")
            }
            return count > 0
        }
        let isMinutes = entry.row.transform == .minutes
        let most = isMinutes ? Self.longestQuietSeconds / 60 : Self.longestQuietSeconds * 1_000
        if (1...most).contains(count) { return true }
        values.note(
            count > most ? .overLimit : .invalid, entry.location,
            "is \(count), and a duration here is from 0 to \(most) \(isMinutes ? "minutes" : "milliseconds"); it was "
                + "taken as absent. If it is an absolute end, give the vendor's response as it came, or name its form"
        )
        return false
    }

    /// Whole seconds: a part of one counts as one, so that the quiet time does not end early.
    private mutating func wholeSeconds(_ milliseconds: Int, _ location: Location) -> Int {
        if milliseconds % 1_000 == 0 { return milliseconds / 1_000 }
        values.note(
            .approximated, location, severity: .info,
            "is \(milliseconds) milliseconds, and quiet times are kept in seconds; it was rounded up")
        return milliseconds / 1_000 + 1
    }

    // MARK: Times of day

    mutating func hour(_ entry: SettingsEntry) -> Int? {
        let hour = entry.value.string?.decimalInteger ?? values.integer(entry.value, at: entry.location)
        guard let hour else { return nil }
        guard (0...24).contains(hour) else {
            values.note(.invalid, entry.location, "is \(hour), no hour of the day; it was taken as absent")
            return nil
        }
        return hour % 24
    }

    /// `HH:MM-HH:MM`, or without leading zeros.
    mutating func interval(_ entry: SettingsEntry) -> DailyInterval? {
        guard let text = values.filledText(entry.value, at: entry.location) else { return nil }
        guard let dash = text.firstIndex(of: UInt8(ascii: "-"), from: 0),
            let start = DailyInterval.minutes(text[0..<dash].trimmedASCIIWhitespace()),
            let end = DailyInterval.minutes(text[dash + 1..<text.count].trimmedASCIIWhitespace())
        else {
            values.note(
                .invalid, entry.location, "is no interval such as 22:00-08:00; it was taken as absent")
            return nil
        }
        return DailyInterval(start: start, end: end, origin: entry.row.zero)
    }
}

extension DailyInterval {
    /// An interval that remembers, where its ends are equal, what its form means by that: all day, but for midnight.
    init(start: Int, end: Int, origin: Policies.ZeroInterval?) {
        let meaning = start == 0 ? origin : origin.map { _ in .allDay }
        self.init(start: start, end: end, zero: start == end ? meaning : nil)
    }
}
