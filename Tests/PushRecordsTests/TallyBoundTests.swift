import PushBridge
import Testing

@testable import PushRecords

@Suite("A tally has at most 256 KB")
struct TallyBoundTests {
    private static let most = 256 << 10

    @Test("Whatever is counted, it fits", arguments: [1, 3, 20, 100, 600])
    func worst(rows: Int) throws {
        var tally = try WorstTally.tally(rows: rows, examples: 500)
        for _ in 0..<2 {
            var writer = JSONWriter()
            tally.write(to: &writer, naming: WorstTally.names)
            #expect(writer.count <= Self.most, "\(writer.count)")
            #expect(writer.count <= TallyWeight.bytes(of: tally.bounded))
            let read = try CorpusTally(JSONDocument(writer.text().string).root)
            #expect(read.conversions.messages == tally.conversions.messages)
            #expect(read.level == tally.bounded.level)
            tally = read
        }
        #expect(tally.conversions.losses.rows.isEmpty == false)
    }

    @Test("The least detailed level has room for as much of everything as there can be")
    func deepest() throws {
        let tally = try WorstTally.tally(rows: 600, examples: 500)
        let level = TallyDetail.levels.count - 1
        #expect(TallyWeight.bytes(of: tally.keeping(level: level)) <= Self.most)
    }

    @Test("Every level keeps at most as much of everything as the one before")
    func levels() {
        for (upper, lower) in zip(TallyDetail.levels, TallyDetail.levels.dropFirst()) {
            for size in TallyDetail.sizes { #expect(lower[keyPath: size] <= upper[keyPath: size]) }
        }
    }

    @Test("A small tally is not reduced, and has no mark of it")
    func small() throws {
        let tally = try WorstTally.tally(rows: 1, examples: 1, days: 3, sets: 3, inputs: 1, people: 9)
        var writer = JSONWriter()
        tally.write(to: &writer)
        #expect(tally.bounded.level == 0 && !writer.text().string.contains("reduced"))
    }

    @Test(
        "A text is cut between characters, and says how long it was",
        arguments: [
            ("short", "short"), (String(repeating: "x", count: 160), String(repeating: "x", count: 160)),
            (String(repeating: "x", count: 161), String(repeating: "x", count: 160) + "… (161 bytes)"),
            (String(repeating: "字", count: 60), String(repeating: "字", count: 53) + "… (180 bytes)"),
            (String(repeating: "👨‍👩‍👧", count: 10), String(repeating: "👨‍👩‍👧", count: 8) + "… (180 bytes)"),
            (String(repeating: "\"", count: 90), String(repeating: "\"", count: 80) + "… (90 bytes)"),
            (String(repeating: "\u{1}", count: 30), String(repeating: "\u{1}", count: 26) + "… (30 bytes)"),
        ])
    func cut(_ text: String, _ short: String) {
        #expect(ShortText.cut(text) == short)
        var writer = JSONWriter()
        writer.string(UTF8Text(ShortText.cut(text)))
        #expect(writer.count <= ShortText.mostShown + ShortText.mark + 2)
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
        let spelled = ([example.write] + shown.map { $0.write }).map { write in
            var writer = JSONWriter()
            write(&writer)
            return writer.text().string
        }
        #expect(spelled.allSatisfy { $0.utf8.count <= CorpusExample.mostBytes })
        #expect(spelled.contains { $0.contains("bytes)") })
    }
}

extension TallyDetail {
    static var sizes: [KeyPath<TallyDetail, Int>] {
        [
            \.examples, \.rows, \.toldRows, \.sentences, \.rowExamples, \.points, \.people, \.rowSets, \.days,
            \.meetings, \.screens, \.screenExamples, \.inputs,
        ]
    }
}
