internal import AsyncHTTPClient
internal import CoreMetrics
internal import Foundation
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import ServiceLifecycle
internal import Synchronization
internal import VendorSignature

/// Tells apps what became of their pushes, at least once each and in order.
final class OutcomeHooks: Service {
    /// An app's hook.
    private struct Hook: Sendable {
        let url: String
        let secret: SharedSecret
    }

    private let store: any Store
    private let clock: GatewayClock
    private let logger: Logger
    private let metrics: any MetricsFactory
    private let hooks: Mutex<[String: Hook]>

    /// How many outcomes one request tells.
    private static let most = 500

    init(
        _ apps: [AppConfiguration], store: any Store, clock: GatewayClock, logger: Logger,
        metrics: any MetricsFactory
    ) throws {
        self.store = store
        self.clock = clock
        self.logger = logger
        self.metrics = metrics
        hooks = Mutex(try Self.hooks(of: apps))
    }

    /// Takes other apps from now on.
    func replace(apps: [AppConfiguration]) throws {
        let others = try Self.hooks(of: apps)
        hooks.withLock { $0 = others }
    }

    private static func hooks(of apps: [AppConfiguration]) throws -> [String: Hook] {
        var hooks: [String: Hook] = [:]
        for app in apps {
            guard let hook = app.hook else { continue }
            guard let key = hook.signingKey else {
                throw GatewayError(
                    .unusable, "The secret of the hook of \(app.name) has no base64 behind whsec_.")
            }
            hooks[app.name] = Hook(url: hook.url, secret: try SharedSecret(key))
        }
        return hooks
    }

    func run() async throws {
        // Another host than the one that was configured is not to be called, and none takes outcomes by a redirect.
        let configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        try await HTTPClient.withHTTPClient(configuration: configuration) { client in
            await cancelWhenGracefulShutdown { await self.tellAll(by: client) }
        }
    }

    private func tellAll(by client: HTTPClient) async {
        await withDiscardingTaskGroup { group in
            var running: Set<String> = []
            while !Task.isCancelled {
                for app in hooks.withLock({ $0.keys.sorted() }) where running.insert(app).inserted {
                    group.addTask { await self.tell(app, by: client) }
                }
                do { try await clock.sleep(1_000) } catch { break }
            }
        }
    }

    /// Tells one app, for as long as the gateway runs; waits longer after each failure.
    private func tell(_ app: String, by client: HTTPClient) async {
        var pause = 1_000
        while !Task.isCancelled {
            let isTold: Bool?
            if let hook = hooks.withLock({ $0[app] }) {
                isTold = await tellNext(app, hook, by: client)
            } else {
                isTold = nil
            }
            switch isTold {
            case true?: pause = 1_000
            case nil:
                pause = 1_000
                do { try await clock.sleep(pause) } catch { return }
            case false?:
                do { try await clock.sleep(pause) } catch { return }
                pause = min(2 * pause, 300_000)
            }
        }
    }

    /// Tells what was not told yet.
    ///
    /// - Returns: Whether the app took it; nil when there is nothing to tell, or another gateway tells it.
    private func tellNext(_ app: String, _ hook: Hook, by client: HTTPClient) async -> Bool? {
        do {
            guard try await store.leads(app: app) else { return nil }
            let position = try await store.hook(.taken, app: app)
            let offered = try await store.hook(.offered, app: app)
            var outcomes = try await store.outcomes(app: app, after: position, limit: Self.most)
            // What was offered before, and perhaps taken, is offered again as the same request, without what came since.
            if let last = outcomes.lastIndex(where: { $0.cursor <= offered }) {
                outcomes.removeSubrange((last + 1)...)
            }
            guard let request = HookRequest(outcomes, of: app, at: clock.now() / 1_000) else { return nil }
            if request.position != offered { try await store.setHook(.offered, request.position, app: app) }
            let status = try await send(request, to: hook, by: client)
            guard (200..<300).contains(status) else {
                count("refused", app)
                logger.warning(
                    "A hook did not take outcomes.", metadata: ["app": "\(app)", "status": "\(status)"])
                return false
            }
            count("taken", app)
            try await store.setHook(.taken, request.position, app: app)
            return true
        } catch {
            if Task.isCancelled { return false }
            count("failed", app)
            logger.warning(
                "Outcomes could not be told.", metadata: ["app": "\(app)", "cause": "\(Self.cause(error))"])
            return false
        }
    }

    private func count(_ result: String, _ app: String) {
        Counter(
            label: "gateway_hook_requests", dimensions: [("app", app), ("result", result)], factory: metrics
        ).increment()
    }

    /// Why a request failed; the address stays out, since it may hold what is secret.
    private static func cause(_ error: any Error) -> String {
        (error as? HTTPClientError)?.shortDescription ?? "\(error)"
    }

    private func send(_ request: HookRequest, to hook: Hook, by client: HTTPClient) async throws -> UInt {
        var call = HTTPClientRequest(url: hook.url)
        call.method = .POST
        for (name, value) in request.headers(signedWith: hook.secret) {
            call.headers.add(name: name, value: value)
        }
        call.body = .bytes(ByteBuffer(bytes: request.body))
        let response = try await client.execute(call, timeout: .seconds(10))
        _ = try? await response.body.collect(upTo: 1 << 16)
        return response.status.code
    }
}

/// One request that tells an app of outcomes, signed as the Standard Webhooks specification (2023) has it.
///
/// The signature is the HMAC-SHA-256 of identifier, time and body with dots between. The identifier is the same whenever
/// the same outcomes are told again.
struct HookRequest {
    let id: String
    /// Unix seconds.
    let timestamp: Int
    /// JSON Lines, an outcome each.
    let body: [UInt8]
    /// How far it tells.
    let position: Int

    /// Makes a request of outcomes; nil of none.
    init?(_ outcomes: [StoredOutcome], of app: String, at seconds: Int) {
        guard let first = outcomes.first, let last = outcomes.last else { return nil }
        id = "\(app)-\(first.cursor)-\(last.cursor)"
        timestamp = seconds
        body = StoredOutcome.lines(outcomes)
        position = last.cursor
    }

    /// The headers that let the app verify it.
    func headers(signedWith secret: SharedSecret) -> [(String, String)] {
        let signed = Array("\(id).\(timestamp).".utf8) + body
        let code = Data(secret.authenticationCode(of: signed)).base64EncodedString()
        return [
            ("content-type", "application/x-ndjson"), ("webhook-id", id),
            ("webhook-timestamp", String(timestamp)), ("webhook-signature", "v1,\(code)"),
        ]
    }
}
