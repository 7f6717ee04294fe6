import PushBridge
import Testing

@testable import Gateway

@Suite("What a caller may hand in")
struct CallerTests {
    /// A message, and what becomes of it in an app that has two vendors.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let body: String
        /// Why it is not taken; nil for one that is.
        let refusal: String?
        /// How many people are pushed, with and without the right to broadcast.
        var pushed = (without: 0, with: 0)
        /// A diagnostic that its answer has.
        var diagnostic: String?

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "to a person", body: #"{"from":"a","to":["bob"],"type":"txt","body":{"msg":"Hi"}}"#,
            refusal: nil, pushed: (1, 1)),
        Case(
            name: "of a vendor that the app lacks",
            body:
                #"{"From_Account":"a","To_Account":"bob","MsgRandom":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"Hi"}}]}"#,
            refusal: "other-vendor"),
        Case(
            name: "a part beside a message", body: #"{"em_apns_ext":{"em_push_content":"Hi"}}"#,
            refusal: "names-nobody"),
        Case(
            name: "a push that a device received",
            body: #"{"aps":{"alert":{"body":"Hi"},"badge":1},"f":"a","t":"bob","m":"7"}"#,
            refusal: "names-nobody"),
        Case(
            name: "to everybody",
            body:
                #"{"platform":["ios"],"audience":{"is_to_all":true},"notification":{"alert":"Hi"}}"#,
            refusal: "missing-scope", pushed: (0, 2)),
        Case(
            name: "with a flag that is no flag",
            body:
                #"{"from":"a","to":["bob"],"type":"txt","body":{"msg":"Hi"},"ext":{"em_ignore_notification":"maybe"}}"#,
            refusal: nil, pushed: (1, 1), diagnostic: "no-flag"),
    ]

    @Test("One vendor's, another's, parts, and messages to everybody", arguments: cases)
    func hand(_ message: Case) async throws {
        for mayBroadcast in [false, true] {
            try await GatewayHarness(vendors: ["easemob", "rongcloud"]).run { harness in
                try await harness.put("bob", devices: [String(repeating: "b0", count: 32)])
                try await harness.put("carol", devices: [String(repeating: "c0", count: 32)])
                let answer = try await harness.send(message.body, mayBroadcast: mayBroadcast)
                try await harness.settle()
                let line = try Self.line(of: answer)
                let isTaken = message.refusal == nil || mayBroadcast && message.refusal == "missing-scope"
                #expect(line["error"]?["code"]?.string?.string == (isTaken ? nil : message.refusal))
                #expect(answer.status == (isTaken ? 202 : 422))
                let pushed = mayBroadcast ? message.pushed.with : message.pushed.without
                #expect(harness.delivery.pushes.count == pushed)
                guard let code = message.diagnostic, let id = answer.ids.first else { return }
                #expect(Self.codes(line["diagnostics"]).contains(code))
                let kept = try #require(try await harness.gateway.message(id, of: GatewayHarness.app))
                let diagnostics = try harness.gateway.diagnostics(of: kept.message, in: GatewayHarness.app)
                #expect(diagnostics.contains { $0.code.name == code })
            }
        }
    }

    @Test(
        "A message that names nobody is taken, and its answer warns of it",
        arguments: [
            ("names-nobody", #""target_type":"users","target":[]"#),
            ("empty-group", #""target_type":"chatgroups","target":["g"],"users":[]"#),
        ])
    func nobody(code: String, members: String) async throws {
        try await GatewayHarness().run { harness in
            try await harness.put(group: "g", members: ["bob"])
            let body = #"{"from":"a",\#(members),"msg":{"type":"txt","msg":"Hi"}}"#
            let line = try Self.line(of: try await harness.send(body))
            #expect(line["error"] == nil && Self.codes(line["diagnostics"]).contains(code))
            try await harness.settle()
            #expect(try await harness.outcomes().isEmpty)
        }
    }

    @Test("The recall of a message to everybody needs the same right")
    func recall() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [String(repeating: "b0", count: 32)])
            let sent = try await harness.send(
                #"{"platform":["ios"],"audience":{"is_to_all":true},"notification":{"alert":"Hi"}}"#,
                mayBroadcast: true)
            let refused = try await harness.gateway.recall(sent.ids[0], of: GatewayHarness.app)
            #expect(refused.status == 422)
            let taken = try await harness.gateway.recall(
                sent.ids[0], of: GatewayHarness.app, mayBroadcast: true)
            #expect(taken.status == 202)
        }
    }

    @Test("A repetition that waits gets the first answer with what became of it since")
    func replay() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", devices: [String(repeating: "b0", count: 32)])
            let message = GatewayHarness.direct("Hi", to: "bob")
            let first = try await harness.send(message, key: "k1", wait: nil)
            try await harness.settle()
            let again = try await harness.send(message, key: "k1", wait: 1_000)
            #expect(again.isRepeated && again.status == 202)
            let (line, old) = (try Self.line(of: again), try Self.line(of: first))
            #expect(line["id"]?.integer == old["id"]?.integer && line["known"] == nil)
            #expect(line["outcomes"]?.elements.map { $0["outcome"]?.string } == ["accepted"])
            #expect(line["pending"] == nil && old["outcomes"] == nil)
        }
    }

    private static func line(of answer: SubmissionAnswer) throws -> JSONValue {
        try #require(try JSONDocument(ByteSlice(answer.body)).root["messages"]?.elements.first { _ in true })
    }

    private static func codes(_ list: JSONValue?) -> [String] {
        list?.elements.compactMap { $0["code"]?.string?.string } ?? []
    }
}
