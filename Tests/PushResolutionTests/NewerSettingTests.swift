import PushBridge
import PushModel
import Testing

@Suite("Settings that few vendors have, and what overrides them")
struct NewerSettingTests {
    /// What somebody set for the group `g1`, or for all.
    private static func setting(
        _ id: UTF8Text = "g1", _ change: (inout ConversationSetting) -> Void
    ) -> ConversationSetting {
        var setting = ConversationSetting(kind: .group, id: id)
        change(&setting)
        return setting
    }

    private static func situation(_ settings: ConversationSetting...) throws -> Situation {
        var situation = try Situation("nim")
        situation.sayInGroup()
        situation.recipient.conversations = settings
        return situation
    }

    @Test("A named conversation decides alone; the others have the setting for all (TX 38)")
    func all() throws {
        var situation = try Self.situation(Self.setting("*") { $0.isMuted = true })
        #expect(situation.suppression == .conversationMuted)
        situation.recipient.conversations.append(Self.setting { $0.mode = .all })
        #expect(situation.suppression == nil)
    }

    @Test("What is not received is not pushed, and neither force nor an override changes that (TX 31, TX 38)")
    func notReceived() throws {
        var situation = try Self.situation(Self.setting { $0.isReceived = false })
        situation.message.force = .everyone
        situation.message.overridesMute = true
        situation.message.mentions = .everyone
        situation.profile.policies.mentionsPassMute = true
        #expect(situation.suppression == .conversationMuted)
        #expect(situation.outcome.findings == [])
    }

    @Test(
        "An override lifts the conversation's own mute and mode, and not the app's mode (TX 31)",
        arguments: [
            (nil, true, NotificationMode.all, nil), (NotificationMode.none, false, .all, nil),
            (.mentions, true, NotificationMode.none, nil), (nil, true, NotificationMode.none, .modeNone),
        ] as [(NotificationMode?, Bool, NotificationMode, SuppressionReason?)])
    func override(
        _ own: NotificationMode?, _ isMuted: Bool, _ app: NotificationMode, _ reason: SuppressionReason?
    ) throws {
        var situation = try Self.situation(
            Self.setting {
                $0.mode = own
                $0.isMuted = isMuted
            })
        situation.recipient.mode = app
        situation.message.overridesMute = true
        #expect(situation.suppression == reason)
    }

    @Test(
        "Mentions by name and of everyone are told apart",
        arguments: [
            (NotificationMode.mentions, true, true), (.mentionsOfMe, true, false),
            (.mentionsOfAll, false, true),
        ])
    func mentions(_ mode: NotificationMode, _ ofMe: Bool, _ ofAll: Bool) throws {
        var situation = try Self.situation()
        situation.recipient.mode = mode
        #expect(situation.suppression == .notMentioned)
        situation.message.mentions = .listed(["u2"])
        #expect((situation.suppression == nil) == ofMe)
        situation.message.mentions = .everyone
        #expect((situation.suppression == nil) == ofAll)
    }

    @Test("Where the policy says so, a mention passes a mute, and no mode (TX 32)")
    func mentionsPassMute() throws {
        var situation = try Self.situation(Self.setting { $0.isMuted = true })
        situation.message.mentions = .listed(["u2"])
        #expect(situation.suppression == .conversationMuted)
        situation.profile.policies.mentionsPassMute = true
        #expect(situation.suppression == nil)
        situation.recipient.mode = NotificationMode.none
        #expect(situation.suppression == .modeNone)
    }

    @Test(
        "A one-off quiet time may begin later and have no end (TX 38)",
        arguments: [
            (-1, 1, true), (-1, nil, true), (1, 2, false), (1, nil, false), (-2, -1, false), (0, 1, true),
            (-1, 0, false),
        ] as [(Int, Int?, Bool)])
    func oneOff(_ from: Int, _ until: Int?, _ holds: Bool) throws {
        var situation = try Self.situation()
        let now = situation.now
        situation.recipient.quiet = QuietTime(
            from: now.adding(seconds: from * 3600), until: until.map { now.adding(seconds: $0 * 3600) })
        #expect(situation.suppression == (holds ? .quietDuration : nil))
    }

    @Test("An interval lets through what its mode names, and the later gates hold all the same (TX 38)")
    func intervalMode() throws {
        var situation = try Self.situation()
        situation.recipient.quiet = QuietTime(daily: DailyInterval(start: 0, end: 1_439, mode: .mentions))
        #expect(situation.suppression == .quietHours)
        situation.message.mentions = .listed(["u2"])
        #expect(situation.suppression == nil)
        situation.recipient.mode = NotificationMode.none
        #expect(situation.suppression == .modeNone)
    }

    @Test("Quiet hours without a zone are in the profile's, and it is told where that decides (TX 38)")
    func zone() throws {
        var situation = try Self.situation()
        // Noon in UTC is eight in the evening there.
        situation.recipient.quiet = QuietTime(daily: DailyInterval(start: 20 * 60, end: 21 * 60))
        #expect(situation.suppression == nil)
        situation.profile.policies.quietZone = try #require(TimeZoneRule(fixed: "+08:00"))
        #expect(situation.suppression == .quietHours)
        #expect(situation.resolver.restsOnUsualZone(.quietHours, for: situation.recipient))
        situation.recipient.quiet?.zone = .utc
        situation.recipient.quiet?.isZoneNamed = true
        #expect(situation.suppression == nil)
        #expect(!situation.resolver.restsOnUsualZone(nil, for: situation.recipient))
    }

    @Test("A topic without settings has its group's, which is told (TX 28)")
    func topic() throws {
        var situation = try Self.situation(Self.setting("parent") { $0.isMuted = true })
        situation.message.parentID = "parent"
        #expect(situation.suppression == .conversationMuted)
        situation.recipient.conversations.append(Self.setting { $0.mode = .all })
        #expect(situation.suppression == nil)
    }

    @Test("A push without a message meets no conversation's setting (TX 33)")
    func pushOnly() throws {
        var situation = try Situation("nim")
        var setting = ConversationSetting(kind: .direct, id: "u1")
        setting.isMuted = true
        situation.recipient.conversations = [setting]
        #expect(situation.suppression == .conversationMuted)
        situation.message.kind = .pushOnly
        #expect(situation.suppression == nil)
    }
}
