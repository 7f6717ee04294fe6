import PushBridge
import Testing

@testable import Gateway

@Suite("What vendors report of their own pushes")
struct ReportTests {
    private let token = String(repeating: "b0", count: 32)

    @Test("A signed report is an outcome of its message, beside the gateway's own, and marked")
    func kept() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.receive(EasemobHook(id: "13", receiver: "bob"))
            try await harness.settle()
            let failed = #""status":"fail","detail":"user ignore push","target":"Bob""#
            #expect(try await harness.receiveEasemobReport("13", failed).result == "kept")
            let accepted =
                #""status":"success","target":"bob","data":{"accepted":true,"apnsId":"A-1","pushNotification":{"token":"\#(token.uppercased())"}}"#
            #expect(
                try await harness.receiveEasemobReport("13", accepted, call: "o#a_8").result == "kept")

            let outcomes = try await harness.outcomes()
            #expect(outcomes.map(\.reportedBy) == [nil, "easemob", "easemob"])
            #expect(outcomes.map(\.outcome) == ["accepted", "suppressed", "accepted"])
            #expect(outcomes.map(\.receiver) == ["bob", "bob", "bob"])
            #expect(Set(outcomes.map(\.message)).count == 1 && outcomes[0].message != nil)
            #expect(outcomes[1].reason != nil && outcomes[1].device == nil)
            // The same device has the same name, whoever pushed.
            #expect(outcomes[2].device == outcomes[0].device && outcomes[2].apnsID == "A-1")
            let id = try #require(outcomes[0].message)
            let told = try await harness.gateway.message(id, of: GatewayHarness.app)?.outcomes ?? []
            #expect(told.map(\.outcome) == outcomes)
            let written = try JSONDocument(ByteSlice(StoredOutcome.lines([try #require(told.last)]))).root
            #expect(written["reportedBy"]?.string == "easemob")
            // It changes nothing else.
            #expect(harness.delivery.pushes.count == 1)
            #expect(try await harness.unread("bob") == 1)
        }
    }

    @Test("A report that cannot be kept is answered 200, so that the vendor goes on calling")
    func counted() async throws {
        try await GatewayHarness().run { harness in
            try await harness.receive(EasemobHook(id: "13", receiver: "bob"))
            try await harness.settle()
            let before = try await harness.outcomes()
            let success = #""status":"success","target":"bob""#
            let unsigned = try await harness.receiveEasemobReport("13", success, call: nil)
            #expect(unsigned.status == 200 && unsigned.result == "unsigned")
            let unknown = try await harness.receiveEasemobReport("14", success)
            #expect(unknown.status == 200 && unknown.result == "unknown-message")
            #expect(try await harness.outcomes() == before)
        }
    }

    @Test("A report that comes twice is kept once, and its signature is good for no other")
    func once() async throws {
        try await GatewayHarness().run { harness in
            try await harness.receive(EasemobHook(id: "13", receiver: "bob"))
            try await harness.settle()
            let before = try await harness.outcomes().count
            let success = #""status":"success","target":"bob""#
            #expect(try await harness.receiveEasemobReport("13", success).result == "kept")
            #expect(try await harness.receiveEasemobReport("13", success).result == "repeated")
            let other = #""status":"success","target":"eve""#
            #expect(try await harness.receiveEasemobReport("13", other).result == "unsigned")
            #expect(try await harness.outcomes().count == before + 1)
        }
    }

    @Test("A report with a wrong signature is refused")
    func forged() async throws {
        let harness = try await GatewayHarness()
        let error = await #expect(throws: GatewayError.self) {
            try await harness.gateway.receive(
                ByteSlice(
                    Array(
                        #"{"callId":"a","security":"00","appkey":"o#a","step":"push","msg_id":"1","timestamp":1}"#
                            .utf8)),
                headers: [], query: "", for: GatewayHarness.app, from: "easemob")
        }
        #expect(error?.code == .unverified)
        await harness.store.close()
    }
}
