import Foundation
import PushBridge
import Testing

@Suite("The page says what to do about what happened")
struct ReportAdviceTests {
    private static func easemob(_ text: String) -> String {
        #"{"from":"a","to":["g"],"chat_type":"groupchat","type":"txt","body":{"msg":"\#(text)"},"ext":{}}"#
    }

    private static let long = easemob(String(repeating: "x", count: 5_001))

    /// The table's row of a key, as text.
    private static func row(_ name: String, of lines: [String], to target: String = "nim") throws -> String {
        let folder = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["verify", "--to", target, "--prefer", "intent", "--report", folder.path("page")],
            input: Data(lines.joined(separator: "\n").utf8))
        let page = try folder.contents(of: "page")
        let row = try #require(page.firstMatch(of: try Regex("<tr id=\"r-\(name)\".*?</tr>"))).output[0]
        return try ReadPage("<section id=\"x\">\(row.substring ?? "")</section>").text(of: "x")
    }

    @Test("A key whose cause is not its length has no advice about its length")
    func cause() throws {
        let shown = try Self.row("EM-076", of: [Self.easemob("all hands")])
        #expect(shown.contains("different words in its place") && !shown.contains("shorten it"))
        let long = try Self.row("EM-076", of: [Self.long])
        #expect(long.contains("shorten it") && !long.contains("different words in its place"))
    }

    @Test("Several causes of one key have advice each, with as many messages as they have")
    func causes() throws {
        let both = try Self.row("EM-076", of: [Self.long, Self.easemob("one"), Self.easemob("two")])
        #expect(
            both.contains("see the diagnostic 2 messages")
                && both.contains("5000 characters: no message 1 message"))
    }

    @Test("What no row explains has the advice for messages as a whole")
    func common() throws {
        let page = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--report", page.path("page")],
            input: Data(Self.signalling.utf8))
        #expect(
            try ReadPage(page.contents(of: "page")).text(of: "p4").contains(
                "use the target's own interface"))
    }

    /// A call, which has an interface of its own at the target, and for which the sender spells no key.
    private static let signalling =
        #"{"channel_id":"1","inviter_account_id":"a","invitee_account_id":"b","push_config":{"push_enabled":true,"push_content":"call"}}"#

    private static let hidden =
        #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","senderName":"Alice","messageType":0,"text":"hi","apnsContent":"Lunch?"}"#

    private static func advised(_ arguments: String...) throws -> ReadPage {
        let folder = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--report", folder.path("page")] + arguments,
            input: Data(hidden.utf8))
        return ReadPage(try folder.contents(of: "page"))
    }

    @Test("Measured advice stands on the page of the run that measured it, with the profile")
    func measured() throws {
        let page = try Self.advised("--advise")
        let text = try page.text(of: "p4")
        #expect(
            text.contains("Measured advice Advice, tried on all 1 messages, 1 of them degraded or exposed."))
        #expect(text.contains("In easemob's console Effect on the sample"))
        #expect(text.contains("Best together, of what you can do"))
        #expect(text.contains("100.0 % (1) become vendor-wording; no message gets worse"))
        #expect(text.contains(#"{"vendor":"easemob","#))
        #expect(page.links.contains("advice") && page.unbalanced == [])
    }

    @Test("Without --advise there is no word of it, and a redacted page shows no profile")
    func withoutAdvice() throws {
        let plain = try Self.advised()
        #expect(!plain.html.contains("Measured advice") && !plain.links.contains("advice"))
        let redacted = try Self.advised("--advise", "--redact")
        #expect(redacted.html.contains("Measured advice") && !redacted.html.contains(#"&quot;vendor"#))
        #expect(try !redacted.text(of: "p4").contains(#""vendor""#))
    }

    @Test(
        "More people than are counted exactly are told as more than so many, in the headline and in the costs"
    )
    func people() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file(
            "people", (1...20_500).map { #"{"id":"u\#($0)"}"# }.joined(separator: "\n"))
        for (language, words) in [("en", "more than "), ("zh", "超过 ")] {
            _ = try PushBridgeProcess.run(
                ["verify", "--to", "nim", "--recipients", people, "--members-from", "recipients"]
                    + ["--lang", language, "--report", folder.path("page")],
                input: Data(Self.easemob("all hands").utf8))
            let page = ReadPage(try folder.contents(of: "page"))
            let headline = try page.text(of: "p1")
            // In the sentence, and in the figures: reached, noticing.
            #expect(headline.components(separatedBy: words).count >= 4, "\(headline)")
            #expect(try page.text(of: "p4").contains(words))
            #expect(page.links.contains("l-people"))
        }
    }
}
