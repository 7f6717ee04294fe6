import APNSDelivery
import APNSTestServer
import APNSTypes
import NIOCore
import NIOPosix
import ProviderToken
import Testing

@Suite("A connection over TLS and HTTP/2", .timeLimit(.minutes(5)))
struct ConnectionTests {
    @Test("An accepted push has its own identifier in the answer, and in the sandbox one for Apple's console")
    func accepted() async throws {
        let credentials = try TestCredentials()
        let id = "8f6b2a1c-0d4e-4f5a-9b7c-1e2d3f4a5b6c"
        for environment in APNSEnvironment.allCases {
            try await APNSTestServer.serving(keys: [credentials.accepted], environment: environment) {
                server in
                let client = try await TestClient.connect(to: server)
                let push = try credentials.push()
                let answer = try await client.send(push.with(["apns-id": id]))
                #expect(answer.status == 200)
                #expect(answer.body == "")
                #expect(answer.fields["apns-id"] == id)
                #expect((answer.fields["apns-unique-id"] != nil) == (environment == .sandbox))
                let other = try await client.send(push)
                #expect(other.fields["apns-id"]?.count == 36 && other.fields["apns-id"] != id)
            }
        }
    }

    @Test("One stream is allowed until a provider token was accepted, then a thousand")
    func streams() async throws {
        let credentials = try TestCredentials()
        try await APNSTestServer.serving(keys: [credentials.accepted], initialStreamLimit: 1) { server in
            let client = try await TestClient.connect(to: server)
            #expect(try await client.streamLimit() == 1)
            #expect(try await client.send(TestPush(nil)).status == 403)
            #expect(try await client.streamLimit() == 1)
            #expect(try await client.send(credentials.push()).status == 200)
            #expect(try await client.streamLimit() == 1_000)
        }
    }

    @Test("A thousand pushes at once are answered each, and remembered in their order")
    func many() async throws {
        try await APNSTestServer.serving { server in
            let client = try await TestClient.connect(to: server)
            let push = try TestCredentials().push()
            let pushes = (0..<1_000).map { push.to(TestPush.device($0)) }
            #expect(try await client.send(pushes).allSatisfy { $0.status == 200 })
            #expect(server.received.map(\.deviceToken) == pushes.map(\.device))
            #expect(server.received.map(\.number) == Array(1...1_000))
            #expect(server.tally.accepted == 1_000)
        }
    }

    @Test("An expired token spends the connection, not the next one")
    func expired() async throws {
        let credentials = try TestCredentials()
        try await APNSTestServer.serving(keys: [credentials.accepted]) { server in
            let client = try await TestClient.connect(to: server)
            for age in [3_700, 0] {
                let answer = try await client.send(try credentials.push(age: age))
                #expect(answer.status == 403)
                #expect(answer.body == #"{"reason":"ExpiredProviderToken"}"#)
            }
            let other = try await TestClient.connect(to: server)
            #expect(try await other.send(try credentials.push()).status == 200)
        }
    }

    @Test("A token too soon after the last one is refused, and the last one goes on being taken")
    func pacing() async throws {
        let credentials = try TestCredentials()
        try await APNSTestServer.serving(keys: [credentials.accepted]) { server in
            let client = try await TestClient.connect(to: server)
            let first = try credentials.push(age: 600)
            #expect(try await client.send(first).status == 200)
            let second = try await client.send(try credentials.push())
            #expect(second.status == 429)
            #expect(second.body == #"{"reason":"TooManyProviderTokenUpdates"}"#)
            #expect(try await client.send(first).status == 200)
        }
    }

