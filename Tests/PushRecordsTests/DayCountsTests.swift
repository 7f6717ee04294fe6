import PushBridge
import Testing

@testable import PushRecords

@Suite("Messages are counted by day")
struct DayCountsTests {
    /// The names under which a message with a timestamp is counted.
    private static func names(_ timestamp: String) throws -> [String] {
        var task = ConversionTask(try MessageConverter(.init(target: "nim")))
        task.audit = ConversionAudit()
        var job = LineJob(task)
        var output = LineOutput()
        let line = #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"},"timestamp":\#(timestamp)}"#
        job.work(on: ByteSlice(Array(line.utf8)), line: 1, into: &output)
        return Array(output.tally.conversions[.days].keys)
    }

    @Test(
        "A day is that of the message's own time in UTC, which is read as for --now message",
        arguments: [
            ("1795305599999", "2026-11-21"), ("1795305600000", "2026-11-22"),
            ("253402300799999", "9999-12-31"), ("1795305599", "2026-11-21"),
            ("\"1795305600\"", "2026-11-22"), ("1795305599.5", "2026-11-21"),
            ("\"2026-11-21T23:59:59Z\"", "2026-11-21"), ("\"2026-11-22T00:30:00+08:00\"", "2026-11-21"),
        ])
    func name(_ timestamp: String, _ name: String) throws {
        #expect(try Self.names(timestamp) == [name])
    }

    @Test("A day is found by its name", arguments: ["1970-01-01", "2026-11-21", "9999-12-31", "1969-12-31"])
    func named(_ name: String) {
        #expect(MessageDay.number(named: name).map(MessageDay.name(of:)) == name)
    }

    @Test(
        "What is no time is no day",
        arguments: ["\"\"", "0", "-1", "0.5", "\"soon\"", "253402300800000", "9999999999999999999"])
    func timeless(_ timestamp: String) throws {
        #expect(try Self.names(timestamp) == ["unknown"])
    }

    @Test("Of more than 400 days the earliest count together, in whatever order they come")
    func earlier() throws {
        var forth = DayCounts()
        var back = DayCounts()
        let conversion = try MessageConverter(.init(target: "nim")).convert(
            #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"}}"#)
        let message = JudgedMessage(conversion, at: MessagePlace(line: 1))
        for day in 0..<2_000 { forth.count(message, on: day) }
        for day in (0..<2_000).reversed() { back.count(message, on: day) }
        #expect(forth.dictionary == back.dictionary)
        #expect(forth.dictionary.count == 401)
        #expect(forth.dictionary["earlier"]?.counts.messages == 1_600)
        #expect(forth.dictionary[MessageDay.name(of: 1_600)]?.counts.messages == 1)
    }
}
