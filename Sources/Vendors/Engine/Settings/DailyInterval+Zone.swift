/// Daily times of one zone in another, for vendors who read everybody's in the zone of their servers.
extension Recipient {
    /// Moves the daily interval into the zone in which a vendor reads it, or leaves it where the zone can be named.
    ///
    /// What two zones have between them may change with the seasons; then the times are those of `now`.
    ///
    /// - Parameters:
    ///   - zone: The vendor's zone.
    ///   - isNamed: Whether the form has a key for another zone.
    ///   - now: The moment at which the interval is set.
    /// - Returns: What is told of it: nothing where both zones have one time all year.
    mutating func moveDailyTimes(to zone: TimeZoneRule, isNamed: Bool, now: Instant) -> [SettingsLoss] {
        guard let daily = quietDaily, daily.start != daily.end else { return [] }
        let own = quietZone ?? zone
        let lead = zone.lead(on: own, at: now)
        let others = zone.otherLeads(on: own, from: now).filter { $0 != lead }
        if isNamed, lead != 0 || !others.isEmpty {
            return [SettingsLoss(.zoneOfNewestClients, .quietDaily, [.words(own.name), .words(zone.name)])]
        }
        quietDaily = daily.later(by: lead)
        quietZone = zone
        if lead == 0 && others.isEmpty { return [] }
        let arguments: [DiagnosticArgument] = [.words(own.name), .words(zone.name)]
        if others.isEmpty { return [SettingsLoss(.zoneOfDataCentre, .quietDaily, arguments)] }
        let times = others.map { daily.later(by: lead - $0).inWords }.joined(separator: " or ")
        return [
            SettingsLoss(
                .clockChanges, .quietDaily, arguments,
                difference:
                    "will keep its quiet time \(times), not \(daily.inWords), whenever the clock of \(own.name) is not set "
                    + "as it was at \(now.rfc3339)")
        ]
    }
}

extension TimeZoneRule {
    /// The minutes by which the clock of this zone is ahead of another's at a moment.
    package func lead(on other: TimeZoneRule, at moment: Instant) -> Int {
        (offset(moment) - other.offset(moment)) / 60
    }

    /// The same at any time of the year that follows, each once.
    fileprivate func otherLeads(on other: TimeZoneRule, from now: Instant) -> [Int] {
        let weeks = (1...53).map { now.adding(seconds: $0 * 604_800) }
        return weeks.map { lead(on: other, at: $0) }.reduce(into: []) { leads, lead in
            if !leads.contains(lead) { leads.append(lead) }
        }
    }
}

extension DailyInterval {
    /// An interval that begins at a minute of the day and lasts so many; a day's are all day.
    package init(
        start: Int, lasting minutes: Int, zero: Policies.ZeroInterval? = nil, mode: NotificationMode? = nil
    ) {
        self.init(start: start, end: (start + minutes) % 1_440, zero: zero, mode: mode)
    }

    /// How many minutes of a day it lasts.
    package var minutes: Int {
        let span = (end - start + 1_440) % 1_440
        return span == 0 ? 1_440 : span
    }

    /// The same interval by a clock that is ahead.
    fileprivate func later(by minutes: Int) -> DailyInterval {
        var interval = self
        interval.start = ((start + minutes) % 1_440 + 1_440) % 1_440
        interval.end = ((end + minutes) % 1_440 + 1_440) % 1_440
        return interval
    }

    /// `between 22:00 and 08:00`.
    fileprivate var inWords: String { "between \(Self.text(start)) and \(Self.text(end))" }
}

extension SettingsTable {
    /// Whether a form has a key for the zone of the daily interval.
    func namesZone(in form: String) -> Bool {
        rows.contains { $0.shape == form && $0.field == .quietZone && $0.writes != nil }
    }
}

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
