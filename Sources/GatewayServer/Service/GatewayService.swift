internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// What the routes work with.
struct GatewayService: Sendable {
    let gateway: Gateway
    let keys: KeyRing
    let limits: GatewayLimits

    /// The app of the caller, who needs a scope for it.
    ///
    /// - Throws: ``Problem`` for somebody without a key, or with one that does not allow it.
    func app(_ request: Request, _ scope: AccessScope) async throws -> String {
        let access = try await access(request, scope)
        guard let app = access.app else {
            throw Problem(
                .forbidden, "no-app",
                "This key is for no app, so it opens none's state. Use a key made with --app.")
        }
        return app
    }

    /// Checks that the caller's key has a scope.
    ///
    /// - Throws: ``Problem`` for somebody without a key, or with one that does not allow it.
    @discardableResult
    func access(_ request: Request, _ scope: AccessScope) async throws -> Access {
        guard let header = request.headers[.authorization] else {
            throw Problem(
                .unauthorized, "no-key",
                "Give a key: Authorization: Bearer …, made by `pushbridge-gateway key new`.")
        }
        guard let access = try await keys.access(authorization: header) else {
            throw Problem(.unauthorized, "unknown-key", "The key is unknown or was revoked.")
        }
        guard access.scopes.contains(scope) else {
            throw Problem(
                .forbidden, "missing-scope", "The key does not have the scope \(scope.rawValue).")
        }
        return access
    }
}
