import Foundation
import PushBridge
import TestSupport
import Testing

@Suite("Webhooks on the command line")
struct WebhookCommandTests {
    private static let secret = "s3cr3t-that-nobody-prints"
    /// Unsigned, so that any secret serves.
    private static let unsigned = #"{"body":"{\"callId\":\"c\",\"payload\":{\"msg\":\"hi\"}}"}"#

    /// Signed by md5("c" + secret + "1").
    private static let signed =
        #"{"body":"{\"callId\":\"c\",\"timestamp\":1,\"security\":\"1efedc41d3bc394e4bbbfe4df25f834f\"}"}"#

    @Test("The secret comes from a file's first line or from the environment")
    func secretPlaces() throws {
        let folder = try TemporaryFolder()
        let signed = try folder.file("in", Self.signed)
        let file = try folder.file("secret", Self.secret + "\r\nanother line\n")
        let fromFile = try PushBridgeProcess.run(
            ["webhook", "verify", "--vendor", "easemob", "--secret-file", file, signed])
        #expect(fromFile.status == 0)
        #expect(fromFile.output.contains(#""verification":"valid""#))
        let fromVariable = try PushBridgeProcess.shell(
            "PUSHBRIDGE_WEBHOOK_SECRET=\(Self.secret) \"$0\" webhook verify --vendor easemob \(signed)")
        #expect(fromVariable.output == fromFile.output)
    }

