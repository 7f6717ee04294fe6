import Foundation
import PushBridge
import Testing

@Suite("compare tells what two runs do differently, and for whom")
struct CompareTests {
    private static let messages = [
        #"{"from":"ann","to":"Bob","chatType":"chat","msgId":"1","body":{"type":"txt","msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"Ann","em_push_content":"hi"}}}"#,
        #"{"from":"ann","to":"eve","chatType":"chat","body":{"type":"txt","msg":"hi"}}"#,
        #"{"from":"ann","to":"eve","chatType":"chat","body":{"type":"txt","msg":"hi"}}"#,
    ].joined(separator: "\n")

    private static func translated(
        _ folder: TemporaryFolder, _ name: String, _ input: String, _ arguments: String...
    ) throws -> String {
        let path = folder.path(name)
        let result = try PushBridgeProcess.run(
            ["translate", "--with-id", "--now", "2026-11-21T15:00:00Z", "--output", path] + arguments,
            input: Data(input.utf8))
        #expect(result.status == 0, "\(result.error)")
        return path
    }

    private static func json(_ arguments: String...) throws -> JSONValue {
        let result = try PushBridgeProcess.run(["compare", "--format", "json"] + arguments)
        return try #require(try ConversionSample.values(result.output).first)
    }

    private static func changes(_ report: JSONValue) -> [String: Int] {
        var changes: [String: Int] = [:]
        for change in report["changes"].map({ Array($0.elements) }) ?? [] {
            changes[change["change"]?.string?.string ?? ""] =
                (change["pushes"] ?? change["messages"])?.integer ?? -1
        }
        return changes
    }

    @Test("A run is the same as itself, whatever its profiles' lines are called")
    func same() throws {
        let folder = try TemporaryFolder()
        let old = try Self.translated(folder, "old", Self.messages)
        let new = try Self.translated(folder, "new", "\n\n" + Self.messages)
        let report = try Self.json(old, new)
        #expect(report["matched"]?.integer == 3 && report["same"]?.integer == 3)
        #expect(report["changes"]?.count == 0 && report["people"]?.integer == 2)
        let text = try PushBridgeProcess.run(["compare", "--fail-on", "any", old, new])
        #expect(text.status == 0 && text.output.contains("3 the same, 0 different"))
    }

    @Test("A move is compared by message and person: what was converted keeps its source's identifier")
    func move() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file(
            "people",
            #"{"id":"bob","display":"simple","devices":[{"token":"aa"}]}"# + "\n"
                + #"{"id":"eve","quiet":{"daily":{"start":"22:00","end":"08:00"},"timeZone":"Asia/Shanghai"},"devices":[{"token":"bb"}]}"#
                + "\n")
        let later = try folder.file(
            "later",
            #"{"id":"bob","display":"simple","devices":[{"token":"AA"}]}"# + "\n"
                + #"{"id":"eve","devices":[{"token":"bb"},{"token":"cc"}]}"# + "\n")
        let converted = try PushBridgeProcess.run(
            ["convert", "--with-id", "--to", "nim"], input: Data(Self.messages.utf8)
        ).output
        let old = try Self.translated(folder, "old", Self.messages, "--recipients", people)
        let new = try Self.translated(folder, "new", converted, "--recipients", later)
        let report = try Self.json(old, new)
        #expect(report["matched"]?.integer == 3)
        #expect(Self.changes(report) == ["title": 1, "body": 1, "quiet-time": 4])
        let persons = report["persons"].map { Array($0.elements) } ?? []
        #expect(persons.map { $0["recipient"]?.string } == ["eve", "Bob"])
        #expect(persons.map { $0["messages"]?.integer } == [2, 1])
        let woken = try PushBridgeProcess.run(["compare", "--fail-on", "quiet-time", old, new])
        #expect(woken.status == 1 && woken.error.contains("quiet-time (--fail-on)"))
        #expect(woken.output.contains("rings in quiet time"))
        #expect(try PushBridgeProcess.run(["compare", "--fail-on", "silent", old, new]).status == 0)
        #expect(try PushBridgeProcess.run(["compare", old, new]).status == 0)
        for verdict in ["same-screen", "vendor-wording", "degraded"] {
            #expect(try PushBridgeProcess.run(["compare", "--fail-on", verdict, old, new]).status == 1)
        }
        let exposed = try PushBridgeProcess.run(["compare", "--fail-on", "exposed", old, new])
        #expect(exposed.status == 64 && exposed.error.contains("Use 'verify --fail-on exposed'"))
        #expect(exposed.output.isEmpty)
        #expect(try PushBridgeProcess.run(["compare", "--fail-on", "identical", old, new]).status == 64)
    }

    @Test("Records of one run only are told, and counted as a change where they are pushes")
    func onlyOne() throws {
        let folder = try TemporaryFolder()
        let old = try Self.translated(folder, "old", Self.messages)
        let new = try Self.translated(
            folder, "new", Self.messages.split(separator: "\n").dropLast().joined(separator: "\n"))
        let report = try Self.json(old, new)
        #expect(Self.changes(report) == ["only-old": 1])
        #expect(report["old"]?["unmatched"]?.integer == 1 && report["new"]?["unmatched"]?.integer == 0)
    }

