import Foundation
import PushBridge
import Testing

@Suite("What send takes a line for, seen without sending")
struct SendLineTests {
    @Test(
        "A line that cannot be sent is skipped with a reason, and its neighbours are not lost",
        arguments: cases)
    func skipped(_ sample: SkipCase) throws {
        let input = [SendSample.record(1), sample.line, SendSample.record(3)].joined(separator: "\n")
        let result = try held(input)
        #expect(result.column("line") == ["1", "2", "3"])
        #expect(result.column("outcome") == ["-", "skipped", "-"])
        #expect(result.column("reason")[1] == sample.reason)
        #expect(sample.words.isEmpty || result.column("message")[1].contains(sample.words))
        #expect(result.status == (sample.isShortcoming ? 1 : 0))
        #expect(!result.error.contains(SendSample.token(1)))
    }

    @Test("A payload is sent with --device and --topic, as its own bytes")
    func payload() throws {
        let payload = #"{"aps":{"alert":"hi","x":1.10},"n":12345678901234567890}"#
        let result = try held(payload, "--device", SendSample.token(1), "--topic", "com.example.app")
        #expect(result.column("payload") == [payload])
        #expect(result.column("token") == [SendSample.token(1)])
        let headers = try #require(result.records.first?["headers"])
        #expect(headers["apns-topic"]?.string == "com.example.app")
        #expect(headers["apns-push-type"]?.string == "alert")
    }

    @Test("A payload that only wakes the app is a background push with priority 5")
    func background() throws {
        let result = try held(
            #"{"aps":{"content-available":1}}"#, "--device", SendSample.token(1), "--topic", "com.example.app"
        )
        let headers = try #require(result.records.first?["headers"])
        #expect(headers["apns-push-type"]?.string == "background")
        #expect(headers["apns-priority"]?.string == "5")
    }

    @Test(
        "A record whose token is no text is not for the device of --device", arguments: ["7", "true", "[]"])
    func strangeToken(_ token: String) throws {
        let result = try held(
            #"{"token":\#(token),"headers":{"apns-topic":"t"},"payload":{"aps":{"alert":"hi"}}}"#, "--device",
            SendSample.token(1))
        #expect(result.column("reason") == ["invalid-token"] && result.status == 1)
    }

