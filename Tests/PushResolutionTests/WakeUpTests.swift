import PushBridge
import PushModel
import Testing

@Suite("Pushes that only wake the app, badges that grow by more, and what stands beside the words")
struct WakeUpTests {
    private static func situation() throws -> Situation {
        var situation = try Situation("nim")
        situation.profile.policies.wakesSilently = true
        situation.profile.policies.needsBody = true
        situation.profile.policies.voip = true
        situation.message.isContentAvailable = true
        situation.message.body = "B"
        situation.message.interruptionLevel = "passive"
        situation.message.mediaURL = "https://a/b.png"
        situation.message.appData = .string("x")
        return situation
    }

    @Test("It shows, sounds and counts nothing; the app's data stays, and words are told (TX 29)")
    func silent() throws {
        let situation = try Self.situation()
        let notification = try situation.notification
        #expect(notification.alert.isEmpty && notification.badge == nil && notification.sound == nil)
        #expect(notification.isContentAvailable && !notification.isMutable)
        #expect(notification.interruptionLevel == nil)
        #expect(notification.mediaURL == "https://a/b.png" && notification.appData == .string("x"))
        #expect(situation.outcome.findings.map(\.code.name) == ["words-of-wake-up"])
    }

    @Test("It needs no words, and every gate holds")
    func gates() throws {
        var situation = try Self.situation()
        situation.message.body = nil
        situation.message.text = nil
        #expect(situation.suppression == nil)
        situation.recipient.mode = NotificationMode.none
        #expect(situation.suppression == .modeNone)
    }

    @Test("A device that rings gets the call all the same (TX 30)")
    func call() throws {
        var situation = try Self.situation()
        situation.message.isVoIP = true
        situation.recipient.devices = [Device(token: "1"), Device(token: "2", kind: .voip)]
        #expect(try situation.notification.alert.body?.isEmpty == false)
        situation.recipient.devices.removeLast()
        #expect(try situation.notification.alert.isEmpty)
    }

    @Test(
        "The badge grows by what the sender says, counted or not, up to the cap (TX 4, TX 25)",
        arguments: [(3, nil, 5, 0, 8), (3, false, 5, 0, 8), (3, false, nil, 0, 3), (3, nil, 5, 6, 6)]
            as [(Int, Bool?, Int?, Int, Int)])
    func badge(_ unread: Int, _ isCounted: Bool?, _ more: Int?, _ cap: Int, _ badge: Int) throws {
        var situation = try Situation("nim")
        situation.recipient.unread = unread
        situation.message.isCounted = isCounted
        situation.message.badgeIncrement = more
        situation.profile.badgeCap = cap
        #expect(try situation.notification.badge == badge)
    }

    @Test("The vendor's own count is the badge where nobody said what is unread (TX 26)")
    func vendorsCount() throws {
        var situation = try Situation("nim")
        situation.message.receiverUnread = 7
        #expect(try situation.notification.badge == 7)
        #expect(situation.outcome.findings.map(\.code.name) == ["vendors-unread"])
        situation.recipient.unread = 0
        #expect(try situation.notification.badge == 1)
        #expect(situation.outcome.findings == [])
    }

    @Test(
        "Whether the extension may change it the sender says, else the profile (TX 34)",
        arguments: [(nil, true, true), (nil, false, false), (false, true, false), (true, false, true)]
            as [(Bool?, Bool, Bool)])
    func mutability(_ own: Bool?, _ profile: Bool, _ isMutable: Bool) throws {
        var situation = try Situation("nim")
        situation.message.isMutable = own
        situation.profile.isMutable = profile
        #expect(try situation.notification.isMutable == isMutable)
    }

    @Test("A sender can hide the title, and show people who hide details the words")
    func display() throws {
        var situation = try Situation("nim")
        situation.message.title = "T"
        situation.message.body = "B"
        situation.message.hasPrefix = false
        situation.recipient.display = .simple
        #expect(try situation.notification.alert.body != "B")
        situation.message.showsDetails = true
        #expect(try situation.notification.alert == Alert(title: "T", body: "B"))
        situation.message.hidesTitle = true
        #expect(try situation.notification.alert == Alert(body: "B"))
    }

    @Test("What nobody makes is told: a Live Activity")
    func told() throws {
        var situation = try Situation("nim")
        situation.message.liveActivity = .emptyObject
        #expect(situation.outcome.findings.map(\.code.name) == ["live-activity-left-out"])
    }
}
