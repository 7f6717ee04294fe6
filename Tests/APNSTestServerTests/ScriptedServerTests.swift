import APNSDelivery
import APNSTestServer
import APNSTypes
import Testing

@Suite("A server with a script", .timeLimit(.minutes(5)))
struct ScriptedServerTests {
    /// Sends pushes at once to a server with a script.
    private func outcomes(
        _ script: Script, count: Int = 1, patience: Int64 = 30_000,
        _ look: (APNSTestServer, TestClient, [StreamOutcome]) async throws -> Void
    ) async throws {
        try await APNSTestServer.serving(script) { server in
            let client = try await TestClient.connect(to: server)
            let pushes = Array(repeating: try TestCredentials().push(), count: count)
            try await look(server, client, try await client.send(pushes, patience: patience))
        }
    }

    private func device(_ answers: ScriptedAnswer...) -> Script {
        Script(devices: [TestPush.device(1): ScriptedDevice(answers: answers)])
    }

    @Test(
        "A device is answered as the script says",
        arguments: [
            (RejectionReason.tooManyRequests, 429), (.internalServerError, 500), (.serviceUnavailable, 503),
        ])
    func answers(reason: RejectionReason, status: Int) async throws {
        let script = device(.init(.refuse(reason)), .init(.accept))
        try await outcomes(script, count: 3) { _, _, outcomes in
            #expect(outcomes.map(\.status) == [status, 200, 200])
            #expect(outcomes.first?.body == "{\"reason\":\"\(reason)\"}")
        }
    }

    @Test("A device that is gone is answered with the time, the script's or the present")
    func gone() async throws {
        let script = device(
            .init(.refuse(.unregistered, timestamp: 1_700_000_000_123)), .init(.refuse(.expiredToken)))
        try await outcomes(script, count: 2) { server, _, outcomes in
            #expect(outcomes.map(\.status) == [410, 410])
            #expect(outcomes[0].body == #"{"reason":"Unregistered","timestamp":1700000000123}"#)
            let timestamp = try #require(server.received[1].answer?.timestamp)
            #expect(outcomes[1].body == "{\"reason\":\"ExpiredToken\",\"timestamp\":\(timestamp)}")
            #expect(server.received.map(\.effect) == [nil, nil])
        }
    }

    @Test("Silence leaves the stream open, a reset ends it")
    func noAnswer() async throws {
        try await outcomes(device(.init(.silence), .init(.reset)), count: 2, patience: 5_000) {
            server, _, outcomes in
            #expect(outcomes[0] == StreamOutcome())
            #expect(outcomes[1].reset == .internalError)
            #expect(server.tally.unanswered == 2)
        }
    }

    @Test("An answer takes as long as the script says, and others overtake it")
    func delay() async throws {
        let slow = TestPush.device(1)
        let script = Script(devices: [slow: ScriptedDevice(answers: [.init(.accept, delay: 300)])])
        try await APNSTestServer.serving(script) { server in
            let client = try await TestClient.connect(to: server)
            let push = try TestCredentials().push()
            let start = ContinuousClock.now
            async let late = client.send(push)
            #expect(try await client.send(push.to(TestPush.device(2))).status == 200)
            #expect(try await late.status == 200)
            #expect(ContinuousClock.now - start >= .milliseconds(300))
        }
    }

    @Test("GOAWAY says why as JSON; later requests are not looked at, earlier ones are answered")
    func goAway() async throws {
        let script = Script(events: [.init(.goAway(.shutdown), .at(4))], latency: 100)
        try await outcomes(script, count: 10) { server, client, outcomes in
            #expect(
                outcomes.map(\.status) == Array(repeating: 200, count: 4) + Array(repeating: nil, count: 6))
            #expect(outcomes[4...].allSatisfy { $0.reset == .refusedStream })
            let goAway = try await client.goAway()
            #expect(goAway == GoAway(lastStreamID: 7, debugData: #"{"reason":"Shutdown"}"#))
            #expect(server.received.count == 4)
            try await client.closed()
        }
    }

    @Test("A dropped connection answers nothing more")
    func drop() async throws {
        let script = Script(events: [.init(.drop, .at(4))], latency: 100)
        try await outcomes(script, count: 10) { server, client, outcomes in
            #expect(outcomes.allSatisfy { !$0.isAnswered })
            try await client.closed()
            #expect(server.received.count == 4)
            #expect(server.received.last?.answer == nil)
        }
    }

    @Test("The script lowers the number of streams")
    func streamLimit() async throws {
        let script = Script(events: [.init(.streamLimit(3), .at(2))])
        try await outcomes(script, count: 20) { _, client, outcomes in
            #expect(outcomes.allSatisfy { $0.status == 200 })
            let limit = try await client.streamLimit()
            #expect(limit == 3)
        }
    }

    @Test("A device is registered for its topic alone")
    func topic() async throws {
        let script = Script(devices: [TestPush.device(1): ScriptedDevice(topic: "com.example.other")])
        try await outcomes(script) { _, _, outcomes in
            #expect(outcomes.first?.body == #"{"reason":"DeviceTokenNotForTopic"}"#)
        }
    }
}
