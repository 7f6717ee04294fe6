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
        values.note(.endHasPassed, entry.location)
        return nil
    }

    private mutating func isPossible(_ count: Int, _ entry: SettingsEntry) -> Bool {
        if entry.row.transform == .expiry {
            if count < 0 { values.note(.before1970, entry.location) }
            return count > 0
        }
        let isMinutes = entry.row.transform == .minutes
        let most = isMinutes ? Self.longestQuietSeconds / 60 : Self.longestQuietSeconds * 1_000
        if (1...most).contains(count) { return true }
        values.note(
            count > most ? .durationTooLong : .noDuration, entry.location, .number(count), .number(most),
            .words(isMinutes ? "minutes" : "milliseconds"))
        return false
    }

    /// Whole seconds: a part of one counts as one, so that the quiet time does not end early.
    private mutating func wholeSeconds(_ milliseconds: Int, _ location: Location) -> Int {
        if milliseconds % 1_000 == 0 { return milliseconds / 1_000 }
        values.note(.roundedToSeconds, location, .number(milliseconds))
        return milliseconds / 1_000 + 1
    }

    // MARK: Times of day

    mutating func hour(_ entry: SettingsEntry) -> Int? {
        let hour = entry.value.string?.wholeNumber ?? values.integer(entry.value, at: entry.location)
        guard let hour else { return nil }
        guard (0...24).contains(hour) else {
            values.note(.noHour, entry.location, .number(hour))
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
            values.note(.noInterval, entry.location)
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
