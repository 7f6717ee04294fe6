import PushBridge
import PushModel
import Testing

@Suite("Badge, sound, category and mutable-content that a sender does not give")
struct UsualPresentationTests {
    @Test(
        "The badge is the receiver's count, one or none, and what the sender says stands (RC 5, RC 22)",
        arguments: [
            (Policies.DefaultBadge.unread, nil, false, true, 4), (.unread, nil, false, false, 3),
            (.one, nil, false, true, 1), (.one, nil, false, false, 1), (.none, nil, false, true, nil),
            (.one, 500, false, true, 500), (.none, 0, false, true, 0), (.one, nil, true, true, nil),
        ] as [(Policies.DefaultBadge, Int?, Bool, Bool, Int?)])
    func badge(
        _ usual: Policies.DefaultBadge, _ fixed: Int?, _ leaves: Bool, _ isCounted: Bool, _ badge: Int?
    ) throws {
        var situation = try Situation.named()
        situation.profile.badgeCap = 99
        situation.profile.policies.defaultBadge = usual
        situation.recipient.unread = 3
        situation.message.badge = fixed
        situation.message.leavesBadge = leaves
        situation.message.isCounted = isCounted
        #expect(try situation.notification.badge == badge)
    }

    @Test("The sound is the policy's, and an empty one is none (RC 6)")
    func sound() throws {
        var situation = try Situation.named()
        #expect(try situation.notification.sound == .file("default"))
        situation.profile.policies.defaultSound = "ding.caf"
        #expect(try situation.notification.sound == .file("ding.caf"))
        situation.profile.policies.defaultSound = ""
        #expect(try situation.notification.sound == nil)
        situation.message.sound = .file("own.caf")
        #expect(try situation.notification.sound == .file("own.caf"))
    }

    @Test("The category is the message's type, unless the sender gives one (RC 9)")
    func category() throws {
        var situation = try Situation.named()
        #expect(try situation.notification.category == "RC:TxtMsg")
        situation.message.category = "c"
        #expect(try situation.notification.category == "c")
        situation.message.category = nil
        situation.profile.policies.usualCategory = .none
        #expect(try situation.notification.category == nil)
    }

    @Test(
        "The app may change every push, those with a category, or those whose sender says so (RC 9, RC 23, RC 26)",
        arguments: [
            (Policies.MutableContent.always, MessageKind.text, nil, true), (.always, .pushOnly, nil, false),
            (.always, .pushOnly, "c", true), (.onlyWhenSet, .text, nil, false),
            (.onlyWhenSet, .text, "c", true),
            (.asked, .text, "c", false),
        ] as [(Policies.MutableContent, MessageKind, String?, Bool)])
    func mutable(
        _ policy: Policies.MutableContent, _ kind: MessageKind, _ category: String?, _ isMutable: Bool
    ) throws {
        var situation = try Situation.named()
        situation.profile.policies.mutableContent = policy
        situation.message.kind = kind
        situation.message.body = "b"
        situation.message.category = category.map { UTF8Text($0) }
        #expect(try situation.notification.isMutable == isMutable)
        situation.message.isMutable = !isMutable
        #expect(try situation.notification.isMutable == !isMutable)
    }

    @Test("A push that a device received stays without a category and unchangeable, as it came")
    func received() throws {
        var situation = try Situation.named()
        situation.message.explicitAlert = Alert(title: "t", body: "b")
        let notification = try situation.notification
        #expect(notification.category == nil && !notification.isMutable)
        #expect(try situation.read == ["t", "b"])
    }

    @Test(
        "A push tells of the message's type, time, recalled message and sort of conversation what there is",
        arguments: [
            (MessageKind.text, nil, nil), (.text, "system", "system"), (.pushOnly, nil, "push"),
        ] as [(MessageKind, String?, String?)])
    func facts(_ kind: MessageKind, _ sort: String?, _ conversation: String?) throws {
        var situation = try Situation.named()
        situation.message.kind = kind
        situation.message.body = "b"
        situation.message.timestamp = "12"
        situation.message.conversationSort = sort.map { UTF8Text($0) }
        situation.message.recallMessageID = "m0"
        let facts = try #require(try situation.notification.facts)
        #expect(facts.typeName == "RC:TxtMsg" && facts.timestamp == "12" && facts.recalledID == "m0")
        #expect(facts.conversation?.string == conversation)
    }

    @Test("Other vendors' pushes tell nothing of the kind")
    func noFacts() throws {
        var situation = try Situation("nim")
        situation.message.timestamp = "12"
        #expect(try situation.notification.facts == nil)
    }
}
