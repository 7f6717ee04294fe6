import APNSDelivery
import PushBridge
import Testing

@testable import Gateway

@Suite("Whom a recall reaches")
struct RecallReachTests {
    /// The token of a person's device.
    private static func token(_ person: String, _ number: Int = 0) -> String {
        let digits = person.utf8.map { String($0, radix: 16) }.joined() + String(number)
        return digits + String(repeating: "0", count: 64 - digits.count)
    }

    /// A message to group g1 that mentions carol, of a vendor whose recalls count, or of another.
    private static let groupMessages = [
        "easemob":
            #"{"from":"alice","to":["g1"],"chat_type":"groupchat","type":"txt","body":{"msg":"Hi"},"ext":{"em_at_list":["carol"]}}"#,
        "nim":
            #"{"from":"alice","ope":1,"to":"g1","type":0,"body":{"msg":"Hi"},"forcepushlist":"[\"carol\"]","forcepushcontent":"Hi, Carol","forcepushall":"false"}"#,
    ]

    @Test(
        "In a group those whom the message was pushed to, whatever changed since, and nobody else",
        arguments: GatewayHarness.Engine.allCases, ["easemob", "nim"])
    func group(engine: GatewayHarness.Engine, vendor: String) async throws {
        try await GatewayHarness(on: engine).run { harness in
            // Zoe has no device, and Mia wants nothing: the message counts for them only.
            for person in ["bob", "dave", "erin", "gone"] {
                try await harness.put(person, devices: [Self.token(person)])
            }
            try await harness.put("carol", settings: #"{"mode":"mentions"}"#, devices: [Self.token("carol")])
            try await harness.put("mia", settings: #"{"mode":"none"}"#, devices: [Self.token("mia")])
            try await harness.put("zoe")
            try await harness.put(
                group: "g1", members: ["alice", "bob", "carol", "dave", "gone", "mia", "zoe"])
            let sent = try await harness.send(try #require(Self.groupMessages[vendor]))
            try await harness.settle()
            #expect(
                Set(harness.delivery.pushes.map(\.token))
                    == Set(["bob", "carol", "dave", "gone"].map { Self.token($0) }))

            // Dave leaves, Erin joins, Zoe gets a device, Mia wants messages now, and Bob none.
            try await harness.put(group: "g1", members: ["alice", "bob", "carol", "erin", "mia", "zoe"])
            try await harness.put("zoe", devices: [Self.token("zoe")])
            try await harness.put("mia", settings: "{}")
            try await harness.put("bob", settings: #"{"mode":"none"}"#)
            _ = try await harness.store.erase(person: "gone", app: GatewayHarness.app)
            _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            let told = harness.delivery.pushes.dropFirst(4)
            #expect(told.map(\.token).sorted() == ["bob", "carol", "dave"].map { Self.token($0) }.sorted())
            #expect(told.allSatisfy { $0.body?.contains("撤回了一条消息") == true })
            // At NIM a recall counts for those who are told.
            let count = vendor == "nim" ? 2 : 1
            for person in ["bob", "carol", "dave"] { #expect(try await harness.unread(person) == count) }
            for person in ["mia", "zoe"] { #expect(try await harness.unread(person) == 1) }
            #expect(try await harness.unread("erin") == 0)
            #expect(try await harness.unread("gone") == nil)
        }
    }

    @Test("With `recall.lowersBadge` it is out of every count, and only those see it who saw the message")
    func lowered() async throws {
        for engine in GatewayHarness.Engine.allCases {
            try await GatewayHarness(rules: GatewayRules(recallLowersBadge: true), on: engine).run {
                harness in
                for person in ["bob", "erin"] {
                    try await harness.put(person, devices: [Self.token(person)])
                }
                try await harness.put("zoe")
                try await harness.put(group: "g1", members: ["alice", "bob", "zoe"])
                let sent = try await harness.send(GatewayHarness.group("Hi", to: "g1"))
                let later = try await harness.send(GatewayHarness.group("Hi", to: "nowhere"))
                try await harness.settle()
                try await harness.put(group: "g1", members: ["alice", "erin"])
                for id in [sent.ids[0], later.ids[0]] {
                    _ = try await harness.gateway.recall(id, of: GatewayHarness.app)
                }
                try await harness.settle()
                #expect(harness.delivery.pushes.map(\.token) == ["bob", "bob"].map { Self.token($0) })
                for person in ["bob", "zoe", "erin"] { #expect(try await harness.unread(person) == 0) }
                #expect(try await harness.outcomes().allSatisfy { $0.receiver != "g1" })
            }
        }
    }

    @Test(
        "Of those who are connected those who were not when the message came", arguments: ["easemob", "nim"])
    func presence(vendor: String) async throws {
        try await GatewayHarness(rules: GatewayRules(when: .presence)).run { harness in
            for person in ["bob", "carol"] {
                try await harness.put(person, devices: [Self.token(person)])
            }
            try await harness.put(group: "g1", members: ["alice", "bob", "carol"])
            func isOnline(_ person: String, _ isOnline: Bool) async throws {
                harness.clock.move(by: 1_000)
                try await harness.store.setPresence(
                    of: person, app: GatewayHarness.app, isOnline: isOnline, at: harness.clock.time)
            }
            try await isOnline("carol", true)
            let sent = try await harness.send(try #require(Self.groupMessages[vendor]))
            try await isOnline("carol", false)
            try await isOnline("bob", true)
            _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.token) == ["bob", "bob"].map { Self.token($0) })
            #expect(try await harness.unread("bob") == (vendor == "nim" ? 2 : 1))
            #expect(try await harness.unread("carol") == 1)
        }
    }

    @Test(
        "A push that was given up, or that only an offline event asks for, is not made after the recall",
        arguments: GatewayHarness.Engine.allCases, [GatewayRules.PushTime.always, .offlineEvent])
    func late(engine: GatewayHarness.Engine, when: GatewayRules.PushTime) async throws {
        var rules = GatewayRules()
        (rules.when, rules.maximumTries) = (when, 1)
        let harness = try await GatewayHarness(rules: rules, on: engine)
        let token = Self.token("bob")
        try await harness.run { _ in
            try await harness.put("bob", devices: [token])
            let hook = EasemobHook(id: "13", receiver: "bob")
            // Apple's own fault would not count without another answer.
            let full = Rejection(reason: .tooManyRequests, status: 429, timestamp: nil, registeredAt: nil)
            harness.delivery.answer(token, .rejected(full))
            try await harness.receive(hook)
            try await harness.settle()
            let isDead = when == .always
            #expect(try await harness.store.backlog().dead == (isDead ? 1 : 0))
            try await harness.receive(
                EasemobHook(id: "14", receiver: "bob", callID: "o#a_3", type: "recall", recalled: "13"))
            try await harness.settle()
            harness.clock.move(by: 60_000)
            if isDead {
                #expect(try await harness.store.redrive(app: GatewayHarness.app, ids: nil) == 1)
            } else {
                try await harness.receive(hook.again(callID: "o#a_2", event: "chat_offline"))
            }
            try await harness.settle()
            #expect(harness.delivery.pushes.count == (isDead ? 1 : 0))
            let last = try #require(try await harness.outcomes().last)
            #expect(last.outcome == "suppressed" && last.reason == "recalled")
        }
    }

    @Test("Nobody, and it counts for nobody, where the message only counted", arguments: ["easemob", "nim"])
    func nobody(vendor: String) async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob")
            try await harness.put(group: "g1", members: ["alice", "bob"])
            let sent = try await harness.send(try #require(Self.groupMessages[vendor]))
            try await harness.put("bob", devices: [Self.token("bob")])
            _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(harness.delivery.pushes.isEmpty)
            #expect(try await harness.unread("bob") == 1)
        }
    }

    @Test(
        "A message whose group is not looked up yet, and one whose pushes are under way, comes before its recall",
        arguments: GatewayHarness.Engine.allCases, [false, true])
    func early(engine: GatewayHarness.Engine, isUnderWay: Bool) async throws {
        let harness = try await GatewayHarness(on: engine)
        for person in ["bob", "carol"] {
            try await harness.put(person, devices: [Self.token(person), Self.token(person, 1)])
        }
        try await harness.put(group: "g1", members: ["alice", "bob", "carol"])
        harness.delivery.hold()
        let sent = try await harness.send(GatewayHarness.group("Hi", to: "g1"), wait: nil)
        if !isUnderWay { _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app) }
        // One of Bob's devices gets the message at the second try only.
        harness.delivery.answer(Self.token("bob"), .failed(DeliveryFailure(.unreachable, "Nobody is there.")))
        try await harness.run { _ in
            try await harness.until { harness.delivery.waiting == 4 }
            if isUnderWay { _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app) }
            harness.delivery.release()
            try await harness.settleInTime()
            for person in ["bob", "carol"] {
                for number in 0...1 {
                    let token = Self.token(person, number)
                    let tries = person == "bob" && number == 0 ? 2 : 1
                    let texts = harness.delivery.pushes.filter { $0.token == token }.map(\.body)
                    #expect(texts == Array(repeating: "Hi", count: tries) + ["撤回了一条消息"])
                }
            }
        }
    }

    @Test(
        "Each person once, on whichever pages their outcomes are", arguments: GatewayHarness.Engine.allCases)
    func pages(engine: GatewayHarness.Engine) async throws {
        try await GatewayHarness(on: engine).run { harness in
            for person in ["bob", "carol", "dave", "erin", "finn"] {
                try await harness.put(person, devices: [Self.token(person)])
            }
            let sent = try await harness.send(GatewayHarness.group("Hi", to: "nowhere"))
            try await harness.settle()
            func outcome(
                _ person: String, _ outcome: String = "accepted", tries: Int = 1, by vendor: String? = nil
            ) -> NewOutcome {
                NewOutcome(
                    message: sent.ids[0], receiver: person, device: outcome == "suppressed" ? nil : "d",
                    outcome: outcome, tries: tries, mayBeDelivered: outcome == "failed", reportedBy: vendor,
                    at: harness.clock.time)
            }
            let others = (1...900).map { outcome("x\($0)", "suppressed") }
            // Carol's second device had its second try when Bob's two stood at the end of the first page.
            var outcomes = [outcome("carol"), outcome("dave", "rejected"), outcome("erin", by: "easemob")]
            outcomes += others.prefix(495) + [outcome("bob"), outcome("bob")] + others.dropFirst(495)
            outcomes += [outcome("carol", tries: 2), outcome("finn", "failed", tries: 6)]
            _ = try await harness.store.accept(
                Submission(app: GatewayHarness.app, messages: [], jobs: [], outcomes: outcomes))
            _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(
                harness.delivery.pushes.map(\.token).sorted()
                    == ["bob", "carol", "finn"].map { Self.token($0) }.sorted())
        }
    }

    @Test("Somebody who is in two groups of the message once")
    func twoGroups() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [Self.token("bob")])
            let filler = (1...600).map { "x\($0)" }
            try await harness.put(group: "g1", members: ["bob"] + filler)
            try await harness.put(group: "g2", members: ["bob"])
            let sent = try await harness.send(
                #"{"from":"alice","to":["g1","g2"],"chat_type":"groupchat","type":"txt","body":{"msg":"Hi"}}"#
            )
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 2)
            _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            try await harness.settle()
            #expect(harness.delivery.pushes.count == 3)
        }
    }

    @Test("Of a message to everybody those who were there, and only a key that may broadcast recalls it")
    func everybody() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [Self.token("bob")])
            let sent = try await harness.send(
                #"{"platform":["ios"],"audience":{"is_to_all":true},"notification":{"alert":"Hi"}}"#,
                mayBroadcast: true)
            try await harness.settle()
            try await harness.put("carol", devices: [Self.token("carol")])
            let refused = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            #expect(refused.status == 422)
            _ = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app, mayBroadcast: true)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.token) == ["bob", "bob"].map { Self.token($0) })
        }
    }
}
