import PushBridge
import PushModel
import Testing

@Suite("Templates whose fixed texts stand in for missing words")
struct FixedTemplateTests {
    private static func situation(_ title: UTF8Text = "T", _ content: UTF8Text = "{0} {$msg}") throws
        -> Situation
    {
        var situation = try Situation.named()
        situation.profile.templates = ["a": Template(title: title, content: content)]
        situation.message.template = TemplateCall(name: "a")
        return situation
    }

    @Test(
        "Title and text are taken each by itself where the message has none, with nothing filled in (RC 19)",
        arguments: [
            (nil, nil, "T", "{0} {$msg}"), ("t", nil, "t", "{0} {$msg}"), (nil, "b", "T", "b"),
            ("t", "b", "t", "b"), (nil, "", "T", "{0} {$msg}"),
        ] as [(String?, String?, String, String)])
    func each(_ title: String?, _ body: String?, _ shownTitle: String, _ shownBody: String) throws {
        var situation = try Self.situation()
        situation.message.title = title.map { UTF8Text($0) }
        situation.message.body = body.map { UTF8Text($0) }
        #expect(try situation.read == [shownTitle, shownBody])
        let words = try situation.notification.words
        #expect(words.titleLevel == (title == nil ? .senderTemplate : .message))
        #expect(words.bodyLevel == (body?.isEmpty == false ? .message : .senderTemplate))
    }

    @Test("What a template lacks is built in (RC 3)")
    func gaps() throws {
        #expect(try Self.situation("", "c").read == ["u1", "c"])
        #expect(try Self.situation("T", "").read == ["T", "hi"])
    }

    @Test("It is text enough for a message that has none; an unknown one is as if absent (RC 19)")
    func needed() throws {
        var situation = try Self.situation()
        situation.message.kind = .custom
        situation.message.typeName = "app:gift"
        situation.message.text = nil
        #expect(try situation.read == ["T", "{0} {$msg}"])
        situation.message.template = TemplateCall(name: "b")
        #expect(situation.suppression == .nothingToPush)
        situation.message.body = "b"
        #expect(try situation.read == [nil, "b"])
        #expect(situation.told == ["unknown-template"])
    }

    @Test("No other template is used")
    func others() throws {
        var situation = try Self.situation()
        situation.message.template = nil
        situation.profile.templates["default"] = Template(title: "D", content: "d")
        situation.recipient.template = "a"
        #expect(try situation.read == ["u1", "hi"])
    }
}
