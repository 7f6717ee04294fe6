import PushRecords
import Testing

@Suite("One line job serves every task")
struct LineJobTests {
    @Test("A line gives a record, a blank one nothing, and each is counted", arguments: TaskCase.all)
    func counts(_ example: TaskCase) throws {
        let output = example.output(of: [example.line, "", " \t", example.line])
        #expect(try output.records.documents().map { $0["line"]?.integer } == [1, 4])
        let tally = output.tally
        #expect([tally[.lines], tally[.blankLines], tally[.records], tally[.rejects]] == [2, 2, 2, 0])
    }

    @Test("What cannot be read is rejected with the same code everywhere", arguments: TaskCase.all)
    func unreadable(_ example: TaskCase) throws {
        var rules = LineRules()
        rules.maximumLine = 5_000
        rules.maximumValues = 1_000
        let lines = [
            "{", String(repeating: "[", count: 600), "[" + String(repeating: "1,", count: 1_100) + "1]",
            String(repeating: "x", count: 5_001),
        ]
        let output = example.output(of: lines, rules)
        let codes = try output.records.documents().map { $0["error"]?["code"]?.string }
        #expect(codes == ["invalid-json", "too-deep", "too-dense", "too-long"])
        #expect(output.tally[.rejected] == ["invalid-json": 1, "too-deep": 1, "too-dense": 1, "too-long": 1])
        #expect(output.tally[.lines] == 4)
    }

    @Test("Bytes that are no text are repeated as Base64", arguments: TaskCase.all)
    func bytes(_ example: TaskCase) throws {
        var job = LineJob(example.task)
        var output = LineOutput()
        job.work(on: ByteSlice([0x7B, 0xFF]), line: 1, into: &output)
        let record = try #require(try output.records.documents().first)
        #expect(record["error"]?["code"]?.string == "invalid-utf8" && record["inputBase64"]?.string == "e/8=")
    }

    @Test("Rejects stand in their place, or apart where the rules say so", arguments: TaskCase.all)
    func places(_ example: TaskCase) throws {
        let lines = [example.line, "{", example.line]
        let inline = example.output(of: lines)
        #expect(try inline.records.documents().map { $0["line"]?.integer } == [1, 2, 3])
        var rules = LineRules()
        rules.rejectsInline = false
        let apart = example.output(of: lines, rules)
        #expect(try apart.records.documents().map { $0["line"]?.integer } == [1, 3])
        #expect(try apart.rejects.documents().map { $0["line"]?.integer } == [2])
    }

    @Test(
        "An error says what is wrong, and what mends it only in its caller's words", arguments: TaskCase.all)
    func advice(_ example: TaskCase) throws {
        func message(_ rules: LineRules) throws -> String? {
            let line = "[" + String(repeating: "1,", count: 60) + "1]"
            let records = try example.output(of: [line], rules).records.documents()
            return records.first?["error"]?["message"]?.string?.string
        }
        var rules = LineRules()
        rules.maximumValues = 50
        #expect(try message(rules) == "The message has more values and keys than are allowed.")
        rules.advice = { $0 == .allowMoreValues ? "ask for more" : nil }
        #expect(try message(rules) == "The message has more values and keys than are allowed; ask for more.")
    }

    @Test("A reject record that comes in keeps its first cause and its line", arguments: TaskCase.ofMessages)
    func rejectRecord(_ example: TaskCase) throws {
        let record = #"{"line":7,"error":{"code":"too-deep","message":"M.","offset":5},"input":"[["}"#
        let output = example.output(of: [record])
        let again = try #require(try output.records.documents().first)
        #expect(again["line"]?.integer == 1 && again["input"]?.string == "[[")
        #expect(again["error"]?.raw.description == #"{"code":"too-deep","message":"M.","offset":5}"#)
    }

    @Test("The diagnostics of an element name the element")
    func elements() throws {
        let translation = try #require(TaskCase.all.first)
        let message =
            #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"},"ext":{"em_ignore_notification":"x"}}"#
        var job = LineJob(translation.task)
        var output = LineOutput()
        job.work(on: try JSONDocument(message).root, line: 1, index: 4, into: &output)
        let paths = try output.records.documents().flatMap {
            $0["diagnostics"].map { Array($0.elements) } ?? []
        }
        .compactMap { $0["path"]?.string?.string }
        #expect(paths.contains("/4/ext/em_ignore_notification"))
    }

    @Test("Parts of a tally add up to the whole, in any order", arguments: TaskCase.all)
    func sums(_ example: TaskCase) {
        func summary(_ tallies: [Tally]) -> String {
            var sum = Tally()
            for tally in tallies { sum.add(tally) }
            var writer = JSONWriter()
            example.task.writeSummary(object: sum, to: &writer)
            return writer.text().string
        }
        let parts = [[example.line, "{"], [example.line], ["", "17"]].map { example.output(of: $0).tally }
        let whole = example.output(of: [example.line, "{", example.line, "", "17"]).tally
        #expect(summary(parts) == summary([whole]))
        #expect(summary(parts.reversed()) == summary([whole]))
    }
}
