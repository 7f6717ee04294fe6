import APNSDelivery
import APNSTypes
import PushBridge
import Testing

@testable import Gateway

@Suite("From a message to its pushes")
struct PushingTests {
    private let token = String(repeating: "b0", count: 32)
    private let other = String(repeating: "b1", count: 32)
    private let throttled = DeliveryOutcome.rejected(
        Rejection(reason: .tooManyRequests, status: 429, timestamp: nil, registeredAt: nil))
    private let lost = DeliveryOutcome.failed(
        DeliveryFailure(.connectionLost, "The connection ended.", mayHaveBeenProcessed: true))

    @Test("Each member of a large group is pushed once, its sender not, and each counts for themselves")
    func group() async throws {
        try await GatewayHarness().run { harness in
            let members = (0..<1_203).map { "u\($0)" }
            for (index, member) in members.enumerated() {
                let digits = String(index, radix: 16)
                let token = String(repeating: "0", count: 64 - digits.utf8.count) + digits
                try await harness.put(member, devices: [token])
            }
            try await harness.put(group: "g", members: members)
            try await harness.send(GatewayHarness.group("Hi", to: "g", from: "u7"), wait: 20_000)
            #expect(harness.delivery.pushes.count == 1_202)
            #expect(Set(harness.delivery.pushes.map(\.token)).count == 1_202)
            #expect(harness.delivery.pushes.allSatisfy { $0.badge == 1 })
            #expect(try await harness.unread("u7") == 0)
        }
    }

