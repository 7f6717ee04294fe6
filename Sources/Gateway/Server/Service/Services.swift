internal import CoreMetrics
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// What the routes work with.
struct GatewayService: Sendable {
    let gateway: Gateway
    let keys: KeyRing
    let limits: GatewayLimits
    /// Room for the bodies of callers who showed a key.
    let room: BodyMemory
    /// Room for the bodies of webhooks, whose callers are known only by their bodies: these keep no others from being read.
    let webhookRoom: BodyMemory
    /// Where calls run of which nothing is kept.
    let threads: StatelessThreads

    init(gateway: Gateway, keys: KeyRing, limits: GatewayLimits, metrics: any MetricsFactory) {
        self.gateway = gateway
        self.keys = keys
        self.limits = limits
        room = BodyMemory(most: max(256 << 20, 2 * limits.lines), metrics: metrics)
        threads = StatelessThreads(most: limits.stateless)
        webhookRoom = BodyMemory(most: max(128 << 20, 2 * limits.body), metrics: metrics)
    }

    /// Checks that the caller's key has a scope.
    ///
    /// - Throws: ``Problem`` for somebody without a key, or with one that does not allow it.
    @discardableResult
    func access(_ request: Request, _ scope: AccessScope) async throws -> Access {
        guard let header = request.headers[.authorization] else {
            throw Problem(
                .noKey,
                "Give a key: Authorization: Bearer …, made by `pushbridge-gateway key new`.")
        }
        guard let access = try await keys.access(authorization: header) else {
            throw Problem(.unknownKey, "The key is unknown or was revoked.")
        }
        guard access.scopes.contains(scope) else {
            throw Problem(
                .missingScope, "The key does not have the scope \(scope.rawValue).")
        }
        return access
    }
}

/// Works on what was accepted.
struct Running: Service {
    let gateway: Gateway

    func run() async throws {
        await cancelWhenGracefulShutdown { await gateway.run() }
    }
}

/// Tells load balancers that the gateway is ending, and gives them time to notice before anything else ends.
struct EndAnnouncement: Service {
    let readiness: Readiness
    let noticeTime: Duration

    func run() async throws {
        try? await gracefulShutdown()
        readiness.end()
        try? await Task.sleep(for: noticeTime)
    }
}

/// Hands out nothing more once the gateway ends: what Apple has not been sent yet stays in the store.
struct DeliveryEnding: Service {
    let delivery: TopicDelivery

    func run() async throws {
        try? await gracefulShutdown()
        await delivery.shutdown()
    }
}

/// Deletes what is kept no longer.
struct Expiring: Service {
    let store: any Store
    let retention: Retention
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await expire()
                try? await Task.sleep(for: .seconds(60))
            }
        }
    }

    private func expire() async {
        do throws(StoreError) {
            while !Task.isCancelled,
                try await store.expire(retention, at: GatewayClock.system.now()) > 0
            {}
        } catch {
            logger.warning(
                "What is kept no longer could not be deleted.", metadata: ["cause": "\(error.message)"])
        }
    }
}

/// Takes the configuration anew on SIGHUP.
struct Reloading: Service {
    let reload: @Sendable () -> Void
    let logger: Logger

    func run() async throws {
        for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { reload() }
    }
}

/// Whether the gateway can take messages now.
final class Readiness: Sendable {
    private let gateway: Gateway
    private let maximumBacklog: Int
    private let isEnding = Atomic<Bool>(false)

    init(_ gateway: Gateway, maximumBacklog: Int) {
        self.gateway = gateway
        self.maximumBacklog = maximumBacklog
    }

    /// It takes no more: load balancers should send requests elsewhere.
    func end() { isEnding.store(true, ordering: .relaxed) }

    /// What stands against it, each a sentence; empty when it is ready.
    func faults() async -> [String] {
        var faults: [String] = []
        if isEnding.load(ordering: .relaxed) { faults.append("The gateway is ending.") }
        do throws(StoreError) {
            try await gateway.store.check()
        } catch {
            gateway.storeFailed(error)
            faults.append(error.message)
        }
        if gateway.backlogNow.jobs >= maximumBacklog { faults.append("Too many pushes wait to be sent.") }
        return faults
    }
}

/// Why the gateway cannot listen where it was told to.
struct ListeningError: Error, CustomStringConvertible {
    let description: String

    /// Says so; nil for an error of another kind.
    init?(_ error: any Error, at listen: ListenConfiguration) {
        let place = "\(listen.host):\(listen.port)"
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE:
            description =
                "Another program listens on \(place), perhaps another gateway. End it, or choose another port by --port or listen.port."
        case EADDRNOTAVAIL:
            description =
                "This machine has no address \(listen.host). Set listen.host to one that it has, or to 0.0.0.0."
        case EACCES:
            description =
                "This user may not listen on \(place). Choose a port from 1024 on by --port or listen.port, or let the service have CAP_NET_BIND_SERVICE."
        default: return nil
        }
    }
}