    @Test("A team and a key bind the connection")
    func binding() async throws {
        let (first, second) = (try TestCredentials(), try TestCredentials("KEY0000002"))
        let stranger = try TestCredentials("KEY0000003", team: "TEAM000002")
        let keys = [first, second, stranger].map(\.accepted)
        try await APNSTestServer.serving(keys: keys) { server in
            let client = try await TestClient.connect(to: server)
            #expect(try await client.send(try first.push()).status == 200)
            #expect(try await client.send(try second.push()).body == #"{"reason":"UnrelatedKeyIdInToken"}"#)
            #expect(try await client.send(try stranger.push()).body == #"{"reason":"Forbidden"}"#)
            let other = try await TestClient.connect(to: server)
            #expect(try await other.send(try stranger.push()).status == 200)
        }
    }

    @Test("A recall replaces what it recalls on its device")
    func recall() async throws {
        try await APNSTestServer.serving { server in
            let client = try await TestClient.connect(to: server)
            var push = try TestCredentials().push().with(["apns-collapse-id": "m1"])
            _ = try await client.send(push)
            push.body = #"{"aps":{"alert":{"body":"recalled"}}}"#
            _ = try await client.send(push)
            let device = try #require(server.devices[push.device.uppercased()])
            #expect(device.received.count == 2)
            #expect(device.notifications.count == 1)
            #expect(device.notifications.first?.payload == Array(push.body.utf8))
            #expect(server.received.map(\.effect) == [.shown, .replaced])
        }
    }

    @Test("A device that comes back has the last push")
    func offline() async throws {
        try await APNSTestServer.serving { server in
            let client = try await TestClient.connect(to: server)
            let push = try TestCredentials().push()
            server.devices.goOffline(push.device)
            _ = try await client.send([push.with(["apns-priority": "5"]), push])
            #expect(server.received.map(\.effect) == [.stored, .storedInstead])
            server.devices.goOnline(push.device)
            #expect(server.devices[push.device]?.notifications.map(\.priority) == ["10"])
        }
    }

    @Test("What is recorded of a push says when its token's signature is DER")
    func signatureForm() async throws {
        let credentials = try TestCredentials()
        try await APNSTestServer.serving(keys: [credentials.accepted]) { server in
            let client = try await TestClient.connect(to: server)
            #expect(try await client.send(credentials.push()).status == 200)
            let token = try credentials.sign().withDERSignature()
            let other = try await TestClient.connect(to: server)
            #expect(try await other.send(TestPush("bearer \(token)")).status == 200)
            #expect(server.received.map(\.signatureForm) == [.raw, .der])
            let records = server.received.map { push in
                var writer = JSONWriter()
                push.write(to: &writer, isFull: false)
                return writer.text().string
            }
            #expect(records.map { $0.contains(#""signature":"DER""#) } == [false, true])
        }
    }

    @Test("More connections than are allowed are closed as they come, and counted")
    func tooMany() async throws {
        let server = try await APNSTestServer.start(APNSTestServerConfiguration(connectionLimit: 2))
        let first = try await TestClient.connect(to: server)
        _ = try await TestClient.connect(to: server)
        await #expect(throws: (any Error).self) { try await TestClient.connect(to: server) }
        #expect(server.tally.turnedAway == 1 && server.tally.connections == 2)
        #expect(try await first.send(TestCredentials().push()).status == 200)
        try await first.close()
        // The server hears of the end a moment later.
        var isOpen = false
        for _ in 0..<200 where !isOpen {
            isOpen = (try? await TestClient.connect(to: server)) != nil
            if !isOpen { try await Task.sleep(for: .milliseconds(10)) }
        }
        #expect(isOpen)
        await server.stop()
    }

    @Test("Who connects and does not speak TLS is cut off, and who does is not")
    func silence() async throws {
        let server = try await APNSTestServer.start(APNSTestServerConfiguration(handshakeTimeout: 1))
        let client = try await TestClient.connect(to: server)
        let silent = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: server.port).get()
        try await silent.closeFuture.get()
        try await Task.sleep(for: .milliseconds(200))
        #expect(try await client.send(TestCredentials().push()).status == 200)
        await server.stop()
    }
}
