import APNSTestServer
import Testing

@Suite("A client that shares no code with the server", .timeLimit(.minutes(5)))
struct IndependentClientTests {
    private static let path = "/3/device/\(TestPush.device(1))"
    private static let topic = ["-H", "apns-topic: com.example.app"]
    private static let body = ["-d", #"{"aps":{"alert":"hi"}}"#]

    /// Calls `body` with a server, and with curl and the arguments for a provider token that the server takes.
    private func asking(
        _ script: Script = Script(), _ body: (APNSTestServer, Curl, [String]) throws -> Void
    ) async throws {
        let credentials = try TestCredentials()
        try await APNSTestServer.serving(script, keys: [credentials.accepted]) { server in
            let curl = try Curl(server)
            try body(server, curl, ["-H", "authorization: \(try credentials.authorization())"])
            try curl.removeFile()
        }
    }

    @Test("A push is accepted, at the host's name and at its address", arguments: ["localhost", "127.0.0.1"])
    func accepted(host: String) async throws {
        try await asking { server, curl, token in
            let result = try curl.send(Self.path, host: host, token + Self.topic + Self.body)
            #expect(result.fields.first == "HTTP/2 200 ")
            #expect(result.fields.contains { $0.hasPrefix("apns-id: ") })
            #expect(result.body == "")
            #expect(server.received.first?.topic == "com.example.app")
            #expect(server.received.first?.payload == Array(Self.body[1].utf8))
        }
    }

    @Test("Refusals come with Apple's status and reason")
    func refused() async throws {
        try await asking { server, curl, token in
            let large = ["-d", Fault.alert(bytes: 4_097)]
            let cases: [(String, [String], String, String)] = [
                (Self.path, ["-X", "GET"], "405", "MethodNotAllowed"),
                ("/", token + Self.body, "404", "BadPath"),
                ("/3/device/xyz", token + Self.topic + Self.body, "400", "BadDeviceToken"),
                (Self.path, token + Self.topic + Self.topic + Self.body, "400", "DuplicateHeaders"),
                (Self.path, token + Self.body, "400", "MissingTopic"),
                (Self.path, token + Self.topic + ["-X", "POST"], "400", "PayloadEmpty"),
                (Self.path, token + Self.topic + large, "413", "PayloadTooLarge"),
                (Self.path, Self.topic + Self.body, "403", "MissingProviderToken"),
                (
                    Self.path, ["-H", "authorization: bearer a.b.c"] + Self.topic + Self.body, "403",
                    "InvalidProviderToken"
                ),
            ]
            for (path, arguments, status, reason) in cases {
                let result = try curl.send(path, arguments)
                #expect(result.fields.first == "HTTP/2 \(status) ", "\(reason)")
                #expect(result.fields.contains { $0.hasPrefix("apns-id: ") }, "\(reason)")
                #expect(result.body == "{\"reason\":\"\(reason)\"}")
            }
            #expect(server.tally.requests == cases.count)
            #expect(server.tally.refused.count == cases.count)
        }
    }

    @Test("A certificate that nobody trusts is the client's reason to leave")
    func untrusted() async throws {
        try await asking { server, curl, token in
            let result = try curl.send(Self.path, token + Self.body + ["--cacert", "/dev/null"])
            #expect(result.status != 0)
            #expect(server.tally.requests == 0)
        }
    }

    @Test("A client of HTTP/1 is cut off at once")
    func oldProtocol() async throws {
        try await asking { server, curl, token in
            let result = try curl.send(Self.path, token + Self.body + ["--http1.1"])
            #expect(result.status != 0 && result.status != Curl.timedOut)
            #expect(result.output == "")
            #expect(server.tally.requests == 0)
        }
    }
}
