import Foundation
import PushBridge
import Testing

@Suite("verify --advise finds what keeps more, and --write-profile writes it")
struct AdviceTests {
    /// A corpus whose words the source hides from people who hide details, and one message more.
    private static let fromNIM = [
        #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","senderName":"Alice","messageType":0,"text":"hi","apnsContent":"Lunch?"}"#,
        #"{"session":{"sessionId":"g1","sessionType":1},"from":"u1","senderName":"Ada","messageType":0,"text":"hi","apnsContent":"Dinner?"}"#,
        #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","messageType":0,"text":"hi","setting":{"apnsEnabled":false}}"#,
    ].joined(separator: "\n")

    /// A group's messages, of which one mentions a member.
    private static let fromEasemob = [
        #"{"from":"6001","to":["142"],"type":"txt","body":{"msg":"hello"},"ext":{"em_at_list":["u3"],"em_push_ext":{"group_user_nickname":"Jane"}},"chat_type":"groupchat"}"#,
        #"{"from":"6001","to":["6006"],"type":"txt","body":{"msg":"hi"},"ext":{}}"#,
    ].joined(separator: "\n")

    /// A command, which the target has in no form.
    private static let command =
        #"{"from":"6001","to":["6006"],"type":"cmd","body":{"action":"refresh"},"ext":{}}"#

    private static func report(_ input: String, _ arguments: [String]) throws -> JSONValue {
        let result = try PushBridgeProcess.run(
            ["verify", "--format", "json", "--examples", "0"] + arguments, input: Data(input.utf8))
        #expect(result.status == 0, "\(result.error)")
        return try #require(try ConversionSample.values(result.output).first)
    }

    private static func verdicts(_ report: JSONValue?) -> [Int?] {
        ["identical", "same-screen", "vendor-wording", "degraded", "exposed"].map {
            report?[UTF8Text($0)]?.integer
        }
    }

