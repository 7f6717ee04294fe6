import PushBridge
import PushModel
import Testing

@Suite("Templates")
struct TemplateTests {
    @Test("Placeholders are filled, and what is no placeholder stays", arguments: renderings)
    func rendering(rendering: Rendering) throws {
        var situation = try Situation()
        situation.message.text = "hi"
        situation.profile.senders = ["u1": "Al"]
        situation.recipient.remarks = ["U1": "Ali"]
        situation.profile.templates = ["t": Template(title: "-", content: rendering.pattern)]
        situation.message.template = TemplateCall(name: "t", contentArguments: rendering.arguments)
        let notification = try situation.notification
        #expect(notification.alert.body == rendering.text)
        let findings = situation.outcome.findings
        #expect(findings.map(\.kind) == (rendering.isArgumentMissing ? [.defaulted] : []))
        #expect(findings.allSatisfy { $0.field == .templateContentArguments })
    }

    @Test("Title and content have arguments of their own")
    func ownArguments() throws {
        var situation = try Situation()
        situation.profile.templates = ["t": Template(title: "{0}", content: "{0} {1}")]
        situation.message.template = TemplateCall(
            name: "t", titleArguments: ["A"], contentArguments: ["B", "C"])
        let alert = try situation.notification.alert
        #expect(alert.title == "A")
        #expect(alert.body == "B C")
    }

    @Test("A missing title argument is told of the title's arguments")
    func missingTitleArgument() throws {
        var situation = try Situation()
        situation.profile.templates = ["t": Template(title: "{0}!", content: "x")]
        situation.message.template = TemplateCall(name: "t")
        #expect(try situation.notification.alert.title == "!")
        #expect(situation.outcome.findings.map(\.field) == [.templateTitleArguments])
    }

    @Test("A part that renders to nothing is left out")
    func emptyParts() throws {
        var situation = try Situation()
        situation.profile.templates = ["t": Template(title: "{0}", content: "{1}")]
        situation.message.template = TemplateCall(name: "t", titleArguments: [""])
        let notification = try situation.notification
        #expect(notification.alert.isEmpty)
        #expect(notification.titleLevel == nil && notification.bodyLevel == nil)
    }

    @Test("A template drops the message's subtitle and keeps its keys into the app's languages")
    func subtitle() throws {
        var situation = try Situation()
        situation.profile.templates = ["t": Template(title: "T", content: "C")]
        situation.message.template = TemplateCall(name: "t")
        situation.message.subtitle = "S"
        situation.message.alert.localization.bodyKey = "K"
        let alert = try situation.notification.alert
        #expect(alert.subtitle == nil)
        #expect(alert.localization.bodyKey == "K")
    }

    @Test("A message without text has the simple style's body as its content")
    func contentOfImages() throws {
        var situation = try Situation()
        situation.message.kind = .image
        situation.message.text = nil
        situation.profile.templates = ["t": Template(title: "T", content: "{$msg}")]
        situation.message.template = TemplateCall(name: "t")
        #expect(try situation.notification.alert.body == "请点击查看")
    }

    @Test(
        "The sender is the recipient's remark, else the name in the group, else the nickname, else the id",
        arguments: [
            ("Ali", "Al", "Alice", "Ali", "Alice"), (nil, "Al", "Alice", "Al", "Alice"),
            (nil, nil, "Alice", "Alice", "Alice"), (nil, nil, nil, "u1", "u1"), ("", "Al", nil, "Al", "u1"),
        ] as [(String?, String?, String?, String, String)])
    func names(remark: String?, inGroup: String?, nickname: String?, dynamic: String, plain: String) throws {
        var situation = try Situation()
        situation.sayInGroup()
        situation.recipient.remarks = remark.map { ["u1": UTF8Text($0)] } ?? [:]
        situation.message.senderGroupName = inGroup.map { UTF8Text($0) }
        situation.message.senderName = nickname.map { UTF8Text($0) }
        situation.profile.templates = ["t": Template(title: "{$fromNickname}", content: "{$dynamicFrom}")]
        situation.message.template = TemplateCall(name: "t")
        let alert = try situation.notification.alert
        #expect(alert.body == UTF8Text(dynamic))
        #expect(alert.title == UTF8Text(plain))
    }

    @Test("The name in the group counts in groups only")
    func groupNameInDirect() throws {
        var situation = try Situation()
        situation.message.senderGroupName = "Al"
        situation.profile.templates = ["t": Template(title: "T", content: "{$dynamicFrom}")]
        situation.message.template = TemplateCall(name: "t")
        #expect(try situation.notification.alert.body == "u1")
    }

    @Test(
        "The template used without being named depends on the display",
        arguments: [
            (["default"], DisplayStyle.simple, "default"), (["default"], .summary, "default"),
            (["default", "detail"], .simple, "default"), (["default", "detail"], .summary, "detail"),
            (["detail"], .summary, "detail"), (["detail"], .simple, nil),
        ] as [([UTF8Text], DisplayStyle, String?)])
    func unnamed(templates: [UTF8Text], display: DisplayStyle, used: String?) throws {
        var situation = try Situation()
        for name in templates { situation.profile.templates[name] = Template(title: "T", content: name) }
        situation.recipient.display = display
        let notification = try situation.notification
        #expect(notification.alert.body == UTF8Text(used ?? "请点击查看"))
        #expect(notification.bodyLevel == (used == nil ? .builtIn : .defaultTemplate))
    }

