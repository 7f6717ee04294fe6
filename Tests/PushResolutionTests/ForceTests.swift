import PushBridge
import PushModel
import Testing

@Suite("A forced push")
struct ForceTests {
    private static let overridden: [String: Set<SuppressionReason>] = [
        "easemob": [.quietHours, .quietDuration], "agora": [.quietHours, .quietDuration],
        "nim": [.conversationMuted],
    ]

    @Test(
        "It beats what its vendor says it beats, and nothing else",
        arguments: Obstacle.all.map(\.description), ["easemob", "agora", "nim"])
    func preset(name: String, vendor: String) throws {
        let obstacle = try #require(Obstacle.all.first { $0.description == name })
        var situation = try Situation(vendor)
        obstacle.place(&situation)
        situation.message.force = .everyone
        let isOverridden = Self.overridden[vendor]?.contains(obstacle.reason) == true
        #expect(situation.suppression == (isOverridden ? nil : obstacle.reason))
    }

    @Test(
        "A profile may let it beat any setting of the recipient's",
        arguments: Obstacle.ofTheRecipient.map(\.description))
    func recipientsReasons(name: String) throws {
        let obstacle = try #require(Obstacle.all.first { $0.description == name })
        var situation = try Situation()
        obstacle.place(&situation)
        situation.message.force = .everyone
        situation.profile.policies.forceOverrides = [obstacle.reason]
        #expect(situation.suppression == nil)
    }

    @Test(
        "No profile lets it beat the sender's own word", arguments: Obstacle.ofTheMessage.map(\.description))
    func sendersReasons(name: String) throws {
        let obstacle = try #require(Obstacle.all.first { $0.description == name })
        var situation = try Situation()
        obstacle.place(&situation)
        situation.message.force = .everyone
        situation.profile.policies.forceOverrides = Set(SuppressionReason.allCases)
        #expect(situation.suppression == obstacle.reason)
    }

    @Test("What it does not beat still holds beside what it beats")
    func besides() throws {
        var situation = try Situation()
        for obstacle in Obstacle.ofTheRecipient.dropLast() { obstacle.place(&situation) }
        situation.message.force = .everyone
        #expect(situation.suppression == .conversationMuted)
        situation.profile.policies.forceOverrides.insert(.conversationMuted)
        #expect(situation.suppression == .modeNone)
    }

    @Test(
        "It holds for those whom it names",
        arguments: [
            (Audience.listed(["u2"]), true), (.listed(["u3"]), false), (.listed([]), false),
            (.nobody, false), (.everyone, true),
        ])
    func listed(force: Audience, isForced: Bool) throws {
        var situation = try Situation("nim")
        situation.setConversation { $0.isMuted = true }
        situation.message.force = force
        #expect((situation.suppression == nil) == isForced)
    }
}
