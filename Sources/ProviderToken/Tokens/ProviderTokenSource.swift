internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Hands out the provider token of one key and replaces it at Apple's pace.
///
/// A token serves for 50 minutes. However many threads ask at once, one signs: those that have no usable token wait
/// for it, the others go on with the old one. Two tokens are never less than 20 minutes apart, whatever the wall
/// clock does and whatever the caller says; only while this holds a renewal back is a token handed out that is too
/// old or lies in the future.
public final class ProviderTokenSource: Sendable {
    /// Signs a token for a time of issue in Unix seconds.
    ///
    /// It must not ask the source it belongs to.
    public typealias Sign = @Sendable (_ issuedAt: Int) throws(ProviderTokenError) -> ProviderToken

    /// What became of a token that was rejected as expired.
    public enum Renewal: Hashable, Sendable {
        /// Another token is there: a new one, or one that somebody else renewed meanwhile.
        case renewed(ProviderToken)
        /// Apple takes no new token of this key before so many seconds have passed.
        case tooSoon(seconds: Int)
    }

    private let clock: TokenClock
    private let sign: Sign
    private let state = Mutex(State())

    /// Signs with `sign`, which may also fetch a token that several machines share.
    public init(clock: TokenClock = .system, sign: @escaping Sign) {
        self.clock = clock
        self.sign = sign
    }

    /// Signs with `signer`.
    public convenience init(signer: ProviderTokenSigner, clock: TokenClock = .system) {
        self.init(clock: clock) { issuedAt throws(ProviderTokenError) in try signer.sign(issuedAt: issuedAt) }
    }

    /// The token to use now.
    ///
    /// - Throws: What signing threw, to everyone who waited for it; the next call signs anew. As long as the old
    ///   token is younger than an hour it is returned instead.
    public func token() throws(ProviderTokenError) -> ProviderToken {
        let moment = ClockReading(clock)
        if let usable = state.withLock({ $0.minted?.usable(at: moment) }) { return usable }
        return try obtain { state in
            guard let minted = state.minted else { return .needed }
            if let usable = minted.usable(at: moment) { return .settled(usable) }
            guard minted.fitness(at: moment) == .due else { return .needed }
            return state.signing == nil ? .wanted(instead: minted.token) : .settled(minted.token)
        }
    }

    /// Replaces a token that Apple rejected as `ExpiredProviderToken`, unless it was replaced already or is younger
    /// than 20 minutes.
    public func renew(after rejected: ProviderToken) throws(ProviderTokenError) -> Renewal {
        guard let minted = state.withLock({ $0.minted }), minted.token == rejected else {
            return .renewed(try token())
        }
        let held = minted.secondsHeld(at: ClockReading(clock))
        guard held <= 0 else { return .tooSoon(seconds: Int(held.rounded(.up))) }
        return .renewed(
            try obtain { state in
                guard let minted = state.minted, minted.token != rejected else { return .needed }
                return .settled(minted.token)
            })
    }

    // MARK: Signing once for all

    /// What one lock guards: only one caller signs, and every caller sees the same token.
    private struct State {
        /// The newest token; nil before the first.
        var minted: MintedToken?
        /// The signing that is under way; nil when nobody signs.
        var signing: Signing?
    }

    /// Whether a token has to be signed.
    private enum Need {
        /// No: this one can be used.
        case settled(ProviderToken)
        /// It should be; if signing fails, this one can be used.
        case wanted(instead: ProviderToken)
        /// Yes.
        case needed
    }

    /// What one caller does about it.
    private enum Role {
        case take(ProviderToken)
        case wait(Signing)
        case sign(fallback: ProviderToken?)
    }

    /// Decides under the lock whether a token is needed; then signs one, or waits for the caller who signs.
    private func obtain(
        _ need: (borrowing State) -> Need
    ) throws(ProviderTokenError) -> ProviderToken {
        let own = Signing()
        // The outcome is locked before others can find it, so that they wait until it is there.
        let role = own.outcome.withLock { outcome in
            let role = self.role(for: own, need)
            if case .sign = role { outcome = perform() }
            return role
        }
        switch role {
        case .take(let token): return token
        case .wait(let other): return try other.result()
        case .sign(let fallback):
            do {
                return try own.result()
            } catch {
                guard let fallback else { throw error }
                return fallback
            }
        }
    }

    private func role(for own: Signing, _ need: (borrowing State) -> Need) -> Role {
        state.withLock { state in
            switch need(state) {
            case .settled(let token): return .take(token)
            case .wanted(let old):
                state.signing = own
                return .sign(fallback: old)
            case .needed:
                if let signing = state.signing { return .wait(signing) }
                state.signing = own
                return .sign(fallback: nil)
            }
        }
    }

    private func perform() -> Result<ProviderToken, ProviderTokenError> {
        let result: Result<ProviderToken, ProviderTokenError>
        do {
            result = .success(try sign(clock.unixSeconds()))
        } catch {
            result = .failure(error)
        }
        state.withLock { state in
            if case .success(let token) = result {
                state.minted = MintedToken(token: token, mintedAt: clock.uptime())
            }
            state.signing = nil
        }
        return result
    }
}

/// One signing that any number of callers wait for.
private final class Signing: Sendable {
    /// Locked during the signing; holds its result afterwards.
    let outcome = Mutex<Result<ProviderToken, ProviderTokenError>?>(nil)

    func result() throws(ProviderTokenError) -> ProviderToken {
        guard let outcome = outcome.withLock({ $0 }) else {
            throw ProviderTokenError(.signingFailed, "The signing that was waited for did not end.")
        }
        return try outcome.get()
    }
}

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

/// The two clocks that pace tokens.
///
/// The wall clock goes into tokens, but it can be set; so the time between two tokens is measured on a clock that
/// cannot.
public struct TokenClock: Sendable {
    /// The wall clock, in Unix seconds; it may jump either way.
    public let unixSeconds: @Sendable () -> Int

    /// Seconds since any fixed point, counted on while the machine sleeps; never goes backwards.
    public let uptime: @Sendable () -> Double

    /// Takes both clocks; a test moves both.
    public init(unixSeconds: @escaping @Sendable () -> Int, uptime: @escaping @Sendable () -> Double) {
        self.unixSeconds = unixSeconds
        self.uptime = uptime
    }

    /// The clocks of the machine.
    public static let system = TokenClock(unixSeconds: { time(nil) }, uptime: { systemUptime() })
}

#if canImport(Darwin)
    private let sleeplessClock = CLOCK_MONOTONIC
#else
    private let sleeplessClock = CLOCK_BOOTTIME
#endif

private func systemUptime() -> Double {
    var now = timespec()
    clock_gettime(sleeplessClock, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}
