import APNSDelivery
import PushBridge
import Testing

@testable import Gateway

@Suite("Recalls that the app asks for")
struct RecallTests {
    private let token = String(repeating: "d0", count: 32)

    @Test("Of a message that only counted nobody is told, and of a pushed one everybody")
    func counted() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .offlineEvent, recallLowersBadge: true)).run {
            harness in
            try await harness.put("bob", devices: [token])
            try await harness.receive(EasemobHook(id: "13", receiver: "bob"))
            try await harness.settle()
            let id = try #require(
                try await harness.store.message(vendorID: "easemob:id:13", app: GatewayHarness.app)?.id)
            #expect(try await harness.unread("bob") == 1)
            _ = try await harness.gateway.recall(id, of: GatewayHarness.app)
            try await harness.settle()
            #expect(harness.delivery.pushes.isEmpty)
            #expect(try await harness.unread("bob") == 0)

            let pushed = try await harness.send(GatewayHarness.direct("Hi", to: "bob"))
            _ = try await harness.gateway.recall(pushed.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 2)
        }
    }

    @Test("Of a message whose push waits for another try, people are told behind it")
    func waiting() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .offlineEvent)).run { harness in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob")
            try await harness.receive(hook)
            try await harness.settle()
            let lost = DeliveryFailure(.unreachable, "Nobody is there.")
            harness.delivery.answer(token, .failed(lost))
            try await harness.receive(hook.again(callID: "o#a_2", event: "chat_offline"))
            try await harness.until { harness.delivery.pushes.count == 1 }
            let id = try #require(
                try await harness.store.message(vendorID: "easemob:id:13", app: GatewayHarness.app)?.id)
            _ = try await harness.gateway.recall(id, of: GatewayHarness.app)
            try await harness.settleInTime()
            #expect(harness.delivery.pushes.count == 3)
            #expect(Set(harness.delivery.pushes.map(\.headers.collapseID)).count == 1)
        }
    }

    /// A message of a vendor to bob, and whether the vendor counts its recalls.
    struct Kind: Sendable, CustomTestStringConvertible {
        let vendor: String
        let body: String
        let counts: Bool
        var testDescription: String { vendor }
    }

    static let kinds = [
        Kind(vendor: "easemob", body: GatewayHarness.direct("Hi", to: "bob"), counts: false),
        Kind(
            vendor: "nim", body: #"{"from":"alice","ope":0,"to":"bob","type":0,"body":{"msg":"Hi"}}"#,
            counts: true),
        Kind(
            vendor: "tencent",
            body:
                #"{"From_Account":"alice","To_Account":"bob","MsgRandom":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"Hi"}}]}"#,
            counts: false),
        Kind(
            vendor: "rongcloud",
            body:
                #"{"fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"Hi\"}"}"#,
            counts: false),
    ]

    @Test(
        "A recall says that it is one, in place of its message, and counts as at its vendor", arguments: kinds
    )
    func words(_ kind: Kind) async throws {
        for (lowers, style) in [(false, "simple"), (false, "summary"), (true, "summary")] {
            try await GatewayHarness(rules: GatewayRules(recallLowersBadge: lowers)).run { harness in
                try await harness.put("bob", settings: #"{"display":"\#(style)"}"#, devices: [token])
                let sent = try await harness.send(kind.body)
                let recall = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
                #expect(recall.status == 202)
                try await harness.settle()
                let pushes = harness.delivery.pushes
                #expect(pushes.count == 2 && Set(pushes.map(\.headers.collapseID)).count == 1)
                let shown = pushes[1].payload["aps"]?["alert"]
                let text = "\(shown?["title"]?.string?.string ?? "") \(pushes[1].body ?? "")"
                // The profiles of these vendors show the generic text to recipients who hide details.
                let hidesText = ["nim", "rongcloud"].contains(kind.vendor) && style == "simple"
                #expect(text.contains("撤回了一条消息") == !hidesText)
                #expect(!text.contains("您有一条新消息") && !text.contains("请点击查看"))
                #expect(pushes[1].body?.contains("alice") == false)
                let count = lowers ? 0 : kind.counts ? 2 : 1
                #expect(try await harness.unread("bob") == count)
            }
        }
    }

    @Test("A webhook of a recall replaces the push of a kept message, and tells nobody of another")
    func webhook() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob")
            try await harness.receive(hook)
            try await harness.settle()
            var recall = hook.again(callID: "o#a_2")
            (recall.id, recall.type, recall.recalled) = ("14", "recall", "13")
            #expect(try await harness.receive(recall).result == "accepted")
            // Another webhook of the same recall is no other recall.
            var again = recall.again(callID: "o#a_4")
            again.id = "16"
            try await harness.receive(again)
            var stranger = recall.again(callID: "o#a_3")
            (stranger.id, stranger.recalled) = ("15", "12")
            #expect(try await harness.receive(stranger).result == "accepted")
            try await harness.send(
                #"{"deleteMsgid":"434343","type":7,"timetag":1,"from":"alice","to":"bob"}"#)
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 2)
            #expect(Set(harness.delivery.pushes.map(\.headers.collapseID)).count == 1)
        }
    }

    @Test("A recall has the text that the vendor's profile gives it")
    func profileText() async throws {
        try await GatewayHarness(recallText: "Taken back.").run { harness in
            try await harness.put("bob", devices: [token])
            let sent = try await harness.send(GatewayHarness.direct("Hi", to: "bob"))
            _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == ["Hi", "Taken back."])
        }
    }

    @Test("Where only what an event tells of is pushed, a recall that comes again is the same one")
    func offlineEvent() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .offlineEvent)).run { harness in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob", event: "chat_offline")
            try await harness.receive(hook)
            try await harness.settle()
            for call in ["o#a_2", "o#a_3"] {
                var recall = hook.again(callID: call)
                (recall.id, recall.type, recall.recalled) = ("14", "recall", "13")
                try await harness.receive(recall)
                try await harness.settle()
            }
            #expect(harness.delivery.pushes.count == 2)
        }
    }

    @Test(
        "A recall is one, whether it is asked for by identifier, sent in the vendor's shape or told by a webhook"
    )
    func ways() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let copy = NIMCopy(server: "777", client: "c1")
            try await harness.receiveNIM(copy.body)
            try await harness.settle()
            let sent = try await harness.send(
                #"{"deleteMsgid":"777","type":7,"from":"alice","to":"bob","pushcontent":"Gone."}"#)
            #expect(sent.status == 202)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body).last == "Gone.")
            #expect(harness.delivery.pushes.count == 2)
            #expect(try await harness.unread("bob") == 2)
            try await harness.receiveNIM(copy.recall)
            let kept = try #require(
                try await harness.store.message(vendorID: copy.clientIdentity, app: GatewayHarness.app))
            let first = try await harness.gateway.recall(kept.id, of: GatewayHarness.app)
            let second = try await harness.gateway.recall(kept.id, of: GatewayHarness.app)
            #expect(first.ids == sent.ids && second.ids == sent.ids && first.body == second.body)
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 2)
            #expect(try await harness.unread("bob") == 2)
        }
    }

    @Test("Whoever asks again for a recall gets the first answer")
    func again() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let sent = try await harness.send(GatewayHarness.direct("Hi", to: "bob"))
            let first = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            harness.clock.move(by: 2 * 86_400_000)
            let second = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            #expect(first.body == second.body && !first.isRepeated && second.isRepeated)
            try await harness.settleInTime()
            #expect(try await harness.outcomes().count == 2)
        }
    }

    @Test(
        "A webhook of an event pushes and counts nothing", arguments: ["read_ack", "muc", "roster", "edit"])
    func event(type: String) async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            var hook = EasemobHook(id: "13", receiver: "bob")
            hook.type = type
            #expect(try await harness.receive(hook).result == "ignored")
            try await harness.settle()
            #expect(harness.delivery.pushes.isEmpty)
            #expect(try await harness.unread("bob") == 0)
        }
    }

    @Test("A recall itself cannot be recalled")
    func recall() async throws {
        try await GatewayHarness().run { harness in
            let sent = try await harness.send(GatewayHarness.direct("Hi", to: "bob"))
            let recall = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            let error = await #expect(throws: GatewayError.self) {
                try await harness.gateway.recall(recall.ids[0], of: GatewayHarness.app)
            }
            #expect(error?.code == .unusable)
        }
    }

    @Test("A recall takes nothing off a count that was set after its message was counted")
    func setCount() async throws {
        try await GatewayHarness(rules: GatewayRules(recallLowersBadge: true)).run { harness in
            let old = try await harness.send(GatewayHarness.direct("old", to: "bob"))
            _ = try await harness.store.changeUnread(of: "bob", app: GatewayHarness.app, .set(0), adding: [])
            let new = try await harness.send(GatewayHarness.direct("new", to: "bob"))
            try await harness.send(GatewayHarness.direct("newer", to: "bob"))
            _ = try await harness.gateway.recall(old.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(try await harness.unread("bob") == 2)
            _ = try await harness.gateway.recall(new.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(try await harness.unread("bob") == 1)
        }
    }
}