    @Test("Messages to one person are pushed in the order in which they were accepted, with rising badges")
    func order() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            for number in 0..<200 {
                try await harness.send(GatewayHarness.direct("\(number)", to: "bob"), wait: nil)
            }
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == (0..<200).map { "\($0)" })
            #expect(harness.delivery.pushes.map(\.badge) == Array(1...200))
        }
    }

    @Test("A push that failed is tried again with the same apns-id and badge, and later ones wait for it")
    func retry() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            harness.delivery.answer(token, lost, lost)
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await harness.send(GatewayHarness.direct("2", to: "bob"), wait: nil)
            try await harness.until { harness.delivery.pushes.count == 1 }
            try await Task.sleep(for: .milliseconds(20))
            #expect(harness.delivery.pushes.count == 1)
            try await harness.settleInTime()
            let pushes = harness.delivery.pushes
            #expect(pushes.map(\.body) == ["1", "1", "1", "2"])
            #expect(pushes.map(\.badge) == [1, 1, 1, 2])
            #expect(Set(pushes.prefix(3).map { $0.headers.id?.string }).count == 1)
            #expect(pushes[0].headers.id != pushes[3].headers.id)
            #expect(try await harness.outcomes().map(\.tries) == [3, 1])
        }
    }

    @Test("A device that has its push is left alone while another one's is tried again")
    func oneOfTwo() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token, other])
            harness.delivery.answer(other, lost)
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await harness.until { harness.delivery.pushes.count == 2 }
            try await harness.settleInTime()
            #expect(harness.delivery.pushes.filter { $0.token == token }.count == 1)
            #expect(harness.delivery.pushes.filter { $0.token == other }.count == 2)
            #expect(try await harness.outcomes().map(\.outcome) == ["accepted", "accepted"])
        }
    }

    @Test("A push that is never taken becomes a dead letter after the last try, and can be driven again")
    func dead() async throws {
        try await GatewayHarness(rules: GatewayRules(maximumTries: 2)).run { harness in
            try await harness.put("bob", devices: [token])
            harness.delivery.answer(token, throttled, throttled)
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await harness.until { harness.delivery.pushes.count == 1 }
            try await harness.settleInTime()
            let letters = try await harness.store.deadLetters(app: GatewayHarness.app, after: 0, limit: 10)
            #expect(letters.map(\.reason) == ["TooManyRequests"])
            #expect(try await harness.store.redrive(app: GatewayHarness.app, ids: nil) == 1)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.badge) == [1, 1, 1])
            #expect(try await harness.unread("bob") == 1)
        }
    }

    @Test("A device that Apple refuses is not pushed again, unless it was registered since")
    func refusal() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let since = harness.clock.time
            let gone = DeliveryOutcome.rejected(
                Rejection(
                    reason: .unregistered, status: 410, timestamp: since + 1, registeredAt: since))
            harness.delivery.answer(token, gone)
            try await harness.send(GatewayHarness.direct("1", to: "bob"))
            try await harness.send(GatewayHarness.direct("2", to: "bob"))
            #expect(try await harness.outcomes().map(\.reason) == ["Unregistered", "no-device"])
            harness.clock.move(by: 1_000)
            try await harness.put(token, of: "bob", #"{"registeredAt":\#(harness.clock.time)}"#)
            try await harness.send(GatewayHarness.direct("3", to: "bob"))
            #expect(harness.delivery.pushes.map(\.body) == ["1", "3"])
        }
    }

    @Test(
        "A message counts for somebody who is not pushed, unless the app says no", arguments: [true, false])
    func suppressed(counts: Bool) async throws {
        try await GatewayHarness(rules: GatewayRules(countsSuppressed: counts)).run { harness in
            try await harness.put("bob", settings: #"{"mode":"none"}"#, devices: [token])
            try await harness.send(GatewayHarness.direct("1", to: "bob"))
            #expect(try await harness.outcomes().map(\.outcome) == ["suppressed"])
            #expect(try await harness.unread("bob") == (counts ? 1 : 0))
        }
    }

    @Test(
        "When a person reads elsewhere, their other devices get the new number, and 0 only by the app's choice",
        arguments: [true, false])
    func badge(sendsZero: Bool) async throws {
        try await GatewayHarness(rules: GatewayRules(sendsZeroBadge: sendsZero)).run { harness in
            try await harness.put("bob", settings: #"{"unread":5}"#, devices: [token, other])
            let left = try await harness.gateway.changeUnread(
                .set(2), of: "bob", app: GatewayHarness.app, except: token)
            try await harness.settle()
            let none = try await harness.gateway.changeUnread(.add(-9), of: "bob", app: GatewayHarness.app)
            try await harness.settle()
            #expect(left == 2 && none == 0)
            let pushes = harness.delivery.pushes
            // The device on which they read shows the number by itself.
            #expect(pushes.first?.token == other && pushes.first?.badge == 2)
            #expect(pushes.count == (sendsZero ? 3 : 1))
            #expect(pushes.allSatisfy { $0.payload["aps"]?["alert"] == nil })
            #expect(pushes.contains { $0.badge == 0 } == sendsZero)
        }
    }

    @Test("A message to a group that nobody put is told, and pushed to nobody")
    func unknownGroup() async throws {
        try await GatewayHarness().run { harness in
            try await harness.send(GatewayHarness.group("Hi", to: "nobody-put-it"))
            #expect(try await harness.outcomes().map(\.reason) == ["unknown-group"])
        }
    }

    @Test("What is not tried because the process ends is left for the next one, and no try is used up")
    func ending() async throws {
        var rules = GatewayRules()
        rules.maximumTries = 1
        let first = try await GatewayHarness(rules: rules)
        try await first.run { _ in
            try await first.put("bob", devices: [token])
            first.delivery.answer(token, .failed(DeliveryFailure(.shutDown, "It ends.")))
            try await first.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await first.until { first.delivery.pushes.count == 1 }
        }
        let second = try await GatewayHarness(rules: rules, after: first)
        try await second.run { _ in
            try await second.settle()
            #expect(second.delivery.pushes.map(\.badge) == [1])
            #expect(try await second.outcomes().map(\.outcome) == ["accepted"])
        }
    }

    @Test("What was accepted and not settled is done after a restart")
    func restart() async throws {
        let harness = try await GatewayHarness()
        try await harness.put("bob", devices: [token])
        try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
        #expect(harness.delivery.pushes.isEmpty)
        try await harness.run { _ in
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.badge) == [1])
        }
    }
}
