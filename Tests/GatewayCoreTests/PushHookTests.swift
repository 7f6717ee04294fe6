import PushBridge
import Testing

@testable import Gateway

@Suite("Hooks that a vendor calls before it pushes")
struct PushHookTests {
    private let token = String(repeating: "b0", count: 32)

    @Test("The gateway takes over a push that it makes, once, and only for those whom the hook names")
    func taken() async throws {
        try await GatewayHarness(consoleText: "您有新的消息").run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.put("carol", devices: [String(repeating: "ca", count: 32)])
            let hook = LeanCloudHook(at: harness.clock.time)
            let answer = try await harness.receive(hook)
            #expect(answer.result == "accepted" && answer.body == #"{"skip":true}"#)
            let again = try await harness.receive(hook)
            #expect(again.result == "repeated" && again.body == #"{"skip":true}"#)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == ["您有新的消息"])
            #expect(harness.delivery.pushes.map(\.token) == [token])
        }
    }

    /// Why a push stays the vendor's.
    static let reasons: [(reason: String, rules: GatewayRules, text: String?, members: String)] = [
        ("the gateway only counts", GatewayRules(when: .never), "hi", ""),
        ("no text is known for it", GatewayRules(), nil, ""),
        ("the message is for those who are online", GatewayRules(), "hi", #","transient":true"#),
    ]

    @Test("A push stays the vendor's where", arguments: reasons.indices)
    func left(index: Int) async throws {
        let (_, rules, text, members) = Self.reasons[index]
        try await GatewayHarness(rules: rules, consoleText: text).run { harness in
            try await harness.put("bob", devices: [token])
            var hook = LeanCloudHook(at: harness.clock.time)
            hook.members = members
            #expect(try await harness.receive(hook).body == "{}")
            try await harness.settle()
            #expect(harness.delivery.pushes.isEmpty)
        }
    }

    @Test("A hook with another key, or two, is refused, and so is one without")
    func refused() async throws {
        try await GatewayHarness(consoleText: "hi").run { harness in
            try await harness.put("bob", devices: [token])
            for keys in [["S3cr3t"], [], ["s3cr3t", "other"]] {
                var hook = LeanCloudHook(at: harness.clock.time)
                hook.keys = keys
                let forged = hook
                let error = await #expect(throws: GatewayError.self) { try await harness.receive(forged) }
                #expect(error?.code == .unverified)
            }
            #expect(try await harness.store.backlog().jobs == 0)
        }
    }

    @Test("What comes before sending is allowed, and pushes nothing; what was sent is pushed")
    func others() async throws {
        try await GatewayHarness(consoleText: "hi").run { harness in
            try await harness.put("bob", devices: [token])
            var hook = LeanCloudHook(at: harness.clock.time)
            hook.receivers = #""toPeers":["bob"]"#
            #expect(
                try await harness.receive(hook) == WebhookAnswer(status: 200, body: "{}", result: "allowed"))
            hook.receivers = #""msgId":"m1","onlinePeers":[],"offlinePeers":["bob"]"#
            #expect(
                try await harness.receive(hook) == WebhookAnswer(status: 200, body: "", result: "accepted"))
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.body) == ["hi"])
        }
    }

    @Test("Where nobody has a device here, the push stays the vendor's")
    func nobodyHere() async throws {
        try await GatewayHarness(consoleText: "hi").run { harness in
            let (skip, stop) = (LeanCloudHook(at: harness.clock.time), OpenIMHook(userIDs: ["bob"]))
            let answers = [try await harness.receive(skip), try await harness.receive(stop)]
            #expect(answers.map(\.body) == ["{}", OpenIMHook.goesOn])
        }
    }

    @Test("OpenIM stops where all have devices here, and else pushes to those alone who have none")
    func openIM() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let direct = try await harness.receive(OpenIMHook(userIDs: ["bob"]))
            #expect(direct.body == OpenIMHook.stops && direct.result == "accepted")
            let group = OpenIMHook(id: "m2", userIDs: ["dave", "bob"], group: "g1")
            let answer = try await harness.receive(group)
            #expect(answer.body.hasSuffix(#""nextCode":0,"userIDList":["dave"]}"#))
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.token) == [token, token])
            #expect(harness.delivery.pushes.map(\.body) == ["hi", "hi"])
        }
    }

    @Test("Without a list a known group is its members, and an unknown one stays the vendor's")
    func groups() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.put(group: "g1", members: ["alice", "bob", "dave"])
            let known = try await harness.receive(OpenIMHook(userIDs: nil, group: "g1"))
            #expect(known.body.hasSuffix(#""nextCode":0,"userIDList":["dave"]}"#))
            let unknown = try await harness.receive(OpenIMHook(id: "m2", userIDs: nil, group: "g2"))
            #expect(unknown.body == OpenIMHook.goesOn)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.token) == [token])
        }
    }

    @Test("The same message in another webhook is pushed once")
    func repeated() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            for operation in ["o1", "o2"] {
                var hook = OpenIMHook(userIDs: ["bob"])
                hook.operation = operation
                #expect(try await harness.receive(hook).body == OpenIMHook.stops)
            }
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 1)
        }
    }

    @Test("OpenIM's other webhooks before something go on, and one with another secret, or none, is refused")
    func openIMOthers() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [token])
            let others = [
                "callbackBeforeOnlinePushCommand", "callbackBeforeSendSingleMsgCommand",
                "callbackBeforeAddFriendCommand",
            ]
            for command in others {
                var hook = OpenIMHook(userIDs: ["bob"])
                hook.command = command
                let answer = try await harness.receive(hook)
                #expect(answer.body == OpenIMHook.goesOn && answer.result == "allowed", "\(command)")
            }
            for query in ["", "secret=S3cr3t/callbackBeforeOfflinePushCommand", "secret=", "key=s3cr3t"] {
                var hook = OpenIMHook(userIDs: ["bob"])
                hook.query = query
                let forged = hook
                let error = await #expect(throws: GatewayError.self) { try await harness.receive(forged) }
                #expect(error?.code == .unverified, "\(query)")
            }
            try await harness.settle()
            #expect(harness.delivery.pushes.isEmpty)
        }
    }
}

