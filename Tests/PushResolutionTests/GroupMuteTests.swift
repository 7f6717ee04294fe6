import PushBridge
import PushModel
import Testing

@Suite("A mute that lets only managers through")
struct GroupMuteTests {
    @Test("A manager's message notifies", arguments: [#"["u1"]"#, #"["u9","U1"]"#])
    func manager(managers: String) throws {
        let outcome = try outcome(managers)
        #expect(outcome.reason == nil && outcome.findings.isEmpty)
    }

    @Test("Another member's message does not", arguments: [#"["u9"]"#, "[]"])
    func member(managers: String) throws {
        #expect(try outcome(managers).reason == .conversationMuted)
    }

    @Test("Where nobody listed the managers the push is made, and a finding says so")
    func unknown() throws {
        let outcome = try outcome(nil)
        #expect(outcome.reason == nil)
        #expect(outcome.findings.map(\.kind) == [.ambiguous])
    }

    private func outcome(_ managers: String?) throws -> (reason: SuppressionReason?, findings: [Finding]) {
        var situation = try Situation()
        situation.sayInGroup()
        situation.recipient.conversations = [ConversationSetting(kind: .group, id: "g1")]
        situation.recipient.conversations[0].mute = .managersOnly
        var groups = GroupDirectory()
        let list = managers.map { #","managers":\#($0)"# } ?? ""
        try groups.add(JSONDocument(#"{"id":"g1","members":["u1","u2"]\#(list)}"#).root)
        let resolver = Resolver(
            AppRules(situation.profile), people: People(groups: groups), now: situation.now)
        var findings: [Finding] = []
        let decision = resolver.decide(
            situation.message, for: situation.recipient, in: "g1", findings: &findings)
        guard case .suppress(let reason) = decision else { return (nil, findings) }
        return (reason, findings)
    }
}
