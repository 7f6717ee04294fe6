import Foundation
import PushBridge
import TestSupport
import Testing

@Suite("import: exported tables become the files that other commands read")
struct ImportTests {
    /// A line of `Tests/Fixtures/import-cases.jsonl`: rows of an export, and what becomes of them.
    struct Case: Sendable, CustomTestStringConvertible {
        let json: JSONValue

        var testDescription: String { json["claim"]?.string?.string ?? "" }

        func lines(_ name: UTF8Text) -> String {
            json[name]?.elements.map { $0.raw.description + "\n" }.joined() ?? ""
        }

        func text(_ name: UTF8Text) -> String? { json[name]?.string?.string }

        /// The arguments, with files for what the case has besides its rows.
        func arguments(in folder: TemporaryFolder) throws -> [String] {
            let export = try #require(text("export"))
            var arguments = ["import", export, "--from", "leancloud"]
            if export == "devices" { arguments += ["--now", "2026-11-21T12:00:00Z"] }
            for argument in json["arguments"]?.elements.compactMap({ $0.string?.string }) ?? [] {
                arguments.append(argument)
            }
            if json["conversations"] != nil {
                arguments += ["--conversations", try folder.file("conversations", lines("conversations"))]
            }
            if let people = text("people") { arguments += ["--people", try folder.file("people", people)] }
            return arguments + ["--summary", folder.path("summary")]
        }
    }

    private static func cases() throws -> [Case] {
        try String(contentsOf: FixtureCase.root.appending(path: "import-cases.jsonl"), encoding: .utf8)
            .split(separator: "\n").map { Case(json: try JSONDocument(String($0)).root) }
    }

