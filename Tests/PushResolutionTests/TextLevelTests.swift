import PushBridge
import PushModel
import Testing

@Suite("Which level gives the words")
struct TextLevelTests {
    @Test("Each level beats all below it, and says that it was the one", arguments: Layer.all.indices)
    func precedence(top: Int) throws {
        var situation = try Situation()
        situation.sayInGroup()
        situation.recipient.display = .summary
        for layer in Layer.all[...top] { layer.add(&situation) }
        let notification = try situation.notification
        let layer = Layer.all[top]
        #expect(notification.bodyLevel == layer.level)
        #expect(notification.alert.body == layer.body)
    }

    @Test("Hidden details beat every level, and the key chooses the text")
    func hidden() throws {
        var situation = try Situation("nim")
        situation.sayInGroup()
        for layer in Layer.all { layer.add(&situation) }
        situation.recipient.display = .simple
        #expect(try situation.notification.alert == Alert(body: "你收到一条新消息"))
        #expect(try situation.notification.bodyLevel == .builtIn)
        situation.profile.hiddenTexts = ["en": "You have a message"]
        situation.recipient.textKey = "en"
        #expect(try situation.notification.alert == Alert(body: "You have a message"))
        #expect(try situation.notification.bodyLevel == .hiddenText)
        situation.recipient.textKey = "fr"
        #expect(try situation.notification.bodyLevel == .builtIn)
    }

    @Test(
        "Title and body come each from their own level",
        arguments: [
            (nil, nil, TextLevel.builtIn, TextLevel.builtIn), ("T", nil, .message, .builtIn),
            (nil, "B", .builtIn, .message), ("T", "B", .message, .message),
        ] as [(UTF8Text?, UTF8Text?, TextLevel, TextLevel)])
    func fieldByField(title: UTF8Text?, body: UTF8Text?, titleLevel: TextLevel, bodyLevel: TextLevel) throws {
        var situation = try Situation()
        situation.message.title = title
        situation.message.body = body
        let notification = try situation.notification
        #expect(notification.alert.title == title ?? "您有一条新消息")
        #expect(notification.alert.body == body ?? "请点击查看")
        #expect(notification.titleLevel == titleLevel)
        #expect(notification.bodyLevel == bodyLevel)
    }

    @Test("An alert that decides alone is not filled from anywhere")
    func explicitAlert() throws {
        var situation = try Situation("nim")
        situation.message.alert = Alert(title: "pushTitle", body: "text")
        situation.message.explicitAlert = Alert(subtitle: "S")
        let notification = try situation.notification
        #expect(notification.alert == Alert(subtitle: "S"))
        #expect(notification.titleLevel == nil && notification.bodyLevel == nil)
        situation.message.explicitAlert = Alert()
        #expect(try situation.notification.alert.isEmpty)
    }

