import PushModel
import Testing

@Suite("Quiet time")
struct QuietTimeTests {
    @Test("A one-off quiet time holds until its moment and not at it")
    func duration() {
        let quiet = QuietTime(until: Instant(seconds: 100))
        #expect(quiet.durationHolds(at: Instant(seconds: 99)))
        #expect(!quiet.durationHolds(at: Instant(seconds: 100)))
        #expect(!QuietTime().durationHolds(at: Instant(seconds: 0)))
    }

    @Test(
        "The daily interval is meant in its zone",
        arguments: [
            ("+00:00", "2026-11-21T22:00:00Z", true), ("+00:00", "2026-11-21T21:59:59Z", false),
            ("+08:00", "2026-11-21T14:00:00Z", true), ("+08:00", "2026-11-21T13:59:59Z", false),
            ("+08:00", "2026-11-21T23:59:59Z", true), ("+08:00", "2026-11-22T00:00:00Z", false),
            ("-03:30", "2026-11-22T01:30:00Z", true), ("-03:30", "2026-11-22T01:29:59Z", false),
        ])
    func zone(zone: String, now: String, holds: Bool) throws {
        let rule = try #require(TimeZoneRule(fixed: UTF8Text(zone)))
        let quiet = QuietTime(daily: DailyInterval(start: 22 * 60, end: 8 * 60), zone: rule)
        let now = try #require(Instant(rfc3339: UTF8Text(now)))
        #expect(quiet.holds(at: now, .off) == holds)
    }

    @Test("Moments before 1970 have a time of day too")
    func beforeTheEpoch() {
        let quiet = QuietTime(daily: DailyInterval(start: 23 * 60, end: 0))
        #expect(quiet.holds(at: Instant(seconds: -1), .off))
        #expect(!quiet.holds(at: Instant(seconds: -3_601), .off))
    }

    @Test("Without an interval there are no quiet hours")
    func noInterval() {
        #expect(!QuietTime().holds(at: Instant(seconds: 0), .allDay))
    }

    @Test("Midnight to midnight is off or all day, as the policy says")
    func zeroInterval() {
        let quiet = QuietTime(daily: DailyInterval(start: 0, end: 0))
        #expect(!quiet.holds(at: Instant(seconds: 43_200), .off))
        #expect(quiet.holds(at: Instant(seconds: 43_200), .allDay))
    }

    @Test(
        "A fixed offset is read", arguments: [("+08:00", 28_800), ("-03:30", -12_600), ("+00:00", 0)])
    func offset(text: String, seconds: Int) throws {
        let rule = try #require(TimeZoneRule(fixed: UTF8Text(text)))
        #expect(rule.offset(Instant(seconds: 0)) == seconds)
        #expect(rule.name == text)
    }

    @Test(
        "Anything else is no fixed offset",
        arguments: [
            "", "Z", "UTC", "08:00", "+8:00", "+0800", "+08:0", "+24:00", "+08:60", "+08:000", "~08:00",
        ]
    )
    func noOffset(text: String) {
        #expect(TimeZoneRule(fixed: UTF8Text(text)) == nil)
    }
}

extension QuietTime {
    /// Whether the daily interval holds at a moment, as the gate asks.
    func holds(at now: Instant, _ zero: Policies.ZeroInterval) -> Bool {
        interval(zeroInterval: zero).map { isWithin($0, at: now, usually: .utc) } ?? false
    }
}
