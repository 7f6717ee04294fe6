import PushBridge
import PushModel
import Testing

@Suite("What a recipient set for one conversation")
struct ConversationSettingTests {
    @Test("In a direct conversation it is the sender's; in a group, the group's")
    func whose() throws {
        var direct = try Situation()
        direct.recipient.conversations = [muted(.direct, "u1")]
        #expect(direct.suppression == .conversationMuted)
        var group = try Situation()
        group.sayInGroup()
        group.recipient.conversations = [muted(.group, "g1")]
        #expect(group.suppression == .conversationMuted)
    }

    @Test(
        "Another conversation's setting changes nothing",
        arguments: [(Conversation.Kind.direct, "u3"), (.group, "u1"), (.direct, "g1"), (.group, "g1")])
    func others(kind: Conversation.Kind, id: String) throws {
        var situation = try Situation()
        situation.recipient.conversations = [muted(kind, UTF8Text(id))]
        #expect(situation.suppression == nil)
    }

    @Test(
        "Identifiers differ in case only where the profile says so",
        arguments: [("easemob", true), ("nim", true), ("easemob", false), ("nim", false)])
    func ignoringCase(vendor: String, isSame: Bool) throws {
        var situation = try Situation(vendor)
        if !isSame { situation.profile.policies.identifiersIgnoreCase = false }
        situation.recipient.conversations = [muted(.direct, "U1")]
        #expect((situation.suppression == .conversationMuted) == isSame)
    }

    @Test(
        "Its mode beats the app's",
        arguments: [
            (NotificationMode.none, NotificationMode.all, false), (NotificationMode.none, .mentions, true),
            (.mentions, .all, false), (.all, NotificationMode.none, true), (.all, .mentions, true),
            (.mentions, NotificationMode.none, true),
        ])
    func mode(app: NotificationMode, conversation: NotificationMode, isSuppressed: Bool) throws {
        var situation = try Situation()
        situation.recipient.mode = app
        situation.setConversation { $0.mode = conversation }
        #expect((situation.suppression != nil) == isSuppressed)
    }

    @Test("Without a mode of its own it follows the recipient's, and that the profile's")
    func inherited() throws {
        var situation = try Situation()
        situation.setConversation { _ in }
        situation.profile.mode = .none
        #expect(situation.suppression == .modeNone)
        situation.recipient.mode = .all
        #expect(situation.suppression == nil)
    }

    @Test("Its one-off quiet time silences just this conversation, until its moment")
    func quietUntil() throws {
        var situation = try Situation()
        situation.setConversation { $0.quietUntil = Instant(seconds: 1_795_262_401) }
        #expect(situation.suppression == .quietDuration)
        situation.now = Instant(seconds: 1_795_262_401)
        #expect(situation.suppression == nil)
    }

    @Test("Quiet hours silence even a conversation set to all")
    func quietHours() throws {
        var situation = try Situation()
        situation.setConversation { $0.mode = .all }
        situation.setQuiet { $0.daily = DailyInterval(start: 720, end: 721) }
        #expect(situation.suppression == .quietHours)
    }

    private func muted(_ kind: Conversation.Kind, _ id: UTF8Text) -> ConversationSetting {
        var setting = ConversationSetting(kind: kind, id: id)
        setting.isMuted = true
        return setting
    }
}
