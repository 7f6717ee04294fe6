import APNSDelivery
import APNSTestServer
import APNSTypes
import ProviderToken
import PushBridge
import Testing

@testable import Gateway

@Suite("Pushes to Apple, by app and topic")
struct TopicDeliveryTests {
    /// A server that takes one key, and how it is configured.
    private struct Server {
        let server: APNSTestServer
        let privateKey: ConfiguredSecret

        init(keyID: String) async throws {
            let pem = try InventedKey.pem()
            privateKey = ConfiguredSecret(pem)
            let key = AcceptedKey(
                keyIdentifier: try KeyIdentifier(validating: keyID),
                teamIdentifier: try TeamIdentifier(validating: "DEF123GHIJ"),
                key: try VerificationKey(pem: pem))
            server = try await APNSTestServer.start(APNSTestServerConfiguration(keys: [key]))
        }

        func key(
            _ keyID: String, topics: [String], environment: Device.Environment? = nil
        ) -> APNSKeyConfiguration {
            APNSKeyConfiguration(
                name: keyID, team: "DEF123GHIJ", keyID: keyID, privateKey: privateKey, topics: topics,
                environment: environment, server: APNSServer(host: "127.0.0.1", port: server.port),
                authorities: server.caCertificate)
        }
    }

    private static func push(topic: String?, type: PushType = .alert) -> APNSPush {
        APNSPush(
            deviceToken: UTF8Text(String(repeating: "ab", count: 32)),
            request: APNSRequest(
                headers: APNSHeaders(pushType: type, topic: topic.map { UTF8Text($0) }),
                payload: Array(#"{"aps":{"alert":"Tea is ready"}}"#.utf8)))
    }

    @Test("Each push goes with the key of its app and topic, whatever suffix its push type has")
    func routes() async throws {
        let first = try await Server(keyID: "KEY1111111")
        let second = try await Server(keyID: "KEY2222222")
        let delivery = try TopicDelivery(apps: [
            AppConfiguration(
                name: "tea",
                apns: [
                    first.key("KEY1111111", topics: ["com.example.tea"]),
                    second.key("KEY2222222", topics: ["com.example.coffee"]),
                ]),
            AppConfiguration(name: "shop", apns: [second.key("KEY2222222", topics: ["com.example.shop"])]),
        ])
        let pushes: [(topic: String, type: PushType, app: String)] = [
            ("com.example.tea", .alert, "tea"), ("com.example.tea.voip", .voip, "tea"),
            ("com.example.coffee", .alert, "tea"),
            ("com.example.shop", .alert, "shop"),
        ]
        for push in pushes {
            let report = await delivery.deliver(
                Self.push(topic: push.topic, type: push.type), of: push.app, environment: .production)
            guard case .accepted = report.outcome else {
                Issue.record("\(push.topic): \(report.outcome)")
                continue
            }
        }
        #expect(first.server.received.map(\.topic) == ["com.example.tea", "com.example.tea.voip"])
        #expect(
            second.server.received.map(\.topic) == [
                "com.example.coffee", "com.example.shop",
            ])
        await delivery.shutdown()
        await first.server.stop()
        await second.server.stop()
    }

    @Test("A push that no key of its app may sign fails, says why, and is not sent")
    func noRoute() async throws {
        let server = try await Server(keyID: "KEY1111111")
        let delivery = try TopicDelivery(apps: [
            AppConfiguration(
                name: "tea",
                apns: [server.key("KEY1111111", topics: ["com.example.tea"], environment: .production)]),
            AppConfiguration(name: "shop"),
        ])
        let cases: [(String?, String, Device.Environment, DeliveryFailure.Cause, String)] = [
            (nil, "tea", .production, .providerToken, "No APNs key can be chosen, for the push has no topic"),
            (
                "com.example.shop", "tea", .production, .providerToken,
                "No APNs key of the app tea has the topic"
            ),
            (
                "com.example.tea", "shop", .production, .providerToken,
                "No APNs key of the app shop has the topic"
            ),
            ("com.example.tea", "other", .production, .providerToken, "No APNs key of the app other"),
            (
                "com.example.tea", "tea", .sandbox, .providerToken,
                "The APNs key of the topic com.example.tea is not for sandbox"
            ),
        ]
        for (topic, app, environment, cause, words) in cases {
            let report = await delivery.deliver(Self.push(topic: topic), of: app, environment: environment)
            guard case .failed(let failure) = report.outcome else {
                Issue.record("\(report.outcome)")
                continue
            }
            #expect(failure.cause == cause && failure.message.hasPrefix(words) && report.attempts == 0)
            #expect(!failure.mayHaveBeenProcessed)
        }
        #expect(server.server.received.isEmpty)
        await delivery.shutdown()
        let late = await delivery.deliver(
            Self.push(topic: "com.example.tea"), of: "tea", environment: .production)
        #expect(late.failure?.cause == .shutDown)
        await server.server.stop()
    }

    @Test("A reload keeps the connections of keys that stay, and a key that cannot sign changes nothing")
    func reload() async throws {
        let server = try await Server(keyID: "KEY1111111")
        let key = server.key("KEY1111111", topics: ["com.example.tea"])
        let delivery = try TopicDelivery(apps: [AppConfiguration(name: "tea", apns: [key])])
        func isAccepted(_ topic: String) async -> Bool {
            await delivery.deliver(Self.push(topic: topic), of: "tea", environment: .production).isAccepted
        }
        #expect(await isAccepted("com.example.tea"))
        var more = key
        more.topics.append("com.example.more")
        try delivery.replace(apps: [AppConfiguration(name: "tea", apns: [more])])
        #expect(await isAccepted("com.example.more"))
        #expect(server.server.tally.connections == 1)
        var broken = key
        broken.keyID = "KEY9999999"
        broken.privateKey = ConfiguredSecret(Array("no key".utf8))
        #expect(throws: ProviderTokenError.self) {
            try delivery.replace(apps: [AppConfiguration(name: "tea", apns: [broken])])
        }
        #expect(await isAccepted("com.example.more"))
        try delivery.replace(apps: [])
        #expect(await !isAccepted("com.example.tea"))
        await delivery.shutdown()
        await server.server.stop()
    }

    @Test("To try the gateway, every app gets the invented key, and its pushes stay on this machine")
    func tryServer() async throws {
        let server = try await TryServer()
        let empty = server.configuration(insteadOf: GatewayConfiguration())
        #expect(empty.apps.map(\.name) == [TryServer.appName])
        #expect(empty.apps.first?.vendors.count ?? 0 >= 2)
        var own = GatewayConfiguration()
        let real = APNSKeyConfiguration(
            name: "real", team: "T", keyID: "K", privateKey: ConfiguredSecret([1]),
            topics: ["com.example.tea"])
        own.apps = [AppConfiguration(name: "tea", apns: [real])]
        let tried = server.configuration(insteadOf: own)
        #expect(tried.apps.first?.apns.map(\.name) == ["invented"])
        let delivery = try TopicDelivery(apps: empty.apps + tried.apps)
        for (app, topic) in [(TryServer.appName, TryServer.topic), ("tea", "com.example.tea")] {
            let report = await delivery.deliver(Self.push(topic: topic), of: app, environment: .production)
            #expect(report.isAccepted)
        }
        #expect(server.server.received.count == 2)
        await delivery.shutdown()
        await server.stop()
    }
}

extension DeliveryReport {
    fileprivate var isAccepted: Bool {
        if case .accepted = outcome { return true }
        return false
    }

    fileprivate var failure: DeliveryFailure? {
        if case .failed(let failure) = outcome { return failure }
        return nil
    }
}
