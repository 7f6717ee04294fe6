import PushBridge
import PushModel
import Testing

@Suite("Texts that a server makes of a message's parts")
struct MadeTextTests {
    /// A vendor whose server joins the texts of all parts, and never shows an identifier.
    private static func situation(in group: Bool = false) throws -> Situation {
        var situation = try Situation("nim")
        situation.profile.policies.summaryText = .elements
        situation.profile.policies.alertForm = .stringIfAlone
        situation.profile.policies.groupSender = .nicknameAndGroup
        situation.profile.policies.prefixesSenderText = false
        situation.profile.policies.namesBesideTitle = false
        situation.profile.policies.showsIdentifiers = false
        situation.profile.policies.needsBody = true
        situation.profile.policies.pushesNotices = false
        situation.profile.texts.kinds = [.location: "[place]", .image: "[picture]"]
        if group { situation.sayInGroup() }
        return situation
    }

    @Test("All parts stand one behind the other, and nobody shows what is no text and has no word")
    func joined() throws {
        var situation = try Self.situation()
        situation.message.setElements([
            MessageElement(.custom, text: "hello"), MessageElement(.text, text: "world"),
            MessageElement(.video),
            MessageElement(.location), MessageElement(.custom),
        ])
        #expect(try situation.notification.alert.body == "helloworld[place]")
        situation.profile.policies.unknownElementText = "[?]"
        #expect(try situation.notification.alert.body == "helloworld[?][place]")
    }

    @Test(
        "The sender's name and the group's stand before it as far as they are known (TX 2, TX 24)",
        arguments: [
            ("Nick", "Card", "Team", true, "Card(Team):hi"), ("Nick", nil, "Team", true, "Nick(Team):hi"),
            (nil, nil, "Team", true, "(Team):hi"), ("Nick", nil, nil, true, "Nick:hi"),
            (nil, nil, nil, true, "hi"),
            ("Nick", "Card", "Team", false, "Nick:hi"), (nil, nil, "Team", false, "hi"),
        ] as [(String?, String?, String?, Bool, String)])
    func names(_ nick: String?, _ card: String?, _ team: String?, _ isGroup: Bool, _ body: String) throws {
        var situation = try Self.situation(in: isGroup)
        situation.message.senderName = nick.map { UTF8Text($0) }
        situation.message.senderGroupName = card.map { UTF8Text($0) }
        if let team { situation.profile.groups = ["g1": UTF8Text(team)] }
        #expect(try situation.notification.alert.body?.string == body)
        let told = situation.outcome.findings.filter { $0.code.name == "unknown-group-name" }
        #expect(told.count == (isGroup && team == nil && nick != nil ? 1 : 0))
    }

    @Test("A title takes the name's place, which is told; a subtitle does not (TX 1, TX 24)")
    func title() throws {
        var situation = try Self.situation()
        situation.message.senderName = "Nick"
        situation.message.subtitle = "s"
        #expect(try situation.notification.alert.body == "Nick:hi")
        situation.message.title = "T"
        #expect(try situation.notification.alert == Alert(title: "T", subtitle: "s", body: "hi"))
        #expect(situation.outcome.findings.map(\.code.name) == ["made-text-beside-title"])
        situation.message.body = "own"
        #expect(try situation.notification.alert.body == "own" && situation.outcome.findings == [])
    }

    @Test("A title is made of the name where the policy says so and the sender gave no words (TX 21)")
    func madeTitle() throws {
        var situation = try Self.situation()
        situation.message.senderName = "Nick"
        situation.profile.policies.madeTitle = .split
        #expect(try situation.notification.alert == Alert(title: "Nick", body: "hi"))
        #expect(situation.outcome.findings.map(\.code.name) == ["made-title"])
        situation.sayInGroup()
        situation.profile.groups = ["g1": "Team"]
        #expect(try situation.notification.alert == Alert(title: "Team", body: "hi"))
        situation.message.body = "own"
        #expect(try situation.notification.alert == Alert(body: "own"))
    }

    @Test("Without a text there is no push, whatever the title says, and no other reason is given (TX 18)")
    func withoutText() throws {
        var situation = try Self.situation()
        situation.message.setElements([MessageElement(.custom)])
        situation.message.title = "T"
        situation.recipient.mode = NotificationMode.none
        #expect(situation.suppression == .nothingToPush)
        situation.message.body = "own"
        #expect(situation.suppression == .modeNone)
    }

    @Test("What is no message makes no text, and neither do notices and messages that were refused")
    func silentKinds() throws {
        var situation = try Self.situation()
        situation.message.kind = .pushOnly
        #expect(situation.suppression == .nothingToPush)
        situation.message.body = "own"
        #expect(situation.suppression == nil)
        situation.message.kind = .notice
        #expect(situation.suppression == .nothingToPush)
        situation.message.kind = .text
        situation.message.isRefused = true
        #expect(situation.suppression == .nothingToPush)
    }

    @Test("Parts say themselves by kind and text where these are enough")
    func parts() {
        var message = PushMessage()
        message.setElements([MessageElement(.image)])
        #expect(
            message.kind == .image && message.elements == []
                && message.allElements == [MessageElement(.image)])
        message.setElements([MessageElement(.text, text: "a")])
        #expect(message.text == "a" && !message.holds(.elements))
        let two = [MessageElement(.face), MessageElement(.text, text: "a"), MessageElement(.text, text: "b")]
        message.setElements(two)
        #expect(message.kind == .text && message.text == "ab" && message.allElements == two)
        message.setElements([MessageElement(.custom, text: "c")])
        #expect(message.kind == .custom && message.text == nil && message.elements.count == 1)
        message.setElements([])
        #expect(message == PushMessage())
    }
}