    @Test("A run with the written profile gives what the advice said")
    func writtenProfile() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("advised.json")
        let advised = try Self.report(Self.fromNIM, ["--to", "easemob", "--advise", "--write-profile", path])
        let best = try #require(advised["advice"]?["best"])
        #expect(Self.verdicts(advised["fidelity"]) == [1, 0, 0, 0, 2])
        // Easemob's title remains, where NIM shows none.
        #expect(Self.verdicts(best) == [1, 0, 2, 0, 0])
        #expect(best["percentOfDegraded"]?["vendor-wording"]?.integer == 100)
        #expect(best["worse"]?.integer == 0)
        let again = try Self.report(Self.fromNIM, ["--to", "easemob", "--profile", path])
        #expect(Self.verdicts(again["fidelity"]) == Self.verdicts(best))
        #expect(again["advice"] == nil)
        let written = try JSONDocument(folder.contents(of: "advised.json")).root
        #expect(written.raw.text == best["profile"]?.raw.text)
        #expect(advised["advice"]?["changesProfile"]?.bool == true)
        #expect(best["changes"]?.elements.allSatisfy { $0["where"]?.string == "console" } == true)
        #expect(
            best["changes"]?.elements.flatMap { $0["requests"].map { Array($0.elements) } ?? [] }.count == 2)
    }

    @Test("A run with the options that the advice names gives what it said")
    func options() throws {
        let arguments = ["--to", "nim", "--to-shape", "server-v1", "--prefer", "intent"]
        let advised = try Self.report(Self.fromEasemob, arguments + ["--advise"])
        let best = try #require(advised["advice"]?["best"])
        var changed = ["--to", "nim"]
        for change in best["changes"].map({ Array($0.elements) }) ?? [] {
            #expect(change["where"]?.string == "option")
            if let shape = change["shape"]?.string { changed += ["--to-shape", shape.string] }
            if let aim = change["prefer"]?.string { changed += ["--prefer", aim.string] }
        }
        #expect(changed == ["--to", "nim", "--prefer", "screen", "--to-shape", "server-v2"])
        let again = try Self.report(Self.fromEasemob, changed)
        #expect(Self.verdicts(again["fidelity"]) == Self.verdicts(best))
        #expect(Self.verdicts(best) != Self.verdicts(advised["fidelity"]))
    }

    @Test("Where no change to the profile helps, none is written, and that is said")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let own = try folder.file("nim", #"{"vendor":"nim","language":"zh","topic":"com.example.app"}"#)
        let path = folder.path("advised.json")
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--profile", own, "--advise", "--write-profile", path],
            input: Data(ConversionSample.badge.utf8))
        #expect(result.output.contains("None of this can be done in the console or with an option alone."))
        #expect(result.output.hasSuffix("so no profile was written.\n"))
        #expect(
            result.error.contains("Note: No change to the target's profile") && result.error.contains(path))
        #expect(result.status == 0 && !FileManager.default.fileExists(atPath: path))
        let helpless = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--advise"], input: Data(Self.command.utf8))
        #expect(helpless.output.contains(/None of the [0-9]+ changes that were tried improves a message\./))
        // Nothing to improve; nothing to look at; and options alone, with a file that was there before.
        for input in [ConversionSample.nothingToLose, "", Self.fromEasemob] {
            try Data("before".utf8).write(to: URL(filePath: path))
            let result = try PushBridgeProcess.run(
                [
                    "verify", "--to", "nim", "--to-shape", "server-v1", "--prefer", "intent", "--advise",
                    "--write-profile", path, "--format", "json",
                ], input: Data(input.utf8))
            #expect(result.error.contains("Note: No change to the target's profile"), "\(input)")
            #expect(try folder.contents(of: "advised.json") == "before")
            let advice = try #require(try ConversionSample.values(result.output).first)["advice"]
            #expect(input.isEmpty || advice?["changesProfile"]?.bool == false)
        }
    }

    @Test("The text says what helps, where it is done, how much, and shows the profile")
    func text() throws {
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--advise"], input: Data(Self.fromNIM.utf8))
        let advice = result.output.drop { !$0.isNewline }.split(separator: "\n").map(String.init)
        let start = try #require(advice.firstIndex { $0.hasPrefix("Advice, tried on all 3 messages") })
        let lines = advice[start...].map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains("In easemob's console"))
        #expect(
            lines.contains(
                "of the degraded and exposed messages, 100.0 % (2) become vendor-wording; no message gets worse"
            ))
        #expect(lines.last?.hasPrefix(#"{"vendor":"easemob","#) == true)
        let chinese = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--advise", "--lang", "zh"], input: Data(Self.fromNIM.utf8))
        #expect(chinese.output.contains("建议：用全部 3 条消息试过，其中 2 条有损失或暴露隐藏内容"))
        #expect(
            chinese.output.contains(
                "有损失或暴露隐藏内容的消息中，100.0 %（2 条）变为厂商文案不同（vendor-wording）；没有消息变差"))
    }

    @Test("Senders without a name are named, those of most messages first")
    func nameless() throws {
        let lines = ["ada", "ben", "ben"].map {
            #"{"from":"\#($0)","to":["c"],"type":"txt","body":{"msg":"x"},"chat_type":"chat"}"#
        }
        let folder = try TemporaryFolder()
        let profile = try folder.file("nim.json", #"{"vendor":"nim","senders":{"cat":{"nickname":"Cat"}}}"#)
        let result = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--profile", profile, "--advise"],
            input: Data(lines.joined(separator: "\n").utf8))
        #expect(result.output.contains("2 senders have no name in nim's profile"), "\(result.output)")
        #expect(result.output.contains(": ben (2), ada (1)\n"))
    }

    @Test("What exposes fewer messages is advised, even if as many others get worse")
    func exposed() throws {
        let hidden = #"{"message":{"message_type":0,"text":"hi"},"push_config":{"push_content":"Lunch?"}}"#
        let plain = #"{"message":{"message_type":0,"text":"ho"},"push_config":{}}"#
        let result = try PushBridgeProcess.run(
            ["verify", "--from", "nim", "--to", "tencent", "--advise"],
            input: Data("\(hidden)\n\(plain)".utf8))
        let advice = try #require(result.output.range(of: "Advice, tried on all 2 messages"))
        #expect(result.output[advice.upperBound...].contains("--keep-hidden"), "\(result.output)")
    }

    @Test("The number of threads does not matter")
    func jobs() throws {
        let messages = Self.fromNIM.split(separator: "\n").map(String.init)
        let lines = ConversionSample.corpus((1...600).flatMap { _ in messages })
        let reports = try ["1", "3"].map {
            try Self.report(lines, ["--to", "easemob", "--advise", "--jobs", $0])["advice"]?.raw.text
        }
        #expect(reports[0] == reports[1] && reports[0] != nil)
    }

    @Test("merge adds up reports with advice as if there were none")
    func merge() throws {
        let folder = try TemporaryFolder()
        func merged(_ arguments: String...) throws -> String {
            let path = folder.path("tally.json")
            _ = try PushBridgeProcess.run(
                ["verify", "--to", "easemob", "--format", "json", "--output", path] + arguments,
                input: Data(Self.fromNIM.utf8))
            return try PushBridgeProcess.run(["merge", path]).output
        }
        let plain = try merged()
        #expect(try merged("--advise") == plain && plain.contains(#""tally":3"#))
    }

    @Test("A profile is written with advice only")
    func usage() throws {
        let result = try PushBridgeProcess.run(["verify", "--to", "nim", "--write-profile", "x"])
        #expect(result.status == 64 && result.error.contains("--advise"))
    }
}
