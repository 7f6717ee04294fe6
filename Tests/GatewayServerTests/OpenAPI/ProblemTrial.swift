import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import JSONDocument
import Logging
import NIOCore
import Synchronization
import Testing

@testable import Gateway

/// A gateway without a network, which is called in ways that come to problems.
final class ProblemTrial: Sendable {
    /// How long a body may be.
    static let mostBytes = 4_096

    private let store: SQLiteStore
    private let client: any TestClientProtocol
    private let keys: [ProblemCall.Caller: String]
    private let told = Mutex<Set<Told>>([])

    private init(
        _ store: SQLiteStore, _ client: any TestClientProtocol, right: IssuedKey
    ) async throws {
        self.store = store
        self.client = client
        let register = OperatedStore(store)
        let all = Set(AccessScope.allCases)
        keys = [
            .weak: try await register.addKey(app: "tea", scopes: [], note: "").secret,
            .appless: try await register.addKey(app: nil, scopes: all, note: "").secret,
            .gone: try await register.addKey(app: "gone", scopes: all, note: "").secret,
            .right: right.secret,
            .stranger: IssuedKey(app: nil, scopes: [], note: "", at: 0).secret,
        ]
        let first = ProblemCall(try OpenAPIDocument.operation("sendMessages"), .keyConflict).with {
            $0.headers = [.idempotencyKey: "used"]
            $0.body = Self.message(to: ["alice"])
        }
        #expect(try await answer(to: first).status == .accepted)
        let webhooks = try OpenAPIDocument.operation("takeWebhook")
        let hook = ProblemCall(webhooks, .reusedSignature).with { $0.webhook(Self.signed) }
        #expect(try await answer(to: hook).status == .ok)
    }

    /// Runs `body`, and returns what was told.
    @discardableResult
    static func run(
        withPages: Bool = true, _ body: @Sendable @escaping (ProblemTrial) async throws -> Void
    ) async throws -> Set<Told> {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        var configuration = GatewayConfiguration()
        configuration.limits.body = mostBytes
        configuration.limits.lines = mostBytes
        configuration.limits.receivers = 2
        configuration.operation.livePage = withPages
        configuration.operation.metrics = withPages ? .key : .off
        var app = AppConfiguration(name: "tea")
        var vendor = VendorConfiguration(name: "easemob")
        vendor.webhookSecret = ConfiguredSecret(Array("s3cr3t".utf8))
        var (tencent, rongCloud) = (
            VendorConfiguration(name: "tencent"), VendorConfiguration(name: "rongcloud")
        )
        tencent.webhookSecret = ConfiguredSecret(Array(VendorHook.sharedSecret.utf8))
        tencent.webhookAppKey = "another"
        rongCloud.webhookSecret = tencent.webhookSecret
        app.vendors = [vendor, tencent, rongCloud]
        configuration.apps = [app]
        // The server's own key, which it knows without the store.
        let right = IssuedKey(app: "tea", scopes: Set(AccessScope.allCases), note: "", at: 0)
        let server = try GatewayServer(
            configuration, store: store, metrics: PrometheusRegistry(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, keys: [right.stored])
        return try await Application(router: server.router()).test(.router) { client in
            let trial = try await ProblemTrial(store, client, right: right)
            try await body(trial)
            return trial.told.withLock { $0 }
        }
    }

    /// Ends the store, so that everything fails that needs it.
    func close() async { await store.close() }

    /// Makes a call, and notes what it comes to.
    func provoke(_ call: ProblemCall) async throws {
        let code = try await code(of: call)
        #expect(code == call.code, "\(call.operation.id) \(call.uri)")
        if let code { told.withLock { _ = $0.insert(Told(call.operation, code)) } }
    }

    /// Makes a call after the store was closed.
    func provokeTrouble(at operation: DocumentedOperation) async throws {
        if operation.id == "getReadiness" { try await provoke(ProblemCall(operation, .notReady)) }
        guard operation.codes.contains(.store), operation.endpoint?.access != .signature else { return }
        try await provoke(ProblemCall(operation, .store).with { $0.caller = .stranger })
        // The key is known without the store, and the call gets as far as the core.
        if ["getPerson", "getMessage", "getBadge"].contains(operation.id) {
            try await provoke(ProblemCall(operation, .stopping))
        }
    }

    /// The code of the problem document that a call is answered with.
    private func code(of call: ProblemCall) async throws -> ProblemCode? {
        let answer = try await answer(to: call)
        let text = String(buffer: answer.body)
        let document = try? JSONDocument(text).root
        let code = try #require(
            document?["code"]?.string.flatMap { ProblemCode(rawValue: $0.string) },
            "\(call.operation.id) \(call.uri) got \(answer.status) and not \(call.code): \(text)")
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(answer.status == code.status && document?["status"]?.integer == code.status.code)
        #expect(document?["detail"]?.string?.isEmpty == false)
        #expect(
            (answer.headers[.retryAfter] != nil)
                == [.serviceUnavailable, .tooManyRequests].contains(code.status))
        #expect((answer.headers[.wwwAuthenticate] != nil) == (code.status == .unauthorized))
        return code
    }

    /// Makes a call.
    func answer(to call: ProblemCall) async throws -> TestResponse {
        var headers = call.headers
        if let key = keys[call.caller] { headers[.authorization] = "Bearer \(key)" }
        return try await client.execute(
            uri: call.uri, method: try #require(HTTPRequest.Method(call.operation.method)), headers: headers,
            body: call.operation.hasBody ? ByteBuffer(string: call.body) : nil)
    }
}
