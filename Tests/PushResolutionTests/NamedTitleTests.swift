import PushBridge
import PushModel
import Testing

@Suite("Titles that are names")
struct NamedTitleTests {
    @Test(
        "A direct message has the name that the receiver knows the sender by, whatever the message calls them (RC 18)",
        arguments: [
            ("Ali", "Alice", "A", "Ali"), (nil, "Alice", "A", "Alice"), (nil, nil, "A", "A"),
            (nil, nil, nil, "u1"),
        ] as [(String?, String?, String?, String)])
    func direct(_ remark: String?, _ registered: String?, _ nickname: String?, _ title: String) throws {
        var situation = try Situation.named()
        situation.message.senderName = "of the message"
        if let remark { situation.recipient.remarks = ["u1": UTF8Text(remark)] }
        if let registered { situation.profile.senders = ["u1": UTF8Text(registered)] }
        if let nickname {
            var sender = Recipient(id: "u1")
            sender.nickname = UTF8Text(nickname)
            situation.people = [sender]
        }
        #expect(try situation.read == [title, "hi"])
        #expect(situation.told == [])
    }

    @Test("Nobody is the title of a message without a sender, and an id only where the policy shows ids")
    func nobody() throws {
        var situation = try Situation.named()
        situation.profile.policies.showsIdentifiers = false
        #expect(try situation.read == [nil, "hi"])
        situation.profile.policies.showsIdentifiers = true
        situation.message.senderID = nil
        #expect(try situation.read == [nil, "hi"])
    }

    @Test("A group message has the group's name, or none, which is told; no name stands in the text (RC 3)")
    func group() throws {
        var situation = try Situation.named(in: true)
        situation.profile.senders = ["u1": "Alice"]
        #expect(try situation.read == [nil, "hi"])
        #expect(situation.told == ["untitled-group"])
        situation.profile.groups = ["g1": "Team"]
        #expect(try situation.read == ["Team", "hi"])
        #expect(situation.told == [])
    }

    @Test(
        "The app's own types of messages and pushes without a message have none (RC 18)",
        arguments: [MessageKind.custom, .pushOnly])
    func own(_ kind: MessageKind) throws {
        for isGroup in [false, true] {
            var situation = try Situation.named(in: isGroup)
            situation.message.kind = kind
            situation.message.body = "b"
            #expect(try situation.read == [nil, "b"])
            #expect(!situation.told.contains("untitled-group") || kind == .pushOnly)
        }
    }

    @Test("A title of the sender's comes first, and the sender can want none (RC 3)")
    func senders() throws {
        var situation = try Situation.named(in: true)
        situation.message.title = "t"
        #expect(try situation.read == ["t", "hi"])
        #expect(situation.told == [])
        situation.message.hidesTitle = true
        #expect(try situation.read == [nil, "hi"])
        #expect(situation.told == ["title-turned-off"])
    }

    @Test(
        "Who hides details reads one text without a title, which is told, unless the sender shows them (RC 7)"
    )
    func hidden() throws {
        var situation = try Situation.named()
        situation.recipient.display = .simple
        situation.message.category = "c"
        situation.message.mediaURL = "https://a/b.png"
        #expect(try situation.read == [nil, "hidden"])
        #expect(situation.told == ["hidden-title"])
        // Nothing but the words is hidden (RC 21).
        let notification = try situation.notification
        #expect(notification.category == "c" && notification.mediaURL == "https://a/b.png")
        situation.message.hidesTitle = true
        #expect(situation.told == [])
        situation.message.hidesTitle = false
        situation.message.showsDetails = true
        #expect(try situation.read == ["u1", "hi"])
    }
}

@Suite("Texts by the type of a message")
struct TypeTextTests {
    @Test(
        "A type's own text comes before its kind's; what has neither needs a text of the sender's (RC 2, RC 16)",
        arguments: [
            (MessageKind.image, "RC:ImgMsg", "[picture]"), (.other, "RC:CardMsg", "[card]"),
            (.audioCall, "RC:VCInvite", "[call]"), (.audioCall, "RC:VCHangup", "[end]"),
            (.notice, "RC:InfoNtf", nil), (.command, "RC:CmdMsg", nil), (.custom, "app:gift", nil),
            (.text, "RC:TxtMsg", nil),
        ] as [(MessageKind, String, String?)])
    func type(_ kind: MessageKind, _ name: String, _ text: String?) throws {
        var situation = try Situation.named()
        situation.message.kind = kind
        situation.message.typeName = UTF8Text(name)
        situation.message.text = nil
        if let text {
            #expect(try situation.read.last == text)
        } else {
            #expect(situation.suppression == .nothingToPush)
        }
        situation.message.body = ""
        #expect((situation.suppression == .nothingToPush) == (text == nil))
        situation.message.body = "b"
        #expect(try situation.read.last == "b")
    }
}
