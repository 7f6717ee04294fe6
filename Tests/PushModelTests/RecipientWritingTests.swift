import PushModel
import Testing

@Suite("A recipient that is written")
struct RecipientWritingTests {
    static let lines: [String] = [
        #"{"id":"6006"}"#,
        #"{"id":"6006","nickname":"Bob","display":"summary","mode":"mentions","language":"zh","template":"short","textKey":"en","unread":3}"#,
        #"{"id":"6006","quiet":{"daily":{"start":"22:00","end":"08:05"},"until":"2026-11-21T12:00:00Z","timeZone":"+08:00"}}"#,
        #"{"id":"6006","quiet":{"daily":{"start":"00:00","end":"00:00","zero":"off"}}}"#,
        #"{"id":"6006","quiet":{"daily":{"start":"00:00","end":"00:00","zero":"all-day"}}}"#,
        #"{"id":"6006","conversations":[{"kind":"group","id":"42","mode":"none","quietUntil":"1969-07-20T20:17:40Z"},{"kind":"direct","id":"6001","muted":true},{"kind":"group","id":"43","muted":"managers-only"},{"kind":"group","id":"43","superteam":true,"muted":true}]}"#,
        #"{"id":"6006","mode":"mentions-of-me","quiet":{"daily":{"start":"22:00","end":"08:05","mode":"mentions-of-all"},"from":"2026-11-21T12:00:00Z","until":"2026-11-22T12:00:00Z"},"unread":0}"#,
        #"{"id":"6006","conversations":[{"kind":"group","id":"43","mode":"none"},{"kind":"group","id":"43","mode":"mentions","sort":"ultragroup"},{"kind":"direct","id":"s","mode":"mentions","sort":"system"},{"kind":"group","id":"9","mode":"mentions","received":"mentions"}]}"#,
        #"{"id":"6006","quiet":{"from":"2026-11-21T12:00:00Z"},"conversations":[{"kind":"group","id":"*","muted":true},{"kind":"direct","id":"*","mode":"mentions","received":false}],"devices":[{"token":"00","language":"zh-Hant"}]}"#,
        #"{"id":"6006","remarks":{"6001":"Ali","6002":"Bo"},"pushWhileDesktopOnline":false,"devices":[{"token":"00","topic":"com.example.app","deviceID":"d1","notifier":"Prod","kind":"voip","environment":"sandbox"},{"token":"01"}]}"#,
    ]

    @Test("It is written as it was read, and reads back the same", arguments: lines)
    func roundTrip(line: String) throws {
        #expect(try written(line) == line)
        #expect(try written(written(line)) == line)
    }

    @Test("In a directory it stays what it was", arguments: lines)
    func packed(line: String) throws {
        let recipient = try Recipient(JSONDocument(line).root) { _ in nil }
        let found = try #require(RecipientDirectory([recipient]).find("6006", ignoringCase: false))
        var writer = JSONWriter()
        found.write(to: &writer)
        #expect(writer.text().string == line)
    }

    @Test("Members at their defaults and spellings of a time are written one way")
    func canonical() throws {
        let line =
            #"{"id":6006,"nickname":"","quiet":{"daily":{"start":"8:0","end":"9:5"}},"conversations":[],"devices":[{"token":"0","kind":"alert"}]}"#
        #expect(
            try written(line)
                == #"{"id":"6006","quiet":{"daily":{"start":"08:00","end":"09:05"}},"devices":[{"token":"0"}]}"#
        )
    }

    @Test("A mute is true, false or managers-only", arguments: [#""managers""#, "1", "[]"])
    func mute(value: String) {
        #expect(throws: PushModelError.self) {
            try written(#"{"id":"6006","conversations":[{"kind":"group","id":"1","muted":\#(value)}]}"#)
        }
    }

    @Test(
        "A moment is written as it was read",
        arguments: [
            "0000-01-01T00:00:00Z", "0000-02-29T23:59:59Z", "1600-02-29T00:00:00Z", "1899-12-31T23:59:59Z",
            "1970-01-01T00:00:00Z", "2000-02-29T12:34:56Z", "2026-11-21T12:00:00Z", "2100-03-01T00:00:00Z",
            "9999-12-31T23:59:59Z",
        ] as [UTF8Text])
    func moment(text: UTF8Text) {
        #expect(Instant(rfc3339: text)?.rfc3339 == text)
    }

    @Test("Every day of four centuries is written as the day it is")
    func days() {
        for day in 0..<146_097 {
            let moment = Instant(seconds: day * 86_400 - 12_345)
            #expect(Instant(rfc3339: moment.rfc3339) == moment)
        }
    }

    @Test("Midnight at both ends means what its origin says, and what the policy says without one")
    func zero() {
        let noon = Instant(seconds: 43_200)
        for (zero, policy, holds) in [
            (.off, .allDay, false), (.allDay, .off, true), (nil, .off, false), (nil, .allDay, true),
        ] as [(Policies.ZeroInterval?, Policies.ZeroInterval, Bool)] {
            let quiet = QuietTime(daily: DailyInterval(start: 0, end: 0, zero: zero))
            #expect(quiet.holds(at: noon, policy) == holds)
        }
    }

    private func written(_ line: String) throws -> String {
        let recipient = try Recipient(JSONDocument(line).root) { _ in nil }
        var writer = JSONWriter()
        recipient.write(to: &writer)
        return writer.text().string
    }
}
