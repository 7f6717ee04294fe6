import Foundation
import PushBridge
import Testing

@Suite("pushbridge settings")
struct SettingsCommandTests {
    private static let users = """
        {"user":"6006","quiet":{"type":"AT"}}

        {"user":
        {"quiet":{"type":"AT"}}
        {"user":"6007","display":{"notification_display_style":1}}

        """

    private static func run(_ arguments: String..., input: String = users) throws -> PushBridgeProcess.Result
    {
        try PushBridgeProcess.run(["settings"] + arguments, input: Data(input.utf8))
    }

    @Test("Every line has a record or a reject in its place, and the exit status tells")
    func rejects() throws {
        let result = try Self.run("convert", "--from", "easemob", "--to", "nim")
        #expect(result.status == 1)
        #expect(
            result.records == [
                Record(line: 1), Record(line: 3, error: "invalid-json"),
                Record(line: 4, error: "invalid-settings"),
                Record(line: 5),
            ])
    }

    @Test("Rejects go to their file, counts to theirs")
    func files() throws {
        let folder = try TemporaryFolder()
        let result = try Self.run(
            "convert", "--from", "easemob", "--to", "nim", "--rejects", folder.path("rejects"), "--summary",
            folder.path("summary"))
        #expect(result.status == 1 && result.records == [Record(line: 1), Record(line: 5)])
        #expect(Record.all(in: try folder.contents(of: "rejects")).map(\.line) == [3, 4])
        #expect(
            try folder.contents(of: "summary")
                == #"{"lines":4,"blankLines":1,"records":2,"changed":1,"requests":0,"differences":{"display":1,"rings":2},"rejected":{"invalid-json":1,"invalid-settings":1},"diagnostics":{"ES-005":1,"approximated":1,"defaulted":1}}"#
                + "\n")
    }

    @Test("What a phone does differently has a code and a subject, and the summary counts the codes")
    func differences() throws {
        let folder = try TemporaryFolder()
        let input = """
            {"user":"6006","display":{"nickname":"Bob"},"conversations":{"chattype":"chatgroup","key":"42","type":"AT"}}
            {"user":"6007","display":{"nickname":"Eve"},"quiet":{"type":7}}
            """
        let result = try Self.run(
            "convert", "--from", "easemob", "--to", "nim", "--summary", folder.path("summary"), input: input)
        let differences = try ConversionSample.values(result.output).flatMap {
            $0["differences"].map { Array($0.elements) } ?? []
        }
        let told = differences.map { difference in
            ["code", "subject"].map { difference[UTF8Text($0)]?.string?.string ?? "" }.joined(separator: " ")
        }
        #expect(
            told == [
                "rings group/42", "display 6006", "nickname 6006", "misread /quiet/type", "display 6007",
                "nickname 6007",
            ])
        #expect(differences.allSatisfy { $0["text"]?.string?.isEmpty == false })
        let summary = try JSONDocument(try folder.contents(of: "summary")).root
        #expect(
            summary["differences"]?.raw.description == #"{"display":2,"misread":1,"nickname":2,"rings":1}"#)
    }

    /// What a console's conversion says, and what it offers.
    private static func console(_ from: String, _ to: String, _ arguments: String..., input: String) throws
        -> JSONValue
    {
        let result = try PushBridgeProcess.run(
            ["settings", "profile", "--from", from, "--to", to] + arguments, input: Data(input.utf8))
        return try #require(try ConversionSample.values(result.output).first)
    }

    @Test("Templates that keep hidden words hidden are offered, and taken where somebody asks for them")
    func offer() throws {
        let record = try Self.console("nim", "easemob", input: #"{"language":"en"}"#)
        let names = record["offer"]?["templates"]?.elements.map { $0["name"]?.string?.string ?? "" }
        #expect(names == ["default", "detail"])
        #expect(record["offer"]?["requests"]?.count == 2)
        #expect(record["profile"]?["templates"] == nil && record["requests"]?.count == 0)
        let taken = try Self.console("nim", "easemob", "--keep-hidden", input: #"{"language":"en"}"#)
        #expect(taken["offer"] == nil)
        #expect(taken["profile"]?["templates"]?.count == 2 && taken["requests"]?.count == 2)
    }

    @Test("With the offered templates nobody who hides details reads more than before")
    func offerHides() throws {
        let folder = try TemporaryFolder()
        let message =
            #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","messageType":0,"text":"t","apnsContent":"Secret"}"#
        let people = try folder.file("people", #"{"id":"bob","display":"simple"}"#)
        func texts(_ arguments: String...) throws -> String {
            let made = try PushBridgeProcess.run(
                ["settings", "profile", "--from", "nim", "--to", "easemob", "--format", "profile"]
                    + arguments,
                input: Data("{}".utf8))
            let profile = try folder.file("profile", made.output)
            let converted = try PushBridgeProcess.run(
                ["convert", "--to", "easemob", "--profile", profile], input: Data(message.utf8))
            return try PushBridgeProcess.run(
                ["translate", "--profile", profile, "--recipients", people, "--format", "payload"],
                input: Data(converted.output.utf8)
            ).output
        }
        #expect(try texts().contains("Secret"))
        let hidden = try texts("--keep-hidden")
        #expect(!hidden.contains("Secret") && hidden.contains("alert"))
    }

    @Test("Nothing is offered where the target hides as much, or has such templates already")
    func noOffer() throws {
        let folder = try TemporaryFolder()
        let profile = try folder.file(
            "target",
            #"{"vendor":"easemob","templates":[{"name":"default","title":"t","content":"c"},{"name":"detail","title":"{0}","content":"{0}"}]}"#
        )
        #expect(try Self.console("easemob", "nim", input: "{}")["offer"] == nil)
        #expect(try Self.console("nim", "nim", input: "{}")["offer"] == nil)
        #expect(try Self.console("nim", "easemob", "--profile", profile, input: "{}")["offer"] == nil)
    }

    @Test("The output is the same on one thread and on four")
    func jobs() throws {
        let input = (0..<3_000).map { #"{"user":"\#($0)","quiet":{"ignoreInterval":"22:00-08:00"}}"# + "\n" }
            .joined()
        let outputs = try ["1", "4"].map { jobs in
            try Self.run("convert", "--from", "easemob", "--to", "nim", "--jobs", jobs, input: input).output
        }
        #expect(outputs[0] == outputs[1])
        #expect(outputs[0].split(separator: "\n").count == 3_000)
    }

    @Test(
        "With --strict a warning sets the exit status, and only then",
        arguments: [true, false], [#"{"type":"AT"}"#, #"{"tpye":"ALL"}"#, #"{"type":"EVER"}"#])
    func strict(isStrict: Bool, quiet: String) throws {
        let arguments =
            ["settings", "convert", "--from", "easemob", "--to", "nim"] + (isStrict ? ["--strict"] : [])
        let input = Data(#"{"user":"6006","quiet":\#(quiet)}"#.utf8)
        #expect(try PushBridgeProcess.run(arguments, input: input).status == (isStrict ? 1 : 0))
    }

    @Test(
        "A wrong use is told and ends with 64",
        arguments: [
            ["convert", "--to", "nim"], ["convert", "--from", "nim"],
            ["convert", "--from", "nim", "--to", "fax"],
            ["convert", "--from", "nim", "--to", "easemob", "--to-form", "sdk-v2"],
            ["convert", "--from", "nim", "--to", "easemob", "--now", "noon"],
        ])
    func usage(arguments: [String]) throws {
        let result = try PushBridgeProcess.run(["settings"] + arguments)
        #expect(result.status == 64)
        #expect(!result.error.isEmpty)
    }

    @Test("A printed document of users is read as well, and paths say where")
    func document() throws {
        let result = try Self.run(
            "convert", "--from", "easemob", "--to", "nim",
            input: """
                [
                  {"user": "6006"},
                  {"user": "6007", "quiet": {"type": "AT"}}
                ]
                """)
        #expect(result.status == 0)
        #expect(result.output.contains(#""path":"/1/quiet/type""#))
    }

    @Test("A zone by its name is known, and one that is none rejects the line")
    func zones() throws {
        let result = try Self.run(
            "convert", "--from", "easemob", "--to", "agora",
            input: """
                {"user":"6006","timeZone":"Asia/Shanghai","quiet":{"ignoreInterval":"22:00-08:00"}}
                {"user":"6007","timeZone":"Atlantis"}

                """)
        #expect(result.records == [Record(line: 1), Record(line: 2, error: "invalid-settings")])
        #expect(result.output.contains(#""timeZone":"Asia/Shanghai""#))
    }

    @Test("A recipient of the output is a line of a recipients file")
    func recipients() throws {
        let folder = try TemporaryFolder()
        let converted = try Self.run(
            "convert", "--from", "easemob", "--to", "nim", "--now", "2026-11-21T12:00:00Z",
            input: #"{"user":"6006","quiet":{"ignoreInterval":"00:00-00:00"}}"#)
        let record = try JSONDocument(converted.output.replacing("\n", with: "")).root
        let recipient = try #require(record["recipient"]).raw.description
        let file = try folder.file("recipients.jsonl", recipient)
        let translated = try PushBridgeProcess.translate(
            Sample.message, "--recipients", file, "--now", "2026-11-21T12:00:00Z")
        #expect(translated.output.contains(#""suppressed":"quiet-hours""#))
    }

    @Test("A console's profile is a file for --profile")
    func profile() throws {
        let folder = try TemporaryFolder()
        let result = try Self.run(
            "profile", "--from", "easemob", "--to", "easemob",
            input: #"{"templates":[{"name":"default","title_pattern":"T","content_pattern":"C"}]}"#)
        #expect(result.status == 0)
        let record = try JSONDocument(result.output.replacing("\n", with: "")).root
        let file = try folder.file("profile.json", try #require(record["profile"]).raw.description)
        let translated = try PushBridgeProcess.translate(Sample.message, "--profile", file)
        #expect(translated.output.contains(#"{"title":"T","body":"C"}"#))
    }

    @Test("Help names every command and what a line holds")
    func help() throws {
        #expect(try Self.run("--help").output.contains("convert"))
        let convert = try Self.run("convert", "--help").output
        for word in ["conversations", "ignoreDuration", "--to-form", "rest-response", "badge"] {
            #expect(convert.contains(word))
        }
        #expect(try Self.run("profile", "--help").output.contains("title_pattern"))
    }
}
