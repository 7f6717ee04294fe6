import PushBridge
import PushModel
import Testing

@Suite("Why a recipient gets nothing")
struct GateTests {
    @Test("Without an obstacle there is a push", arguments: ["easemob", "agora", "nim"])
    func free(vendor: String) throws {
        #expect(try Situation(vendor).suppression == nil)
    }

    @Test(
        "Each obstacle gives its reason, for both vendors", arguments: Obstacle.all.map(\.description),
        ["easemob", "nim"])
    func alone(name: String, vendor: String) throws {
        let obstacle = try #require(Obstacle.all.first { $0.description == name })
        var situation = try Situation(vendor)
        obstacle.place(&situation)
        #expect(situation.suppression == obstacle.reason)
    }

    @Test(
        "Of two obstacles the earlier one gives the reason", arguments: Array(Obstacle.all.indices),
        ["easemob", "nim"])
    func order(first: Int, vendor: String) throws {
        let earlier = Obstacle.all[first]
        for later in Obstacle.all[(first + 1)...]
        where (earlier.reason, later.reason) != (.modeNone, .notMentioned) {
            var situation = try Situation(vendor)
            later.place(&situation)
            earlier.place(&situation)
            #expect(situation.suppression == earlier.reason, "\(earlier) and \(later)")
        }
    }

    @Test(
        "A sender's silence has the vendor's own reason",
        arguments: [
            ("easemob", SuppressionReason.silentMessage), ("agora", .silentMessage), ("nim", .senderDisabled),
        ])
    func silence(vendor: String, reason: SuppressionReason) throws {
        var situation = try Situation(vendor)
        situation.message.isSilent = true
        #expect(situation.suppression == reason)
    }

    @Test("A custom notification is pushed only with a text of its own")
    func customNotification() throws {
        var situation = try Situation("nim")
        situation.message.kind = .customNotification
        #expect(situation.suppression == .nothingToPush)
        situation.message.explicitAlert = Alert(title: "T", body: "B")
        #expect(situation.suppression == .nothingToPush)
        situation.message.body = "text"
        #expect(situation.suppression == nil)
    }

    @Test("A policy lets commands be pushed")
    func commands() throws {
        var situation = try Situation()
        situation.message.kind = .command
        situation.profile.policies.pushesCommands = true
        #expect(situation.suppression == nil)
    }

    @Test("Someone without devices is not filtered")
    func noDevices() throws {
        var situation = try Situation()
        var filter = DeviceFilter()
        filter.acceptedIDs = ["d9"]
        situation.message.devices = filter
        #expect(situation.suppression == nil)
    }

    @Test("A device for calls alone gets no message")
    func onlyVoIP() throws {
        var situation = try Situation()
        situation.recipient.devices = [Device(token: "00", kind: .voip)]
        #expect(situation.suppression == .filteredDevice)
    }

    @Test("Midnight to midnight is quiet only where the policy says so")
    func zeroInterval() throws {
        var situation = try Situation()
        situation.setQuiet { $0.daily = DailyInterval(start: 0, end: 0) }
        #expect(situation.suppression == nil)
        situation.profile.policies.zeroQuietInterval = .allDay
        #expect(situation.suppression == .quietHours)
    }
}
