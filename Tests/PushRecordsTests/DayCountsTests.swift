import PushBridge
import Testing

@testable import PushRecords

@Suite("Messages are counted by day")
struct DayCountsTests {
    @Test(
        "A day is that of the message's own time in UTC",
        arguments: [
            ("0", "1970-01-01"), ("1795305599999", "2026-11-21"), ("1795305600000", "2026-11-22"),
            ("253402300799999", "9999-12-31"),
        ])
    func name(_ timestamp: String, _ name: String) {
        #expect(MessageDay.number(of: UTF8Text(timestamp)).map(MessageDay.name(of:)) == name)
        #expect(MessageDay.number(named: name) == MessageDay.number(of: UTF8Text(timestamp)))
    }

    @Test(
        "What is no time is no day",
        arguments: ["", "-1", "1.5", "soon", "253402300800000", "9999999999999999999"])
    func timeless(_ timestamp: String) {
        #expect(MessageDay.number(of: UTF8Text(timestamp)) == nil)
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