    @Test("A line that is no record of translate --with-id is named, and makes the status 1")
    func broken() throws {
        let folder = try TemporaryFolder()
        let old = try Self.translated(folder, "old", Self.messages)
        let bare = try PushBridgeProcess.translate(Self.messages).output
        let new = try folder.file("new", "{\n" + bare)
        let result = try PushBridgeProcess.run(["compare", old, new])
        #expect(result.status == 1)
        #expect(result.error.contains("new:1: The line is not JSON"), "\(result.error)")
        #expect(result.error.contains("new: 3 records have no id and cannot be matched."), "\(result.error)")
        #expect(result.error.contains("--with-id"))
        let report = try Self.json(old, new)
        #expect(report["new"]?["broken"]?.integer == 1 && report["new"]?["withoutID"]?.integer == 3)
    }

    @Test(
        "Runs without identifiers are told on a line of their own, and nothing is said of people",
        arguments: [true, false])
    func withoutIDs(_ chinese: Bool) throws {
        let folder = try TemporaryFolder()
        let run = try folder.file("run", try PushBridgeProcess.translate(Self.messages).output)
        let result = try PushBridgeProcess.run(["compare", run, run] + (chinese ? ["--lang", "zh"] : []))
        #expect(result.status == 1)
        let words =
            chinese
            ? "6 条记录没有 id：请用 translate --with-id 重新生成"
            : "6 records have no id: run translate with --with-id"
        #expect(result.output.split(separator: "\n").contains { $0 == words }, "\(result.output)")
        for claim in ["may notice", "in both runs", "可能会注意到", "两次都有"] {
            #expect(!result.output.contains(claim), "\(result.output)")
        }
    }

    @Test("Two empty runs are nothing to compare, which is no success")
    func empty() throws {
        let folder = try TemporaryFolder()
        let empty = try folder.file("empty", "")
        let result = try PushBridgeProcess.run(["compare", empty, empty])
        #expect(result.status == 1 && result.error.contains("There is nothing to compare"))
        #expect(
            result.output.contains("There is nothing to compare.") && !result.output.contains("may notice"))
        let full = try Self.translated(folder, "full", Self.messages)
        #expect(try PushBridgeProcess.run(["compare", empty, full]).status == 0)
    }

    @Test("Lines that a run rejected are counted, and break nothing")
    func rejected() throws {
        let folder = try TemporaryFolder()
        let records = try PushBridgeProcess.translate("{\n" + Self.messages, "--with-id").output
        let new = try folder.file("new", records)
        let result = try PushBridgeProcess.run(["compare", "--format", "json", new, new])
        #expect(result.status == 0)
        let report = try #require(try ConversionSample.values(result.output).first)
        #expect(report["old"]?["rejected"]?.integer == 1 && report["same"]?.integer == 3)
    }

    @Test("One of the runs can come from standard input, and the report can go to a file")
    func streams() throws {
        let folder = try TemporaryFolder()
        let old = try Self.translated(folder, "old", Self.messages)
        let result = try PushBridgeProcess.run(
            ["compare", "--output", folder.path("report"), old, "-"],
            input: Data(try folder.contents(of: "old").utf8))
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(try folder.contents(of: "report").contains("3 the same"))
        #expect(try PushBridgeProcess.run(["compare", "-", "-"]).status == 64)
    }

    @Test("Runs in another order are compared all the same")
    func order() throws {
        let folder = try TemporaryFolder()
        let lines = (0..<3_000).map {
            #"{"from":"ann","to":"p\#($0 % 7)","chatType":"chat","body":{"type":"txt","msg":"\#($0)"}}"#
        }
        let old = try Self.translated(folder, "old", lines.joined(separator: "\n"))
        let new = try Self.translated(folder, "new", lines.reversed().joined(separator: "\n"))
        let report = try Self.json(old, new)
        #expect(report["same"]?.integer == 3_000 && report["people"]?.integer == 7)
    }

    @Test("--lang zh words the text in Chinese; names of changes stay")
    func chinese() throws {
        let folder = try TemporaryFolder()
        let old = try Self.translated(folder, "old", Self.messages)
        let new = try Self.translated(folder, "new", Self.messages.replacing("Ann", with: "Bo"))
        let text = try PushBridgeProcess.run(["compare", "--lang", "zh", old, new]).output
        for words in ["人中有 1 人", "title", "标题不同", "谁的变化最多"] {
            #expect(text.contains(words), "\(text)")
        }
    }

    @Test("Elements of an array are told apart by their index, and match lines of their own")
    func documents() throws {
        let folder = try TemporaryFolder()
        let list = "[\n" + Self.messages.split(separator: "\n").joined(separator: ",\n") + "]"
        let old = try Self.translated(folder, "old", list)
        let new = try Self.translated(folder, "new", Self.messages.replacing("Ann", with: "Bo"))
        let report = try Self.json(old, new)
        #expect(report["matched"]?.integer == 3 && report["same"]?.integer == 2)
        let example = report["changes"]?.elements.first { _ in true }?["examples"]?.elements.first { _ in true
        }
        #expect(example?["old"]?["index"]?.integer == 0 && example?["new"]?["line"]?.integer == 1)
    }

    @Test("A payload carries no identifier, so --with-id is refused for payloads")
    func payloads() throws {
        let result = try PushBridgeProcess.translate(Self.messages, "--with-id", "--format", "payload")
        #expect(result.status == 64)
        let converted = try PushBridgeProcess.run(
            ["convert", "--to", "nim", "--with-id", "--format", "message"], input: Data(Self.messages.utf8))
        #expect(converted.status == 64)
    }
}
