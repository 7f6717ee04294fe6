import PushModel
import Testing

@Suite("A daily interval")
struct DailyIntervalTests {
    @Test(
        "A time of day is minutes after midnight",
        arguments: [
            ("0:0", 0), ("00:00", 0), ("8:0", 480), ("8:00", 480), ("08:5", 485), ("22:00", 1_320),
            ("23:59", 1_439),
        ])
    func minutes(text: String, minutes: Int) {
        #expect(DailyInterval.minutes(UTF8Text(text)) == minutes)
    }

    @Test(
        "Anything outside 0:00 to 23:59 is no time of day",
        arguments: [
            "", ":", "8", "8:", ":00", "24:00", "23:60", "-1:00", "8:-1", "008:00", "8:000", "8:00:00",
            " 8:00", "8.00", "+8:00", "８:00", "8:00pm",
        ])
    func refused(text: String) {
        #expect(DailyInterval.minutes(UTF8Text(text)) == nil)
    }

    @Test(
        "The first minute belongs to it and the last does not",
        arguments: [
            ("08:00", "10:00", "07:59", false), ("08:00", "10:00", "08:00", true),
            ("08:00", "10:00", "09:59", true), ("08:00", "10:00", "10:00", false),
            ("00:00", "23:59", "23:58", true), ("00:00", "23:59", "23:59", false),
        ])
    func withinOneDay(start: String, end: String, now: String, holds: Bool) throws {
        #expect(try contains(start, end, now) == holds)
    }

    @Test(
        "An end before the start means the next day",
        arguments: [
            ("22:00", "08:00", "21:59", false), ("22:00", "08:00", "22:00", true),
            ("22:00", "08:00", "23:59", true), ("22:00", "08:00", "00:00", true),
            ("22:00", "08:00", "07:59", true), ("22:00", "08:00", "08:00", false),
            ("10:00", "08:00", "09:00", false), ("10:00", "08:00", "10:00", true),
            ("23:59", "00:00", "23:59", true), ("23:59", "00:00", "00:00", false),
        ])
    func overMidnight(start: String, end: String, now: String, holds: Bool) throws {
        #expect(try contains(start, end, now) == holds)
    }

    @Test("Equal ends mean all day", arguments: ["00:00", "08:00", "12:00", "23:59"])
    func equalEnds(now: String) throws {
        #expect(try contains("09:00", "09:00", now))
    }

    @Test("Only midnight to midnight is the interval that vendors read in two ways")
    func zero() {
        #expect(DailyInterval(start: 0, end: 0).isZero)
        #expect(!DailyInterval(start: 0, end: 1).isZero)
        #expect(!DailyInterval(start: 60, end: 60).isZero)
    }

    private func contains(_ start: String, _ end: String, _ now: String) throws -> Bool {
        let interval = DailyInterval(start: try time(start), end: try time(end))
        return interval.contains(minute: try time(now))
    }

    private func time(_ text: String) throws -> Int {
        try #require(DailyInterval.minutes(UTF8Text(text)))
    }
}
