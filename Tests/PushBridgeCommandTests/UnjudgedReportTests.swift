import Foundation
import PushBridge
import Testing

@Suite("A page of messages without verdicts claims nothing about them")
struct UnjudgedReportTests {
    private static let copy =
        #"{"eventType":"1","convType":"PERSON","to":"bob","fromAccount":"alice","msgType":"TEXT","body":"hi","msgidServer":"77","msgTimestamp":"1700000000000"}"#

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let input: String
        let english: String
        let chinese: String
    }

    static let cases = [
        Case(
            testDescription: "an empty file", input: "", english: "There are no messages.",
            chinese: "没有消息。"),
        Case(
            testDescription: "only rejected lines", input: "x\ny\n{}\n",
            english: "No message was judged: 3 lines were rejected.", chinese: "没有消息得出结论：3 行被拒绝。"),
        Case(
            testDescription: "only copies", input: "\(copy)\n\(copy)",
            english: "No message was judged: 2 messages are copies without the sender's push settings.",
            chinese: "没有消息得出结论：2 条消息是抄送，不带发送方的推送设置。"),
        Case(
            testDescription: "copies and rejected lines", input: "\(copy)\nx",
            english:
                "No message was judged: 1 message is a copy without the sender's push settings, 1 line was rejected.",
            chinese: "没有消息得出结论：1 条消息是抄送，不带发送方的推送设置、1 行被拒绝。"),
    ]

    @Test("Every panel about verdicts says that no message was judged, and why", arguments: cases)
    func nothing(_ example: Case) throws {
        let folder = try TemporaryFolder()
        for (language, words, claim) in [
            ("en", example.english, "do people notice a difference"), ("zh", example.chinese, "会让用户注意到区别。"),
        ] {
            _ = try PushBridgeProcess.run(
                ["verify", "--to", "easemob", "--lang", language, "--report", folder.path("page")],
                input: Data(example.input.utf8))
            let page = ReadPage(try folder.contents(of: "page"))
            for panel in 1...6 {
                let text = try page.text(of: "p\(panel)")
                #expect(text.contains(words), "\(text)")
                #expect(!text.contains(claim), "\(text)")
            }
            #expect(page.unbalanced == [] && page.links.subtracting(page.identifiers) == [])
        }
    }

    @Test("Beside judged messages the page says how many were judged")
    func some() throws {
        let folder = try TemporaryFolder()
        let input = [
            Self.copy,
            #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","messageType":0,"text":"hi","setting":{"apnsEnabled":false}}"#,
        ]
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--report", folder.path("page")],
            input: Data(input.joined(separator: "\n").utf8))
        let page = ReadPage(try folder.contents(of: "page"))
        #expect(try page.text(of: "p1").contains("All 1 messages that were judged look and sound the same"))
        #expect(try page.text(of: "p2").contains("in none of the 1 messages that were judged"))
    }

    @Test("A message that the target has not is judged: its push is lost")
    func unwritten() throws {
        let folder = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--report", folder.path("page")],
            input: Data(ConversionSample.recall.utf8))
        let page = ReadPage(try folder.contents(of: "page"))
        #expect(try page.text(of: "p1").contains("may notice a difference in 1 of 1 message (100.0 %)"))
        #expect(try page.text(of: "p6").contains("The differences depend on no person's settings"))
        #expect(try page.text(of: "p10").contains("Messages not written 1"))
    }
}
