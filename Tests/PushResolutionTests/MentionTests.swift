import PushBridge
import PushModel
import Testing

@Suite("Mode: mentions only")
struct MentionTests {
    @Test(
        "Whoever is mentioned in a group is notified; in a direct message nobody is mentioned (C13)",
        arguments: [
            (Audience.nobody, false), (.everyone, true), (.listed(["u2"]), true), (.listed(["u3"]), false),
            (.listed([]), false), (.listed(["U2"]), true),
        ])
    func mentioned(mentions: Audience, isNotified: Bool) throws {
        for isGroup in [false, true] {
            var situation = try Situation()
            if isGroup { situation.sayInGroup() }
            situation.recipient.mode = .mentions
            situation.message.mentions = mentions
            #expect(situation.suppression == (isGroup && isNotified ? nil : .notMentioned))
        }
    }

    @Test("NIM's accounts are the same in any case, unless the profile tells them apart")
    func ignoringCase() throws {
        var situation = try Situation("nim")
        situation.sayInGroup()
        situation.recipient.mode = .mentions
        situation.message.mentions = .listed(["U2"])
        #expect(situation.suppression == nil)
        situation.profile.policies.identifiersIgnoreCase = false
        #expect(situation.suppression == .notMentioned)
    }
}
