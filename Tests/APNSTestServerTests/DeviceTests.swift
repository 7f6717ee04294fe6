import APNSTypes
import Testing

@testable import APNSTestServer

@Suite("A device")
struct DeviceTests {
    private var device = SimulatedDevice(isOnline: true, memory: 100)

    /// Pushes to the device, and returns the effect.
    private mutating func push(
        _ body: String = #"{"aps":{"alert":"hi"}}"#, collapse: String? = nil, expiration: String? = nil,
        now: Int = Subject.now, id: String = "1"
    ) -> DeviceEffect {
        var subject = Subject()
        subject.body = body
        subject[.collapseID] = collapse
        subject[.expiration] = expiration
        subject[.id] = id
        subject.now = now
        let examination = subject.examination
        let effect = device.effect(of: subject.request, examination.content, now: now)
        let push = ReceivedPush(
            subject.request, number: 1, connection: 1, stream: 1, answer: .accepted, fault: nil,
            effect: effect)
        device.take(push, examination.content, effect)
        return effect
    }

    @Test("A push with the identifier of an earlier one takes its place")
    mutating func collapse() {
        #expect(push(collapse: "m1", id: "1") == .shown)
        #expect(push(collapse: "m2", id: "2") == .shown)
        #expect(push(#"{"aps":{"alert":"recalled"}}"#, collapse: "m1", id: "3") == .replaced)
        #expect(device.notifications.map(\.id) == ["2", "3"])
        #expect(device.received.map(\.id) == ["1", "2", "3"])
    }

    @Test("Pushes without an identifier never replace each other")
    mutating func separate() {
        #expect(push() == .shown)
        #expect(push() == .shown)
        #expect(device.notifications.count == 2)
    }

    @Test("A push that shows nothing arrives silently, and its badge counts")
    mutating func silent() {
        #expect(push(#"{"aps":{"badge":3}}"#) == .silent)
        #expect(device.badge == 3)
        #expect(push(#"{"aps":{"alert":"","sound":"default"}}"#) == .silent)
        #expect(push(#"{"aps":{"alert":"x","badge":0}}"#) == .shown)
        #expect(device.badge == 0)
        #expect(device.notifications.count == 1)
    }

    @Test("Offline, the latest push alone is kept, and it arrives when the device is back")
    mutating func offline() {
        device.goOffline()
        #expect(push(id: "1") == .stored)
        #expect(push(id: "2") == .storedInstead)
        #expect(device.received.isEmpty && device.notifications.isEmpty)
        #expect(device.stored?.id == "2")
        device.goOnline(now: Subject.now)
        #expect(device.received.map(\.id) == ["2"])
        #expect(device.notifications.map(\.id) == ["2"])
        #expect(device.stored == nil)
    }

    @Test("Offline, a push that is to be tried once is gone, and the one before it stays")
    mutating func once() {
        device.goOffline()
        #expect(push(id: "1") == .stored)
        #expect(push(expiration: "0", id: "2") == .discarded)
        #expect(device.stored?.id == "1")
    }

    @Test("A kept push whose time is over does not arrive")
    mutating func expired() {
        device.goOffline()
        #expect(push(expiration: "\(Subject.now + 60)") == .stored)
        device.goOnline(now: Subject.now + 60)
        #expect(device.received.isEmpty)
        #expect(device.stored == nil)
    }

    @Test("A recall replaces what it recalls, also when the device was offline in between")
    mutating func recallAfterOffline() {
        #expect(push(collapse: "m1", id: "1") == .shown)
        device.goOffline()
        #expect(push(collapse: "m1", id: "2") == .stored)
        device.goOnline(now: Subject.now)
        #expect(device.notifications.map(\.id) == ["2"])
    }

    @Test("What a device remembers and shows has a limit")
    mutating func limits() {
        for number in 0..<1_000 { _ = push(id: "\(number)") }
        #expect(device.received.count <= 100 && device.received.last?.id == "999")
        #expect(device.notifications.count <= SimulatedDevice.mostNotifications)
    }
}
