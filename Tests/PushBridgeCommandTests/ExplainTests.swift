import Foundation
import PushBridge
import Testing

@Suite("explain tells one message's journey")
struct ExplainTests {
    private static let message =
        #"{"from":"ann","to":["bob"],"type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"old","em_push_badge":"7","em_push_mutable_content":false},"em_push_ext":{"title":"new","nonsense":1},"em_push_mutable_content":true,"em_ignore_notification":false,"mine":2,"mine":3}}"#

    private static func explain(_ input: String, _ arguments: String...) throws -> JSONValue {
        let result = try PushBridgeProcess.once(
            ["explain", "--format", "json"] + arguments, input: Data(input.utf8))
        #expect(result.status == 0, "\(result.error)")
        return try #require(ConversionSample.values(result.output).first)
    }

    struct Fate: CustomTestStringConvertible {
        let path: String
        let outcome: String
        var winner: String?
        var field: String?
        var row: String?
        var diagnostic: String?
        var testDescription: String { path }
    }

    static let fates = [
        Fate(path: "/from", outcome: "filled", field: "sender.id", row: "EM-072"),
        Fate(
            path: "/ext/em_apns_ext/em_push_title", outcome: "lost", winner: "/ext/em_push_ext/title",
            row: "EM-003", diagnostic: "ignored"),
        Fate(path: "/ext/em_push_ext/title", outcome: "filled", field: "alert.title", row: "EM-030"),
        Fate(
            path: "/ext/em_apns_ext/em_push_badge", outcome: "filled", field: "badge", row: "EM-012",
            diagnostic: "repaired"),
        Fate(path: "/ext/em_ignore_notification", outcome: "unchanged", row: "EM-052"),
        // What is left of the object is the app's data too (EM 9.13).
        Fate(
            path: "/ext/em_apns_ext/em_push_mutable_content", outcome: "filled", field: "appData",
            row: "EM-010"),
        Fate(path: "/ext/em_push_ext/nonsense", outcome: "unused", diagnostic: "ignored"),
        Fate(path: "/ext/em_push_mutable_content", outcome: "unused", row: "EM-056", diagnostic: "ignored"),
        Fate(path: "/ext/mine", outcome: "lost", winner: "/ext/mine"),
    ]

