internal import Synchronization

/// The provider tokens of many keys, each signed once and replaced at Apple's pace.
///
/// A scope is what Apple paces and judges a token by: host, team and key identifier at least. Scopes are never
/// forgotten, since the time of the last token would be lost with them. For one scope used again and again,
/// keep its `source(for:)`: it saves the look-up.
public final class ProviderTokenCache<Scope: Hashable & Sendable>: Sendable {
    /// Signs a token of a scope for a time of issue in Unix seconds.
    ///
    /// It must not ask the cache for that scope.
    public typealias Sign =
        @Sendable (_ scope: Scope, _ issuedAt: Int) throws(ProviderTokenError) -> ProviderToken

    private let clock: TokenClock
    private let sign: Sign
    private let sources = Mutex<[Scope: ProviderTokenSource]>([:])

    /// Signs with `sign`.
    public init(clock: TokenClock = .system, sign: @escaping Sign) {
        self.clock = clock
        self.sign = sign
    }

    /// The token of a scope to use now, as `ProviderTokenSource.token()` gives it.
    public func token(for scope: Scope) throws(ProviderTokenError) -> ProviderToken {
        try source(for: scope).token()
    }

    /// Replaces a rejected token of a scope, as `ProviderTokenSource.renew(after:)` does.
    public func renew(
        for scope: Scope, after rejected: ProviderToken
    ) throws(ProviderTokenError) -> ProviderTokenSource.Renewal {
        try source(for: scope).renew(after: rejected)
    }

    /// What hands out the tokens of a scope, always the same object.
    public func source(for scope: Scope) -> ProviderTokenSource {
        sources.withLock { sources in
            if let known = sources[scope] { return known }
            let new = ProviderTokenSource(clock: clock) { [sign] issuedAt throws(ProviderTokenError) in
                try sign(scope, issuedAt)
            }
            sources[scope] = new
            return new
        }
    }
}