    @Test("One document of payloads is as many lines")
    func document() throws {
        let result = try held(
            #"[{"aps":{"badge":1}},{"aps":{"badge":2}}]"#, "--device", SendSample.token(1), "--topic", "t")
        #expect(result.column("line") == ["1", "2"])
        #expect(result.column("payload") == [#"{"aps":{"badge":1}}"#, #"{"aps":{"badge":2}}"#])
    }

    @Test("What translate writes is what would be sent: the same headers and payload")
    func pipeline() throws {
        let recipients = try TemporaryFolder()
        let people = try recipients.file(
            "people.jsonl",
            #"{"id":"6006","devices":[{"token":"\#(SendSample.token(1))","topic":"com.example.app"}]}"#)
        let translated = try PushBridgeProcess.run(
            ["translate", "--recipients", people], input: Data((Sample.message + "\n").utf8))
        let record = try JSONDocument(translated.output.trimmingCharacters(in: .newlines)).root
        let result = try held(translated.output)
        #expect(result.records.first?["headers"]?.raw == record["headers"]?.raw)
        #expect(result.records.first?["payload"]?.raw == record["payload"]?.raw)
    }

    @Test("Sending needs a server, a key, and a host that is Apple's or this machine", arguments: refusals)
    func refused(_ refusal: Refusal) throws {
        let result = try PushBridgeProcess.run(["send"] + refusal.arguments)
        #expect(result.status == 64)
        #expect(result.error.contains(refusal.words), "\(result.error)")
        #expect(result.output.isEmpty)
    }

    private func held(_ input: String, _ more: String...) throws -> SendResult {
        let arguments = ["send", "--dry-run", "--environment", "sandbox"] + more
        return SendResult(try PushBridgeProcess.run(arguments, input: Data(input.utf8)))
    }
}

struct SkipCase: CustomTestStringConvertible, Sendable {
    let line: String
    let reason: String
    /// What its message has in it.
    var words = ""
    var isShortcoming = true

    var testDescription: String { "\(reason) \(words)" }
}

private let cases: [SkipCase] = [
    SkipCase(
        line:
            #"{"line":2,"source":"nim/sdk","recipient":"6007","suppressed":"quiet-hours","diagnostics":[]}"#,
        reason: "suppressed/quiet-hours", isShortcoming: false),
    SkipCase(
        line: #"{"line":3,"error":{"code":"invalid-json","message":"…"},"input":"x"}"#,
        reason: "error/invalid-json"),
    SkipCase(
        line: #"{"line":2,"headers":{"apns-push-type":"alert","apns-topic":"t"},"payload":{"aps":{}}}"#,
        reason: "no-token", isShortcoming: false),
    SkipCase(
        line: #"{"line":2,"token":"abcd","headers":{"apns-push-type":"alert"},"payload":{"aps":{}}}"#,
        reason: "no-topic"),
    SkipCase(
        line: #"{"line":2,"token":"xyz0","headers":{"apns-topic":"t"},"payload":{"aps":{}}}"#,
        reason: "invalid-token"),
    SkipCase(
        line: #"{"line":2,"token":"abc","headers":{"apns-topic":"t"},"payload":{"aps":{}}}"#,
        reason: "invalid-token"),
    SkipCase(line: #"{"line":2,"token":"ab""#, reason: "invalid-record"),
    SkipCase(line: "[1]", reason: "invalid-record"),
    SkipCase(line: #"{"hello":"world"}"#, reason: "invalid-record"),
    SkipCase(line: #"{"token":"ab","payload":7}"#, reason: "invalid-record"),
    SkipCase(
        line: #"{"token":"ab","headers":{"apns-priority":"7"},"payload":{"aps":{}}}"#,
        reason: "invalid-record"),
    SkipCase(
        line: #"{"token":"ab","headers":{"x-other":"7"},"payload":{"aps":{}}}"#, reason: "invalid-record"),
    SkipCase(
        line: #"{"token":"ab","headers":{"apns-topic":""},"payload":{"aps":{}}}"#, reason: "invalid-record",
        words: "apns-topic is empty; give it a value, or leave it out"),
    SkipCase(
        line: #"{"token":"ab","headers":{"apns-topic":7},"payload":{"aps":{}}}"#, reason: "invalid-record",
        words: "apns-topic is no text"),
]

struct Refusal: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let words: String

    var testDescription: String { words }
}

private let refusals: [Refusal] = [
    Refusal(arguments: ["--environment", "sandbox"], words: "--key"),
    Refusal(arguments: ["--dry-run"], words: "--environment"),
    Refusal(arguments: ["--dry-run", "--host", "push.example.com"], words: "--any-host"),
    Refusal(arguments: ["--dry-run", "--host", "127.0.0.1.example.com"], words: "--any-host"),
    Refusal(arguments: ["--dry-run", "--host", "api.push.apple.com.example.com"], words: "--any-host"),
    Refusal(arguments: ["--dry-run", "--host", "localhost:x"], words: "localhost:8443"),
    Refusal(
        arguments: ["--dry-run", "--any-host", "--host", "https://localhost:1"], words: "localhost:8443"),
    Refusal(
        arguments: ["--dry-run", "--environment", "sandbox", "--proxy", "http://proxy:3128"],
        words: "\"http://proxy:3128\" is not a host"),
    Refusal(
        arguments: ["--dry-run", "--environment", "sandbox", "--proxy", "http://ann:p@ss@proxy:1"],
        words: "\"…@proxy:1\" is not a host"),
    Refusal(
        arguments: ["--dry-run", "--any-host", "--host", "ann@localhost:1"],
        words: "\"…@localhost:1\" is not a host"),
    Refusal(
        arguments: ["--dry-run", "--host", "localhost", "--environment", "sandbox"], words: "one of them"),
    Refusal(arguments: ["--dry-run", "--environment", "moon"], words: "environment"),
    Refusal(arguments: ["--dry-run"], words: "pushbridge send --help"),
    Refusal(arguments: ["--dry-run", "--environment", "sandbox", "--device", "xyz"], words: "hexadecimal"),
    Refusal(arguments: ["--dry-run", "--environment", "sandbox", "--topic", ""], words: "com.example.app"),
    Refusal(
        arguments: ["--environment", "sandbox", "--key", "k", "--key-id", "", "--team-id", "t"],
        words: "key identifier is empty"),
    Refusal(arguments: ["--dry-run", "--environment", "sandbox", "--max-in-flight", "0"], words: "100000"),
    Refusal(
        arguments: ["--dry-run", "--environment", "sandbox", "--retry-uncertain"], words: "--resume"),
]
