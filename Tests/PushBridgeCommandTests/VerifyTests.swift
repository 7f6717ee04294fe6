import Foundation
import PushBridge
import Testing

@Suite("verify tells how much of a corpus is kept")
struct VerifyTests {
    private static let corpus = [
        ConversionSample.nothingToLose, ConversionSample.badge, "broken", "", ConversionSample.badge,
    ].joined(separator: "\n")

    private static func report(_ input: String, _ arguments: String...) throws -> JSONValue {
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--format", "json"] + arguments, input: Data(input.utf8))
        let reports = try ConversionSample.values(result.output)
        #expect(reports.count == 1)
        return try #require(reports.first)
    }

    @Test("The report counts lines, rejects, verdicts and sources")
    func counts() throws {
        let report = try Self.report(Self.corpus)
        #expect(report["target"]?.string == "nim")
        #expect(report["lines"]?.integer == 4)
        #expect(report["blankLines"]?.integer == 1)
        #expect(report["messages"]?.integer == 3)
        #expect(report["rejected"]?["invalid-json"]?.integer == 1)
        #expect(report["fidelity"]?["identical"]?.integer == 1)
        #expect(report["fidelity"]?["degraded"]?.integer == 2)
        #expect(report["percent"]?["degraded"]?.number == "66.7")
        #expect(report["sources"]?["easemob/sdk"]?["degraded"]?.integer == 2)
        #expect(report["unwritten"]?.integer == 0)
    }