    @Test("Every key has its outcome", arguments: fates)
    func keys(_ fate: Fate) throws {
        let keys = try #require(try Self.explain(Self.message)["keys"])
        let key = try #require(keys.elements.first { $0["path"]?.string?.string == fate.path })
        #expect(key["outcome"]?.string?.string == fate.outcome)
        #expect(key["winner"]?.string?.string == fate.winner)
        #expect(key["row"]?.string?.string == fate.row)
        if let field = fate.field { #expect(key["fields"]?[UTF8Text(field)] != nil) }
        #expect(key["diagnostics"]?.elements.first { _ in true }?["kind"]?.string?.string == fate.diagnostic)
    }

    /// A message with a mention, and what becomes of the keys that have to do with it.
    struct Mention: Sendable, CustomTestStringConvertible {
        let claim: String
        let message: String
        /// The share of each key, or its outcome where it has none, by the last name of its path.
        let shares: [String: String]
        var testDescription: String { claim }
    }

    private static func tencent(_ info: String) -> String {
        #"{"GroupId":"g1","From_Account":"a","Random":5,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}],"GroupAtInfo":[\#(info)]}"#
    }
    private static func rongCloud(_ info: String) -> String {
        #"{"fromUserId":"a","toGroupId":"g1","objectName":"RC:TxtMsg","isMentioned":1,"content":"{\"content\":\"hi\",\"mentionedInfo\":{\#(info)}}"}"#
    }

    static let mentionCases = [
        Mention(
            claim: "The account mentions, and a flag that is off overrides nothing",
            message: tencent(#"{"GroupAtAllFlag":0,"GroupAt_Account":"bob"}"#),
            shares: ["GroupAtAllFlag": "unchanged", "GroupAt_Account": #"["bob"]"#]),
        Mention(
            claim: "A flag for everybody overrides the account beside it",
            message: tencent(#"{"GroupAtAllFlag":1,"GroupAt_Account":"10086"}"#),
            shares: ["GroupAtAllFlag": #""all""#, "GroupAt_Account": "lost"]),
        Mention(
            claim: "The list mentions, and both switches make it count",
            message: rongCloud(#"\"type\":2,\"userIdList\":[\"bob\"]"#),
            shares: ["type": #"["bob"]"#, "userIdList": #"["bob"]"#, "isMentioned": #"["bob"]"#]),
        Mention(
            claim: "A list beside everybody is overridden",
            message: rongCloud(#"\"type\":1,\"userIdList\":[\"bob\"]"#),
            shares: ["type": #""all""#, "userIdList": "lost", "isMentioned": #""all""#]),
    ]

    @Test("Of several keys about a mention, each shows its part", arguments: mentionCases)
    func mentions(_ example: Mention) throws {
        let keys = try #require(try Self.explain(example.message)["keys"])
        for (name, share) in example.shares {
            let key = try #require(
                keys.elements.first { $0["path"]?.string?.string.hasSuffix("/" + name) == true })
            let value = key["fields"]?["mentions"]?.raw.description ?? key["outcome"]?.string?.string
            #expect(value == share, "\(name)")
        }
    }

    @Test(
        "A text that is the message's own is not called the vendor's",
        arguments: [("en", "the message's own text"), ("zh", "消息自身的内容")])
    func ownText(_ language: String, _ words: String) throws {
        let message = Self.tencent(#"{"GroupAtAllFlag":1}"#)
        func text(_ message: String) throws -> String {
            try PushBridgeProcess.run(["explain", "--lang", language], input: Data(message.utf8)).output
        }
        #expect(try text(message).contains(words))
        #expect(try !text(Self.message).contains(words))
    }

    @Test("Keys in forms and in JSON inside strings are found where they stand")
    func nestedKeys() throws {
        let form =
            "from=a&to=b&ope=0&type=0&body=%7B%22msg%22%3A%22hi%22%7D&payload=%7B%22pushTitle%22%3A%22T%22%2C%22mine%22%3A1%7D"
        let explanation = try Self.explain(form)
        #expect(explanation["source"]?.string == "nim/server-v1")
        let keys = try #require(explanation["keys"])
        func fields(_ path: String) -> JSONValue? {
            keys.elements.first { $0["path"]?.string?.string == path }?["fields"]
        }
        #expect(fields("/body/msg")?["text"]?.string == "hi")
        #expect(fields("/payload/pushTitle")?["alert.title"]?.string == "T")
        #expect(fields("/payload/pushTitle")?["rootData"] != nil)
        #expect(fields("/payload/mine")?["rootData"] != nil)
    }

    @Test("Of an object that several keys fill, each key shows its own member only")
    func shares() throws {
        let message =
            #"{"to":["b"],"type":"txt","body":{"msg":"hi"},"ext":{"a/b":1,"em_apns_ext":{"extern":{"x":1,"y":2}},"c~":{"d":[2]}}}"#
        let keys = try #require(try Self.explain(message)["keys"])
        func fields(_ path: String) -> String? {
            keys.elements.first { $0["path"]?.string?.string == path }?["fields"]?.raw.description
        }
        #expect(fields("/ext/a~1b") == #"{"extension":{"a/b":1}}"#)
        #expect(fields("/ext/c~0") == #"{"extension":{"c~":{"d":[2]}}}"#)
        #expect(fields("/ext/em_apns_ext/extern") == #"{"appData":{"x":1,"y":2}}"#)
    }

    @Test("A message with many keys has an explanation that grows with their number only")
    func manyKeys() throws {
        let members = (0..<2_000).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
        let message = #"{"to":["b"],"type":"txt","body":{"msg":"hi"},"ext":{\#(members)}}"#
        let result = try PushBridgeProcess.run(
            ["explain", "--format", "json"], input: Data(message.utf8))
        #expect(result.status == 0)
        #expect(result.output.utf8.count < 20 * message.utf8.count)
    }

    @Test("The gates stand in their order, and the closed one is the last")
    func gates() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file(
            "people", #"{"id":"bob","mode":"none","quiet":{"daily":{"start":"00:01","end":"00:01"}}}"#)
        func journey(_ message: String) throws -> JSONValue {
            let explanation = try Self.explain(message, "--recipients", people)
            return try #require(explanation["recipients"]?.elements.first { _ in true })
        }
        func gates(_ journey: JSONValue) -> [String] {
            journey["gates"]?.elements.map { "\($0["gate"]?.string ?? "") \($0["verdict"]?.string ?? "")" }
                ?? []
        }
        let open = ["room", "route", "devices", "silence", "storage", "content", "quiet-duration"]
            .map { $0 + " open" }
        let quiet = try journey(Self.message)
        #expect(quiet["pushed"]?.bool == false)
        #expect(gates(quiet) == open + ["quiet-hours closed"])
        let forced = try journey(
            Self.message.replacing(#""mine":2"#, with: #""em_force_notification":true"#))
        #expect(gates(forced) == open + ["quiet-hours overridden", "mute open", "mode closed"])
    }

    @Test("The level of title and body is named, and those that had words as well")
    func levels() throws {
        let explanation = try Self.explain(Self.message)
        let journey = try #require(explanation["recipients"]?.elements.first { _ in true })
        #expect(journey["title"]?["level"]?.string == "message")
        #expect(journey["title"]?["passedOver"]?.elements.map { $0.string } == ["built-in"])
        #expect(journey["body"]?["level"]?.string == "built-in")
        #expect(journey["body"]?["passedOver"]?.count == 0)
    }

    @Test("--recipient picks one, also somebody whom the message does not reach")
    func recipient() throws {
        let two = Self.message.replacing(#"["bob"]"#, with: #"["bob","cat"]"#)
        #expect(try Self.explain(two)["recipients"]?.count == 2)
        let cat = try Self.explain(two, "--recipient", "CAT")["recipients"]
        #expect(cat?.elements.map { $0["recipient"]?.string } == ["cat"])
        let dan = try #require(
            try Self.explain(two, "--recipient", "dan")["recipients"]?.elements.first { _ in true })
        #expect(dan["recipient"]?.string == "dan")
        #expect(dan["reached"]?.bool == false)
        let text = try PushBridgeProcess.run(
            ["explain", "--recipient", "dan"], input: Data(two.utf8)
        ).output
        #expect(text.contains("does not reach dan"))
    }

    @Test(
        "--line picks a line, --index an element as records count them, and the first one with something on it otherwise"
    )
    func line() throws {
        let input = "\nbroken\n\(Self.message)\n"
        #expect(try Self.explain(input, "--line", "3")["line"]?.integer == 3)
        #expect(try Self.explain("\n\(Self.message)\n")["line"]?.integer == 2)
        let list = "[\(Self.message),\(ConversionSample.badge)]"
        #expect(try Self.explain(list)["index"]?.integer == 0)
        let second = try Self.explain(list, "--index", "1")
        #expect(second["source"]?.string == "easemob/sdk" && second["index"]?.integer == 1)
        let missing = try PushBridgeProcess.run(["explain", "--line", "9"], input: Data(input.utf8))
        #expect(missing.status == 64)
        #expect(missing.error.contains("no line 9"))
        let empty = try PushBridgeProcess.run(["explain"], input: Data())
        #expect(empty.status == 64)
        #expect(empty.error.contains("contains no message"))
    }

    @Test(
        "What is not there is named as the input counts it",
        arguments: [
            (["--index", "9"], true, "has no element 9. Its last element has the index 1."),
            (["--line", "2"], true, "is a JSON array. Choose an element with --index, from 0 to 1."),
            (["--index", "1"], false, "is not a JSON array and has no elements. Choose a line with --line."),
            (["--index=-1"], true, "'--index' takes a number from 0."),
        ])
    func noElement(_ arguments: [String], _ isArray: Bool, _ words: String) throws {
        let input = isArray ? "[\(Self.message),\(Self.message)]" : Self.message
        let result = try PushBridgeProcess.run(["explain"] + arguments, input: Data(input.utf8))
        #expect(result.status == 64 && result.error.contains(words), "\(result.error)")
    }

    @Test("A line that is no message has status 1 and the reject's words")
    func broken() throws {
        for input in [Data("{\"from\":".utf8), Data([0x22, 0xFF, 0x22])] {
            let result = try PushBridgeProcess.run(["explain"], input: input)
            #expect(result.status == 1)
            #expect(result.error.hasPrefix("Error: standard input:1: invalid-"))
            #expect(result.output.isEmpty)
        }
    }

    @Test("With --to there is what the message becomes, and what differs")
    func conversion() throws {
        let conversion = try #require(try Self.explain(ConversionSample.badge, "--to", "nim")["conversion"])
        #expect(conversion["target"]?.string == "nim/sdk")
        #expect(conversion["fidelity"]?.string == "degraded")
        #expect(conversion["messages"]?.count == 1)
        #expect(conversion["differences"]?.elements.isEmpty == false)
        #expect(try Self.explain(ConversionSample.badge)["conversion"] == nil)
    }

    @Test("The record of a conversion is explained as the message in it")
    func record() throws {
        let record = try PushBridgeProcess.run(
            ["convert", "--to", "nim"], input: Data(ConversionSample.group.utf8)
        ).output
        let explanation = try Self.explain(record)
        #expect(explanation["recognition"]?.string == "record")
        #expect(explanation["message"]?["conversation.id"]?.string == "g1")
        #expect(
            explanation["keys"]?.elements.contains { $0["path"]?.string == "/message/message/text" } == true)
    }

    @Test("No device token is shown", arguments: ["text", "json"])
    func tokens(format: String) throws {
        let folder = try TemporaryFolder()
        let people = try folder.file(
            "people", #"{"id":"bob","devices":[{"token":"0123456789abcdef","deviceID":"phone"}]}"#)
        let output = try PushBridgeProcess.run(
            ["explain", "--recipients", people, "--format", format], input: Data(Self.message.utf8)
        ).output
        #expect(output.contains("phone"))
        #expect(!output.contains("0123456789abcdef"))
    }

    @Test("Colours are for terminals, unless they are asked for")
    func colours() throws {
        func run(_ mode: String) throws -> String {
            try PushBridgeProcess.run(["explain", "--color", mode], input: Data(Self.message.utf8)).output
        }
        let plain = try run("auto")
        #expect(!plain.contains("\u{1B}"))
        #expect(try run("never") == plain)
        let coloured = try run("always")
        #expect(coloured.contains("\u{1B}[1m"))
        #expect(coloured.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
    }

    @Test("On a terminal NO_COLOR switches colours off", .enabled(if: Terminal.exists))
    func noColour() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("in", Self.message)
        func run(_ environment: String) throws -> String {
            try PushBridgeProcess.shell(
                #"env -u NO_COLOR \#(environment) script -qec "'$0' explain '$1'" /dev/null"#, file
            ).output
        }
        #expect(try run("X=1").contains("\u{1B}[1m"))
        #expect(try run("NO_COLOR=").contains("\u{1B}[1m"))
        #expect(try !run("NO_COLOR=1").contains("\u{1B}"))
    }

    private enum Terminal {
        /// Whether `script`, which gives a command a terminal, is there as Linux has it.
        static var exists: Bool {
            #if os(Linux)
                FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
            #else
                false
            #endif
        }
    }
}
