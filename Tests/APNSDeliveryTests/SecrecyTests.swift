import APNSDelivery
import APNSTypes
import Logging
import Synchronization
import Testing

@Suite("What logs and failures never show")
struct SecrecyTests {
    @Test("At the finest log level, a device token is shortened, and no text or provider token is seen")
    func logs() async throws {
        let server = try await ScriptedServer.start {
            $0.number == 1
                ? .answer(400, #"{"reason":"BadDeviceToken"}"#) : .goAway(after: 0, #"{"reason":"Shutdown"}"#)
        }
        let log = LogText()
        var logger = Logger(label: "test") { _ in log }
        logger.logLevel = .trace
        var configuration = APNSClientConfiguration(server: APNSServer(host: "localhost", port: server.port))
        configuration.additionalTrustRoots = try TestCertificate.localhost.get().authority
        configuration.deadline = .seconds(5)
        let client = try APNSClient(configuration: configuration, tokens: testTokens(), logger: logger)
        var push = testPush(1)
        push.deviceToken = "feedfacefeedfacefeedfacefeedfacefeedfacefeedfacefeedfacefeedface"
        push.request.payload = Array(#"{"aps":{"alert":"private words"}}"#.utf8)
        var texts = [String(describing: await client.deliver(push).outcome)]
        texts.append(String(describing: await client.deliver(push).failure))
        push.deviceToken = "secret-device-token"
        texts.append(String(describing: await client.deliver(push).failure))
        await client.shutdown()
        texts.append(log.text.withLock { $0 })
        #expect(
            texts[3].contains("feed…") && texts[3].contains("BadDeviceToken") && texts[3].contains("Shutdown")
        )
        for secret in ["feedface", "private words", "token-1", "bearer", "secret-device"] {
            #expect(!texts.joined().contains(secret))
        }
        try await server.stop()
    }
}

/// A log that is one text.
private struct LogText: LogHandler {
    let text = Shared()
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    final class Shared: Sendable {
        private let state = Mutex("")
        func withLock<R>(_ body: (inout sending String) -> sending R) -> R { state.withLock(body) }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        text.withLock { $0 += "\(event.level) \(event.message) \(all)\n" }
    }
}
