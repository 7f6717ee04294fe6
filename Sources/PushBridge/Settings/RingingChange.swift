import PushModel

/// One way in which a phone rings, or stays silent, where it did not.
struct RingingChange: Hashable {
    /// Whether it rings now; else it stays silent.
    var rings: Bool
    /// When it begins; nil for at once.
    var from: Instant?
    /// When it ends; nil for never.
    var until: Instant?
    /// At which times of day.
    var times: DailyTimes

    /// The changes between two silences: those that last, and those until the last one-off quiet time ends.
    ///
    /// Ends that differ by less than a minute, which is how finely an SDK counts, are no change.
    static func between(_ before: Silence, _ after: Silence, now: Instant, zone: TimeZoneRule)
        -> [RingingChange]
    {
        let more = RingingChange(rings: true, from: after.until, times: before.daily.without(after.daily))
        let less = RingingChange(rings: false, from: before.until, times: after.daily.without(before.daily))
        let meanwhile = meanwhile(before, after, now, zone)
        return ([meanwhile, more, less] + later(before, after)).compactMap { $0 }
            .filter { !$0.times.isEmpty }
    }

    /// What changes in a one-off quiet time that has yet to begin and that only one of the two has.
    private static func later(_ before: Silence, _ after: Silence) -> [RingingChange?] {
        if before.later == after.later { return [] }
        func change(_ own: Silence, _ other: Silence, rings: Bool) -> RingingChange? {
            own.later.map {
                RingingChange(
                    rings: rings, from: $0.from, until: $0.until, times: own.daily.others.without(other.daily)
                )
            }
        }
        return [change(before, after, rings: true), change(after, before, rings: false)]
    }

    /// What changes while only one of the two one-off quiet times holds.
    private static func meanwhile(
        _ before: Silence, _ after: Silence, _ now: Instant, _ zone: TimeZoneRule
    ) -> RingingChange? {
        let (first, second) = (before.until ?? now, after.until ?? now)
        let (start, end) = (min(first, second), max(first, second))
        guard end.seconds - start.seconds >= 60 else { return nil }
        let rings = first > second
        let period = timesOfDay(from: start, to: end, zone)
        let (own, other) = rings ? (after.daily, before.daily) : (before.daily, after.daily)
        // Where both are free of their daily silence, only the one-off quiet time makes the change.
        let free = own.others.without(period.others)
        guard !free.without(other).isEmpty else { return nil }
        return RingingChange(
            rings: rings, from: start == now ? nil : start, until: end,
            times: free == period ? .always : free)
    }

    private static func timesOfDay(
        from start: Instant, to end: Instant, _ zone: TimeZoneRule
    ) -> DailyTimes {
        let (first, last) = (start.seconds + zone.offset(start), end.seconds + zone.offset(end))
        guard last > first, last - first < 86_400 - 60 else { return .always }
        return DailyTimes(from: minute(first), to: (minute(last - 1) + 1) % 1_440)
    }

    private static func minute(_ seconds: Int) -> Int { ((seconds % 86_400) + 86_400) % 86_400 / 60 }

    /// `will ring between 22:00 and 08:00 in group 42 for forced pushes, where it stayed silent`, with the place and the
    /// messages in words already.
    func inWords(in place: String, for messages: String) -> String {
        let end =
            switch (from, until) {
            case (let from?, let until?): "from \(from.rfc3339) until \(until.rfc3339)"
            case (let from?, nil): "from \(from.rfc3339) on"
            case (nil, let until?): "until \(until.rfc3339)"
            case (nil, nil): ""
            }
        let words = ["will \(rings ? "ring" : "stay silent")", end, times.inWords, place, messages]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
            + (rings ? ", where it stayed silent" : ", where it rang")
    }
}
