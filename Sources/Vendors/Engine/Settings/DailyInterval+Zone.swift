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
