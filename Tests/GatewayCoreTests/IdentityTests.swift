import PushBridge
import Testing

@testable import Gateway

@Suite("What tells one message from another")
struct IdentityTests {
    private let token = String(repeating: "b0", count: 32)

    @Test("One number of two vendors names two messages, and of one vendor one")
    func vendors() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let easemob =
                #"{"from":"a","to":["bob"],"type":"txt","body":{"msg":"1"},"msg_id":"777"}"#
            let rongCloud =
                #"{"fromUserId":"a","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"2\"}","msgUID":"777","channelType":"PERSON"}"#
            for body in [easemob, rongCloud, easemob, rongCloud] { try await harness.send(body) }
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 2)
            #expect(try await harness.unread("bob") == 2)
        }
    }

    @Test("A number that clients give is one sender's: two senders count from 1")
    func clients() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            func message(from sender: String) -> String {
                #"{"from":"\#(sender)","session":{"sessionId":"bob","sessionType":0},"messageType":0,"text":"Hi","messageId":"c1"}"#
            }
            for sender in ["alice", "carol", "alice"] { try await harness.send(message(from: sender)) }
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 2)
        }
    }

    @Test(
        "A group's message that Tencent sends again with a new time is pushed once, and the next one as well")
    func groups() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.put(group: "g1", members: ["alice", "bob"])
            for (sequence, random) in [(7, 1), (7, 1), (8, 1), (7, 2), (7, 1)] {
                harness.clock.move(by: 1_000)
                try await harness.receiveTencent(
                    "Group.CallbackAfterSendMsg",
                    #""GroupId":"g1","From_Account":"alice","MsgSeq":\#(sequence),"Random":\#(random),"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]"#
                )
            }
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 3)
            #expect(try await harness.unread("bob") == 3)
        }
    }

    @Test(
        "A message of NIM's is one by either of its identifiers, and either finds it for a recall",
        arguments: GatewayHarness.Engine.allCases)
    func bothIdentifiers(engine: GatewayHarness.Engine) async throws {
        try await GatewayHarness(on: engine).run { harness in
            try await harness.put("bob", devices: [token])
            let message =
                #"{"from":"alice","session":{"sessionId":"bob","sessionType":0},"messageType":0,"text":"Hi","messageId":"c1"}"#
            // By the client's identifier alone, as the app knows it, and then by both, as NIM tells it.
            try await harness.send(message)
            let copy = NIMCopy(server: "777", client: "c1")
            try await harness.receiveNIM(copy.body)
            try await harness.send(message)
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 1)
            #expect(try await harness.unread("bob") == 1)
            for (number, members) in [#""clientId":"d1""#, #""msgId":"778""#].enumerated() {
                let (server, client) = number == 0 ? ("776", "d1") : ("778", "d2")
                try await harness.receiveNIM(NIMCopy(server: server, client: client).body)
                try await harness.settle()
                try await harness.receiveNIM(
                    #"{"eventType":"7","convType":"PERSON","from":"alice","to":"bob",\#(members)}"#)
                try await harness.settle()
                #expect(harness.delivery.pushes.count == 3 + 2 * number)
            }
            try await harness.receiveNIM(copy.recall)
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 6)
        }
    }

    @Test("A kept message shows the identifier as it was given")
    func shown() async throws {
        try await GatewayHarness().run { harness in
            let sent = try await harness.send(
                #"{"from":"a","to":["bob"],"type":"txt","body":{"msg":"1"},"msg_id":"a:7"}"#)
            let kept = try #require(try await harness.gateway.message(sent.ids[0], of: GatewayHarness.app))
            let root = try JSONDocument(ByteSlice(kept.message.document(outcomes: [], diagnostics: []))).root
            #expect(root["vendorID"]?.string == "a:7")
            #expect(kept.message.vendorID == "easemob:id:a:7")
        }
    }

    @Test(
        "With the app's key, a vendor's webhooks of another app are refused, and of none",
        arguments: ["1400", "1500", nil])
    func appKey(of app: String?) async throws {
        try await GatewayHarness(appKey: "1400").run { harness in
            let query = app.map { "SdkAppid=\($0)&" } ?? ""
            var code: GatewayError.Code?
            do {
                try await harness.receiveTencent(
                    "C2C.CallbackAfterSendMsg",
                    #""From_Account":"alice","To_Account":"bob","MsgKey":"1_2_3","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]"#,
                    query: query)
            } catch {
                code = (error as? GatewayError)?.code
            }
            #expect(code == (app == "1400" ? nil : .otherApp))
            // Easemob's name their app in the body.
            let error = await #expect(throws: GatewayError.self) {
                try await harness.receive(EasemobHook(id: "13", receiver: "bob"))
            }
            #expect(error?.code == .otherApp)
        }
    }

    @Test("Logins and logouts that Tencent tells decide who is pushed")
    func presence() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .presence)).run { harness in
            try await harness.put("bob", devices: [token])
            for (action, isPushed) in [
                ("Login", false), ("Disconnect", true), ("Login", false), ("Logout", true),
            ] {
                harness.clock.move(by: 1_000)
                let answer = try await harness.receiveTencent(
                    "State.StateChange",
                    #""EventTime":\#(harness.clock.time),"Info":{"Action":"\#(action)","To_Account":"bob","Reason":"Register"}"#
                )
                #expect(answer.result == "accepted")
                let before = harness.delivery.pushes.count
                try await harness.send(GatewayHarness.direct("1", to: "bob"))
                #expect((harness.delivery.pushes.count > before) == isPushed, "\(action)")
            }
        }
    }
}

extension GatewayHarness {
    /// A webhook of Tencent IM's that is signed now, with some members.
    @discardableResult
    func receiveTencent(
        _ command: String, _ members: String, query: String = ""
    ) async throws -> WebhookAnswer {
        let time = String(clock.time / 1_000)
        let sign = MD5.sha256Digits(of: Self.secret + time)
        return try await gateway.receive(
            ByteSlice(Array(#"{"CallbackCommand":"\#(command)",\#(members)}"#.utf8)), headers: [],
            query: UTF8Text("\(query)CallbackCommand=\(command)&Sign=\(sign)&RequestTime=\(time)"),
            for: Self.app, from: "tencent")
    }
}
