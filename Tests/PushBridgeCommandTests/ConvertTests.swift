import Foundation
import PushBridge
import Testing

@Suite("convert writes the other vendor's messages")
struct ConvertTests {
    @Test("A record names source, target, message, request, fidelity and differences")
    func record() throws {
        let record = try #require(
            PushBridgeProcess.json(ConversionSample.group, "convert", "--to", "nim").first)
        #expect(record["line"]?.integer == 1)
        #expect(record["source"]?.string == "easemob/rest")
        #expect(record["target"]?.string == "nim/server-v2")
        #expect(record["message"]?["message"]?["text"]?.string == "hi")
        #expect(record["request"]?["method"]?.string == "POST")
        #expect(record["fidelity"]?.string == "vendor-wording")
        #expect(record["differences"]?.elements.isEmpty == false)
    }

    @Test(
        "A record is input again, and what its request says is not forgotten", arguments: ["easemob", "nim"])
    func inputAgain(target: String) throws {
        let converted = try PushBridgeProcess.run(
            ["convert", "--to", target], input: Data(ConversionSample.group.utf8)
        ).output
        let pushes = try PushBridgeProcess.json(converted, "translate", "--payload-style", "easemob")
        #expect(pushes.count == 1)
        #expect(pushes[0]["payload"]?["g"]?.string == "g1", "the group stands in the request only")
        let back = try #require(PushBridgeProcess.json(converted, "convert", "--to", "easemob").first)
        #expect(back["request"]?["path"]?.string?.hasSuffix("/messages/chatgroups") == true)
        #expect(back["message"]?["to"]?.elements.first { _ in true }?.string == "g1")
    }

    @Test("A message for more people than the target takes at once becomes several, with one verdict")
    func parts() throws {
        let people = (1...250).map { #""p\#($0)""# }.joined(separator: ",")
        let message = #"{"from":"a","to":[\#(people)],"type":"txt","body":{"msg":"hi"}}"#
        let records = try PushBridgeProcess.json(message, "convert", "--to", "nim")
        #expect(records.map { $0["part"]?.integer } == [1, 2, 3])
        #expect(records.allSatisfy { $0["parts"]?.integer == 3 && $0["line"]?.integer == 1 })
        #expect(records.map { $0["message"]?["receiver_ids"]?.count } == [100, 100, 50])
        #expect(Set(records.map { $0["fidelity"]?.string }).count == 1)
        let converted = try PushBridgeProcess.run(["convert", "--to", "nim"], input: Data(message.utf8))
            .output
        #expect(try PushBridgeProcess.json(converted, "translate").count == 250)
    }

    @Test(
        "A message for some members of a group goes to the call for them, in parts of twenty, and never to all",
        arguments: ["easemob", "agora"])
    func directed(target: String) throws {
        let people = (1...45).map { #""p\#($0)""# }
        let messages = [
            #"{"From_Account":"a","GroupId":"g1","Random":3,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"x"}}],"To_Account":[\#(people.joined(separator: ","))]}"#,
            #"{"fromUserId":"a","toGroupId":"g1","toUserId":[\#(people.joined(separator: ","))],"objectName":"RC:TxtMsg","content":"{\"content\":\"x\"}"}"#,
        ]
        for message in messages {
            let output = try PushBridgeProcess.run(["convert", "--to", target], input: Data(message.utf8))
                .output
            let records = try ConversionSample.values(output)
            #expect(
                records.map { $0["request"]?["path"]?.string?.hasSuffix("/messages/chatgroups/users") }
                    == [true, true, true], "\(output)")
            #expect(records.map { $0["message"]?["users"]?.count } == [20, 20, 5])
            #expect(records.allSatisfy { $0["message"]?["to"]?.elements.map { $0.string } == ["g1"] })
            let back = try PushBridgeProcess.json(output, "translate")
            #expect(back.compactMap { $0["recipient"]?.string }.count == 45, "each part is read by its path")
        }
    }

    @Test("Without a proof the messages are the same, and the fidelity is null")
    func noProof() throws {
        let proved = try PushBridgeProcess.json(ConversionSample.badge, "convert", "--to", "nim")[0]
        let unproved = try PushBridgeProcess.json(
            ConversionSample.badge, "convert", "--to", "nim", "--no-proof")[0]
        #expect(proved["message"]?.raw == unproved["message"]?.raw)
        #expect(proved["fidelity"]?.string == "degraded")
        #expect(unproved["fidelity"]?.isNull == true)
        #expect(unproved["differences"]?.count == 0)
    }

    @Test(
        "A record's target decides whose message it holds, whatever the shape has in common",
        arguments: ["agora", "easemob"])
    func namesakes(target: String) throws {
        let source = target == "agora" ? "easemob" : "agora"
        let records = try PushBridgeProcess.run(
            ["convert", "--from", source, "--to", target], input: Data(ConversionSample.badge.utf8)
        ).output
        let again = try PushBridgeProcess.json(records, "translate")
        #expect(!again.isEmpty)
        for record in again {
            #expect(record["source"]?.string?.string.hasPrefix("\(target)/") == true, "\(record.raw)")
        }
        let judged = try PushBridgeProcess.json(records, "convert", "--to", "nim")
        #expect(judged[0]["source"]?.string?.string.hasPrefix("\(target)/") == true, "\(judged[0].raw)")
        let back = try PushBridgeProcess.json(records, "verify", "--to", target, "--format", "json")
        #expect(back[0]["alreadyTarget"]?.integer == 1)
    }

    @Test("A message without a counterpart is a record without a message, and no reject")
    func withoutCounterpart() throws {
        let result = try PushBridgeProcess.run(
            ["convert", "--to", "easemob"], input: Data(ConversionSample.recall.utf8))
        let record = try #require(ConversionSample.values(result.output).first)
        #expect(record["message"]?.isNull == true)
        #expect(record["fidelity"]?.string == "degraded")
        #expect(result.status == 0)
    }

    @Test("However many threads there are, the bytes and the summary are the same")
    func sameBytes() throws {
        let folder = try TemporaryFolder()
        let lines = [ConversionSample.badge, ConversionSample.group, "broken", ConversionSample.recall]
        let input = try folder.file(
            "in", ConversionSample.corpus((0..<2_000).map { lines[$0 % lines.count] }))
        let runs = try ["1", "2", "5"].map { jobs in
            let output = try PushBridgeProcess.run(
                ["convert", "--to", "nim", "--summary", folder.path("sum"), "--jobs", jobs, input]
            ).output
            return output + (try folder.contents(of: "sum"))
        }
        #expect(Set(runs).count == 1)
    }

    @Test("The summary counts verdicts, and says once what only the profiles word differently")
    func summary() throws {
        let folder = try TemporaryFolder()
        let input = [ConversionSample.badge, ConversionSample.nothingToLose, "broken"].joined(separator: "\n")
        let result = try PushBridgeProcess.run(
            ["convert", "--to", "nim", "--summary", folder.path("sum")], input: Data(input.utf8))
        #expect(result.status == 1)
        let summary = try JSONDocument(try folder.contents(of: "sum")).root
        #expect(summary["lines"]?.integer == 3)
        #expect(summary["rejected"]?["invalid-json"]?.integer == 1)
        #expect(summary["fidelity"]?["degraded"]?.integer == 1)
        #expect(summary["fidelity"]?["identical"]?.integer == 1)
        let wording = try #require(summary["wording"]?.elements.first { $0["role"]?.string == "hidden-text" })
        #expect(wording["source"]?.string == "easemob")
        #expect(wording["target"]?.string == "nim")
        #expect(wording["before"]?.string == "请点击查看")
        #expect(wording["after"]?.string == "你收到一条新消息")
    }

    static let usages: [[String]] = [
        ["convert"], ["convert", "--to", "slack"], ["convert", "--to", "nim", "--to-shape", "rest"],
        ["convert", "--to", "nim", "--to-shape", "copy"], ["convert", "--to", "nim", "--prefer", "luck"],
        ["verify"], ["verify", "--to", "nim", "--fail-on", "identical"],
        ["verify", "--to", "nim", "--examples", "-1"], ["verify", "--to", "nim", "--examples", "1000"],
        ["verify", "--to", "nim", "--format", "xml"], ["explain", "--to", "slack"],
        ["explain", "--line", "0"], ["explain", "--color", "pink"],
    ]

    @Test("Wrong usage is 64 and writes nothing", arguments: usages)
    func usage(_ arguments: [String]) throws {
        let result = try PushBridgeProcess.run(arguments, input: Data(ConversionSample.badge.utf8))
        #expect(result.status == 64)
        #expect(result.error.hasPrefix("Error: "))
        #expect(result.output.isEmpty)
    }
}
