import Foundation
import PushBridge
import Testing

@Suite("explain speaks two languages")
struct ExplainLanguageTests {
    private static let message =
        #"{"from":"ann","to":["bob"],"type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"old","em_push_badge":"7"},"em_push_ext":{"title":"new"},"em_ignore_notification":true}}"#

    private static func explain(_ arguments: String...) throws -> String {
        let result = try PushBridgeProcess.run(["explain"] + arguments, input: Data(message.utf8))
        #expect(result.status == 0, "\(result.error)")
        return result.output
    }

    @Test("--lang zh words headings, keys, gates, reasons and diagnostics in Chinese")
    func chinese() throws {
        let text = try Self.explain("--lang", "zh", "--to", "nim")
        for line in [
            "格式 easemob/rest：没有其他格式符合这些字段：from、to、type、body、ext。",
            "  EM-072  /from                           \"ann\" → 发送方 ID（sender.id）",
            "  EM-003  /ext/em_apns_ext/em_push_title  \"old\" 被 /ext/em_push_ext/title 取代",
            "      忽略：em_push_title 被 /ext/em_push_ext/title 取代，不起作用。",
            "bob：不推送，原因：发送方要求静默，不推送（silent-message）",
            "  检查    聊天室 → 仅在线 → 设备 → 静默（拦下）",
            "转换为 nim/server-v2：完全相同（identical），用户和应用得到的完全相同",
        ] {
            #expect(text.contains(line + "\n"), "\(line) is not in\n\(text)")
        }
    }

    @Test("The text is English without --lang, and with --lang en")
    func english() throws {
        let text = try Self.explain()
        #expect(text == (try Self.explain("--lang", "en")))
        #expect(text.contains("bob: no push, because of silent-message\n"))
    }

    @Test("JSON is for programs and does not change with --lang")
    func json() throws {
        #expect(
            try Self.explain("--format", "json", "--lang", "zh")
                == Self.explain("--format", "json", "--lang", "en"))
    }

    @Test("A language that nobody worded is a wrong use of the command")
    func unknown() throws {
        let result = try PushBridgeProcess.run(
            ["explain", "--lang", "fr"], input: Data(Self.message.utf8))
        #expect(result.status == 64)
        #expect(result.error.contains("'en' and 'zh'"))
    }
}
