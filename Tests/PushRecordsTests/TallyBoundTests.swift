import PushBridge
import Testing

@testable import PushRecords

@Suite("A tally keeps so many entries of each list, and short texts")
struct TallyBoundTests {
    private static func tally(_ numbers: Range<Int>) -> LossTally {
        var tally = LossTally()
        for number in numbers {
            let place = MessagePlace(line: number + 1)
            let notice = LossTally.Notice(messages: number + 1, first: place)
            tally.points["/payload/\(number)"] = LossTally.Cost(first: place)
            tally.situations[.init(situation: "summary/free/m\(number)", effect: .title)] = notice
            tally.shown[ShownDifference(effect: .text, situations: ["summary/\(number)/unnamed"])] =
                LossTally.Shown(messages: 1, first: place)
            tally.rowSets[["EM-\(number)"]] = notice
        }
        return tally
    }

    @Test(
        "Parts keep the same as the whole, whatever the order, and tell which lists are cut", arguments: 1...4
    )
    func caps(seed: Int) {
        var whole = Self.tally(0..<2_000)
        whole.cap()
        var sum = LossTally()
        for part in 0..<10 {
            let start = (part * 3 + seed) % 10 * 200
            var part = Self.tally(start..<start + 200)
            part.cap()
            sum.add(part)
        }
        #expect(sum.cut == Set(TallyList.allCases) && sum.cut == whole.cut)
        #expect(sum.points == whole.points && sum.points.count == TallyList.points.most)
        #expect(sum.situations == whole.situations && sum.situations.count == TallyList.situations.most)
        #expect(sum.shown == whole.shown && sum.shown.count == TallyList.screens.most)
        #expect(sum.rowSets == whole.rowSets && sum.rowSets.count == TallyList.rowSets.most)
        let words = TallyList.words(of: whole.cut)?.english ?? ""
        #expect(words.contains("places (100)") && words.contains("sets of rows (500)"))
    }

    @Test("Lists that are short enough are not cut")
    func short() {
        var tally = Self.tally(0..<100)
        tally.cap()
        #expect(tally.cut.isEmpty && tally.points.count == 100 && TallyList.words(of: tally.cut) == nil)
    }

    @Test(
        "A text is cut between characters, and says how long it was",
        arguments: [
            ("short", "short"), (String(repeating: "x", count: 160), String(repeating: "x", count: 160)),
            (String(repeating: "x", count: 161), String(repeating: "x", count: 160) + "… (161 bytes)"),
            (String(repeating: "字", count: 60), String(repeating: "字", count: 53) + "… (180 bytes)"),
            (String(repeating: "👨‍👩‍👧", count: 10), String(repeating: "👨‍👩‍👧", count: 8) + "… (180 bytes)"),
            (String(repeating: "\"", count: 170), String(repeating: "\"", count: 160) + "… (170 bytes)"),
        ])
    func cut(_ text: String, _ short: String) {
        #expect(ShortText.cut(text) == short)
    }

    @Test("A long value becomes a text that is cut, and a long name keeps its end")
    func values() {
        let list = RawJSON.array((0..<100).map { RawJSON.integer($0) })
        #expect(ShortText.cut(list).kind == .string)
        #expect(ShortText.cut(list).description.hasSuffix(#"… (\#(list.description.utf8.count) bytes)""#))
        #expect(ShortText.cut(RawJSON.integer(7)) == .integer(7))
        let name = String(repeating: "folder/", count: 30) + "part-7"
        #expect(ShortText.end(ofName: name).hasSuffix("folder/part-7"))
        #expect(ShortText.end(ofName: name).utf8.count == 103 && ShortText.end(ofName: "part-7") == "part-7")
    }

    @Test("An example of a long message takes few bytes, however it is counted")
    func example() throws {
        let text = String(repeating: "长文本 \\\"long\\n", count: 20_000)
        let line =
            #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"\#(text)","em_push_content":"\#(text)","em_push_badge":7},"own":"\#(text)"}}"#
        var audit = ConversionAudit()
        audit.examples = 3
        var task = ConversionTask(try MessageConverter(.init(target: "nim")))
        task.audit = audit
        var job = LineJob(task)
        job.origin = UTF8Text(String(repeating: "\u{1}", count: 5_000))
        var output = LineOutput()
        job.work(on: ByteSlice(Array(line.utf8)), line: 1, into: &output)
        let losses = output.tally.conversions.losses
        let example = try #require(losses.sortedExamples.first)
        let shown = losses.sortedShown.compactMap(\.shown.example)
        let spelled = [example.json.description] + shown.map(\.json.description)
        #expect(spelled.allSatisfy { $0.utf8.count <= 4_000 })
        #expect(spelled.contains { $0.contains("bytes)") })
    }
}
