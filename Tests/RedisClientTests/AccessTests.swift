import RedisTestServer
import Testing

@testable import Gateway

@Suite("Who may connect", .enabled(if: RedisServer.isInstalled), .timeLimit(.minutes(5)))
struct AccessTests {
    private static let lines = [
        "requirepass open:sesame@1", "user bridge on >s3cret/word ~* +@all",
    ]

    @Test(
        "User and password let in",
        arguments: [":open%3Asesame%401@", "default:open%3Asesame%401@", "bridge:s3cret%2Fword@"])
    func letIn(credentials: String) async throws {
        let server = try await RedisServer.start(Self.lines)
        try await withClient(of: "redis://\(credentials)127.0.0.1:\(server.port)") { client async throws in
            #expect(try await client.call(["PING"], at: nil) == .status("PONG"))
        }
        server.stop()
    }

    @Test(
        "A wrong user or password is named as such, without the password",
        arguments: ["", ":hidden1@", "bridge:hidden2@", "nobody:hidden3@"])
    func refused(credentials: String) async throws {
        let server = try await RedisServer.start(Self.lines)
        let client = RedisClient(try RedisAddress("redis://\(credentials)127.0.0.1:\(server.port)"))
        let failed = await failure { () throws(RedisError) in
            try await client.connect()
            return .null
        }
        let reason = try #require(failed.error?.reason)
        #expect(reason.contains("WRONGPASS") || credentials.isEmpty && reason.contains("NOAUTH"), "\(reason)")
        #expect(!reason.contains("hidden"))
        await client.close()
        server.stop()
    }

    @Test("TLS lets in where the certificate is trusted and for the host")
    func secure() async throws {
        let server = try await Self.secureServer(Certificate.loopback.get())
        var options = RedisClient.Options()
        options.authoritiesFile = server.folder + "/cert.pem"
        for host in ["127.0.0.1", "localhost"] {
            try await withClient(of: "rediss://\(host):\(server.port)", options) { client async throws in
                #expect(try await client.call(["PING"], at: nil) == .status("PONG"))
            }
        }
        server.stop()
    }

    @Test("TLS refuses a certificate that is for another host, or not trusted, and a server without TLS")
    func insecure() async throws {
        let elsewhere = try await Self.secureServer(Certificate.elsewhere.get())
        let loopback = try await Self.secureServer(Certificate.loopback.get())
        let cases: [(server: RedisServer, authorities: String?, scheme: String, words: String)] = try await [
            (elsewhere, elsewhere.folder + "/cert.pem", "rediss", "is for another host"),
            (
                loopback, elsewhere.folder + "/cert.pem", "rediss",
                "not signed by an authority"
            ),
            (loopback, nil, "rediss", "not signed by an authority"),
            (loopback, "/nowhere.pem", "rediss", "cannot be read from /nowhere.pem"),
            (loopback, nil, "redis", "was lost"),
            (RedisServer.shared(), nil, "rediss", "has not answered in time"),
        ]
        for (server, authorities, scheme, words) in cases {
            var options = RedisClient.Options()
            options.authoritiesFile = authorities
            let address = try RedisAddress("\(scheme)://127.0.0.1:\(server.port)")
            let client = RedisClient(address, options: options)
            let failed = await failure { () throws(RedisError) in
                try await client.connect()
                return .null
            }
            #expect(failed.error?.reason?.contains(words) == true, "\(failed)")
        }
        elsewhere.stop()
        loopback.stop()
    }

    private static func secureServer(_ certificate: Certificate) async throws -> RedisServer {
        try await RedisServer.start(
            [
                "port 0", "tls-port PORT", "tls-cert-file FOLDER/cert.pem", "tls-key-file FOLDER/key.pem",
                "tls-ca-cert-file FOLDER/cert.pem", "tls-auth-clients no",
            ], files: ["cert.pem": certificate.certificate, "key.pem": certificate.key])
    }
}
