import PushBridge
import Testing
import VendorSignature

@testable import Gateway

@Suite("IDs that differ in case are one or two people, as their vendor says")
struct CaseTests {
    /// Vendors of an app, a message for Bob, and which of the people Bob and bob it reaches.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let vendors: [SignatureScheme]
        let message: String
        let reached: [String]
    }

    private static let capital = String(repeating: "b0", count: 32)
    private static let small = String(repeating: "b1", count: 32)

    private static let tencent =
        #"{"From_Account":"a","To_Account":"Bob","MsgRandom":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]}"#
    private static let rongCloud =
        #"{"fromUserId":"a","toUserId":"Bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}"}"#
    private static let tencentGroup =
        #"{"From_Account":"a","GroupId":"G1","Random":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]}"#

    static let cases = [
        Case(testDescription: "Tencent", vendors: [.tencent], message: tencent, reached: [capital]),
        Case(testDescription: "RongCloud", vendors: [.rongcloud], message: rongCloud, reached: [capital]),
        Case(
            testDescription: "Tencent beside Easemob", vendors: [.tencent, .easemob], message: tencent,
            reached: [capital]),
        Case(
            testDescription: "Easemob beside Tencent", vendors: [.tencent, .easemob],
            message: GatewayHarness.direct("hi", to: "Bob"), reached: [small]),
        Case(
            testDescription: "a group of Tencent's", vendors: [.tencent], message: tencentGroup,
            reached: [capital]),
        Case(
            testDescription: "a group of Easemob's beside Tencent", vendors: [.tencent, .easemob],
            message: GatewayHarness.group("hi", to: "G1"), reached: [small]),
        Case(
            testDescription: "Easemob", vendors: [.easemob], message: GatewayHarness.direct("hi", to: "Bob"),
            reached: [capital, small]),
    ]

    @Test("A message reaches the person or the group of that ID", arguments: cases)
    func reached(_ example: Case) async throws {
        try await GatewayHarness(callers: example.vendors).run { harness in
            try await harness.put("Bob", devices: [Self.capital])
            try await harness.put("bob", devices: [Self.small])
            try await harness.put(group: "G1", members: ["Bob"])
            try await harness.put(group: "g1", members: ["bob"])
            try await harness.send(example.message)
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.token).sorted() == example.reached)
            let isOne = example.reached.count == 2
            #expect(try await harness.unread("Bob") == (example.reached.contains(Self.capital) ? 1 : 0))
            #expect(try await harness.unread("bob") == (isOne || example.reached == [Self.small] ? 1 : 0))
        }
    }

    @Test("Somebody who connects is the person whom the webhook's vendor means")
    func presence() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .presence), callers: [.easemob, .tencent]).run {
            harness in
            try await harness.put("Bob", devices: [Self.capital])
            try await harness.put("bob", devices: [Self.small])
            try await harness.receiveEasemobPresence("Bob", "online", at: harness.clock.time)
            #expect(try await harness.store.person("bob", app: GatewayHarness.app)?.isOnline == true)
            let other = try #require(try await harness.store.person("Bob", app: GatewayHarness.app))
            #expect(other.isOnline == nil)
        }
    }
}
