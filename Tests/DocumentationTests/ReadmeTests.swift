import Foundation
import PushModel
import PushRecords
import Testing

@Suite("README")
struct ReadmeTests {
    private static func page() throws -> MarkdownPage { MarkdownPage(try Checkout.text("README.md")) }

    @Test("Each command prints exactly what README shows", arguments: try page().transcripts)
    func transcripts(_ transcript: Transcript) throws {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        for step in transcript.steps {
            let output = try terminal.run(step.command)
            #expect(output == step.output, "README shows something else for \(step.command)")
        }
    }

    @Test("README has transcripts, so that the test above cannot pass for want of them")
    func hasTranscripts() throws {
        let steps = try Self.page().transcripts.flatMap(\.steps)
        #expect(steps.count >= 5)
        #expect(steps.allSatisfy { !$0.command.isEmpty })
    }

    private static let examples = [
        "LibraryExample", "LinesExample", "WebhookExample", "OutcomeExample",
    ]

    @Test("Each example of the library is the code that is compiled here", arguments: examples)
    func libraryExample(_ name: String) throws {
        let source = try Checkout.text("Tests/DocumentationTests/\(name).swift")
        #expect(
            try Self.page().blocks("swift").contains { source == $0 + "\n" },
            "Copy Tests/DocumentationTests/\(name).swift into README's example")
    }

    @Test("README has no code that is not compiled here")
    func noOtherExamples() throws {
        #expect(try Self.page().blocks("swift").count == Self.examples.count)
    }

    @Test("The library's example does what its comment says")
    func libraryExampleRuns() throws {
        let message = #"{"conversationId":"alice|1|bob","messageType":0,"pushConfig":{"pushContent":"Hi"}}"#
        var bob = Recipient(id: "bob")
        bob.unread = 3
        bob.quiet = QuietTime(daily: DailyInterval(start: 22 * 60, end: 8 * 60))
        let noon = Instant(seconds: 1_795_262_400)
        #expect(
            try pushes(of: message, for: [bob], at: noon)
                == [#"bob: {"aps":{"alert":{"body":"alice:Hi"},"badge":4,"sound":"default"},"nim":1}"#])
        let midnight = Instant(seconds: noon.seconds + 12 * 3_600)
        #expect(
            try pushes(of: message, for: [bob], at: midnight) == ["bob gets nothing: quiet-hours"])
    }

    @Test("The example of lines writes a record for each, and counts what is none")
    func linesExampleRuns() throws {
        let message = #"{"conversationId":"alice|1|bob","messageType":0,"pushConfig":{"pushContent":"Hi"}}"#
        let (text, rejected) = try records(
            of: [message, "", "no message"], for: .unknown, at: Instant(seconds: 1_795_262_400))
        let lines = try text.split(separator: "\n").map { try JSONDocument(String($0)).root["line"]?.integer }
        #expect(lines == [1, 3] && rejected == 1)
    }

    @Test(
        "The example of webhooks takes the reference's vector and refuses what was changed, is old or bears nothing"
    )
    func webhookExampleRuns() throws {
        let body = Array(
            #"{"body":"hello","convType":"PERSON","eventType":"1","fromAccount":"alice","fromClientType":"IOS","fromNick":"Alice","msgTimestamp":"1700000000123","msgType":"TEXT","msgidClient":"c-1","msgidServer":"1001","resendFlag":"0","to":"bob"}"#
                .utf8)
        let headers = [
            "MD5": "db1a2db712601726191094a41ee6aaae", "CurTime": "1700000000456",
            "CheckSum": "ecfbfff63ea9c04c69da8d16c65dc206156fc591",
        ]
        func said(_ body: [UInt8], _ headers: [String: String], after age: Int = 0) throws -> String {
            try advice(
                on: body, headers: headers, secret: "0123456789ab", now: 1_700_000_000_456 + age)
        }
        #expect(
            try said(body, headers)
                == "take it, unless db1a2db712601726191094a41ee6aaae-1700000000456 came before")
        #expect(try said(body + [0x20], headers) == "refuse it: body-hash")
        #expect(try said(body, headers, after: 300_001) == "refuse it: stale")
        #expect(try said(body, [:]) == "refuse it: nobody signed it")
    }

    @Test("The example of outcomes tells each word of the vocabulary apart")
    func outcomeExampleRuns() throws {
        func said(_ members: String) throws -> String? {
            try outcome(in: #"{"step":"push","target":"bob",\#(members)}"#)
        }
        #expect(try said(#""status":"success","data":{"accepted":true}"#) == "bob has it")
        #expect(
            try said(#""status":"fail","detail":"user ignore push""#)
                == "bob has none, as was wanted: receiver-quiet")
        #expect(
            try said(#""status":"fail","detail":"no push binding""#)
                == "bob has none: no-binding, a matter of token")
        #expect(
            try said(#""status":"error","e_message":"x""#)
                == "nobody can say whether bob has it: exception")
        #expect(try outcome(in: #"{"callId":"c","chat_type":"chat","payload":{"msg":"hi"}}"#) == nil)
        #expect(throws: MessageError.self) { try outcome(in: "{}") }
    }

    @Test("Every link into the checkout leads to something")
    func links() throws {
        let links = try Self.page().localLinks.map { String($0.prefix { $0 != "#" }) }
        #expect(links.count > 20)
        #expect(links.filter { !Checkout.has($0) } == [])
    }

    @Test("The table of what diagnostics say has a line for each kind")
    func kinds() throws {
        let text = try Checkout.text("README.md")
        #expect(Diagnostic.Kind.allCases.filter { !text.contains("\n| `\($0.rawValue)` | ") } == [])
    }

    /// The members that README says a settings file may have.
    private static func members(of file: String) throws -> [String] {
        let lines = try Checkout.text("README.md").split(separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("| \(file) | `") })
        return line.replacing(/\([^)]*\)/, with: "").matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test("A profile may say what README lists, and nothing that is made up")
    func profileMembers() throws {
        func isKnown(_ member: String) throws -> Bool {
            let text = member == "vendor" ? "{\"vendor\":[1]}" : "{\"vendor\":\"nim\",\"\(member)\":[1]}"
            guard let profile = try? AppProfile(try JSONDocument(text).root) else { return true }
            return !profile.remarks.contains { $0.path == "/\(member)" }
        }
        let members = try Self.members(of: "profile")
        #expect(members.count > 10)
        #expect(try members.filter { try !isKnown($0) } == [])
        #expect(try !isKnown("colour"))
    }

    @Test("A recipient may say what README lists, and nothing that is made up")
    func recipientMembers() throws {
        func isKnown(_ member: String) throws -> Bool {
            let text = member == "id" ? "{}" : "{\"id\":\"bob\",\"\(member)\":[1]}"
            var remarks: [SettingsRemark] = []
            let recipient = try? Recipient(
                JSONDocument(text).root, zones: { _ in nil }, remarks: &remarks)
            return recipient == nil || remarks.isEmpty
        }
        let members = try Self.members(of: "recipient")
        #expect(members.count > 10)
        #expect(try members.filter { try !isKnown($0) } == [])
        #expect(try !isKnown("colour"))
    }

    @Test("The table of targets names every folder of Sources")
    func targets() throws {
        let text = try Checkout.text("README.md")
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appendingPathComponent("Sources").path)
        #expect(folders.sorted().filter { !text.contains("](Sources/\($0))") && !$0.hasPrefix(".") } == [])
    }
}
