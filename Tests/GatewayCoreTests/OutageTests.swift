import APNSDelivery
import PushBridge
import Testing

@testable import Gateway

@Suite("Pushes while Apple takes none, and those that come too late")
struct OutageTests {
    private let token = String(repeating: "b0", count: 32)
    private let other = String(repeating: "c0", count: 32)
    private let away = DeliveryOutcome.failed(DeliveryFailure(.unreachable, "Nobody is there."))
    private let failing = DeliveryOutcome.rejected(
        Rejection(reason: .internalServerError, status: 500, timestamp: nil, registeredAt: nil))

    @Test("An outage leaves no dead letter, however often its pushes are tried")
    func outage() async throws {
        try await GatewayHarness(rules: GatewayRules(maximumTries: 2)).run { harness in
            try await harness.put("bob", devices: [token])
            for _ in 0..<20 { harness.delivery.answer(token, away) }
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await harness.send(GatewayHarness.direct("2", to: "bob"), wait: nil)
            try await harness.settleInTime()
            #expect(harness.delivery.pushes.suffix(2).map(\.body) == ["1", "2"])
            #expect(harness.delivery.pushes.suffix(2).map(\.badge) == [1, 2])
            #expect(try await harness.outcomes().map(\.tries) == [21, 1])
            #expect(try await harness.store.backlog().dead == 0)
        }
    }

    @Test(
        "A push that fails while others are answered becomes a dead letter, and shows the count of now later")
    func own() async throws {
        try await GatewayHarness(rules: GatewayRules(maximumTries: 1)).run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.put("carol", devices: [other])
            harness.delivery.answer(token, failing)
            harness.delivery.hold()
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            try await harness.until { harness.delivery.waiting == 1 }
            harness.delivery.release(one: other)
            try await harness.send(GatewayHarness.direct("Hi", to: "carol"))
            harness.delivery.release()
            try await harness.settle()
            #expect(try await harness.store.backlog().dead == 1)
            for text in ["2", "3"] { try await harness.send(GatewayHarness.direct(text, to: "bob")) }
            #expect(try await harness.store.redrive(app: GatewayHarness.app, ids: nil) == 1)
            try await harness.settle()
            let pushes = harness.delivery.pushes.filter { $0.token == token }
            #expect(pushes.map(\.body) == ["1", "2", "3", "1"])
            #expect(pushes.map(\.badge) == [1, 2, 3, 3])
        }
    }

    @Test("A push that fails at each try becomes a dead letter where others are answered between the tries")
    func between() async throws {
        try await GatewayHarness(rules: GatewayRules(maximumTries: 2)).run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.put("carol", devices: [other])
            for _ in 0..<9 { harness.delivery.answer(token, failing) }
            try await harness.send(GatewayHarness.direct("1", to: "bob"), wait: nil)
            for tries in 1...3 {
                try await harness.until { harness.delivery.pushes.count { $0.token == token } == tries }
                try await harness.send(GatewayHarness.direct("Hi", to: "carol"))
                harness.clock.move(by: 900_000)
            }
            try await harness.until { try await harness.store.backlog().dead == 1 }
            #expect(harness.delivery.pushes.count { $0.token == token } == 3)
        }
    }

    @Test("What is older than its time to live is not pushed, and counts all the same")
    func expired() async throws {
        let harness = try await GatewayHarness(rules: GatewayRules(timeToLive: .seconds(3_600)))
        try await harness.put("bob", devices: [token])
        try await harness.send(GatewayHarness.direct("old", to: "bob"), wait: nil)
        harness.clock.move(by: 3_599_999)
        try await harness.send(GatewayHarness.direct("new", to: "bob"), wait: nil)
        harness.clock.move(by: 1)
        try await harness.run { _ in
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == ["new"])
            #expect(harness.delivery.pushes.map(\.badge) == [2])
            let outcomes = try await harness.outcomes()
            #expect(outcomes.map(\.outcome) == ["expired", "accepted"])
            #expect(outcomes[0].device != nil && outcomes[0].tries == 0)
        }
    }
}
