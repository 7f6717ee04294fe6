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
    private let minted = Published<MintedToken?> { nil }
    private let underWay = Mutex<Signing?>(nil)

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
        if let token = usableToken() { return token }
        let moment = Moment(clock)
        return try obtain { underWay in
            guard let minted = minted.read({ $0 }) else { return .needed }
            if let usable = minted.usable(at: moment) { return .settled(usable) }
            guard minted.fitness(at: moment) == .due else { return .needed }
            return underWay ? .settled(minted.token) : .wanted(instead: minted.token)
        }
    }

    /// The token, unless something must be done about it first.
    @usableFromInline
    func usableToken() -> ProviderToken? {
        let moment = Moment(clock)
        return minted.read { $0?.usable(at: moment) }
    }

    /// Replaces a token that Apple rejected as `ExpiredProviderToken`, unless it was replaced already or is younger
    /// than 20 minutes.
    public func renew(after rejected: ProviderToken) throws(ProviderTokenError) -> Renewal {
        guard let minted = minted.read({ $0 }), minted.token == rejected else { return .renewed(try token()) }
        let held = minted.secondsHeld(at: Moment(clock))
        guard held <= 0 else { return .tooSoon(seconds: Int(held.rounded(.up))) }
        return .renewed(
            try obtain { _ in
                guard let minted = self.minted.read({ $0 }), minted.token != rejected else { return .needed }
                return .settled(minted.token)
            })
    }

    // MARK: Signing once for all

    /// Whether a token has to be signed.
    private enum Need {
        /// No: this one serves.
        case settled(ProviderToken)
        /// It would be good; if it fails, this one serves.
        case wanted(instead: ProviderToken)
        /// Yes.
        case needed
    }

    /// What one caller does about it.
    private enum Part {
        case take(ProviderToken)
        case wait(Signing)
        case sign(fallback: ProviderToken?)
    }

    /// Asks whether a token is needed while nobody else decides, then signs it or waits for who does.
    private func obtain(
        _ need: (_ isUnderWay: Bool) -> Need
    ) throws(ProviderTokenError) -> ProviderToken {
        let own = Signing()
        // The outcome is locked before others can find it, so that they wait until it is there.
        let part = own.outcome.withLock { outcome in
            let part = self.part(for: own, need)
            if case .sign = part { outcome = perform() }
            return part
        }
        switch part {
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

    private func part(for own: Signing, _ need: (_ isUnderWay: Bool) -> Need) -> Part {
        underWay.withLock { underWay in
            switch need(underWay != nil) {
            case .settled(let token): return .take(token)
            case .wanted(let old):
                underWay = own
                return .sign(fallback: old)
            case .needed:
                if let underWay { return .wait(underWay) }
                underWay = own
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
        underWay.withLock { underWay in
            if case .success(let token) = result {
                let mintedAt = clock.uptime()
                minted.replace { MintedToken(token: token.copy(), mintedAt: mintedAt) }
            }
            underWay = nil
        }
        return result
    }
}

/// One signing that any number of callers wait for.
private final class Signing: Sendable {
    /// Locked while the signing goes on; holds what came of it afterwards.
    let outcome = Mutex<Result<ProviderToken, ProviderTokenError>?>(nil)

    func result() throws(ProviderTokenError) -> ProviderToken {
        guard let outcome = outcome.withLock({ $0 }) else {
            throw ProviderTokenError(.signingFailed, "The signing that was waited for did not end.")
        }
        return try outcome.get()
    }
}
