import Foundation
import PushBridge
import Testing

@Suite("verify tells how much of a corpus is kept")
struct VerifyTests {
    private static let corpus = [
        ConversionSample.nothingToLose, ConversionSample.badge, "broken", "", ConversionSample.badge,
    ].joined(separator: "\n")

    private static func report(_ input: String, _ arguments: String...) throws -> JSONValue {
        let result = try PushBridgeProcess.once(
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

    @Test(
        "The row that is named is the one that decided the verdict, and a place counts with what it is worth")
    func deciding() throws {
        // The title repeated among the app's data moves, which is the same screen; the count degrades the message.
        let message =
            #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","messageType":0,"text":"t","apnsContent":"t","apnsPayload":{"pushTitle":"T"},"setting":{"shouldBeCounted":false}}"#
        let folder = try TemporaryFolder()
        let profile = try folder.file(
            "profile",
            #"{"vendor":"easemob","templates":[{"name":"default","title":"t","content":"c"},{"name":"detail","title":"{0}","content":"{0}"}]}"#
        )
        let report = try PushBridgeProcess.json(
            message, "verify", "--to", "easemob", "--format", "json", "--profile", profile)[0]
        #expect(report["fidelity"]?["degraded"]?.integer == 1)
        #expect(report["rows"]?.elements.map { $0["row"]?.string } == ["NIM-055"])
        let worth = report["points"]?.elements.map { point in
            ["degraded", "vendor-wording", "same-screen"].map { point[$0]?.integer }
        }
        #expect(
            report["points"]?.elements.map { $0["path"]?.string } == [
                "/payload/aps/badge", "/payload/aps/alert/body", "/payload/aps/alert/title", "/payload",
            ])
        #expect(worth == [[1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1]])
    }

    @Test("A name that the target shows otherwise is told at the key of the sender")
    func namedOtherwise() throws {
        let group =
            #"{"from":"alice","to":["g1"],"type":"txt","body":{"msg":"hi"},"chat_type":"groupchat"}"#
        let folder = try TemporaryFolder()
        let profile = try folder.file(
            "profile", #"{"vendor":"easemob","senders":{"alice":{"nickname":"Al"}}}"#)
        let report = try Self.report(group, "--profile", profile)
        #expect(report["fidelity"]?["vendor-wording"]?.integer == 1)
        #expect(report["rows"]?.elements.map { $0["row"]?.string?.string } == ["EM-072"])
        #expect(report["examples"]?.elements.first { _ in true }?["rows"]?.count == 1)
    }

    @Test("A message that the target has not loses a push only if the source pushed it to somebody")
    func refusedWithoutPush() throws {
        let cases = [
            (#"{"from":"n","to":["r"],"type":"txt","body":{"msg":"a"},"chat_type":"chatroom"}"#, "other"),
            (
                #"{"from":"n","to":["r"],"type":"txt","body":{"msg":"a"},"chat_type":"chatroom","ext":{"em_force_notification":true}}"#,
                "other"
            ),
            (
                #"{"from":"n","to":["bob"],"type":"txt","body":{"msg":"\#(String(repeating: "x", count: 5_001))"}}"#,
                "lost-push"
            ),
        ]
        let folder = try TemporaryFolder()
        let people = try folder.file("people", #"{"id":"bob"}"#)
        for (message, effect) in cases {
            let report = try Self.report(message, "--recipients", people)
            #expect(report["fidelity"]?["degraded"]?.integer == 1 && report["unwritten"]?.integer == 1)
            #expect(
                report["effects"]?.elements.map { $0["effect"]?.string } == [UTF8Text(effect)], "\(message)")
            let people = effect == "lost-push" ? 1 : 0
            #expect(report["people"]?["noticing"]?.integer == people, "\(message)")
            #expect(report["rows"]?.elements.map { $0["people"]?.integer } == [people], "\(message)")
        }
    }

    @Test("Every row and every place has a name that people understand")
    func names() throws {
        let corpus = [ConversionSample.badge, ConversionSample.group, ConversionSample.recall]
        for target in ["nim", "easemob"] {
            let report = try PushBridgeProcess.json(
                corpus.joined(separator: "\n"), "verify", "--to", target, "--format", "json")[0]
            for list in ["rows", "points"] {
                let costs = report[UTF8Text(list)].map { Array($0.elements) } ?? []
                #expect(costs.allSatisfy { $0["name"]?.string?.isEmpty == false })
                #expect(list == "points" || costs.allSatisfy { $0["key"]?.string?.isEmpty == false })
            }
        }
    }

    /// What a webhook gets, which does not hold the sender's settings for the push.
    private static let copy =
        #"{"eventType":"1","convType":"PERSON","to":"bob","fromAccount":"alice","msgType":"TEXT","body":"hi","msgidServer":"77","msgTimestamp":"1700000000000"}"#

    @Test("Copies without the sender's settings are told on a line of their own, and have no verdict")
    func copies() throws {
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--format", "json"], input: Data(Self.copy.utf8))
        let report = try #require(try ConversionSample.values(result.output).first)
        #expect(report["unjudged"]?.integer == 1 && report["messages"]?.integer == 1)
        #expect(report["fidelity"]?["degraded"]?.integer == 0)
        #expect(report["percent"]?["degraded"]?.isNull == true)
        let text = try PushBridgeProcess.run(["verify", "--to", "easemob"], input: Data(Self.copy.utf8))
            .output
        #expect(
            !text.contains("%") && text.contains("1 message is a copy without the sender's push settings"))
    }

    @Test("A share is one of the messages that were judged")
    func shares() throws {
        let corpus = [Self.copy, ConversionSample.recall].joined(separator: "\n")
        let report = try PushBridgeProcess.json(corpus, "verify", "--to", "easemob", "--format", "json")[0]
        #expect(report["percent"]?["degraded"]?.double == 100)
        let folder = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["convert", "--to", "easemob", "--summary", folder.path("summary")], input: Data(corpus.utf8))
        let summary = try JSONDocument(try folder.contents(of: "summary")).root
        #expect(summary["unjudged"]?.integer == 1 && summary["fidelity"]?["degraded"]?.integer == 1)
    }

    @Test("--fail-on fails where nothing could be judged", arguments: [Self.copy, ""])
    func nothingJudged(_ corpus: String) throws {
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--fail-on", "degraded"], input: Data(corpus.utf8))
        #expect(result.status == 1 && result.error.contains("No message could be judged"))
    }

    @Test("People are counted where their settings or groups are given, each once for a difference")
    func people() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file(
            "people",
            #"{"id":"bob","display":"simple"}"# + "\n" + #"{"id":"eve","display":"summary"}"# + "\n"
                + #"{"id":"dan","display":"simple","mode":"none"}"# + "\n")
        let groups = try folder.file("groups", #"{"id":"g1","members":["bob","eve","dan","alice"]}"#)
        let line =
            #"{"from":"alice","to":["g1"],"type":"txt","body":{"msg":"hi"},"chat_type":"groupchat","ext":{"em_apns_ext":{"em_push_title":"T","em_push_content":"c"}}}"#
        let corpus = [line, line.replacing("hi", with: "ho")].joined(separator: "\n")
        let report = try Self.report(corpus, "--recipients", people, "--groups", groups)
        #expect(report["people"]?["reached"]?.integer == 3)
        // Only bob hides details and gets pushes.
        #expect(report["people"]?["noticing"]?.integer == 1)
        let row = report["rows"]?.elements.first { $0["row"]?.string == "EM-004" }
        #expect(row?["degraded"]?.integer == 2 && row?["people"]?.integer == 1)
        let point = report["points"]?.elements.first { $0["path"]?.string == "/payload/aps/alert/body" }
        #expect(point?["people"]?.integer == 1)
        #expect(try Self.report(corpus)["people"] == nil)
    }

    @Test("Who gets nothing any more is counted for what was not converted")
    func missing() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file("people", #"{"id":"erin"}"#)
        let report = try PushBridgeProcess.json(
            ConversionSample.recall, "verify", "--to", "easemob", "--format", "json", "--recipients", people)[
                0]
        #expect(report["people"]?["noticing"]?.integer == 1)
        #expect(report["rows"]?.elements.allSatisfy { $0["people"]?.integer == 1 } == true)
    }

    @Test("--allow passes over the loss of a row, and over nothing else")
    func allow() throws {
        func status(_ allowed: String...) throws -> (Int32, String) {
            let result = try PushBridgeProcess.run(
                ["verify", "--to", "nim", "--fail-on", "degraded"] + allowed.flatMap { ["--allow", $0] },
                input: Data(ConversionSample.badge.utf8))
            return (result.status, result.error)
        }
        #expect(try status().0 == 1)
        #expect(try status("EM-012").0 == 0)
        #expect(try status("em-012").0 == 0)
        #expect(try status("EM-053,EM-012").0 == 0)
        #expect(try status("EM-053").0 == 1)
        // What no row explains is accepted by the code of what is told.
        #expect(try status("not-sayable").0 == 0)
        #expect(try status("title-added").0 == 1)
    }

    @Test(
        "Keys that a server adds to every push are named by their code, and are accepted by it",
        arguments: [(toRongCloud, "rongcloud", "added"), (toTencent, "tencent", "missing")])
    func usualKeys(_ message: String, _ target: String, _ end: String) throws {
        let code = "usual-keys-\(end)"
        func run(_ more: String...) throws -> PushBridgeProcess.Result {
            try PushBridgeProcess.run(
                ["verify", "--to", target, "--fail-on", "same-screen"] + more, input: Data(message.utf8))
        }
        let plain = try run()
        #expect(
            plain.status == 1 && plain.output.contains("\n\(code)\n    1 same-screen: "), "\(plain.output)")
        let allowed = try run("--allow", code)
        #expect(allowed.status == 0, "\(allowed.output)")
    }

    static let toRongCloud =
        #"{"From_Account":"a","To_Account":"b","SendMsgControl":["WithMuteNotifications"],"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"x"}}],"OfflinePushInfo":{"Title":"t","Desc":"x"}}"#

    static let toTencent =
        #"{"fromUserId":"a","toUserId":["b"],"objectName":"RC:TxtMsg","content":"{\"content\":\"x\"}","pushContent":"x","pushExt":"{\"title\":\"t\",\"forceShowPushContent\":1,\"pushConfigs\":[{\"APNs\":{}}]}"}"#

    @Test(
        "An unknown row is a wrong use that names near ones",
        arguments: [("EM-12", "EM-012"), ("em_push_badge", "EM-012"), ("12", "EM-012"), ("badge", "EM-012")])
    func unknownRow(_ name: String, _ near: String) throws {
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--fail-on", "degraded", "--allow", name])
        #expect(result.status == 64)
        #expect(result.error.contains("There is no row"), "\(result.error)")
        #expect(result.error.contains(near) == (name != "badge"), "\(result.error)")
    }

    @Test("--lang zh words the text in Chinese, and JSON stays as it is")
    func chinese() throws {
        func output(_ arguments: String...) throws -> String {
            try PushBridgeProcess.run(
                ["verify", "--to", "nim", "--lang", "zh"] + arguments, input: Data(Self.corpus.utf8)
            ).output
        }
        let text = try output()
        for words in ["结论由这些字段决定", "角标（badge）", "有损失（degraded）", "对不显示详情的人"] {
            #expect(text.contains(words), "\(text)")
        }
        #expect(!text.contains("What decided") && !text.contains("has no counterpart"))
        let english = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--format", "json"], input: Data(Self.corpus.utf8)
        ).output
        #expect(try output("--format", "json") == english)
    }

