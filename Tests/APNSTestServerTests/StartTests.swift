import Testing

@testable import APNSTestServer

@Suite("The start of a server", .timeLimit(.minutes(5)))
struct StartTests {
    @Test("A port that is taken is an error that names it")
    func takenPort() async throws {
        try await APNSTestServer.serving { server in
            let error = await #expect(throws: APNSTestServerError.self) {
                try await APNSTestServer.start(APNSTestServerConfiguration(port: server.port))
            }
            #expect(error?.code == .cannotListen)
            #expect(error?.message.contains("127.0.0.1:\(server.port)") ?? false)
        }
    }

    @Test("A stopped server gives its port back")
    func stop() async throws {
        let first = try await APNSTestServer.start()
        let client = try await TestClient.connect(to: first)
        await first.stop()
        try await client.closed()
        let second = try await APNSTestServer.start(APNSTestServerConfiguration(port: first.port))
        #expect(second.port == first.port)
        await second.stop()
    }

    @Test("A given certificate is shown, and what it is not for is refused")
    func givenCertificate() async throws {
        let files = try CertificateFiles(.generated)
        let identity = ServerIdentity.pem(certificates: files.chain, key: files.key)
        let server = try await APNSTestServer.start(APNSTestServerConfiguration(identity: identity))
        #expect(server.caCertificate == files.chain)
        let client = try await TestClient.connect(to: server)
        #expect(try await client.send(try TestCredentials().push()).status == 200)
        await server.stop()
    }

    @Test("A certificate that cannot be used is an error")
    func unusableCertificate() async throws {
        let (files, others) = (try CertificateFiles(.generated), try CertificateFiles(.generated))
        let identities: [ServerIdentity] = [
            .pem(certificates: Array("nothing".utf8), key: files.key),
            .pem(certificates: files.chain, key: Array("nothing".utf8)),
            .pem(certificates: files.chain, key: others.key),
            .pem(certificates: [], key: []),
        ]
        for identity in identities {
            let error = await #expect(throws: APNSTestServerError.self) {
                try await APNSTestServer.start(APNSTestServerConfiguration(identity: identity))
            }
            #expect(error?.code == .unusableCertificate)
        }
    }

    @Test("What was made for one server is not what another one is trusted by")
    func ownAuthority() throws {
        #expect(try CertificateFiles(.generated).authority != CertificateFiles(.generated).authority)
    }
}