    @Test(
        "A command without a secret that serves stops before it reads",
        arguments: [
            ([], 64, "The secret is missing"), (["--secret-file", "empty"], 65, "The secret is empty"),
            (["--secret-file", "nowhere"], 74, "cannot be read"),
            (["--secret-file", "-"], 64, "cannot both come from standard input"),
        ] as [([String], Int32, String)])
    func missingSecret(_ arguments: [String], _ status: Int32, _ sentence: String) throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("empty", "\n")
        let script =
            "cd \(folder.url.path); unset PUSHBRIDGE_WEBHOOK_SECRET; \"$0\" webhook verify --vendor nim \(arguments.joined(separator: " "))"
        let result = try PushBridgeProcess.shell(script)
        #expect(result.status == status)
        #expect(result.error.contains(sentence), "\(result.error)")
        #expect(result.output.isEmpty)
    }

    @Test("A byte order mark before a form is no part of the message")
    func formBehindMark() throws {
        let folder = try TemporaryFolder()
        let line =
            "{\"query\":\"signTimestamp=1408710653491&nonce=14314&signature=96fea4cd09706a2832ebc9ac766140426dc01ed7\","
            + "\"body\":\"\u{FEFF}fromUserId=alice&toUserId=bob&objectName=RC:TxtMsg&content={%22content%22:%22hi%22}&channelType=PERSON&msgTimestamp=1408710653000&msgUID=U1\"}"
        let records = try PushBridgeProcess.run([
            "webhook", "verify", "--vendor", "rongcloud", "--secret-file", folder.file("secret", "s3cr3t"),
            folder.file("in", line),
        ]).output
        let record = try #require(ConversionSample.values(records).first)
        #expect(record["message"]?.string?.string.hasPrefix("fromUserId=alice") == true, "\(records)")
        let neutral = try PushBridgeProcess.json(records, "translate", "--payload-style", "neutral")[0]
        #expect(neutral["payload"]?["push"]?["sender"]?.string == "alice", "\(neutral.raw)")
    }

    @Test(
        "A byte order mark, line ends and blanks around the secret are none of it",
        arguments: ["\u{FEFF}", ""], ["", "\n", "\r\n", " ", "\t \n", " \nsecond line"])
    func secretFile(mark: String, end: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", mark + Self.secret + end)
        let result = try PushBridgeProcess.run(
            [
                "webhook", "verify", "--vendor", "easemob", "--secret-file", file,
                folder.file("in", Self.signed),
            ])
        #expect(result.status == 0 && result.output.contains(#""verification":"valid""#), "\(result.output)")
    }

    @Test("Where a signature is not valid, the record names the keys of the line that were not read")
    func unreadKeys() throws {
        let folder = try TemporaryFolder()
        let secret = try folder.file("secret", "s")
        let cases: [(line: String, words: String)] = [
            (
                #"{"headers":{},"body":"{}","url":"/x?sign=1","rawQueryString":"a=b"}"#,
                #""unreadKeys":["url","rawQueryString"]"#
            ),
            (#"{"headers":{},"body":"{}"}"#, #""verification":"absent""#),
            (#"{"headers":{},"body":"e30=","isBase64Encoded":true}"#, "write body as bodyBase64"),
            (#"{"headers":{},"body":"{}","isBase64Encoded":false}"#, #""unreadKeys":["isBase64Encoded"]"#),
            (#"{"headers":{},"body":"\uFEFF{\"eventType\":\"1\"}"}"#, #""message":{"eventType":"1"}"#),
        ]
        for example in cases {
            let result = try PushBridgeProcess.run(
                ["webhook", "verify", "--vendor", "tencent", "--secret-file", secret],
                input: Data(example.line.utf8))
            #expect(result.output.contains(example.words), "\(result.output)")
            #expect(result.output.contains("unreadKeys") == example.words.contains("unreadKeys"))
        }
    }

    @Test("Nothing prints the secret, whatever goes wrong")
    func secrecy() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", Self.secret)
        let input = try folder.file("in", "\(Self.unsigned)\n{\n[]\n" + #"{"body":"{\"security\":\"x\"}"}"#)
        for vendor in ["easemob", "nim", "nobody"] {
            let result = try PushBridgeProcess.run(
                ["webhook", "verify", "--vendor", vendor, "--secret-file", file, input])
            #expect(result.status != 0)
            #expect(!(result.output + result.error).contains("s3cr3t"))
        }
    }

    @Test(
        "A form that came to another vendor's address is told to look like its own vendor's",
        arguments: ["nim", "easemob", "tencent"])
    func formOfAnother(_ vendor: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", Self.secret)
        let form =
            #"{"headers":{},"query":"signTimestamp=1&nonce=2&signature=3","body":"fromUserId=a&toUserId=b&objectName=RC%3ATxtMsg&content=%7B%22content%22%3A%22hi%22%7D&channelType=PERSON&msgTimestamp=1&msgUID=U1&source=iOS"}"#
        let record = try PushBridgeProcess.json(
            form, "webhook", "verify", "--vendor", vendor, "--secret-file", file)[0]
        #expect(record["verification"]?.string == "absent", "\(record.raw)")
        #expect(record["looksLike"]?.string == "rongcloud")
    }

    @Test("A body that is no vendor's and no JSON is rejected")
    func noBody() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", Self.secret)
        let record = try PushBridgeProcess.json(
            #"{"headers":{},"body":"a=1&b=2"}"#, "webhook", "verify", "--vendor", "nim", "--secret-file", file
        )[0]
        #expect(record["error"]?["code"]?.string == "invalid-json")
    }

    @Test("An absent signature is no failure unless --strict asks for one")
    func strict() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", Self.secret)
        let command = ["webhook", "verify", "--vendor", "agora", "--secret-file", file]
        let input = Data(Self.unsigned.utf8)
        #expect(try PushBridgeProcess.run(command, input: input).status == 0)
        #expect(try PushBridgeProcess.run(command + ["--strict"], input: input).status == 1)
        let only = try PushBridgeProcess.run(command + ["--only-valid"], input: input)
        #expect(only.output.isEmpty)
        #expect(only.status == 0)
        #expect(only.error.contains("standard input:1: unverified: The webhook bears no signature"))
    }

    @Test("The summary counts by result, reason and kind")
    func summary() throws {
        let fixture = try #require(
            FixtureCase.webhooks.first { $0.name == "nim-headers-that-are-missing" })
        let folder = try TemporaryFolder()
        _ = try fixture.run("--summary", folder.path("summary"))
        #expect(
            try folder.contents(of: "summary")
                == #"{"lines":5,"blankLines":0,"records":5,"rejected":{},"verification":{"valid":0,"invalid":3,"absent":2},"reasons":{"incomplete":3},"kinds":{"copy":5}}"#
                + "\n")
    }

    @Test("Outcomes are counted by outcome, reason, class and channel")
    func outcomeSummary() throws {
        let fixture = try #require(
            FixtureCase.webhooks.first { $0.name == "an-answer-of-the-push-service-counts" }
        )
        let folder = try TemporaryFolder()
        _ = try fixture.run("--summary", folder.path("summary"))
        let summary = try JSONDocument(try folder.contents(of: "summary")).root
        #expect(
            summary["outcomes"]?.raw.description == #"{"accepted":2,"suppressed":0,"rejected":2,"failed":2}"#)
        #expect(
            summary["reasons"]?.raw.description
                == #"{"BadDeviceToken":1,"no-access-token":1,"push-service":1,"unknown":1}"#)
        #expect(
            summary["classes"]?.raw.description
                == #"{"authentication":1,"token-or-environment":1,"unknown":2}"#)
        #expect(summary["channels"]?.raw.description == #"{"APNS":1,"VIVOPUSH":1}"#)
    }

    @Test("No diagnostic shows a device token")
    func tokens() throws {
        let token = String(repeating: "ca40", count: 16)
        let line =
            #"{"step":"push","status":"odd","detail":"\#(token)","device_token":["\#(token)"],"data":"\#(token)"}"#
        let result = try PushBridgeProcess.run(["webhook", "outcomes"], input: Data(line.utf8))
        let record = try JSONDocument(result.output).root
        let diagnostics = try #require(record["diagnostics"])
        #expect(diagnostics.count > 0)
        #expect(!diagnostics.raw.description.contains("ca40ca40"))
    }

    @Test("NIM reports no outcomes, and says so")
    func noReports() throws {
        let result = try PushBridgeProcess.run(["webhook", "outcomes", "--vendor", "nim"])
        #expect(result.status == 64)
        #expect(
            result.error.contains("Reports of nim on its pushes are not read, only those of easemob, agora."))
    }

    @Test("A line over --max-line is rejected without being read")
    func longLine() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", Self.secret)
        let body = String(repeating: "x", count: 1_000)
        let result = try PushBridgeProcess.run(
            ["webhook", "verify", "--vendor", "agora", "--secret-file", file, "--max-line", "200"],
            input: Data("{\"body\":\"\(body)\"}\n\(Self.unsigned)\n".utf8))
        #expect(result.records == [Record(line: 1, error: "too-long"), Record(line: 2)])
    }

    @Test("A document of several webhooks is read like lines")
    func document() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", Self.secret)
        let result = try PushBridgeProcess.run(
            ["webhook", "verify", "--vendor", "agora", "--secret-file", file],
            input: Data("[\n\(Self.unsigned),\n\(Self.unsigned), 5]".utf8))
        #expect(
            result.records == [Record(line: 1), Record(line: 1), Record(line: 1, error: "invalid-webhook")])
    }

    @Test("Verified messages flow through a pipe into translate and convert, and no others do")
    func pipe() throws {
        let fixture = try #require(
            FixtureCase.webhooks.first { $0.name == "a-changed-call-is-noticed" })
        let good = try #require(
            FixtureCase.webhooks.first { $0.name == "agora-signs-as-easemob-does" })
        let folder = try TemporaryFolder()
        let webhooks = (good.lines("webhooks") + fixture.lines("webhooks")).map { $0 + "\n" }.joined()
        let input = try folder.file("webhooks.jsonl", webhooks)
        let secret = try folder.file("secret.txt", fixture.lines("secret").joined())
        for command in ["translate", "convert --to nim"] {
            let result = try PushBridgeProcess.shell(
                "cat \(input) | \"$0\" webhook verify --vendor agora "
                    + "--secret-file \(secret) 2>/dev/null | \"$0\" \(command) --from agora")
            #expect(
                result.records == [Record(line: 1)] + (2...5).map { Record(line: $0, error: "unverified") })
        }
    }
}
