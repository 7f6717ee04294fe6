import APNSDelivery
import APNSTypes
import Testing

@Suite("Who cannot be talked to is named, in time")
struct UnusableServerTests {
    @Test("Where connections are refused, the server is unreachable until the deadline")
    func unreachable() async throws {
        // A port that the system gives to no other test's server.
        try await expect(.unreachable, "connection refused", port: 1) {
            $0.deadline = .seconds(5)
        }
    }

    @Test("A name without an address is unreachable at once")
    func unknownName() async throws {
        try await expect(.unreachable, "has no address", host: "nowhere.invalid", port: 443)
    }

    @Test("A certificate of an authority that is not trusted is refused")
    func untrusted() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        try await expect(
            .untrustedCertificate, "not signed by an authority", port: server.port,
            authority: TestCertificate.elsewhere.get().authority)
        try await server.stop()
    }

    @Test("A certificate for another host is refused")
    func otherHost() async throws {
        let elsewhere = try TestCertificate.elsewhere.get()
        let server = try await ScriptedServer.start(certificate: elsewhere) { _ in .answer(200) }
        for host in ["localhost", "127.0.0.1"] {
            try await expect(
                .hostNameMismatch, "another host", host: host, port: server.port,
                authority: elsewhere.authority)
        }
        try await server.stop()
    }

    @Test("A certificate for every host without a dot is for none", arguments: ["DNS:*", "DNS:l*"])
    func anyHost(names: String) async throws {
        let anywhere = try TestCertificate(names: names)
        let server = try await ScriptedServer.start(certificate: anywhere) { _ in .answer(200) }
        try await expect(
            .hostNameMismatch, "which is any host", port: server.port, authority: anywhere.authority)
        try await server.stop()
    }

    @Test("A certificate that names the host itself serves, whatever else it names")
    func exactHost() async throws {
        let certificate = try TestCertificate(names: "DNS:*,DNS:LocalHost")
        let server = try await ScriptedServer.start(certificate: certificate) { _ in .answer(200) }
        let client = try testClient(port: server.port, authority: certificate.authority)
        #expect(await client.deliver(testPush()).isAccepted)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A certificate that names an address serves for that address")
    func address() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        let client = try testClient(port: server.port, host: "127.0.0.1")
        #expect(await client.deliver(testPush()).isAccepted)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A server that speaks HTTP/1 inside TLS is named")
    func http1() async throws {
        let server = try await ScriptedServer.start(protocols: ["http/1.1"]) { _ in .answer(200) }
        try await expect(.notHTTP2, "does not offer HTTP/2", port: server.port)
        try await server.stop()
    }

    @Test("A server that speaks HTTP/1 after agreeing on HTTP/2 breaks its rules")
    func http1AfterAll() async throws {
        let server = try await RawServer.start(answering: "HTTP/1.1 400 Bad Request\r\n\r\n", isTLS: true)
        let client = try testClient(port: server.port)
        let failure = try #require(await client.deliver(testPush()).failure)
        #expect(failure.cause == .protocolViolation)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A server without TLS is named")
    func plain() async throws {
        let server = try await RawServer.start(answering: "HTTP/1.1 400 Bad Request\r\n\r\n")
        try await expect(.tlsFailed, "does not answer with TLS", port: server.port)
        try await server.stop()
    }

    @Test("A server that stalls in the handshake is given up")
    func stalls() async throws {
        let server = try await RawServer.start(answering: nil)
        try await expect(.tlsFailed, "did not end in time", port: server.port) {
            $0.connectTimeout = .seconds(1)
            $0.deadline = .seconds(6)
        }
        try await server.stop()
    }

    @Test("A push whose deadline comes while a connection is being opened has waited for that")
    func slow() async throws {
        let server = try await RawServer.start(answering: nil)
        try await expect(.deadlineExceeded, "No connection was open", port: server.port) {
            $0.deadline = .milliseconds(300)
        }
        try await server.stop()
    }

    @Test("A server that allows no streams has not processed what waits for one")
    func noStreams() async throws {
        let server = try await ScriptedServer.start(maximumStreams: 0) { _ in .nothing }
        let client = try testClient(port: server.port) { $0.deadline = .seconds(3) }
        // May go out before the server can say that it allows none.
        _ = await client.deliver(testPush(1))
        let second = try #require(await client.deliver(testPush(2)).failure)
        #expect(second.cause == .deadlineExceeded && !second.mayHaveBeenProcessed)
        await client.shutdown()
        try await server.stop()
    }

    /// Expects a push to fail with a cause and without having been processed.
    private func expect(
        _ cause: DeliveryFailure.Cause, _ words: String, host: String = "localhost", port: Int,
        authority: [UInt8]? = nil, adjust: (inout APNSClientConfiguration) -> Void = { _ in },
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let client = try testClient(port: port, host: host, authority: authority, adjust: adjust)
        let report = await client.deliver(testPush())
        let failure = try #require(report.failure, sourceLocation: location)
        #expect(failure.cause == cause, sourceLocation: location)
        #expect(failure.message.contains(words), sourceLocation: location)
        #expect(!failure.mayHaveBeenProcessed && report.attempts == 0, sourceLocation: location)
        await client.shutdown()
    }
}
