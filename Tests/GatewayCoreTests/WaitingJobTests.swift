import APNSDelivery
import PushBridge
import Testing

@testable import Gateway

@Suite("Jobs that wait for another try")
struct WaitingJobTests {
    private let token = String(repeating: "c0", count: 32)
    private let other = String(repeating: "c1", count: 32)
    private let unreachable = DeliveryOutcome.failed(DeliveryFailure(.unreachable, "Nobody is there."))
    private let ended = DeliveryOutcome.failed(DeliveryFailure(.shutDown, "The delivery was shut down."))

    @Test("They take no place in memory: one app's do not keep the pushes of another waiting")
    func apps() async throws {
        try await GatewayHarness(apps: ["tea", "coffee"], capacity: 20).run { harness in
            for number in 0..<200 {
                let token = String(repeating: "0", count: 61) + String(1_000 + number).prefix(4).dropFirst()
                try await harness.put("t\(number)", in: "tea", devices: [token])
                harness.delivery.answer(token, unreachable)
                try await harness.send(GatewayHarness.direct("Hi", to: "t\(number)"), to: "tea", wait: nil)
            }
            try await harness.put("bob", in: "coffee", devices: [other])
            try await harness.until {
                harness.delivery.pushes.count == 200 && harness.gateway.dispatcher.held == 0
            }
            try await harness.send(GatewayHarness.direct("Now", to: "bob"), to: "coffee", wait: nil)
            try await harness.until { harness.delivery.pushes.last?.token == other }
            #expect(try await harness.store.backlog().jobs >= 200)
            try await harness.settleInTime()
            #expect(harness.delivery.pushes.count == 401)
        }
    }

    @Test(
        "Behind one of them all later messages to its receiver wait outside memory, and come in their order")
    func receiver() async throws {
        try await GatewayHarness(capacity: 300).run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.put("carol", devices: [other])
            harness.delivery.answer(token, unreachable)
            for number in 0..<500 {
                try await harness.send(GatewayHarness.direct("\(number)", to: "bob"), wait: nil)
            }
            try await harness.until {
                harness.delivery.pushes.count == 1 && harness.gateway.dispatcher.held == 0
            }
            try await harness.send(GatewayHarness.direct("Hi", to: "carol"), wait: nil)
            try await harness.until { harness.delivery.pushes.count == 2 }
            try await harness.settleInTime()
            let pushes = harness.delivery.pushes.filter { $0.token == token }
            #expect(pushes.map(\.body) == ["0"] + (0..<500).map { "\($0)" })
            #expect(try await harness.unread("bob") == 500)
        }
    }

    @Test("A push that another key's delivery did not try any more is tried by the new one at once")
    func otherKey() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            harness.delivery.answer(token, ended)
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await harness.send(GatewayHarness.direct("2", to: "bob"), wait: nil)
            try await harness.until { harness.delivery.pushes.count == 1 }
            try await harness.settleInTime()
            #expect(harness.delivery.pushes.map(\.body) == ["1", "1", "2"])
            #expect(try await harness.outcomes().map(\.outcome) == ["accepted", "accepted"])
        }
    }

    @Test("Jobs of an app that is no longer configured stay in the store until it is again")
    func removedApp() async throws {
        let harness = try await GatewayHarness(apps: ["tea", "coffee"])
        try await harness.put("bob", in: "tea", devices: [token])
        for number in 0..<300 {
            try await harness.send(GatewayHarness.direct("\(number)", to: "bob"), to: "tea", wait: nil)
        }
        harness.gateway.replace(apps: [try GatewayHarness.configured("coffee")])
        try await harness.run { _ in
            try await harness.put("carol", in: "coffee", devices: [other])
            try await harness.send(GatewayHarness.direct("Hi", to: "carol"), to: "coffee", wait: nil)
            try await harness.until { harness.delivery.pushes.count == 1 }
            #expect(try await harness.store.backlog().jobs == 300)
            harness.gateway.replace(apps: try ["tea", "coffee"].map { try GatewayHarness.configured($0) })
            try await harness.settle()
            #expect(try await harness.store.deadLetters(app: "tea", after: 0, limit: 9).isEmpty)
            #expect(harness.delivery.pushes.dropFirst().map(\.body) == (0..<300).map { "\($0)" })
        }
    }

    @Test("What waits when the gateway is to push no more is not pushed")
    func noMore() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            harness.delivery.answer(token, unreachable)
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await harness.until { harness.delivery.pushes.count == 1 }
            var rules = GatewayRules()
            rules.when = .never
            harness.gateway.replace(apps: [try GatewayHarness.configured(GatewayHarness.app, rules)])
            try await harness.settleInTime()
            #expect(harness.delivery.pushes.count == 1)
            #expect(try await harness.outcomes().map(\.reason) == ["never"])
            #expect(try await harness.unread("bob") == 1)
        }
    }

    @Test("Who waits for outcomes gets those of the last try, or is told how many are still to come")
    func waiting() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            harness.delivery.answer(token, unreachable)
            let answer = Task { try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: 60_000) }
            try await harness.until { harness.delivery.pushes.count == 1 }
            try await harness.settleInTime()
            let line = try JSONDocument(ByteSlice(try await answer.value.body)).root["messages"]?.elements
                .first { _ in true }
            #expect(line?["outcomes"]?.elements.map { $0["outcome"]?.string } == ["accepted"])
            #expect(line?["pending"] == nil)

            harness.delivery.answer(token, unreachable)
            let early = Task { try await harness.send(GatewayHarness.direct("2", to: "bob"), wait: 100) }
            try await harness.until { harness.delivery.pushes.count == 3 }
            harness.clock.move(by: 100)
            let open = try JSONDocument(ByteSlice(try await early.value.body)).root["messages"]?.elements
                .first { _ in true }
            #expect(open?["outcomes"]?.elements.isEmpty == true && open?["pending"]?.integer == 1)
            try await harness.settleInTime()
        }
    }
}
