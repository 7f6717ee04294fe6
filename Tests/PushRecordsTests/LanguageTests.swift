import Foundation
import PushRecords
import TestSupport
import Testing

@Suite("What people read, in their language")
struct LanguageTests {
    struct Told: Sendable, CustomTestStringConvertible {
        let message: String
        let code: String
        let chinese: String
        var testDescription: String { code }
    }

    static let told = [
        Told(
            message: #"{"em_push_ext":{"title":"a"},"em_apns_ext":{"em_push_title":"b"}}"#, code: "gives-way",
            chinese: "em_push_title 被 /em_push_ext/title 取代，不起作用。"),
        Told(
            message: #"{"to":["b"],"type":"txt","body":{"msg":[1]}}"#, code: "value-for-text",
            chinese: "msg 应为文本，实际是数组；按没有处理。请发送字符串。"),
        Told(
            message: #"{"to":["b"],"type":"txt","body":{"msg":"a"},"ext":{"em_push_mutable_content":true}}"#,
            code: "ineffective",
            chinese: "em_push_mutable_content 写在这里不起作用。请去掉，或运行 `pushbridge mappings show EM-056` 查看说明。"),
    ]

    @Test("A diagnostic has a sentence in each language, made of the same values", arguments: told)
    func sentences(_ told: Told) throws {
        let explanation = try MessageTranslator(.init()).explain(
            ByteSlice(Array(told.message.utf8)), at: Instant(seconds: 0))
        let diagnostic = try #require(
            explanation.keys.flatMap(\.diagnostics).first { $0.code.name == told.code })
        #expect(diagnostic.message(in: .chinese) == told.chinese)
        #expect(diagnostic.message(in: .english) == diagnostic.message)
    }

    @Test("What Apple's rules say names in Chinese what the English sentence names")
    func rules() throws {
        let message =
            #"{"pushPayload":{"apsField":{"interruption-level":"loud","sound":{"critical":1}}},"to":"b","from":"a","type":0,"ope":0,"body":"{\"msg\":\"a\"}"}"#
        let translator = try MessageTranslator(.init())
        var found: [String] = []
        try translator.explain(ByteSlice(Array(message.utf8)), at: Instant(seconds: 0)).forEachRecipient {
            found += ($0.diagnostics + ($0.screen?.deliveries.flatMap(\.diagnostics) ?? []))
                .map { $0.message(in: .chinese) }
            return true
        }
        #expect(
            found == [
                "interruption-level 的值不是 Apple 定义的值，可用的值是 passive, active, time-sensitive, critical。请使用其中之一。",
                "critical 提示音和 interruption-level critical 要一起使用，现在只有提示音。请两个都发送，或都不发送。",
            ])
    }

    @Test(
        "Whatever a conversion of the fixtures tells has a Chinese sentence", arguments: ["nim", "easemob"])
    func conversions(target: String) throws {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.proves = false
        let converter = try MessageConverter(configuration)
        var untold: Set<String> = []
        for line in FixtureCase.lines("input") {
            guard let conversion = try? converter.convert(line) else { continue }
            untold.formUnion(
                conversion.diagnostics.filter { $0.message(in: .chinese) == $0.message }.map(\.message))
        }
        #expect(untold.sorted() == [])
    }

    @Test(
        "Whatever a conversion of the fixtures' settings tells has a code and a Chinese sentence",
        arguments: [("easemob", "nim"), ("nim", "easemob")])
    func settings(source: String, target: String) throws {
        let converter = try SettingsConverter(.init(source: source, target: target))
        let told =
            FixtureCase.lines("users").flatMap { (try? converter.convert($0).diagnostics) ?? [] }
            + FixtureCase.lines("consoles").flatMap { (try? converter.convertConsole($0).diagnostics) ?? [] }
        #expect(Set(told.map(\.code.name)).count > 30)
        let untold = told.filter { $0.code.name.isEmpty || $0.message(in: .chinese) == $0.message }
        #expect(Set(untold.map(\.message)).sorted() == [])
    }

    @Test(
        "A setting's diagnostic says in Chinese what was found and what belongs there",
        arguments: [
            (#"{"ignoreInterval":"late"}"#, "ignoreInterval 不是 22:00-08:00 这样的时间段；按没有处理。"),
            (
                #"{"ignoreDuration":-5}"#,
                "ignoreDuration 是 -5，这里的时长应为 0 到 604800000 毫秒；按没有处理。如果是绝对的结束时间，请给出厂商的原始响应，或指定它的格式。"
            ),
            ("[1]", "对象是数字，应为厂商的对象；按没有处理。"),
        ])
    func setting(quiet: String, chinese: String) throws {
        let converter = try SettingsConverter(.init(source: "easemob", target: "nim"))
        let told = try converter.convert(#"{"user":"u","quiet":\#(quiet)}"#).diagnostics
        #expect(told.first?.message(in: .chinese) == chinese)
    }

    @Test("A diagnostic without Chinese words is told in English")
    func fallback() {
        let diagnostic = Diagnostic(DiagnosticCode("invented", .info, .ignored, "An invented one."))
        #expect(diagnostic.message(in: .chinese) == "An invented one.")
    }

    @Test("A field, a reason and a level are named by what they mean, with their name for programs")
    func names() {
        let chinese = ReadersLanguage.chinese
        #expect(chinese(CanonicalField.senderID.words) == "发送方 ID（sender.id）")
        #expect(CanonicalField.allCases.allSatisfy { chinese($0.words).hasSuffix("（\($0.rawValue)）") })
        #expect(SuppressionReason.allCases.allSatisfy { chinese($0.words).hasSuffix("（\($0.rawValue)）") })
        #expect(TextLevel.allCases.allSatisfy { chinese($0.words).hasSuffix("（\($0.rawValue)）") })
        #expect(CanonicalField.allCases.allSatisfy { ReadersLanguage.english($0.words) == $0.rawValue })
    }
}