    @Test("Rows become lines, and what is left out or changed is counted", arguments: try cases())
    func imported(_ one: Case) throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.run(
            one.arguments(in: folder), input: Data(one.lines("rows").utf8))
        #expect(result.output == one.lines("output"), "\(result.error)")
        #expect(Int(result.status) == one.json["status"]?.integer, "\(result.error)")
        let summary = try JSONDocument(folder.contents(of: "summary")).root
        for name: UTF8Text in ["leftOut", "notes", "teams", "rejected"] {
            #expect(summary[name]?.raw.description == one.json[name]?.raw.description, "\(name)")
        }
    }

    private static let token = String(repeating: "a1", count: 32)

    private static func row(_ name: String, _ token: String = token) -> String {
        #"{"deviceType":"ios","deviceToken":"\#(token)","channels":["\#(name)"],"updatedAt":"2026-11-20T08:00:00Z"}"#
            + "\n"
    }

    @Test("Several threads write what one does")
    func threads() throws {
        let rows = (0..<30_000).map { number in
            Self.row(
                "u\(number * 7 % 9_001)",
                String(String(1_000_000 + number % 20_000)) + Self.token.dropFirst(7))
        }.joined()
        let results = try ["1", "4"].map { jobs in
            try PushBridgeProcess.run(
                ["import", "devices", "--from", "leancloud", "--all-names", "--jobs", jobs, "-"],
                input: Data(rows.utf8))
        }
        #expect(results[0].status == 0 && results[0].output.split(separator: "\n").count == 9_001)
        #expect(results[0].output == results[1].output)
    }

    @Test("Nobody guesses which names are people")
    func unguessed() throws {
        let result = try PushBridgeProcess.run(
            ["import", "devices", "--from", "leancloud"], input: Data(Self.row("bob").utf8))
        #expect(result.status == 64 && result.output == "")
        for option in ["--conversations", "--people", "--all-names"] {
            #expect(result.error.contains(option))
        }
        let both = try PushBridgeProcess.run(
            ["import", "devices", "--from", "leancloud", "--all-names", "--people", "x"])
        #expect(both.status == 64)
    }

    @Test("A vendor whose exports are not read is refused with those that are")
    func otherVendor() throws {
        for export in ["devices --all-names", "groups"] {
            let words = "import \(export) --from nim".split(separator: " ").map(String.init)
            let result = try PushBridgeProcess.run(words)
            #expect(result.status == 64 && result.error.contains("Use one of: leancloud."), "\(result.error)")
        }
    }

    @Test("A row that cannot be read is named with its place, and its token is not shown")
    func rejected() throws {
        let folder = try TemporaryFolder()
        let bad = #"{"deviceType":"ios","deviceToken":"\#(Self.token)","channels":"bob"}"# + "\n"
        let arguments = ["import", "devices", "--from", "leancloud", "--all-names"]
        let result = try PushBridgeProcess.run(arguments, input: Data((Self.row("ann") + bad).utf8))
        #expect(result.status == 1 && result.output.split(separator: "\n").count == 1)
        #expect(result.error.contains(#"standard input:2: invalid-row: "channels" must be a list of texts."#))
        #expect(!result.error.contains(Self.token))
        let kept = try PushBridgeProcess.run(
            arguments + ["--rejects", folder.path("rejects"), "--allow-rejects", "1"],
            input: Data((Self.row("ann") + bad).utf8))
        #expect(kept.status == 0)
        #expect(try folder.contents(of: "rejects").contains(#""code":"invalid-row""#))
    }

    @Test("Conversations that cannot be read are named with their places, and leave the others")
    func badConversation() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file(
            "c", "{\"m\":[]}\n{\"objectId\":\"c\",\"m\":[\"ann\"]}\n{\"objectId\":\"d\",\"m\":1}\n")
        let result = try PushBridgeProcess.run(
            ["import", "devices", "--from", "leancloud", "--conversations", file],
            input: Data(Self.row("ann").utf8))
        #expect(result.status == 1 && result.output.hasPrefix(#"{"id":"ann""#), "\(result.error)")
        for note in [
            "/c:1: The conversation has no ID.", "/c:3: \"m\" must be a list of texts.",
            "2 rows of the conversations left out.",
        ] {
            #expect(result.error.contains(note), "\(result.error)")
        }
    }

    @Test("The line that names an exported file's class is no row, wherever exports are read")
    func header() throws {
        let folder = try TemporaryFolder()
        func file(_ name: String, _ rows: String) throws -> String {
            try folder.file(
                name, "#filetype:JSON-streaming {\"type\":\"Class\",\"class\":\"\(name)\"}\n" + rows)
        }
        let conversations = try file("_Conversation", "{\"objectId\":\"c\",\"m\":[\"ann\"]}\n")
        let devices = try file("_Installation", Self.row("ann"))
        for arguments in [
            ["devices", "--conversations", conversations, devices], ["groups", conversations],
        ] {
            let result = try PushBridgeProcess.run(["import"] + arguments + ["--from", "leancloud"])
            #expect(result.status == 0 && !result.error.contains("left out"), "\(result.error)")
            #expect(result.output.split(separator: "\n").count == 1)
        }
    }

    @Test("A changed badge or mute fails with --strict, a device without a topic does not")
    func strict() throws {
        func status(_ row: String) throws -> Int32 {
            try PushBridgeProcess.run(
                ["import", "devices", "--from", "leancloud", "--all-names", "--strict"],
                input: Data(row.utf8)
            ).status
        }
        #expect(try status(Self.row("bob")) == 0)
        #expect(try status(Self.row("bob").replacing("}\n", with: ",\"badge\":-1}\n")) == 1)
    }

    @Test("Later commands take the files as they are, without a note")
    func taken() throws {
        let folder = try TemporaryFolder()
        let conversations = try folder.file(
            "conversations",
            #"{"objectId":"g1","m":["ann","bob","carol"],"mu":["carol"]}"# + "\n"
                + #"{"objectId":"c2","m":["ann","bob"],"mu":["bob"]}"# + "\n")
        func run(_ words: String, _ input: String) throws -> PushBridgeProcess.Result {
            try PushBridgeProcess.run(
                words.split(separator: " ").map(String.init), input: Data(input.utf8))
        }
        let people = try run(
            "import devices --from leancloud --conversations \(conversations) --output \(folder.path("people"))",
            Self.row("bob") + Self.row("carol"))
        let groups = try run(
            "import groups --from leancloud --output \(folder.path("groups")) \(conversations)", "")
        #expect(people.status == 0 && groups.status == 0, "\(people.error)\(groups.error)")
        let message =
            #"{"from":"ann","to":"g1","chatType":"groupChat","groupId":"g1","body":{"type":"txt","msg":"hi"}}"#
        let translated = try run(
            "translate --strict --recipients \(folder.path("people")) --groups \(folder.path("groups"))",
            message)
        #expect(translated.status == 0 && translated.error == "", "\(translated.error)")
        #expect(translated.output.contains(#""recipient":"bob","token":"\#(Self.token)""#))
        #expect(translated.output.contains(#""recipient":"carol","suppressed":"conversation-muted""#))
        let converted = try run(
            "convert --to nim --strict --recipients \(folder.path("people")) --groups \(folder.path("groups"))",
            message)
        #expect(!converted.error.contains(folder.path("people")), "\(converted.error)")
    }
}
