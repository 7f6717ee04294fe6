internal import CoreMetrics
internal import HTTPTypes
internal import Hummingbird

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