    @Test("A row that costs something has its key, its count and the words of its diagnostic")
    func rows() throws {
        let report = try Self.report(Self.corpus)
        let row = try #require(report["rows"]?.elements.first { $0["row"]?.string == "EM-012" })
        #expect(row["key"]?.string == "ext.em_apns_ext.em_push_badge")
        #expect(row["degraded"]?.integer == 2)
        #expect(row["same-screen"]?.integer == 0)
        #expect(row["message"]?.string?.string.contains("badge") == true)
        let point = try #require(
            report["points"]?.elements.first { $0["path"]?.string == "/payload/aps/badge" })
        #expect(point["degraded"]?.integer == 2)
    }

    @Test("An example shows what people read before and after, and in which situation")
    func examples() throws {
        let report = try Self.report(Self.corpus, "--examples", "1")
        let examples = try #require(report["examples"])
        #expect(examples.count == 1)
        let example = try #require(examples.elements.first { _ in true })
        #expect(example["line"]?.integer == 2)
        #expect(example["source"]?.string == "easemob/sdk")
        #expect(example["rows"]?.elements.contains { $0.string == "EM-012" } == true)
        let badge = try #require(
            example["differences"]?.elements.first { $0["path"]?.string == "/payload/aps/badge" })
        #expect(badge["before"]?.integer == 7)
        #expect(badge["after"]?.integer == 4)
        #expect(badge["situation"]?.string == "simple/free/unnamed")
        #expect(try Self.report(Self.corpus, "--examples", "0")["examples"]?.count == 0)
    }

    @Test("Examples of one document are told apart by their place")
    func documentExamples() throws {
        let list = "[" + [String](repeating: ConversionSample.badge, count: 12).joined(separator: ",") + "]"
        let report = try Self.report(list, "--examples", "11", "--jobs", "3")
        let paths = report["examples"]?.elements.map { $0["path"]?.string?.string }
        #expect(paths == (0..<11).map { "/\($0)" })
    }

    @Test("What has no counterpart is degraded and counted apart")
    func unwritten() throws {
        let result = try PushBridgeProcess.json(
            ConversionSample.recall, "verify", "--to", "easemob", "--format", "json")[0]
        #expect(result["unwritten"]?.integer == 1)
        #expect(result["fidelity"]?["degraded"]?.integer == 1)
    }

    @Test("What only the profiles word differently is told for the vendors that occurred")
    func wording() throws {
        let wording = try #require(try Self.report(Self.corpus)["wording"])
        #expect(wording.elements.contains { $0["role"]?.string == "hidden-text" })
        #expect(wording.elements.allSatisfy { $0["source"]?.string == "easemob" })
        #expect(try Self.report("broken")["wording"]?.count == 0)
    }

    @Test("The report does not depend on the number of threads", arguments: ["text", "json"])
    func sameReport(format: String) throws {
        let folder = try TemporaryFolder()
        let lines = (0..<2_500).map { number in
            switch number % 5 {
            case 0: ConversionSample.group.replacing("hi", with: "hi \(number)")
            case 1: ConversionSample.badge.replacing(":7}", with: ":\(number)}")
            case 2: "broken"
            case 3:
                #"{"conversation_id":"a|1|b","message":{"text":"\#(number)"},"push_config":{"push_payload":"{\"sound\":\"x\"}"}}"#
            default: ConversionSample.nothingToLose
            }
        }
        let input = try folder.file("in", ConversionSample.corpus(lines))
        let reports = try ["1", "2", "7"].map { jobs in
            try PushBridgeProcess.run(
                ["verify", "--to", "nim", "--format", format, "--examples", "20", "--jobs", jobs, input]
            ).output
        }
        #expect(reports[0].count > 1_000)
        #expect(Set(reports).count == 1)
    }

    struct Threshold: CustomTestStringConvertible {
        let message: String
        let failOn: String
        let status: Int32
        var testDescription: String { "\(failOn) \(status)" }
    }

    static let thresholds = [
        Threshold(message: ConversionSample.nothingToLose, failOn: "degraded", status: 0),
        Threshold(message: ConversionSample.nothingToLose, failOn: "same-screen", status: 0),
        Threshold(message: sameScreen, failOn: "degraded", status: 0),
        Threshold(message: sameScreen, failOn: "same-screen", status: 1),
        Threshold(message: ConversionSample.badge, failOn: "degraded", status: 1),
        Threshold(message: ConversionSample.badge, failOn: "same-screen", status: 1),
    ]

    /// The app's data stands elsewhere afterwards; nobody sees a difference.
    static let sameScreen =
        #"{"conversation_id":"a|1|b","message":{"text":"x"},"push_config":{"push_content":"x","push_payload":"{\"k\":1,\"apsField\":{\"alert\":{\"title\":\"t\",\"body\":\"x\"}}}"}}"#

    @Test("--fail-on makes the status 1 for a message that bad or worse", arguments: thresholds)
    func failOn(_ threshold: Threshold) throws {
        let folder = try TemporaryFolder()
        // With these templates the target hides what the source hides.
        let profile = try folder.file(
            "easemob.json",
            #"{"vendor":"easemob","templates":[{"name":"default","title":"t","content":"hidden"},{"name":"detail","title":"{0}","content":"{0}"}]}"#
        )
        let target = threshold.message == Self.sameScreen ? "easemob" : "nim"
        let arguments = ["verify", "--to", target, "--profile", profile]
        let lenient = try PushBridgeProcess.run(arguments, input: Data(threshold.message.utf8))
        #expect(lenient.status == 0)
        let strict = try PushBridgeProcess.run(
            arguments + ["--fail-on", threshold.failOn], input: Data(threshold.message.utf8))
        #expect(strict.status == threshold.status, "\(strict.output)")
        #expect(strict.output == lenient.output)
        #expect(strict.error.contains("--fail-on") == (threshold.status == 1))
    }

    @Test("Rejected lines make the status 1, and are told on standard error or go to their file")
    func rejects() throws {
        let folder = try TemporaryFolder()
        let told = try PushBridgeProcess.run(["verify", "--to", "nim"], input: Data("broken".utf8))
        #expect(told.status == 1)
        #expect(told.error.hasPrefix("standard input:1: invalid-json: "))
        let kept = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--rejects", folder.path("rejects")], input: Data("broken".utf8))
        #expect(kept.status == 1)
        #expect(
            Record.all(in: try folder.contents(of: "rejects")) == [Record(line: 1, error: "invalid-json")])
    }

    @Test("The report goes to the file that --output names")
    func output() throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--output", folder.path("report")],
            input: Data(ConversionSample.badge.utf8))
        #expect(result.output.isEmpty)
        #expect(try folder.contents(of: "report").contains("degraded"))
    }
}