    @Test("Arguments without a name fill the template that is chosen otherwise")
    func argumentsWithoutName() throws {
        var situation = try Situation()
        situation.profile.templates = [
            "default": Template(title: "T", content: "{0}"), "mine": Template(title: "T", content: "my {0}"),
        ]
        situation.message.template = TemplateCall(contentArguments: ["a"])
        #expect(try situation.notification.alert.body == "a")
        situation.recipient.template = "mine"
        #expect(try situation.notification.alert.body == "my a")
    }

    @Test(
        "A directed template is for its targets in a group, named in lower case",
        arguments: [
            ("u2", "u2", true, true), ("U2", "u2", true, true), ("u2", "U2", true, false),
            ("u3", "u2", true, false), ("u2", "u2", false, false),
        ])
    func directed(recipient: String, target: String, isGroup: Bool, isUsed: Bool) throws {
        var situation = try Situation()
        if isGroup { situation.sayInGroup() }
        situation.recipient.id = UTF8Text(recipient)
        situation.profile.templates = ["d": Template(title: "T", content: "{0}")]
        situation.message.directedTemplate = DirectedTemplate(
            targets: [UTF8Text(target)], call: TemplateCall(name: "d", contentArguments: ["for you"]))
        #expect((try situation.notification.bodyLevel == .directedTemplate) == isUsed)
        if isUsed { #expect(try situation.notification.alert.body == "for you") }
    }

    @Test("A name that no template has leads to the next lower level")
    func unknownNames() throws {
        var situation = try Situation()
        situation.sayInGroup()
        situation.profile.templates = ["default": Template(title: "T", content: "default")]
        situation.recipient.template = "gone"
        situation.message.template = TemplateCall(name: "lost")
        situation.message.directedTemplate = DirectedTemplate(
            targets: ["u2"], call: TemplateCall(name: "nowhere"))
        #expect(try situation.notification.bodyLevel == .defaultTemplate)
        situation.message.body = "own"
        #expect(try situation.notification.bodyLevel == .message)
    }

    @Test("A template that the sender names and nobody has is told of; the recipient's own is not")
    func unknownNamesAreTold() throws {
        var situation = try Situation()
        situation.sayInGroup()
        situation.recipient.template = "gone"
        #expect(situation.outcome.findings == [])
        situation.message.template = TemplateCall(name: "lost")
        situation.message.directedTemplate = DirectedTemplate(
            targets: ["u9"], call: TemplateCall(name: "nowhere"))
        #expect(situation.outcome.findings.map(\.field) == [.templateName, .directedName])
        #expect(situation.outcome.findings.allSatisfy { $0.kind == .ignored })
        for name in ["lost", "nowhere"] as [UTF8Text] {
            situation.profile.templates[name] = Template(title: "T", content: "C")
        }
        #expect(situation.outcome.findings == [])
    }
}

/// A pattern, its arguments and the text that they make.
struct Rendering: CustomTestStringConvertible, Sendable {
    let pattern: UTF8Text
    let arguments: [UTF8Text]
    let text: UTF8Text
    let isArgumentMissing: Bool

    init(_ pattern: UTF8Text, _ arguments: [UTF8Text], _ text: UTF8Text, missing: Bool = false) {
        self.pattern = pattern
        self.arguments = arguments
        self.text = text
        isArgumentMissing = missing
    }

    var testDescription: String { "\(pattern) with \(arguments) is \(text)" }
}

private let renderings: [Rendering] = [
    Rendering("fixed", [], "fixed"),
    Rendering("fixed", ["unused"], "fixed"),
    Rendering("{0}", ["a"], "a"),
    Rendering("{1}{0}{1}", ["a", "b"], "bab"),
    Rendering("x{10}y", ["a", "b"], "xy", missing: true),
    Rendering("{0} and {1}", ["a"], "a and ", missing: true),
    Rendering("{99999999999999999999}", ["a"], "{99999999999999999999}"),
    Rendering("{-1}{ 0}{0 }{a}{}", ["a"], "{-1}{ 0}{0 }{a}{}"),
    Rendering("{00}{01}", ["a", "b"], "ab"),
    Rendering("{{0}}", ["a"], "{a}"),
    Rendering("{0", ["a"], "{0"),
    Rendering("0}", ["a"], "0}"),
    Rendering("{$msg}", [], "hi"),
    Rendering("{$fromNickname}: {$msg}", [], "Al: hi"),
    Rendering("{$dynamicFrom}", [], "Ali"),
    Rendering("$msg ${msg} {msg} {$Msg}", [], "$msg ${msg} {msg} {$Msg}"),
    Rendering("{0}", ["{$fromNickname}"], "Al"),
    Rendering("{0}{1}", ["{1}", "b"], "{1}b"),
    Rendering("{0}", ["{0}"], "{0}"),
    Rendering("{0}", ["您{$msg}"], "您hi"),
    Rendering("👨‍👩‍👧{0}é", ["🇨🇳"], "👨‍👩‍👧🇨🇳é"),
]
