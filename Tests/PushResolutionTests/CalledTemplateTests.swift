import PushBridge
import PushModel
import Testing

@Suite("Templates that a message calls, and translations")
struct CalledTemplateTests {
    private static func situation() throws -> Situation {
        var situation = try Situation("nim")
        situation.profile.policies.templateUse = .called
        situation.profile.policies.titlePlaceholder = "timTitle"
        situation.profile.policies.bodyPlaceholder = "timDesc"
        situation.profile.policies.senderPlaceholder = "timSenderNick"
        situation.profile.policies.needsBody = true
        situation.profile.policies.prefixesSenderText = false
        situation.profile.policies.summaryText = .elements
        situation.message.title = "T"
        situation.message.body = "B"
        situation.message.subtitle = "S"
        return situation
    }

    private static func call(_ name: UTF8Text, _ arguments: UTF8Text) throws -> TemplateCall {
        TemplateCall(name: name, namedArguments: try RawJSON(validating: arguments))
    }

    @Test(
        "Placeholders are filled by name once, numbers are digits, and what nobody gave is empty (TX 19)",
        arguments: [
            ("{{Who}} at {{N}}", #"{"Who":"Ann","N":7}"#, "Ann at 7", false),
            ("{{ Who }}", #"{"Who":"{{N}}","N":7}"#, "{{N}}", false),
            ("a{{X}}b", #"{"Who":"Ann"}"#, "ab", true), ("{{N}}", #"{"N":true}"#, nil, true),
            ("{N} {{N}", #"{"N":7}"#, "{N} {{N}", false),
            ("{{timTitle}}/{{timDesc}}/{{timSenderNick}}", "{}", "T/B/Nick", false),
        ] as [(UTF8Text, UTF8Text, UTF8Text?, Bool)])
    func placeholders(
        _ pattern: UTF8Text, _ arguments: UTF8Text, _ body: UTF8Text?, _ isTold: Bool
    ) throws {
        var situation = try Self.situation()
        situation.message.senderName = "Nick"
        situation.profile.templates = ["t": Template(title: "", content: pattern)]
        situation.message.template = try Self.call("t", arguments)
        let told = situation.outcome.findings.contains { $0.code.name == "missing-arguments" }
        guard let body else { return #expect(situation.suppression == .nothingToPush) }
        #expect(try situation.notification.alert == Alert(subtitle: "S", body: body))
        #expect(told == isTold)
    }

    @Test("Words that the template does not show are told, and an unknown template counts as none")
    func hidden() throws {
        var situation = try Self.situation()
        situation.profile.templates = [
            "t": Template(title: "x", content: "{{ timDesc }}"),
            "default": Template(title: "d", content: "d"),
        ]
        situation.message.template = try Self.call("t", "{}")
        #expect(situation.outcome.findings.map(\.field) == [.title])
        situation.message.template = try Self.call("u", "{}")
        situation.recipient.template = "t"
        #expect(try situation.notification.alert == Alert(title: "T", subtitle: "S", body: "B"))
        #expect(situation.outcome.findings.map(\.code.name) == ["unknown-template"])
    }

    @Test(
        "A translation is found by its tag, else by a shorter one, and gives title and text each by itself (TX 20)",
        arguments: [
            ("en", "E", "eb"), ("EN_us", "E", "eb"), ("zh-Hant-TW", "T", "zb"), ("zh", "T", "B"),
            ("fr", "T", "B"),
            (nil, "T", "B"),
        ] as [(UTF8Text?, UTF8Text, UTF8Text)])
    func translations(_ language: UTF8Text?, _ title: UTF8Text, _ body: UTF8Text) throws {
        var situation = try Self.situation()
        situation.message.translations = [
            LocalizedWords(language: "en", title: "E", body: "eb"),
            LocalizedWords(language: "zh_Hant", body: "zb"),
        ]
        situation.recipient.language = language
        #expect(try situation.notification.alert == Alert(title: title, subtitle: "S", body: body))
        #expect(try situation.notification.titleLevel == (title == "E" ? .translation : .message))
    }

    @Test(
        "Each language of a recipient's devices is a reader of its own; those without words are left out (TX 20)"
    )
    func readers() throws {
        var situation = try Self.situation()
        situation.message.body = nil
        situation.message.text = nil
        situation.message.translations = [LocalizedWords(language: "en", body: "eb")]
        situation.recipient.language = "fr"
        situation.recipient.devices = [
            Device(token: "1", language: "en"), Device(token: "2", language: "zh"), Device(token: "3"),
            Device(token: "4", language: "en-GB"),
        ]
        func tokens() -> [[UTF8Text]] {
            situation.resolver.readers(of: situation.message, as: Addressee(situation.recipient)).map {
                $0.recipient.devices.map(\.token)
            }
        }
        #expect(tokens() == [["1"], ["4"]])
        situation.message.body = "B"
        #expect(tokens() == [["1"], ["2"], ["3"], ["4"]])
        situation.message.body = nil
        situation.message.translations = [LocalizedWords(language: "de", body: "db")]
        #expect(tokens() == [["1"]] && situation.suppression == .nothingToPush)
    }
}
