import Foundation
import PushBridge
import Testing

@Suite("What reports tell of settings by which phone makers decide")
struct AndroidClassReportTests {
    /// RongCloud has OPPO's class, and neither OPPO's template nor vivo's kind of alert.
    private static let message =
        #"{"From_Account":"a","To_Account":"b","MsgRandom":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"x"}}],"OfflinePushInfo":{"Desc":"x","AndroidInfo":{"OPPOCategory":"IM","OPPOPrivateMsgTemplateId":"t","VIVONotifyType":"4"}}}"#
    private static let plain = message.replacing(
        #","OPPOPrivateMsgTemplateId":"t","VIVONotifyType":"4""#, with: "")

    private static func verify(_ lines: [String], _ arguments: [String] = []) throws -> (String, Int32) {
        let input = Data(lines.joined(separator: "\n").utf8)
        let result = try PushBridgeProcess.run(["verify", "--to", "rongcloud"] + arguments, input: input)
        return (result.output, result.status)
    }

    @Test("verify has a line for each maker, in both languages")
    func lines() throws {
        let english = try Self.verify([Self.message, Self.message, Self.plain]).0
        #expect(
            english.contains(
                "Android: 2 messages lose the class that keeps them out of the daily limit, on OPPO phones.\n"
            ))
        #expect(english.contains("Android: 2 messages lose the setting by which vivo phones alert people.\n"))
        let one = try Self.verify([Self.message]).0
        #expect(one.contains("Android: 1 message loses the class that keeps it out of the daily limit"))
        let chinese = try Self.verify([Self.message], ["--lang", "zh"]).0
        #expect(chinese.contains("Android：1 条消息失去在 OPPO 手机上不受每日数量限制的分类。"))
        #expect(try !Self.verify([Self.plain]).0.contains("Android:"))
    }

    @Test("--fail-on android-class fails for such a message alone, unless its loss is accepted")
    func failOn() throws {
        #expect(try Self.verify([Self.message], ["--fail-on", "android-class"]).1 == 1)
        #expect(try Self.verify([Self.plain], ["--fail-on", "android-class"]).1 == 0)
        let accepted = ["--allow", "android-class-lost", "--allow", "android-alert-lost"]
        #expect(try Self.verify([Self.message], ["--fail-on", "android-class"] + accepted).1 == 0)
        #expect(
            try Self.verify([Self.message], ["--fail-on", "android-class"] + accepted.prefix(2)).1 == 1)
    }

    @Test("Reports of parts add up, the page has the lines, and the summary of convert the counts")
    func files() throws {
        let folder = try TemporaryFolder()
        let part = try folder.file("part.json", try Self.verify([Self.message], ["--format", "json"]).0)
        let other = try folder.file(
            "other.json", try Self.verify([Self.plain, Self.message], ["--format", "json"]).0)
        let sum = try PushBridgeProcess.run(["merge", part, other])
        #expect(sum.output.contains(#""androidClasses":{"oppo":2,"vivo-alert":2}"#), "\(sum.error)")
        let page = try folder.file("page.html", "")
        _ = try Self.verify([Self.message], ["--report", page, "--lang", "zh"])
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("Android：1 条消息失去在 OPPO 手机上不受每日数量限制的分类。"))
        #expect(html.contains(#""androidClasses":{"oppo":1,"vivo-alert":1}"#))
        let summary = try folder.file("summary.json", "")
        _ = try PushBridgeProcess.run(
            ["convert", "--to", "rongcloud", "--summary", summary], input: Data(Self.message.utf8))
        #expect(
            try String(contentsOfFile: summary, encoding: .utf8)
                .contains(#""androidClasses":{"oppo":1,"vivo-alert":1}"#))
    }

    @Test("A report with more such messages than messages is refused")
    func contradiction() throws {
        let folder = try TemporaryFolder()
        let report = try Self.verify([Self.message], ["--format", "json"]).0
            .replacing(#""oppo":1"#, with: #""oppo":9"#)
        let result = try PushBridgeProcess.run(["merge", folder.file("part.json", report)])
        #expect(result.status == 65, "\(result.error)")
    }
}
