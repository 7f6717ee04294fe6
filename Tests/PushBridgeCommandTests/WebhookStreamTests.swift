import Foundation
import PushBridge
import Testing

/// What `webhook verify` writes, piped into what reads messages and reports.
@Suite("Verified webhooks in a mixed stream")
struct WebhookStreamTests {
    private static let chat =
        #"{"callId":"c","eventType":"chat","chat_type":"chat","from":"u1","to":"u2","payload":{"msg":"hi"}}"#
    private static let report = #"{"callId":"c","step":"push","status":"fail","detail":"user ignore push"}"#

    private static func record(
        _ body: String, vendor: String = "easemob", verification: String = #""valid""#
    ) -> String {
        #"{"line":1,"vendor":"\#(vendor)","verification":\#(verification),"message":\#(body)}"#
    }

    private static func run(_ command: String, _ lines: String...) throws -> PushBridgeProcess.Result {
        try PushBridgeProcess.run(
            command.split(separator: " ").map(String.init), input: Data(lines.joined(separator: "\n").utf8))
    }

    @Test(
        "A webhook that is no message says what it is and what to do",
        arguments: [
            (
                report, "easemob",
                "easemob's report of what became of a push; read it with 'pushbridge webhook outcomes'"
            ),
            (
                #"{"callId":"c","eventType":"userStatus"}"#, "easemob",
                "has no message: it is easemob's event userStatus"
            ),
            (#"{"callId":"c","security":"x"}"#, "easemob", "has no message: it is an event of easemob's"),
            (#"{"eventType":35}"#, "nim", "has no message: it is nim's event 35"),
            (#"{"eventType":36,"fromAccount":"a"}"#, "nim", "has no message: it is nim's event 36"),
            (#"{"eventType":"3","accid":"a"}"#, "nim", "has no message: it is nim's event 3"),
        ])
    func noMessage(_ body: String, _ vendor: String, _ sentence: String) throws {
        for command in ["translate", "translate --from \(vendor)", "convert --to nim", "explain -"] {
            for line in [body, Self.record(body, vendor: vendor)] {
                let result = try Self.run(command, line)
                #expect(result.status == 1)
                let said = command.hasPrefix("explain") ? result.error : result.output
                #expect(said.contains("no-message"), "\(command): \(said)")
                #expect(said.contains(sentence), "\(command): \(said)")
            }
        }
    }

    @Test(
        "Recalls as NIM's webhooks have them are messages",
        arguments: [
            #"{"eventType":"7","clientId":"c1","msgId":"1","from":"a","to":"b","sendTime":"1","deleteTime":"2"}"#,
            #"{"eventType":"8","clientId":"c1","msgId":"1","from":"a","to":"b","sendTime":"1","deleteTime":"2"}"#,
            #"{"eventType":"25","clientId":"c1","msgId":"1","from":"a","to":"b","sendTime":"1","deleteTime":"2"}"#,
            #"{"eventType":35,"fromAccount":"a","to":"b","msgTimestamp":"1"}"#,
        ])
    func recalls(_ body: String) throws {
        let result = try Self.run("translate", Self.record(body, vendor: "nim"))
        #expect(result.status == 0)
        #expect(result.output.contains(#""source":"nim/copy""#))
    }

    @Test("A reject record that is piped on keeps its first cause and its first line")
    func rejects() throws {
        let long = String(repeating: "x", count: 70_000)
        let first = try Self.run("translate", #"{"body":"#, "{\"colour\":\"\(long)\"}", "\"\u{0}\"")
        #expect(first.records.map(\.error) == ["invalid-json", "unknown-vendor", "invalid-json"])
        for command in ["translate", "convert --to nim", "webhook outcomes"] {
            let again = try PushBridgeProcess.run(
                command.split(separator: " ").map(String.init), input: Data(first.output.utf8))
            #expect(again.output == first.output, "\(command)")
            #expect(again.status == 1)
        }
    }

    @Test(
        "The input of a reject record that is no text, and one that is too long, is repeated as far as it goes"
    )
    func base64() throws {
        let bytes = Data([0x7B, 0xFF]) + Data(repeating: 0xFE, count: 70_000)
        let first = try PushBridgeProcess.run(["translate"], input: bytes)
        #expect(first.output.contains(#""inputTruncated":true"#))
        let again = try PushBridgeProcess.run(["translate"], input: Data(first.output.utf8))
        #expect(again.output == first.output)
        let much = String(repeating: "A", count: 100_000)
        let record = #"{"line":1,"error":{"code":"too-long","message":"m"},"inputBase64":"\#(much)"}"#
        #expect(try Self.run("translate", record).output.count < 90_000)
    }

    @Test(
        "What only resembles a reject record is a line that nobody knows",
        arguments: [
            #"{"line":1,"error":{"code":"made-up","message":"m"},"input":"x"}"#,
            #"{"line":1,"error":{"code":"too-long"},"input":"x"}"#,
            #"{"line":1,"error":{"code":"too-long","message":"m"}}"#,
            #"{"error":{"code":"too-long","message":"m"},"input":"x"}"#,
        ])
    func noReject(_ line: String) throws {
        #expect(try Self.run("translate", line).records == [Record(line: 1, error: "unknown-vendor")])
    }

    @Test(
        "A verification that is not exactly one of the three words is refused",
        arguments: [
            #""VALID""#, #""Valid""#, #"" valid""#, #""valid ""#, #""""#, #""ok""#, "true", "1", "null",
            #"["valid"]"#, #"{"result":"valid"}"#,
        ])
    func otherWords(_ verification: String) throws {
        let nim = #"{"message":{"session":{"sessionId":"b","sessionType":0},"text":"hi"}}"#
        let lines = [Self.chat, Self.report, nim].flatMap { body in
            [
                Self.record(body, verification: verification),
                #"{"verification":\#(verification),"message":\#(body)}"#,
                #"{"vendor":"nim","verification":\#(verification),"# + body.dropFirst(),
            ]
        }
        let refused = lines.indices.map { Record(line: $0 + 1, error: "unverified") }
        for command in ["translate", "convert --to nim", "webhook outcomes"] {
            let result = try PushBridgeProcess.run(
                command.split(separator: " ").map(String.init),
                input: Data(lines.joined(separator: "\n").utf8))
            #expect(result.records == refused, "\(command)")
        }
    }

    @Test(
        "A record without a vendor that is known is refused, whatever was verified",
        arguments: [#""Easemob""#, #""else""#, "5", "null"])
    func otherVendors(_ vendor: String) throws {
        let line = #"{"vendor":\#(vendor),"verification":"valid","message":\#(Self.chat)}"#
        for command in ["translate", "webhook outcomes"] {
            #expect(try Self.run(command, line).records == [Record(line: 1, error: "unverified")])
        }
        let bare = #"{"verification":"valid","message":\#(Self.chat)}"#
        #expect(try Self.run("translate", bare).records == [Record(line: 1, error: "unverified")])
    }

    @Test("A verified webhook is read as its vendor's or not at all")
    func vendors() throws {
        let odd = try Self.run("translate", Self.record(#"{"a":1}"#, vendor: "nim"))
        #expect(odd.records == [Record(line: 1, error: "unknown-shape")])
        #expect(odd.output.contains("none of the shapes of nim"))
        let other = try Self.run("translate --from nim", Self.record(Self.chat))
        #expect(other.records == [Record(line: 1, error: "unknown-vendor")])
        #expect(other.output.contains("a webhook of easemob, and messages of nim were asked for"))
        #expect(try Self.run("translate --from agora", Self.record(Self.chat)).status == 0)
    }

    @Test("A stream of all webhooks gives its push results, and the summary counts the others")
    func mixed() throws {
        let folder = try TemporaryFolder()
        let lines = [Self.record(Self.chat), Self.record(Self.report), Self.chat, Self.report]
        for jobs in ["1", "4"] {
            let result = try PushBridgeProcess.run(
                ["webhook", "outcomes", "--strict", "--jobs", jobs, "--summary", folder.path("summary")],
                input: Data(lines.joined(separator: "\n").utf8))
            #expect(result.status == 0, "\(result.error)")
            #expect(result.records == [Record(line: 2), Record(line: 4)])
            #expect(result.error == "Note: 2 webhooks are not push results and have no record.\n")
            let summary = try JSONDocument(try folder.contents(of: "summary")).root
            #expect(summary["notPushResults"]?.integer == 2)
            #expect(summary["lines"]?.integer == 4)
        }
    }

    @Test("A webhook that came to the wrong vendor is told with advice, at once and further on")
    func strangers() throws {
        let folder = try TemporaryFolder()
        let secret = try folder.file("secret", "s")
        let body = #"{\"eventType\":\"1\",\"fromAccount\":\"a\",\"to\":\"b\"}"#
        let result = try PushBridgeProcess.run(
            ["webhook", "verify", "--vendor", "easemob", "--secret-file", secret],
            input: Data(#"{"headers":{"CheckSum":"x"},"body":"\#(body)"}"#.utf8))
        #expect(result.status == 0)
        #expect(
            result.error
                == "Note: 1 webhook looks like nim's and was not verified; verify them with --vendor nim.\n")
        let further = try PushBridgeProcess.run(["translate"], input: Data(result.output.utf8))
        #expect(further.output.contains("looks like nim's; verify it with --vendor nim."))
        #expect(further.records == [Record(line: 1, error: "unverified")])
    }
}
