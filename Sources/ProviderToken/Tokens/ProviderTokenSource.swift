internal import Synchronization

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
