internal import APNSDelivery
internal import CoreMetrics
internal import Logging
internal import ProviderToken
internal import PushBridge
internal import Synchronization

/// Hands pushes to Apple with the key of their app and topic: one client for each key and server.
///
/// Waits between tries are short, since the gateway tries longer by itself.
final class TopicDelivery: PushDelivery {
    private let state = Mutex(State())
    private let logger: Logger
    private let metrics: any MetricsFactory
    private let failures: FailureLog

    /// What one lock guards.
    private struct State {
        var routes = DeliveryRoutes([])
        var clients: [ClientIdentity: APNSClient] = [:]
        /// One source of tokens for each key.
        var sources: [KeyIdentity: ProviderTokenSource] = [:]
    }

    /// Makes the clients of all apps; nothing is sent or opened yet.
    init(
        apps: [AppConfiguration], logger: Logger = Logger(label: "pushbridge.apns"),
        metrics: any MetricsFactory = MetricsSystem.factory
    ) throws {
        (self.logger, self.metrics) = (logger, metrics)
        failures = FailureLog(logger: logger)
        try replace(apps: apps)
    }

    /// Takes other apps from now on.
    ///
    /// Clients whose key and server stay are kept with their connections; the others end when each push that they took has
    /// its outcome. Where this throws, everything stays as it was.
    func replace(apps: [AppConfiguration]) throws {
        let known = state.withLock { $0 }
        var new = State(routes: DeliveryRoutes(apps))
        for identity in new.routes.identities {
            let key = identity.key
            let source = try new.sources[key] ?? known.sources[key] ?? Self.source(key)
            new.sources[key] = source
            new.clients[identity] = try known.clients[identity] ?? client(identity, source)
        }
        state.withLock { [new] in $0 = new }
        let dropped = known.clients.filter { new.clients[$0.key] == nil }.map(\.value)
        guard !dropped.isEmpty else { return }
        Task { for client in dropped { await client.shutdown() } }
    }

    /// Sends a push of an app and waits for its outcome.
    ///
    /// A push without a topic, or with one that no key of the app has, fails without being sent.
    func deliver(
        _ push: APNSPush, of app: String, environment: Device.Environment
    ) async -> DeliveryReport {
        let choice = state.withLock { state in
            state.routes.client(for: push.request.headers.topic, of: app, environment).map {
                state.clients[$0]
            }
        }
        let report =
            switch choice {
            case .success(let client?): await client.deliver(push)
            case .success(nil):
                Self.report(DeliveryFailure(.shutDown, "The delivery was shut down."), push)
            case .failure(let failure): Self.report(failure, push)
            }
        if case .failed(let failure) = report.outcome { failures.note(failure, of: app) }
        return report
    }

    /// Takes no more pushes, and waits until each one taken has its outcome.
    func shutdown() async {
        let clients = state.withLock { state in
            defer { state.clients = [:] }
            return state.clients.values.map { $0 }
        }
        await withDiscardingTaskGroup { group in
            for client in clients { group.addTask { await client.shutdown() } }
        }
    }

    private func client(_ identity: ClientIdentity, _ tokens: ProviderTokenSource) throws -> APNSClient {
        var configuration = APNSClientConfiguration(server: identity.server)
        configuration.deadline = .seconds(10)
        configuration.retries.maximumAttempts = 2
        configuration.retries.throttlingDelay = .milliseconds(500)
        configuration.additionalTrustRoots = identity.authorities
        return try APNSClient(configuration: configuration, tokens: tokens, logger: logger, metrics: metrics)
    }

    private static func source(_ key: KeyIdentity) throws(ProviderTokenError) -> ProviderTokenSource {
        ProviderTokenSource(
            signer: ProviderTokenSigner(
                key: try SigningKey(pem: key.privateKey.bytes),
                keyIdentifier: try KeyIdentifier(validating: key.keyID),
                teamIdentifier: try TeamIdentifier(validating: key.team)))
    }

    private static func report(_ failure: DeliveryFailure, _ push: APNSPush) -> DeliveryReport {
        DeliveryReport(outcome: .failed(failure), apnsID: push.request.headers.id, attempts: 0)
    }
}

/// What one client serves: two configurations with the same identity share it.
struct ClientIdentity: Hashable, Sendable {
    let key: KeyIdentity
    let server: APNSServer
    let authorities: [UInt8]?
}

/// A signing key of a team; Apple takes few new tokens of one, whichever server they go to.
struct KeyIdentity: Hashable, Sendable {
    let team: String
    let keyID: String
    let privateKey: ConfiguredSecret

    init(_ key: APNSKeyConfiguration) {
        (team, keyID, privateKey) = (key.team, key.keyID, key.privateKey)
    }
}

/// Says in the log why pushes fail: outcomes have a word for it only.
///
/// Each cause of an app is told once a minute, however many pushes fail by it.
final class FailureLog: Sendable {
    private struct Cause: Hashable {
        let app: String
        let cause: DeliveryFailure.Cause
    }

    private let logger: Logger
    private let pause: Duration
    private let told = Mutex<[Cause: ContinuousClock.Instant]>([:])

    /// Tells a cause again after a pause.
    init(logger: Logger, pause: Duration = .seconds(60)) {
        self.logger = logger
        self.pause = pause
    }

    /// Notes that a push of an app failed.
    func note(_ failure: DeliveryFailure, of app: String) {
        // The process ends, or the configuration was changed; the push is made again.
        guard failure.cause != .shutDown else { return }
        let now = ContinuousClock.now
        let isNew = told.withLock { told in
            let cause = Cause(app: app, cause: failure.cause)
            if let last = told[cause], now - last < pause { return false }
            told[cause] = now
            return true
        }
        guard isNew else { return }
        logger.warning(
            "Pushes fail.",
            metadata: [
                "app": "\(app)", "reason": "\(failure.cause.rawValue)", "cause": "\(failure.description)",
            ])
    }
}
