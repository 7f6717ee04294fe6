import APNSDelivery
import APNSTestServer
import APNSTypes
import ProviderToken
import Testing

@Suite("Against a server that checks as Apple does")
struct TestServerTests {
    @Test("Signed pushes are accepted, and a recall replaces what it recalls")
    func recall() async throws {
        let (server, client) = try await start { _ in }
        #expect(await client.deliver(testPush(1, collapseID: "match")).isAccepted)
        #expect(await client.deliver(testPush(1, collapseID: "match")).isAccepted)
        let device = try #require(server.devices[testPush(1).deviceToken.string])
        #expect(device.received.count == 2 && device.notifications.count == 1)
        await client.shutdown()
        await server.stop()
    }

    @Test("Faults of the caller have Apple's reasons")
    func reasons() async throws {
        let (server, client) = try await start { _ in }
        var noTopic = testPush(1)
        noTopic.request.headers.topic = nil
        var tooLarge = testPush(1)
        tooLarge.request.payload = Array(
            #"{"aps":{"alert":"\#(String(repeating: "a", count: 5_000))"}}"#.utf8)
        let short = APNSPush(deviceToken: "aabb", request: testPush(1).request)
        let expected: [(APNSPush, RejectionReason)] = [
            (noTopic, .missingTopic), (tooLarge, .payloadTooLarge), (short, .badDeviceToken),
            (testPush(1, id: "no-uuid"), .badMessageID),
        ]
        for (push, reason) in expected {
            #expect(await client.deliver(push).rejection?.reason == reason)
        }
        await client.shutdown()
        await server.stop()
    }

    @Test("A key that the server does not know is refused")
    func wrongKey() async throws {
        let other = try TestCertificate.elsewhere.get().key
        let (server, client) = try await start(signingWith: other) { _ in }
        #expect(await client.deliver(testPush(1)).rejection?.reason == .invalidProviderToken)
        await client.shutdown()
        await server.stop()
    }

    @Test("Through GOAWAYs, drops and rejections every push has exactly one outcome", arguments: [1, 2])
    func soak(connections: Int) async throws {
        let count = 20_000
        let (server, client) = try await start(adjustClient: {
            $0.connections = connections
            $0.deadline = .seconds(30)
        }) {
            $0.script.events = [
                ConnectionEvent(.drop, .every(5_000)), ConnectionEvent(.goAway(.shutdown), .every(1_000)),
                ConnectionEvent(.streamLimit(300), .at(3_500)),
            ]
            $0.script.regularAnswers = [
                .init(ScriptedAnswer(.refuse(.serviceUnavailable)), every: 1_000),
                .init(ScriptedAnswer(.refuse(.unregistered)), every: 100),
            ]
        }
        let tally = Tally()
        for number in 0..<count { await client.submit(testPush(number)) { tally.add(number, $0) } }
        await client.shutdown()
        let reports = tally.reports.values
        let served = server.tally
        #expect(reports.count == count && tally.duplicates == 0)
        let unknown = reports.count { $0.failure != nil }
        #expect(
            reports.allSatisfy {
                $0.failure.map { $0.cause == .connectionLost && $0.mayHaveBeenProcessed } ?? true
            })
        #expect(
            reports.count { $0.rejection?.reason == .unregistered }
                <= served.refused[.unregistered, default: 0])
        #expect(reports.count { $0.rejection?.reason == .serviceUnavailable } > 0)
        let accepted = reports.count { $0.isAccepted }
        #expect(accepted <= served.accepted && accepted + unknown >= served.accepted)
        // One that is going already takes no second GOAWAY, so there may be fewer than one for each thousand.
        #expect(served.connections >= count / 2_000)
        await server.stop()
    }

    /// A server that knows one key, and a client that signs with it unless told otherwise.
    private func start(
        signingWith other: [UInt8]? = nil, adjustClient: (inout APNSClientConfiguration) -> Void = { _ in },
        adjustServer: (inout APNSTestServerConfiguration) -> Void
    ) async throws -> (APNSTestServer, APNSClient) {
        let pem = try TestCertificate.localhost.get().key
        let identifiers = (
            try KeyIdentifier(validating: "ABC123DEFG"), try TeamIdentifier(validating: "DEF123GHIJ")
        )
        var configuration = APNSTestServerConfiguration()
        configuration.keys = [
            AcceptedKey(
                keyIdentifier: identifiers.0, teamIdentifier: identifiers.1,
                key: try VerificationKey(of: SigningKey(pem: pem)))
        ]
        adjustServer(&configuration)
        let server = try await APNSTestServer.start(configuration)
        let signer = ProviderTokenSigner(
            key: try SigningKey(pem: other ?? pem), keyIdentifier: identifiers.0,
            teamIdentifier: identifiers.1)
        let client = try testClient(
            port: server.port, tokens: ProviderTokenSource(signer: signer), authority: server.caCertificate,
            adjust: adjustClient)
        return (server, client)
    }
}
