import PushBridge
import Testing

@testable import Gateway

@Suite("Webhooks that are signed in their address")
struct NonceHookTests {
    private let token = String(repeating: "b0", count: 32)

    @Test("A routed message of RongCloud's is pushed once, wherever its nonce is said to end")
    func routed() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let hook = RongCloudHook(at: harness.clock.time)
            #expect(try await harness.receive(hook).result == "accepted")
            #expect(try await harness.receive(hook).result == "repeated")
            var moved = hook
            moved.nonce = "143"
            moved.time = "0" + hook.time
            #expect(moved.signature == hook.signature)
            #expect(try await harness.receive(moved).result == "repeated")
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == ["hi"])
            #expect(harness.delivery.pushes.map { $0.headers.topic?.string } == ["com.example.teahouse"])
        }
    }

    @Test("RongCloud's signature cannot be used for another message, and not with another secret")
    func reused() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let hook = RongCloudHook(at: harness.clock.time)
            try await harness.receive(hook)
            var changed = hook
            changed.text = "changed"
            var forged = RongCloudHook(at: harness.clock.time)
            (forged.nonce, forged.secret) = ("7", "other")
            var old = RongCloudHook(at: harness.clock.time - 3_600_000)
            old.nonce = "8"
            let refusals: [(RongCloudHook, GatewayError.Code)] = [
                (changed, .reusedSignature), (forged, .unverified), (old, .unverified),
            ]
            for (hook, code) in refusals {
                let error = await #expect(throws: GatewayError.self) { try await harness.receive(hook) }
                #expect(error?.code == code)
            }
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == ["hi"])
        }
    }

    @Test("What is asked before sending is allowed in each vendor's words, and pushes nothing")
    func permission() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            var hook = RongCloudHook(at: harness.clock.time)
            hook.isAsked = true
            #expect(try await harness.receive(hook).body == #"{"pass":1}"#)
            let answer = try await harness.receiveTencent("C2C.CallbackBeforeSendMsg")
            #expect(answer.body == #"{"ActionStatus":"OK","ErrorCode":0,"ErrorInfo":""}"#)
            #expect(try await harness.store.backlog().jobs == 0)
            #expect(harness.delivery.pushes.isEmpty)
        }
    }

    @Test("A message that Tencent IM tells of is pushed once")
    func tencent() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            #expect(try await harness.receiveTencent("C2C.CallbackAfterSendMsg").result == "accepted")
            #expect(try await harness.receiveTencent("C2C.CallbackAfterSendMsg").result == "repeated")
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == ["hi"])
        }
    }
}

/// A webhook of RongCloud's about a message of alice's to bob: routed, or asked about before it is sent.
private struct RongCloudHook {
    var nonce = "1430"
    /// Milliseconds, as the address has them.
    var time: String
    var text = "hi"
    var secret = GatewayHarness.secret
    var isAsked = false

    init(at time: Int) { self.time = String(time) }

    var signature: String { MD5.sha1Digits(of: secret + nonce + time) }

    var query: String {
        "\(isAsked ? "timestamp" : "signTimestamp")=\(time)&nonce=\(nonce)&signature=\(signature)"
    }

    var body: String {
        let content = "{%22content%22:%22\(text)%22}"
        return isAsked
            ? "appKey=k&fromUserId=alice&targetId=bob&msgType=RC:TxtMsg&content=\(content)&channelType=PERSON&messageId=U1"
            : "fromUserId=alice&toUserId=bob&objectName=RC:TxtMsg&content=\(content)&channelType=PERSON&msgUID=U1"
    }
}

extension GatewayHarness {
    @discardableResult
    fileprivate func receive(_ hook: RongCloudHook) async throws -> WebhookAnswer {
        try await gateway.receive(
            ByteSlice(Array(hook.body.utf8)), headers: [], query: UTF8Text(hook.query), for: Self.app,
            from: "rongcloud")
    }

    /// A webhook of Tencent IM's about a message of alice's to bob, signed now.
    fileprivate func receiveTencent(_ command: String) async throws -> WebhookAnswer {
        let time = String(clock.time / 1_000)
        let sign = MD5.sha256Digits(of: Self.secret + time)
        let body =
            #"{"CallbackCommand":"\#(command)","From_Account":"alice","To_Account":"bob","MsgKey":"1_2_3","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]}"#
        return try await gateway.receive(
            ByteSlice(Array(body.utf8)), headers: [],
            query: UTF8Text("CallbackCommand=\(command)&Sign=\(sign)&RequestTime=\(time)"),
            for: Self.app, from: "tencent")
    }
}
