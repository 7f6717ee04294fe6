import PushBridge
import Testing

@testable import Gateway

@Suite("Accepting messages")
struct AcceptingTests {
    private let token = String(repeating: "b0", count: 32)

    @Test("A message is counted, pushed to each device and told")
    func message() async throws {
        try await GatewayHarness().run { harness in
            let other = String(repeating: "b1", count: 32)
            try await harness.put("bob", settings: #"{"unread":2}"#, devices: [token, other])
            let answer = try await harness.send(GatewayHarness.direct("Lunch?", to: "bob"))
            #expect(answer.status == 202)
            #expect(Set(harness.delivery.pushes.map(\.token)) == [token, other])
            #expect(harness.delivery.pushes.allSatisfy { $0.badge == 3 && $0.body == "Lunch?" })
            #expect(try await harness.unread("bob") == 3)
            let outcomes = try await harness.outcomes()
            #expect(outcomes.map(\.outcome) == ["accepted", "accepted"])
            #expect(
                outcomes.allSatisfy { $0.tries == 1 && $0.device != nil && $0.device?.hasPrefix("b") != nil })
            #expect(String(decoding: answer.body, as: UTF8.self).contains(#""outcome":"accepted""#))
        }
    }

    @Test("The same Idempotency-Key has the same answer, and nothing is done twice")
    func key() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let message = GatewayHarness.direct("Lunch?", to: "bob")
            let first = try await harness.send(message, key: "k", wait: nil)
            let second = try await harness.send(message, key: "k", wait: nil)
            #expect(!first.isRepeated && second.isRepeated)
            #expect(first.body == second.body)
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 1)
            #expect(try await harness.unread("bob") == 1)
        }
    }

    @Test("Another message under a key that was used is refused")
    func conflict() async throws {
        try await GatewayHarness().run { harness in
            try await harness.send(GatewayHarness.direct("Lunch?", to: "bob"), key: "k")
            await #expect(throws: GatewayError.self) {
                try await harness.send(GatewayHarness.direct("Dinner?", to: "bob"), key: "k")
            }
            #expect(try await harness.outcomes().count == 1)
        }
    }

    @Test(
        "A key that cannot be one is refused",
        arguments: ["", "with blank", "中", String(repeating: "k", count: 256)])
    func badKey(key: String) async throws {
        let harness = try await GatewayHarness()
        let error = await #expect(throws: GatewayError.self) {
            try await harness.send(GatewayHarness.direct("Hi", to: "bob"), key: key, wait: nil)
        }
        #expect(error?.code == .invalidKey)
        await harness.store.close()
    }

    @Test("Of several lines, those that can be read are taken, and the others are told")
    func lines() async throws {
        try await GatewayHarness().run { harness in
            let lines = [
                GatewayHarness.direct("1", to: "bob"), "{broken", "", GatewayHarness.direct("2", to: "bob"),
            ]
            let answer = try await harness.gateway.submit(
                ByteSlice(Array(lines.joined(separator: "\n").utf8)), to: GatewayHarness.app, hasLines: true,
                wait: 5_000)
            #expect(answer.ids.count == 2)
            let body = try JSONDocument(ByteSlice(answer.body)).root
            #expect(body["messages"]?.elements.map { $0["line"]?.integer } == [1, 2, 4])
            #expect(body["messages"]?.elements.map { $0["error"] != nil } == [false, true, false])
        }
    }

    @Test("A body without a message that can be read takes nothing, and no key is used up")
    func nothing() async throws {
        try await GatewayHarness().run { harness in
            let answer = try await harness.send("{broken", key: "k")
            #expect(answer.status == 422)
            #expect(try await harness.send(GatewayHarness.direct("Hi", to: "bob"), key: "k").status == 202)
        }
    }

    @Test("A message that its vendor names a second time is the same message")
    func known() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob")
            #expect(try await harness.receive(hook).result == "accepted")
            // Another call, with another signature, about the same message.
            try await harness.receive(hook.again(callID: "o#a_2"))
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 1)
            #expect(try await harness.unread("bob") == 1)
        }
    }

    @Test(
        "A repetition by key names the identifiers under which messages are kept, and marks those that were known"
    )
    func knownByKey() async throws {
        try await GatewayHarness().run { harness in
            let message = GatewayHarness.direct("Hi", to: "bob").dropLast() + #","msg_id":"77"}"#
            let first = try await harness.send(String(message))
            let again = try await harness.send(String(message), key: "k", wait: nil)
            let replay = try await harness.send(String(message), key: "k", wait: nil)
            #expect(replay.isRepeated && replay.body == again.body)
            let line = try JSONDocument(ByteSlice(replay.body)).root["messages"]?.elements.first { _ in true }
            #expect(line?["id"]?.integer == first.ids[0].rawValue)
            #expect(line?["known"]?.bool == true)
        }
    }

    @Test("A line that brings its people is refused, for they belong into the store")
    func people() async throws {
        let harness = try await GatewayHarness()
        let line = #"{"message":\#(GatewayHarness.direct("Hi", to: "bob")),"recipients":[{"id":"bob"}]}"#
        let answer = try await harness.send(line, wait: nil)
        #expect(answer.status == 422)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("brings-people"))
        await harness.store.close()
    }

    @Test("Identifiers of messages rise when the clock is set back, and stay below 2⁵³")
    func identifiers() async throws {
        let clock = SetClock()
        let harness = try await GatewayHarness(clock: clock)
        var last = MessageID(rawValue: 0)
        for step in 0..<300 {
            let answer = try await harness.send(GatewayHarness.direct("\(step)", to: "bob"), wait: nil)
            #expect(answer.ids[0] > last && answer.ids[0].rawValue < 1 << 53)
            last = answer.ids[0]
            clock.move(by: step.isMultiple(of: 7) ? -5_000 : 0)
        }
        await harness.store.close()
    }
}
