import PushBridge

/// Messages by the day of their own time: the latest days, and all earlier ones together.
struct DayCounts: Sendable {
    /// How many days are kept apart.
    static let most = 400
    /// The names of what is no day.
    static let unknown = "unknown"
    static let earlier = "earlier"

    /// Days that may be kept, by their number since 1970.
    private var days: [Int: FacetCount] = [:]
    /// Days that are too early, together.
    private var early: FacetCount?
    /// Messages without a time, or with one that is none.
    private var timeless: FacetCount?

    /// What is counted, by name: `2026-11-21`, `earlier`, `unknown`.
    var dictionary: [String: FacetCount] {
        var bounded = self
        bounded.dropEarly()
        var counts: [String: FacetCount] = [:]
        for (day, count) in bounded.days { counts[MessageDay.name(of: day)] = count }
        counts[Self.earlier] = bounded.early
        counts[Self.unknown] = bounded.timeless
        return counts
    }

    mutating func count(_ message: JudgedMessage, on day: Int?) {
        if let day {
            days[day, default: FacetCount()].count(message)
            if days.count >= 2 * Self.most { dropEarly() }
        } else {
            timeless = timeless ?? FacetCount()
            timeless?.count(message)
        }
    }

    mutating func add(_ other: DayCounts) {
        days.merge(other.days) { $0.sum(with: $1) }
        early = FacetCount.sum(early, other.early)
        timeless = FacetCount.sum(timeless, other.timeless)
        if days.count >= 2 * Self.most { dropEarly() }
    }

    /// Adds what another tally has under a name; false for a name of nothing.
    mutating func add(_ count: FacetCount, named name: String) -> Bool {
        switch name {
        case Self.unknown: timeless = FacetCount.sum(timeless, count)
        case Self.earlier: early = FacetCount.sum(early, count)
        default:
            guard let day = MessageDay.number(named: name) else { return false }
            days[day] = FacetCount.sum(days[day], count)
        }
        return true
    }

    /// Puts all but the latest days together.
    private mutating func dropEarly() {
        let tooMany = days.count - Self.most
        guard tooMany > 0 else { return }
        for day in days.keys.sorted().prefix(tooMany) {
            early = FacetCount.sum(early, days.removeValue(forKey: day))
        }
    }
}

/// The days on which messages were sent, as numbers since 1970-01-01 and as names such as `2026-11-21`, in UTC.
enum MessageDay {
    /// The day of a moment.
    static func number(of moment: Instant) -> Int {
        let (days, rest) = moment.seconds.quotientAndRemainder(dividingBy: 86_400)
        return rest < 0 ? days - 1 : days
    }

    /// The day of a name.
    static func number(named name: String) -> Int? {
        Instant(rfc3339: UTF8Text(name + "T00:00:00Z")).map(number(of:))
    }

    /// The name of a day.
    static func name(of number: Int) -> String {
        String(Instant(seconds: number * 86_400).rfc3339.string.prefix(10))
    }
}
