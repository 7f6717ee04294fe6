import Foundation
import PushBridge
import Testing

@Suite("Phones on the page show the difference that they are named for")
struct ReportScreensTests {
    /// A message that loses two things, which people notice in different situations: a text that hides at the target, and a force
    /// that overrides mutes instead of quiet times there.
    private static let twice =
        #"{"from":"6001","to":["g1"],"chat_type":"groupchat","type":"txt","body":{"msg":"hi"},"ext":{"em_force_notification":true,"em_apns_ext":{"em_push_content":"Dumplings tonight"}}}"#
    /// One that loses only the first.
    private static let once =
        #"{"from":"6001","to":["g1"],"chat_type":"groupchat","type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"em_push_content":"Noodles"}}}"#

    /// The pairs of a page: the caption with everything below it, as text.
    private static func pairs(_ lines: [String], _ arguments: String...) throws -> [String] {
        let folder = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--report", folder.path("page")] + arguments,
            input: Data(lines.joined(separator: "\n").utf8))
        let text = try ReadPage(folder.contents(of: "page")).text(of: "p3")
        return text.matches(of: #/[0-9]+ messages? like this: .*?(?=[0-9]+ messages? like this|$)/#).map {
            $0.output.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("Two losses of one message are two pairs, each in its own situation and with its own row")
    func twoLosses() throws {
        let pairs = try Self.pairs([Self.twice])
        let text = try #require(pairs.first { $0.contains("another text") })
        #expect(text.hasPrefix("1 message like this: another text for people who hide details Before"))
        #expect(text.contains("Dumplings tonight badge") && text.hasSuffix("EM-004"))
        #expect(!text.contains("No push"))
        let quiet = try #require(pairs.first { $0.contains("in quiet hours") })
        #expect(
            quiet.contains("no push any more") && quiet.contains("After 9:41 No push: it is a quiet time"))
        #expect(quiet.hasSuffix("EM-053"))
        let muted = try #require(pairs.first { $0.contains("in a muted conversation") })
        #expect(muted.contains("a push where none came"))
        #expect(muted.contains("Before 9:41 No push: the conversation is muted") && muted.hasSuffix("EM-053"))
    }

    @Test("A pair counts the messages in which the same people notice the same, and no others")
    func counts() throws {
        let pairs = try Self.pairs([Self.once, Self.twice, Self.once])
        #expect(pairs[0] == "3 messages like this: another title")
        #expect(pairs[1].hasPrefix("3 messages like this: another text for people who hide details"))
        #expect(pairs[1].contains("line 1 ·") && pairs[1].contains("Noodles"))
        let forced = pairs.dropFirst(2)
        #expect(!forced.isEmpty)
        #expect(forced.allSatisfy { $0.hasPrefix("1 message like this") && $0.contains("line 2 ·") })
    }

    @Test("Two phones show all their differences, each marked, and are drawn once")
    func marks() throws {
        let folder = try TemporaryFolder()
        let page = try ReportSample.page([try ReportSample.tally(folder, "tally", of: [ReportSample.worded])])
        let pair = try #require(page.html.firstMatch(of: #/another title.*?<\/article>/#)).output
        #expect(pair.contains("another text"))
        #expect(
            pair.contains(#"<b class="x"><bdi>Anna"#) && pair.contains(#"<span class="x"><bdi>Dumplings"#))
        #expect(page.html.matches(of: #/<article/#).count == 1)
    }

    @Test("Two phones without a push are not drawn")
    func empty() throws {
        let folder = try TemporaryFolder()
        let command = #"{"from":"6001","to":["6006"],"chat_type":"chat","type":"cmd","body":{"action":"a"}}"#
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--report", folder.path("page")], input: Data(command.utf8))
        let page = ReadPage(try folder.contents(of: "page"))
        let text = try page.text(of: "p3")
        #expect(text.contains("like this") && !text.contains("9:41"), "\(text)")
    }

    @Test("A difference that no screen shows is told beside the phones")
    func unseen() throws {
        let folder = try TemporaryFolder()
        let line =
            #"{"session":{"sessionId":"8801","sessionType":1},"from":"alice","messageType":0,"text":"Hi","apnsPayload":{"apsField":{"interruption-level":"passive"}}}"#
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--report", folder.path("page")], input: Data(line.utf8))
        let text = try ReadPage(folder.contents(of: "page")).text(of: "p3")
        #expect(text.contains("something else"))
        #expect(text.contains("The screens do not show it: interruption-level “ passive ” → –"))
    }

    @Test("A missing message that was pushed is a push that does not come any more")
    func missing() throws {
        let folder = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--report", folder.path("page")],
            input: Data(ConversionSample.recall.utf8))
        let page = ReadPage(try folder.contents(of: "page"))
        #expect(try page.text(of: "p2").contains("no push any more 1 100.0 %"))
        #expect(try page.text(of: "p3").contains("no push any more for everybody who got it"))
    }

    @Test("Without examples there are no phones, and the page says why")
    func noExamples() throws {
        #expect(try Self.pairs([Self.twice], "--examples", "0").isEmpty)
    }
}
