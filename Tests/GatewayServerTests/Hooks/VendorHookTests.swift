import Hummingbird
import HummingbirdTesting
import JSONDocument
import Logging
import NIOCore
import Testing

@testable import Gateway

@Suite("Webhooks that are signed in their address, over HTTP")
struct VendorHookTests {
    @Test("A message that was sent is taken once, wherever the vendor says so", arguments: VendorHook.sent)
    func sent(_ hook: VendorHook) async throws {
        try await Self.serve { client, store in
            let answers = [try await client.post(hook), try await client.post(hook)]
            #expect(answers.map(\.status) == [.ok, .ok])
            #expect(answers.allSatisfy { $0.body.readableBytes == 0 })
            #expect(try await store.backlog().jobs == 1)
        }
    }

    @Test("What is asked before sending is allowed in the vendor's words", arguments: VendorHook.asked)
    func asked(_ hook: VendorHook) async throws {
        try await Self.serve { client, store in
            let answer = try await client.post(hook)
            #expect(answer.status == .ok)
            #expect(String(buffer: answer.body) == hook.permission)
            #expect(try await store.backlog().jobs == 0)
        }
    }

    @Test(
        "What the vendor did not sign, or not now, is refused", arguments: VendorHook.sent + VendorHook.asked)
    func refused(_ hook: VendorHook) async throws {
        var (forged, stale, unsigned) = (hook, hook, hook)
        forged.secret = "other"
        stale.age = 3_600
        unsigned.isSigned = false
        try await Self.serve { [forged, stale, unsigned] client, store in
            for (hook, reason) in [(forged, "checksum"), (stale, "stale"), (unsigned, "no signature")] {
                let answer = try await client.post(hook)
                #expect(answer.status == .unauthorized)
                let document = try JSONDocument(String(buffer: answer.body)).root
                #expect(document["detail"]?.string?.string.contains(reason) == true, "\(answer.body)")
            }
            #expect(try await store.backlog().jobs == 0)
        }
    }

    @Test("A message to a live group is taken, and nobody gets a push")
    func liveGroup() async throws {
        let hook = VendorHook.tencent(
            "Group.CallbackAfterSendMsg", to: #""GroupId":"teahouse","Type":"AVChatRoom""#,
            namesCommand: false)
        try await Self.serve { client, store in
            let answer = try await client.post(hook)
            #expect(answer.status == .ok)
            #expect(try await store.backlog().jobs == 0)
        }
    }

    /// Serves an app of both vendors, in which bob has a device, and calls it over the network.
    private static func serve(
        _ body: @Sendable @escaping (any TestClientProtocol, SQLiteStore) async throws -> Void
    ) async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        var configuration = GatewayConfiguration()
        configuration.apps = [
            AppConfiguration(
                name: "tea",
                vendors: ["tencent", "rongcloud"].map { name in
                    VendorConfiguration(
                        name: name, webhookSecret: ConfiguredSecret(Array(VendorHook.sharedSecret.utf8)))
                })
        ]
        let key = IssuedKey(app: "tea", scopes: Set(AccessScope.allCases), note: "", at: 0)
        let server = try GatewayServer(
            configuration, store: store, metrics: PrometheusRegistry(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, keys: [key.stored])
        try await Application(router: server.router()).test(.live) { client in
            let token = String(repeating: "b0", count: 32)
            for (path, text) in [
                ("people/bob", #"{"devices":[{"token":"\#(token)","topic":"com.example.tea"}]}"#),
                ("groups/teahouse", #"{"members":["alice","bob"]}"#),
            ] {
                let answer = try await client.execute(
                    uri: "/v1/\(path)", method: .put, headers: [.authorization: "Bearer \(key.secret)"],
                    body: ByteBuffer(string: text))
                #expect(answer.status.kind == .successful, "\(String(buffer: answer.body))")
            }
            try await body(client, store)
        }
        await store.close()
    }
}

extension TestClientProtocol {
    /// Calls as the vendor does.
    fileprivate func post(_ hook: VendorHook) async throws -> TestResponse {
        let (query, headers) = try hook.signed()
        return try await execute(
            uri: "/webhooks/tea/\(hook.vendor)?\(query)", method: .post, headers: headers,
            body: ByteBuffer(string: hook.body))
    }
}
