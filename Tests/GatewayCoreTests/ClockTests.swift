import APNSDelivery
import PushBridge
import Testing

@testable import Gateway

@Suite("A clock that jumps")
struct ClockTests {
    private let token = String(repeating: "c1", count: 32)
    private let day = 86_400_000

    @Test("Identifiers rise when the clock is set back, in one process and after a restart")
    func identifiers() async throws {
        let clock = SetClock()
        let first = try await GatewayHarness(clock: clock)
        var ids: [MessageID] = []
        try await first.run { _ in
            for jump in [0, 0, -day, 2 * day, -day, 0] {
                clock.move(by: jump)
                ids += try await first.send(GatewayHarness.direct("hi", to: "bob"), wait: nil).ids
            }
            try await first.settle()
        }
        clock.move(by: -30 * day)
        let second = try await GatewayHarness(clock: clock, after: first)
        try await second.gateway.prepare()
        try await second.run { _ in
            for _ in 0..<100 {
                ids += try await second.send(GatewayHarness.direct("hi", to: "bob"), wait: nil).ids
            }
            try await second.settle()
            #expect(try await second.unread("bob") == 106)
        }
        #expect(ids.count == 106)
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0.rawValue < $1.rawValue })
    }

    @Test("A try is not put off by a clock that is set back")
    func pauses() async throws {
        let clock = SetClock()
        let first = try await GatewayHarness(clock: clock)
        first.delivery.answer(token, .failed(DeliveryFailure(.unreachable, "Nobody is there.")))
        try await first.run { _ in
            try await first.put("bob", devices: [token])
            try await first.send(GatewayHarness.direct("hi", to: "bob"), wait: nil)
            while first.delivery.pushes.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
            // The next try is half a second away, and the clock stands.
            try await Task.sleep(for: .milliseconds(50))
        }
        clock.move(by: -30 * day)
        let second = try await GatewayHarness(clock: clock, after: first)
        try await second.run { _ in
            try await second.settle()
            #expect(second.delivery.pushes.map(\.badge) == [1])
            #expect(try await second.outcomes().map(\.tries) == [2])
        }
    }

    @Test("A webhook is taken only while the clock is near its time, and once, whichever way the clock jumps")
    func webhooks() async throws {
        let clock = SetClock()
        try await GatewayHarness(clock: clock).run { harness in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob")
            let body = ByteSlice(Array(hook.body(at: clock.time).utf8))
            var results: [String] = []
            for jump in [-day, 2 * day, -day, 0] {
                clock.move(by: jump)
                do throws(GatewayError) {
                    results += [
                        try await harness.gateway.receive(
                            body, headers: [], query: "", for: GatewayHarness.app, from: "easemob"
                        ).result
                    ]
                } catch { results.append(error.code.rawValue) }
            }
            #expect(results == ["unverified", "unverified", "accepted", "repeated"])
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 1)
            #expect(try await harness.unread("bob") == 1)
        }
    }
}
