import APNSDelivery
import Foundation
import Logging
import PushBridge
import Testing

@testable import Gateway

@Suite("Reading a configuration")
struct ConfigurationReadingTests {
    @Test("Without a file and without variables, the defaults count")
    func defaults() throws {
        let folder = try ConfigurationFolder()
        let store = "\(folder.path)/store.sqlite"
        let loaded = ConfigurationLoader(
            file: nil, environment: ["PUSHBRIDGE_STORE_PATH": store], now: { ConfigurationFolder.now }
        ).load()
        #expect(loaded.problems.isEmpty, "\(loaded.problems)")
        let configuration = loaded.configuration
        #expect(configuration.listen == ListenConfiguration() && configuration.listen.host == "127.0.0.1")
        #expect(configuration.limits == GatewayLimits() && configuration.limits.body == 65_536)
        #expect(configuration.apps.isEmpty && configuration.store.path == store)
    }

    @Test("Every key of a file reaches its value")
    func everyKey() throws {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        let loaded = try folder.load(Self.everything)
        #expect(!loaded.hasErrors, "\(loaded.problems)")
        let read = loaded.configuration
        #expect(read.listen.host == "localhost" && read.listen.port == 9_443)
        #expect(read.store.synchronous == .full && read.store.messages == .seconds(3 * 86_400))
        #expect(read.store.outcomes == .seconds(86_400) && read.store.keys == .seconds(172_800))
        #expect(read.store.retention == Retention(messages: 259_200_000, outcomes: 86_400_000))
        #expect(read.limits.body == 2_048 && read.limits.lines == 1 << 20 && read.limits.connections == 7)
        #expect(read.limits.requestTime == .seconds(5) && read.limits.waitTime == .milliseconds(1_500))
        #expect(read.limits.receivers == 9 && read.limits.backlog == 11 && read.limits.lag == .seconds(90))
        #expect(read.hosts == ["*.example.com", "h"] && read.operation.metrics == .off)
        #expect(!read.operation.livePage && read.operation.logLevel == .debug)
        #expect(read.operation.drainTime == .seconds(60))
        let app = try #require(read.app(named: "tea"))
        #expect(app.rules.when == .offlineEvent && !app.rules.countsSuppressed && app.rules.maximumTries == 3)
        #expect(!app.rules.collapsesByMessage && app.rules.recallLowersBadge && app.rules.sendsZeroBadge)
        #expect(app.hook?.url == "https://a.example.com/x" && app.hook?.secret.text == "hush-in-a-file")
        let vendor = try #require(app.vendor(named: "easemob"))
        #expect(vendor.profile?.topic == "com.example.tea" && vendor.pushesItself == true)
        #expect(vendor.webhookSecret?.text == "hush-in-a-file" && vendor.webhookMaximumAge == .seconds(120))
        let key = try #require(app.apns.first)
        #expect(key.name == "main" && key.team == "DEF123GHIJ" && key.keyID == "ABC123DEFG")
        #expect(key.topics == ["com.example.tea"] && key.environment == .sandbox)
        #expect(key.server == APNSServer(host: "::1", port: 8_443) && key.authorities == nil)
        #expect(key.privateKey.text.hasPrefix("-----BEGIN PRIVATE KEY-----"))
    }

    private static let everything = """
        listen: {host: localhost, port: 9443}
        store: {synchronous: full, retention: {messages: 3d, outcomes: 24h, keys: 2d}}
        limits: {body: 2KB, lines: 1MB, connections: 7, requestTime: 5s, waitTime: 1500ms, receivers: 9, backlog: 11, lag: 90s}
        hosts: ["*.example.com", h]
        metrics: off
        livePage: no
        logLevel: debug
        drainTime: 1m
        apps:
          tea:
            push: {when: offline-event, countsSuppressed: false, collapsesByMessage: false, attempts: 3}
            recall: {lowersBadge: true}
            badge: {sendsZero: true}
            hook: {url: "https://a.example.com/x", secretFile: webhook.secret}
            vendors:
              easemob:
                profile: easemob.json
                webhook: {secretFile: webhook.secret, maximumAge: 2m}
                pushesItself: true
            apns:
              main:
                team: DEF123GHIJ
                keyID: ABC123DEFG
                p8File: AuthKey.p8
                topics: [com.example.tea]
                environment: sandbox
                host: "[::1]:8443"
        """

    @Test("A variable overrides the file where it counts, and secrets may be in one")
    func environmentOverFile() throws {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        let pem = try String(contentsOfFile: "\(folder.path)/AuthKey.p8", encoding: .utf8)
        let loaded = try folder.load(
            Self.everything.replacing("tea:", with: "teaHouse-1:").replacing("p8File: AuthKey.p8", with: ""),
            environment: [
                "PUSHBRIDGE_LISTEN_PORT": "80", "PUSHBRIDGE_LOG_LEVEL": "warning",
                "PUSHBRIDGE_APPS_TEA_HOUSE_1_VENDORS_EASEMOB_WEBHOOK_SECRET": "from-a-variable",
                "PUSHBRIDGE_APPS_TEA_HOUSE_1_APNS_MAIN_P8": pem,
            ])
        #expect(!loaded.hasErrors, "\(loaded.problems)")
        let read = loaded.configuration
        #expect(read.listen.port == 80 && read.listen.host == "localhost")
        #expect(read.operation.logLevel == .warning && read.operation.drainTime == .seconds(60))
        let app = try #require(read.app(named: "teaHouse-1"))
        #expect(app.vendor(named: "easemob")?.webhookSecret?.text == "from-a-variable")
        #expect(app.apns.first?.privateKey.text == pem.trimmingCharacters(in: .newlines))
        #expect(app.hook?.secret.text == "hush-in-a-file")
    }

    @Test("A configuration is read again as it is then")
    func readAgain() throws {
        let folder = try ConfigurationFolder()
        let first = try folder.load("listen: {port: 8081}")
        #expect(first.configuration.listen.port == 8_081)
        #expect(try folder.load("listen: {port: 8082}").configuration.listen.port == 8_082)
        #expect(try folder.load("listen: {port: x}").hasErrors)
    }

    @Test("An app reaches the core with its profiles, its topic, its webhooks and the common bounds")
    func coreApp() throws {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        try folder.write("easemob.json", #"{"vendor":"easemob","badgeCap":7}"#)
        var configuration = try folder.load(ConfigurationProblemTests.sound).configuration
        configuration.limits.receivers = 5
        configuration.store.keys = .seconds(100_000)
        let app = try GatewayApp(
            try #require(configuration.apps.first), of: configuration, zones: { _ in nil })
        #expect(app.name == "tea" && app.rules.maximumReceivers == 5 && app.rules.keyLife == 100_000_000)
        #expect(app.webhooks.keys.sorted() == ["easemob"] && app.webhooks["easemob"]?.maximumAge == 600)
        let profile = try #require(app.translator.configuration.profiles.first)
        #expect(profile.topic == "com.example.tea" && profile.badgeCap == 7)
    }
}

extension ConfiguredSecret {
    /// The secret as text, for tests.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
