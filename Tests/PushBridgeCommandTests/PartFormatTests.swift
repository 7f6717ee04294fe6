import Foundation
import PushBridge
import Testing

@Suite("Only what is to be sent, or told")
struct PartFormatTests {
    private static let messages = """
        {"from":"a","to":["b"],"type":"txt","body":{"msg":"hi"}}
        broken
        {"from":"a","to":["r"],"type":"txt","body":{"msg":"x"},"chat_type":"chatroom"}
        """

    private static func convert(_ arguments: String...) throws -> PushBridgeProcess.Result {
        try PushBridgeProcess.run(
            ["convert", "--to", "nim", "--no-proof"] + arguments, input: Data(messages.utf8))
    }

    @Test("--format message writes the messages alone, and tells on standard error what is left out")
    func message() throws {
        let result = try Self.convert("--format", "message")
        let messages = try ConversionSample.values(result.output)
        #expect(messages.map { $0["message"]?["text"]?.string } == ["hi"])
        #expect(result.status == 1)
        #expect(result.error.contains("standard input:2: invalid-json: "))
        #expect(result.error.contains("1 message has no counterpart at nim and was left out"))
    }

    @Test("--format request writes the calls that send the messages")
    func request() throws {
        let calls = try ConversionSample.values(Self.convert("--format", "request").output)
        #expect(calls.map { $0["method"]?.string } == ["POST"])
        #expect(calls.map { $0["path"]?.string } == ["/im/v2/conversations/a%7C1%7Cb/messages"])
        #expect(calls.first?["body"]?["message"]?["text"]?.string == "hi")
    }

    @Test("A client's message has no call, only a body")
    func client() throws {
        let call = try #require(
            try ConversionSample.values(
                Self.convert("--format", "request", "--to-shape", "sdk").output
            ).first)
        #expect(call.members.map(\.key) == ["body"])
    }

    @Test("Rejected lines stand in the file of --rejects in every format")
    func rejects() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("rejects")
        let result = try Self.convert("--format", "message", "--rejects", path)
        let rejects = try String(contentsOfFile: path, encoding: .utf8)
        #expect(rejects.contains("invalid-json") && !result.error.contains("invalid-json: "))
    }

    // MARK: Settings

    private static let user =
        #"{"user":"ann","conversations":[{"tid":"42","ope":"1"}],"badge":{"reported":7,"server":0}}"#

    private static func settings(_ arguments: String...) throws -> PushBridgeProcess.Result {
        try PushBridgeProcess.run(
            ["settings", "convert", "--from", "nim", "--to", "easemob"] + arguments, input: Data(user.utf8))
    }

    static let parts = [
        ("settings", "\"user\":\"ann\",\"settings\":{"), ("badge", "\"user\":\"ann\",\"badge\":{"),
        ("differences", "\"user\":\"ann\",\"differences\":["), ("original", "\"id\":\"ann\""),
        ("recipient", "\"id\":\"ann\""), ("requests", "\"method\":\"PUT\""),
    ]

    @Test("--format names the part of a user's record that is written", arguments: parts)
    func part(_ format: String, _ beginning: String) throws {
        let lines = try Self.settings("--format", format).output.split(separator: "\n")
        #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("{" + beginning) }, "\(lines)")
    }

    @Test("A console's profile stands alone, and its steps one a line")
    func console() throws {
        func profile(_ format: String) throws -> String {
            try PushBridgeProcess.run(
                ["settings", "profile", "--from", "easemob", "--to", "nim", "--format", format],
                input: Data(#"{"vendor":"easemob","topic":"com.example","badgeCap":99}"#.utf8)
            ).output
        }
        #expect(try profile("profile").hasPrefix(#"{"vendor":"nim","#))
        #expect(try profile("steps").hasPrefix("\""))
    }

    // MARK: The app's names

    @Test("The profile's app key fills the names into the calls, escaped as parts of a path")
    func named() throws {
        let folder = try TemporaryFolder()
        let profile = try folder.file("profile", #"{"vendor":"easemob","appKey":"demo#night market"}"#)
        let paths = try ConversionSample.values(
            Self.settings("--format", "requests", "--profile", profile).output
        ).compactMap { $0["path"]?.string?.string }
        #expect(
            !paths.isEmpty && paths.allSatisfy { $0.hasPrefix("/demo/night%20market/users/ann") }, "\(paths)")
    }

    @Test(
        "Without an app key the places stay, and a note says what to add",
        arguments: ["", "demo", "a#b#c", "#b"])
    func nameless(key: String) throws {
        let folder = try TemporaryFolder()
        let profile = try folder.file("profile", #"{"vendor":"easemob","appKey":"\#(key)"}"#)
        for format in ["requests", "records"] {
            let result = try Self.settings("--format", format, "--profile", profile)
            #expect(result.output.contains("\"/{org}/{app}/users/ann"))
            #expect(result.error.contains("Add \"appKey\": \"org#app\" to the profile for easemob."))
        }
        #expect(try Self.settings("--format", "settings", "--profile", profile).error.isEmpty)
    }
}
