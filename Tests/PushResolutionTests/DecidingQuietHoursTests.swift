import PushBridge
import PushModel
import Testing

@Suite("Quiet hours that decide alone")
struct DecidingQuietHoursTests {
    /// Noon lies in the interval, or not, and the message mentions the receiver, or not.
    private static func situation(isQuiet: Bool, isMentioned: Bool) throws -> Situation {
        var situation = try Situation.named(in: true)
        let start = isQuiet ? 11 * 60 : 20 * 60
        situation.recipient.quiet = QuietTime(
            daily: DailyInterval(start: start, end: start + 120, mode: .mentions), zone: .utc)
        if isMentioned { situation.message.mentions = .listed(["u2"]) }
        return situation
    }

    @Test(
        "While they hold, what they let through is pushed whatever conversation and app say, and the rest is not (RC 32)",
        arguments: [
            (true, true, nil), (true, false, SuppressionReason.quietHours), (false, true, .modeNone),
            (false, false, .modeNone),
        ] as [(Bool, Bool, SuppressionReason?)])
    func mode(_ isQuiet: Bool, _ isMentioned: Bool, _ reason: SuppressionReason?) throws {
        var situation = try Self.situation(isQuiet: isQuiet, isMentioned: isMentioned)
        situation.setConversation { $0.mode = NotificationMode.none }
        #expect(situation.suppression == reason)
        // The gates say the same as the decision.
        var last: Gate.Verdict?
        situation.resolver.forEachGate(
            of: situation.message, for: situation.recipient, in: situation.group
        ) { last = $1 }
        #expect(last == reason.map { .closed($0) } ?? .open)
        situation.profile.policies.quietHoursDecide = false
        #expect(situation.suppression == (isQuiet && !isMentioned ? .quietHours : .modeNone))
    }

    @Test(
        "So it is with a muted conversation and the app's own mode; a one-off quiet time comes first (RC 32)")
    func others() throws {
        var situation = try Self.situation(isQuiet: true, isMentioned: true)
        situation.setConversation { $0.isMuted = true }
        situation.recipient.mode = NotificationMode.none
        #expect(situation.suppression == nil)
        let soon = situation.now.adding(seconds: 60)
        situation.setQuiet { $0.until = soon }
        #expect(situation.suppression == .quietDuration)
    }

    @Test("Quiet hours without a mode let nothing through, and the gates behind them stay as they are")
    func plain() throws {
        var situation = try Self.situation(isQuiet: true, isMentioned: true)
        situation.recipient.quiet?.daily?.mode = nil
        #expect(situation.suppression == .quietHours)
        situation.recipient.quiet?.daily = DailyInterval(start: 14 * 60, end: 15 * 60)
        situation.setConversation { $0.isMuted = true }
        #expect(situation.suppression == .conversationMuted)
    }

    @Test(
        "The levels of a receiver are modes, and nobody is mentioned in a direct message (RC 8, RC 32)",
        arguments: [
            (NotificationMode.all, nil, nil, nil),
            (.mentions, SuppressionReason.notMentioned, nil, nil),
            (.mentionsOfMe, .notMentioned, nil, .notMentioned),
            (.mentionsOfAll, .notMentioned, .notMentioned, nil),
            (.none, .modeNone, .modeNone, .modeNone),
        ] as [(NotificationMode, SuppressionReason?, SuppressionReason?, SuppressionReason?)])
    func levels(
        _ mode: NotificationMode, _ plain: SuppressionReason?, _ ofMe: SuppressionReason?,
        _ ofAll: SuppressionReason?
    ) throws {
        var situation = try Situation.named(in: true)
        situation.setConversation { $0.mode = mode }
        #expect(situation.suppression == plain)
        situation.message.mentions = .listed(["u2"])
        #expect(situation.suppression == ofMe)
        situation.message.mentions = .everyone
        #expect(situation.suppression == ofAll)
        var direct = try Situation.named()
        direct.setConversation { $0.mode = mode }
        direct.message.mentions = .everyone
        #expect(direct.suppression == plain)
    }

    @Test("A system message meets what its receiver set for the sender, also one to everyone (RC 32)")
    func system() throws {
        var situation = try Situation.named()
        situation.setConversation { $0.isMuted = true }
        situation.message.conversationSort = "system"
        #expect(situation.suppression == .conversationMuted)
        situation.message.isForEveryone = true
        #expect(situation.suppression == .conversationMuted)
        situation.message.conversationSort = nil
        #expect(situation.suppression == nil)
    }

    @Test("The zone in which the hours are taken is told wherever it decides")
    func zone() throws {
        var situation = try Self.situation(isQuiet: false, isMentioned: true)
        situation.profile.policies.quietZone = try #require(TimeZoneRule(fixed: "+08:00"))
        situation.recipient.quiet?.isZoneNamed = false
        // Noon in UTC is eight in the evening there.
        situation.recipient.mode = NotificationMode.none
        #expect(situation.suppression == nil)
        #expect(situation.resolver.restsOnUsualZone(nil, for: situation.recipient))
        #expect(situation.resolver.restsOnUsualZone(.modeNone, for: situation.recipient))
        situation.profile.policies.quietHoursDecide = false
        #expect(!situation.resolver.restsOnUsualZone(.modeNone, for: situation.recipient))
    }
}
