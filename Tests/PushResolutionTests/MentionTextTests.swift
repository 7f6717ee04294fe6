import PushBridge
import PushModel
import Testing

@Suite("Words for those mentioned, and who reads them")
struct MentionTextTests {
    private static func situation(_ reach: Policies.MentionTextFor, of id: UTF8Text) throws -> Situation {
        var situation = try Situation.named(in: true)
        situation.profile.groups = ["g1": "Team"]
        situation.profile.policies.mentionTextFor = reach
        situation.message.mentions = .listed([id])
        situation.message.memberText = "you"
        situation.message.body = "b"
        return situation
    }

    @Test(
        "Everyone reads them or those mentioned alone, as the policy says; what it gives to others is told (RC 4)",
        arguments: [
            (Policies.MentionTextFor.everyone, "u2", "you", false), (.everyone, "u9", "you", true),
            (.mentioned, "u2", "you", false), (.mentioned, "u9", "b", false),
        ] as [(Policies.MentionTextFor, String, String, Bool)])
    func reach(_ reach: Policies.MentionTextFor, _ id: String, _ body: String, _ isTold: Bool) throws {
        let situation = try Self.situation(reach, of: UTF8Text(id))
        #expect(try situation.read == ["Team", body])
        let hidden = reach == .everyone ? ["hidden-by-mention-text"] : []
        #expect(situation.told == (isTold ? ["mention-text-for-all"] : []) + hidden)
    }

    @Test("Words that the others would read anyway decide nothing")
    func same() throws {
        var situation = try Self.situation(.everyone, of: "u9")
        situation.message.body = "you"
        #expect(situation.told == [])
    }

    @Test("They come before a template's, and nobody reads them in a direct message (RC 20)")
    func precedence() throws {
        var situation = try Self.situation(.everyone, of: "u9")
        situation.profile.templates = ["a": Template(title: "T", content: "c")]
        situation.message.template = TemplateCall(name: "a")
        situation.message.body = nil
        #expect(try situation.read == ["T", "you"])
        situation.message.conversationKind = .direct
        situation.group = nil
        #expect(try situation.read == ["T", "c"])
    }

    @Test(
        "Without other words those who are not mentioned get nothing, where the words are not theirs (RC 20)")
    func nothing() throws {
        var situation = try Self.situation(.mentioned, of: "u9")
        situation.message.kind = .custom
        situation.message.text = nil
        situation.message.body = nil
        #expect(situation.suppression == .nothingToPush)
        situation.message.mentions = .listed(["u2"])
        #expect(try situation.read == [nil, "you"])
        situation.message.mentions = .listed(["u9"])
        situation.profile.policies.mentionTextFor = .everyone
        #expect(try situation.read == [nil, "you"])
    }
}
