import PushBridge
import Testing

@testable import Gateway

@Suite("Webhooks")
struct ReceivingTests {
    private let token = String(repeating: "b0", count: 32)

    @Test("A callback before sending is allowed in the vendor's words, and pushes nothing")
    func permission() async throws {
        try await GatewayHarness().run { harness in
            var hook = EasemobHook(id: "13", receiver: "bob")
            hook.event = nil
            let allowed = try await harness.receive(hook)
            #expect(allowed.body == #"{"valid":true}"#)
            let callback = #"{"body":"Hello","eventType":1,"fromAccount":"a","msgType":"TEXT","to":"bob"}"#
            #expect(try await harness.receiveNIM(callback).body == #"{"errCode":0}"#)
            #expect(try await harness.store.backlog().jobs == 0)
        }
    }

    @Test("A webhook that was signed with another secret is refused")
    func signature() async throws {
        let harness = try await GatewayHarness()
        var hook = EasemobHook(id: "13", receiver: "bob")
        hook.secret = "other"
        let forged = hook
        let error = await #expect(throws: GatewayError.self) { try await harness.receive(forged) }
        #expect(error?.code == .unverified)
        await harness.store.close()
    }

    @Test("A webhook of a vendor without a secret is refused")
    func unknownVendor() async throws {
        let harness = try await GatewayHarness()
        let error = await #expect(throws: GatewayError.self) {
            try await harness.gateway.receive(
                ByteSlice([]), headers: [], query: "", for: GatewayHarness.app, from: "agora")
        }
        #expect(error?.code == .notFound)
        await harness.store.close()
    }

    @Test("The same webhook a second time does nothing, and is answered as before")
    func replay() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob")
            #expect(try await harness.receive(hook).result == "accepted")
            #expect(try await harness.receive(hook).result == "repeated")
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 1)
        }
    }

    @Test("A signature that was used for another body is refused as such, and not as one that is wrong")
    func reused() async throws {
        try await GatewayHarness().run { harness in
            var hook = EasemobHook(id: "13", receiver: "bob")
            try await harness.receive(hook)
            hook.text = "changed"
            let changed = hook
            let error = await #expect(throws: GatewayError.self) { try await harness.receive(changed) }
            #expect(error?.code == .reusedSignature)
        }
    }

    @Test(
        "When pushing waits for the vendor's word, a message counts at once and is pushed when its receiver was offline"
    )
    func offlineEvent() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .offlineEvent)).run { harness in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob")
            try await harness.receive(hook)
            try await harness.settle()
            #expect(harness.delivery.pushes.isEmpty)
            #expect(try await harness.unread("bob") == 1)
            try await harness.receive(hook.again(callID: "o#a_2", event: "chat_offline"))
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.badge) == [1])
            #expect(try await harness.unread("bob") == 1)
        }
    }

    @Test(
        "Who is online is not pushed, as logins and logouts of both vendors tell; an older word does not count"
    )
    func presence() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .presence)).run { harness in
            try await harness.put("bob", devices: [token])
            let time = harness.clock.time
            func login(_ event: Int, at moment: Int) async throws {
                try await harness.receiveNIM(
                    #"{"accid":"bob","clientType":"IOS","code":"200","eventType":"\#(event)","timestamp":"\#(moment)"}"#
                )
            }
            try await login(2, at: time)
            try await harness.send(GatewayHarness.direct("1", to: "bob"))
            #expect(try await harness.outcomes().map(\.reason) == ["online"])
            try await login(3, at: time - 1)
            try await harness.send(GatewayHarness.direct("2", to: "bob"))
            #expect(harness.delivery.pushes.isEmpty)
            // The other vendor says the same with a device behind the user.
            try await harness.receiveEasemobPresence("bob", "offline", at: time + 1)
            try await harness.send(GatewayHarness.direct("3", to: "bob"))
            #expect(harness.delivery.pushes.map(\.badge) == [3])
        }
    }
}
