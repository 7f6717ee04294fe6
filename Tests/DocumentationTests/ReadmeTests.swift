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

    @Test("README translates, converts and verifies, so that the test above cannot pass for want of commands")
    func hasTranscripts() throws {
        let commands = try Self.page().transcripts.flatMap(\.steps).map(\.command)
        for name in ["translate", "convert", "verify"] {
            #expect(commands.contains { $0.contains("pushbridge \(name)") })
        }
        #expect(commands.allSatisfy { !$0.isEmpty })
    }

    @Test("README is short")
    func length() throws {
        let lines = try Checkout.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 201)
    }

    @Test("The gateway takes the calls of README, and pushes")
    func gateway() throws {
        let calls = try #require(try Self.page().blocks("sh").first { $0.hasPrefix("GATEWAY=") })
        #expect(calls.split(separator: "\n").count { $0.hasPrefix("curl ") } == 4)
        let terminal = try Terminal(copying: "Scripts/demo.data")
        let answers = try terminal.run(
            """
            set -e
            pushbridge-gateway serve --try --port 0 > try.json 2> log &
            trap "kill $!" EXIT
            until [ -s try.json ]; do kill -0 $!; sleep 0.1; done
            cat > calls << 'END'
            \(calls)
            END
            PORT=$(cut -d : -f 3 try.json | cut -d , -f 1) KEY=$(grep -o 'pbk_[0-9a-f]*' try.json)
            sed -i.bak "s/PORT/$PORT/; s/KEY/$KEY/" calls
            curl() { command curl --silent --show-error --fail-with-body "$@"; }
            . ./calls
            echo done
            """)
        #expect(answers.contains(#""outcome":"accepted""#) && answers.contains(#""badge":3"#), "\(answers)")
        #expect(answers.hasSuffix("done"), "\(answers)")
    }

    /// The pages with examples of the library, and the examples, in their order.
    private static let examples = [
        "README.md": ["LibraryExample"],
        "\(DocumentationPage.catalog)/Library.md": ["LinesExample", "WebhookExample", "OutcomeExample"],
    ]

    @Test("A page has the examples of the library that are compiled here, and no others", arguments: examples)
    func libraryExamples(_ page: String, _ names: [String]) throws {
        let sources = try names.map { try Checkout.text("Tests/DocumentationTests/\($0).swift") }
        #expect(try MarkdownPage(Checkout.text(page)).blocks("swift").map { $0 + "\n" } == sources)
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

    @Test("The map of the source names every folder of Sources")
    func targets() throws {
        let text = try Checkout.text("README.md")
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appendingPathComponent("Sources").path)
        #expect(folders.sorted().filter { !text.contains("](Sources/\($0))") && !$0.hasPrefix(".") } == [])
    }
}