    @Test("--allow without --fail-on is a wrong use")
    func allowAlone() throws {
        let result = try PushBridgeProcess.run(["verify", "--to", "nim", "--allow", "EM-012"])
        #expect(result.status == 64 && result.error.contains("--fail-on"))
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
        let people = try folder.file("people", (0..<5).map { #"{"id":"p\#($0)"}"# + "\n" }.joined())
        let reports = try ["1", "2", "7"].map { jobs in
            try PushBridgeProcess.run(
                [
                    "verify", "--to", "nim", "--format", format, "--examples", "20", "--jobs", jobs,
                    "--recipients", people, "--members-from", "recipients", "--now", "2026-11-21T12:00:00Z",
                    input,
                ]
            ).output
        }
        #expect(reports[0].count > 1_000)
        #expect(Set(reports).count == 1)
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

    @Test(
        "An input's digest is that of the file as it is, compressed or not",
        arguments: ["cat", "gzip -c", "zstd -qc"])
    func digest(_ compress: String) throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("plain", Self.corpus)
        let script = """
            cd "$1"; \(compress) plain > part; sha256sum part | cut -c 1-64
            "$0" verify --to nim --format json part 2> told
            """
        let output = try PushBridgeProcess.shell(script, folder.url.path).output
        let lines = output.split(separator: "\n", maxSplits: 1).map(String.init)
        let input = try #require(try JSONDocument(lines[1]).root["inputs"]?.elements.first { _ in true })
        #expect(input["sha256"]?.string?.string == lines[0] && lines[0].count == 64)
        #expect(input["name"]?.string == "part" && input["lines"]?.integer == 5)
    }
}