    @Test(
        "People who are mentioned get their text in a group's summaries of the current generation only",
        arguments: [
            ("current", true, DisplayStyle.summary, Audience.listed(["u2"]), false, true),
            ("current", true, .summary, .everyone, false, true),
            ("current", true, .summary, .listed(["u3"]), false, false),
            ("current", true, .simple, .everyone, false, false),
            ("current", false, .summary, .everyone, false, false),
            ("current", true, .summary, .everyone, true, false),
            ("2018", true, .summary, .everyone, false, false),
            ("2017", true, .summary, .everyone, false, false),
        ])
    func mentionText(
        generation: String, isGroup: Bool, display: DisplayStyle, mentions: Audience, isDisabled: Bool,
        isShown: Bool
    ) throws {
        var situation = try Situation(generation: generation)
        if isGroup { situation.sayInGroup() }
        situation.recipient.display = display
        situation.message.mentions = mentions
        situation.message.mentionTextDisabled = isDisabled
        let notification = try situation.notification
        #expect((notification.bodyLevel == .mention) == isShown)
        if isShown { #expect(notification.alert.body == "u1在群中@了我") }
    }

    @Test("The member text is for those mentioned; the others get the message's")
    func memberText() throws {
        var situation = try Situation("nim")
        situation.sayInGroup()
        situation.message.hasPrefix = false
        situation.message.body = "for all"
        situation.message.memberText = "for you"
        #expect(try situation.notification.alert.body == "for all")
        situation.message.mentions = .listed(["u2"])
        #expect(try situation.notification.alert.body == "for you")
        #expect(try situation.notification.bodyLevel == .mentioned)
    }

    @Test(
        "A title may be the text, as an older generation read it, if nothing else gives a text",
        arguments: [
            (true, true, nil, "您有一条新消息", "T"), (false, true, nil, "T", "请点击查看"),
            (true, false, nil, "T", "请点击查看"), (true, true, "B", "T", "B"),
        ] as [(Bool, Bool, UTF8Text?, UTF8Text, UTF8Text)])
    func legacyTitle(policy: Bool, isOldKey: Bool, body: UTF8Text?, title: UTF8Text, text: UTF8Text) throws {
        var situation = try Situation()
        situation.profile.policies.legacyTitleIsBody = policy
        situation.message.isTitlePerhapsBody = isOldKey
        situation.message.alert = Alert(title: "T", body: body)
        let alert = try situation.notification.alert
        #expect(alert.title == title)
        #expect(alert.body == text)
    }

    @Test("A summary of a message without words is its text or its kind's, as the vendor has it")
    func content() throws {
        var easemob = try Situation()
        easemob.recipient.display = .summary
        easemob.message.kind = .image
        easemob.message.text = nil
        #expect(try easemob.notification.alert.body == "u1: 请点击查看")
        var nim = try Situation("nim")
        nim.message.kind = .image
        #expect(try nim.notification.alert.body == "u1:发来了一张图片")
        nim.message.kind = .reaction
        #expect(try nim.notification.alert.body == "u1:发来了一条消息")
        nim.message.kind = .recall
        #expect(try nim.notification.alert.body == "u1:撤回了一条消息")
    }

    @Test("An alert that is one string tells what it cannot say")
    func stringForm() throws {
        var situation = try Situation(generation: "2017")
        situation.message.alert = Alert(title: "T", subtitle: "S", body: "B")
        situation.message.alert.localization.titleKey = "TK"
        situation.message.alert.localization.bodyKey = "BK"
        let findings = situation.outcome.findings
        #expect(findings.map(\.field) == [.subtitle, .body, .titleLocKey, .locKey])
        #expect(findings.allSatisfy { $0.kind == .dropped })
        #expect(try situation.notification.alertForm == .string)
        var plain = try Situation(generation: "2017")
        plain.message.alert = Alert(title: "T")
        #expect(plain.outcome.findings == [])
    }
}

/// One level of words in a group's summary, low to high.
private struct Layer: Sendable {
    let level: TextLevel
    let body: UTF8Text
    let add: @Sendable (inout Situation) -> Void

    static let all: [Layer] = [
        Layer(level: .builtIn, body: "g1: hi") { _ in },
        Layer(level: .defaultTemplate, body: "detail") {
            $0.profile.templates["detail"] = Template(title: "t", content: "detail")
        },
        Layer(level: .mention, body: "u1在群中@了我") { $0.message.mentions = .listed(["u2"]) },
        Layer(level: .message, body: "own words") { $0.message.body = "own words" },
        Layer(level: .mentioned, body: "for you") { $0.message.memberText = "for you" },
        Layer(level: .recipientTemplate, body: "recipient's") {
            $0.profile.templates["r"] = Template(title: "t", content: "recipient's")
            $0.recipient.template = "r"
        },
        Layer(level: .senderTemplate, body: "sender's") {
            $0.profile.templates["s"] = Template(title: "t", content: "sender's")
            $0.message.template = TemplateCall(name: "s")
        },
        Layer(level: .directedTemplate, body: "directed") {
            $0.profile.templates["d"] = Template(title: "t", content: "directed")
            $0.message.directedTemplate = DirectedTemplate(targets: ["u2"], call: TemplateCall(name: "d"))
        },
        Layer(level: .explicitAlert, body: "alone") { $0.message.explicitAlert = Alert(body: "alone") },
    ]
}