/// A hook of LeanCloud's about a message of alice's in a conversation.
private struct LeanCloudHook {
    var keys = [GatewayHarness.secret]
    var receivers = #""offlinePeers":["bob"]"#
    var members = ""
    let time: Int

    init(at time: Int) { self.time = time }

    var body: String {
        #"{"fromPeer":"alice","convId":"c1",\#(receivers),"content":"{\"_lctype\":-1,\"_lctext\":\"hi\"}","timestamp":\#(time)\#(members)}"#
    }
}

extension GatewayHarness {
    @discardableResult
    fileprivate func receive(_ hook: LeanCloudHook) async throws -> WebhookAnswer {
        try await gateway.receive(
            ByteSlice(Array(hook.body.utf8)), headers: hook.keys.map { ("X-LC-Hook-Key", UTF8Text($0)) },
            query: "", for: Self.app, from: "leancloud")
    }
}

/// A webhook of OpenIM's, by default before the push of a message of alice's.
private struct OpenIMHook {
    static let stops = #"{"actionCode":0,"errCode":0,"errMsg":"","errDlt":"","nextCode":1}"#
    static let goesOn = #"{"actionCode":0,"errCode":0,"errMsg":"","errDlt":"","nextCode":0}"#

    var id = "m1"
    /// nil where the webhook does not list them.
    var userIDs: [String]?
    var group = ""
    var command = "callbackBeforeOfflinePushCommand"
    var operation = "o1"
    /// As the server makes it of the address in its configuration.
    var query: String?

    var body: String {
        let users = userIDs.map { ids in
            "\"userIDList\":[" + ids.map { "\"\($0)\"" }.joined(separator: ",") + "],"
        }
        return
            #"{"callbackCommand":"\#(command)","operationID":"\#(operation)","platformID":1,"platform":"iOS",\#(users ?? "")"title":"Ann","desc":"hi","ex":"","iOSPushSound":"default","iOSBadgeCount":true,"clientMsgID":"\#(id)","sendID":"alice","groupID":"\#(group)","contentType":101,"sessionType":\#(group.isEmpty ? 1 : 3),"atUserIDList":[],"content":"{\"content\":\"hi\"}"}"#
    }
}

extension GatewayHarness {
    @discardableResult
    fileprivate func receive(_ hook: OpenIMHook) async throws -> WebhookAnswer {
        try await gateway.receive(
            ByteSlice(Array(hook.body.utf8)), headers: [],
            query: UTF8Text(hook.query ?? "secret=\(Self.secret)/\(hook.command)"), for: Self.app,
            from: "openim")
    }
}
