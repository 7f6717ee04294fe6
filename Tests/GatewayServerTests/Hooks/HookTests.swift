import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization
import Testing
import VendorSignature

@testable import Gateway

@Suite("Outgoing hooks")
struct HookTests {
    @Test("A request is signed as the Standard Webhooks specification has it")
    func signature() throws {
        let outcome = StoredOutcome(
            cursor: 3, outcome: NewOutcome(message: nil, receiver: "bob", outcome: "accepted", at: 5))
        let request = try #require(HookRequest([outcome], of: "tea", at: 1_614_265_330))
        let headers = Dictionary(
            uniqueKeysWithValues: request.headers(signedWith: try SharedSecret(Array("secret".utf8))))
        #expect(headers["webhook-id"] == "tea-3-3")
        #expect(headers["webhook-timestamp"] == "1614265330")
        #expect(
            String(decoding: request.body, as: UTF8.self)
                == #"{"cursor":3,"receiver":"bob","outcome":"accepted","at":5}"# + "\n")
        // As Python makes it: base64 of hmac.digest(b"secret", b"tea-3-3.1614265330." + body, "sha256").
        #expect(headers["webhook-signature"] == "v1,D51NzhvlXXMvLF93COf2jXWk9z0lqZtcBpWWYl3s3JQ=")
    }

    @Test("Outcomes are told in order, again after a failure, and each once when the app takes them")
    func telling() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        try await Self.settle(["u1", "u2", "u3"], in: store)
        let listener = try await HookListener(refusing: 1)
        try await Self.tell(listener, from: store) { try await store.hook(.taken, app: "tea") == 3 }
        let calls = listener.calls
        #expect(calls.map(\.status) == [503, 200])
        #expect(calls[0].body == calls[1].body && calls[0].id == calls[1].id)
        #expect(calls[1].body.split(separator: "\n").count == 3)
        #expect(try await store.hook(.taken, app: "tea") == 3)
        await listener.stop()
        await store.close()
    }

    @Test("What was offered and not taken is offered again as the same request, by another process too")
    func sameRequest() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        try await Self.settle(["u1", "u2"], in: store)
        let listener = try await HookListener(refusing: 2)
        // Each is a process of its own: after the first call, more outcomes are there.
        for end in [1, 5] {
            try await Self.tell(listener, from: store) {
                let position = try await store.hook(.taken, app: "tea")
                return end == 1 ? !listener.calls.isEmpty : position == end
            }
            if end == 1 { try await Self.settle(["u3", "u4", "u5"], in: store, message: 2) }
        }
        let calls = listener.calls
        #expect(
            calls.filter { $0.status == 503 }.allSatisfy { $0.id == "tea-1-2" && $0.body == calls[0].body })
        #expect(calls.filter { $0.status == 200 }.map(\.id) == ["tea-1-2", "tea-3-5"])
        await listener.stop()
        await store.close()
    }

    @Test("A secret of the Standard Webhooks specification stands for its bytes, and broken base64 for none")
    func secrets() throws {
        func key(_ secret: String) -> [UInt8]? {
            HookConfiguration(url: "", secret: ConfiguredSecret(Array(secret.utf8))).signingKey
        }
        #expect(key("whsec_c2VjcmV0") == Array("secret".utf8))
        #expect(key("c2VjcmV0") == Array("c2VjcmV0".utf8))
        #expect(key("whsec_not base64") == nil && key("whsec_") == nil)
        // The example of the specification's libraries.
        let secret = try #require(key("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        #expect(
            try SharedSecret(secret).authenticationCode(
                of: [UInt8]("msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{\"test\": 2432232314}".utf8))
                == [UInt8](Data(base64Encoded: "g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=") ?? Data()))
    }

    @Test("A redirect is no answer: no other address is called, and the outcomes stay to be told")
    func redirect() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        try await Self.settle(["u1"], in: store)
        let other = try await HookListener(refusing: 0)
        let listener = try await HookListener(
            refusing: 2, with: 307, location: "http://127.0.0.1:\(other.port)/outcomes")
        let metrics = PrometheusRegistry()
        try await Self.tell(listener, from: store, metrics: metrics) {
            try await store.hook(.taken, app: "tea") == 1
        }
        #expect(listener.calls.map(\.status) == [307, 307, 200])
        #expect(other.calls.isEmpty)
        #expect(
            metrics.metric("gateway_hook_requests_total")?.totals(by: "result")
                == ["refused": 2, "taken": 1])
        await listener.stop()
        await other.stop()
        await store.close()
    }

    /// Tells a listener what a store has, until something is so.
    private static func tell(
        _ listener: HookListener, from store: SQLiteStore,
        metrics: any MetricsFactory = NOOPMetricsHandler.instance, until isDone: () async throws -> Bool
    ) async throws {
        let hook = HookConfiguration(
            url: "http://127.0.0.1:\(listener.port)/outcomes",
            secret: ConfiguredSecret(Array("secret".utf8)))
        let clock = GatewayClock(
            now: { 1_795_400_000_000 }, sleep: { _ in try await Task.sleep(for: .milliseconds(5)) })
        let hooks = try OutcomeHooks(
            [AppConfiguration(name: "tea", hook: hook)], store: store, clock: clock,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, metrics: metrics)
        let running = Task { try await hooks.run() }
        for _ in 0..<1_000 {
            if try await isDone() { break }
            try await Task.sleep(for: .milliseconds(5))
        }
        running.cancel()
        _ = await running.result
    }

    private static func settle(
        _ receivers: [String], in store: SQLiteStore, message id: Int = 1
    ) async throws {
        let message = StoredMessage(
            id: MessageID(rawValue: id), surface: "api", source: "easemob/rest", acceptedAt: 1, body: [])
        _ = try await store.accept(
            Submission(
                app: "tea", messages: [message],
                jobs: receivers.map { NewJob(kind: .count, message: message.id, receiver: $0) }))
        for job in try await store.take(atMost: 10, of: "tea") {
            let outcome = NewOutcome(
                message: message.id, receiver: job.work.receiver, outcome: "counted", at: 2)
            try await store.settle(Settlement(job, .done, outcomes: [outcome]))
        }
    }
}

/// An app that takes outcomes, and refuses the first calls.
private final class HookListener: Sendable {
    struct Call: Sendable {
        let id: String?
        let body: String
        let status: Int
    }

    private final class Calls: Sendable {
        let all = Mutex<[Call]>([])
    }

    let port: Int
    private let state = Calls()
    private let task: Task<Void, any Error>

    var calls: [Call] { state.all.withLock { $0 } }

    init(refusing count: Int, with refusal: Int = 503, location: String? = nil) async throws {
        let state = state
        let router = Router()
        router.post("outcomes") { request, _ in
            let id = request.headers[HTTPField.Name("webhook-id") ?? .eTag]
            let body = String(buffer: try await request.body.collect(upTo: 1 << 20))
            let status = state.all.withLock { calls in
                let status = calls.count < count ? refusal : 200
                calls.append(Call(id: id, body: body, status: status))
                return status
            }
            var response = Response(status: .init(code: status))
            if status == refusal { response.headers[.location] = location }
            return response
        }
        let (ports, found) = AsyncStream.makeStream(of: Int.self)
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { found.yield($0.localAddress?.port ?? 0) },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        task = Task { try await application.run() }
        var first: Int?
        for await port in ports {
            first = port
            break
        }
        port = first ?? 0
    }

    func stop() async {
        task.cancel()
        _ = await task.result
    }
}
