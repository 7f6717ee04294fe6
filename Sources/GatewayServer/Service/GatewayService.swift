internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// What the routes work with.
struct GatewayService: Sendable {
    let gateway: Gateway
    let keys: KeyRing
    let limits: GatewayLimits

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
