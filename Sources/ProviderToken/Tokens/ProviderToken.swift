public import JSONDocument

/// A signed provider token, ready for the `authorization` header of any request of its team.
///
/// Anybody who has it can push for up to an hour, so its description does not show it: use `authorization` or `compact`.
public struct ProviderToken: Hashable, Sendable {
    private static let scheme = "bearer "

    /// The value of the `authorization` header: `bearer ` and the token.
    public let authorization: String

    /// When it was issued, its `iat`, in Unix seconds.
    public let issuedAt: Int

    /// Takes a token that was signed elsewhere, in the compact serialization of RFC 7515; it is not checked.
    public init(compact: String, issuedAt: Int) {
        authorization = Self.scheme + compact
        self.issuedAt = issuedAt
    }

    /// The token in the compact serialization of RFC 7515: header, claims and signature, with dots between.
    public var compact: String { String(authorization.dropFirst(Self.scheme.count)) }
}

extension ProviderToken: CustomStringConvertible, CustomReflectable {
    /// When it was issued; not the token.
    public var description: String { "ProviderToken(issued at \(issuedAt))" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// How long a provider token serves, in seconds, as Apple's rules for token-based connections have it.
package enum ProviderTokenLifetime {
    /// The age at which a token is replaced.
    ///
    /// Apple wants a new token at least every 60 minutes; ten minutes are kept for slow requests and skewed clocks.
    package static let refreshAge = 50 * 60

    /// The least time between two tokens of one key.
    ///
    /// Apple: no more than one new token every 20 minutes; faster is answered with `TooManyProviderTokenUpdates`.
    package static let minimumRefreshInterval = 20 * 60

    /// The age after which Apple refuses a token as `ExpiredProviderToken`.
    package static let maximumAge = 60 * 60
}

/// One moment on both clocks.
struct ClockReading: Sendable {
    let unixSeconds: Int
    let uptime: Double

    init(_ clock: TokenClock) {
        unixSeconds = clock.unixSeconds()
        uptime = clock.uptime()
    }
}

/// A token, and when it was made by the clock that cannot be set.
struct MintedToken: Sendable {
    let token: ProviderToken
    /// The uptime in seconds.
    let mintedAt: Double

    /// What may be done with the token.
    enum Fitness {
        /// Young enough.
        case fresh
        /// Of the age at which it is replaced; Apple still accepts it.
        case due
        /// Too old, or issued in what is now the future: a new one is needed.
        case unfit
        /// Should be replaced, but Apple takes no new token yet.
        case held
    }

    /// How the token stands at a moment.
    ///
    /// It has an age by each clock and the greater counts: whichever clock is wrong, it is not used for too long.
    func fitness(at moment: ClockReading) -> Fitness {
        let wallAge = Double(moment.unixSeconds) - Double(token.issuedAt)
        let age = max(wallAge, moment.uptime - mintedAt)
        if wallAge >= 0, age < Double(ProviderTokenLifetime.refreshAge) { return .fresh }
        if secondsHeld(at: moment) > 0 { return .held }
        return wallAge >= 0 && age < Double(ProviderTokenLifetime.maximumAge) ? .due : .unfit
    }

    /// The token, unless something must be done about it.
    func usable(at moment: ClockReading) -> ProviderToken? {
        switch fitness(at: moment) {
        case .fresh, .held: token
        case .due, .unfit: nil
        }
    }

    /// For how long Apple takes no new token yet; 0 or less when it does.
    func secondsHeld(at moment: ClockReading) -> Double {
        Double(ProviderTokenLifetime.minimumRefreshInterval) - (moment.uptime - mintedAt)
    }
}

/// What a well-formed token says, and whether its signature holds.
public struct InspectedToken: Sendable {
    /// What was found out about a signature.
    public enum SignatureVerdict: String, Sendable, CaseIterable {
        /// The key signed exactly this header and these claims.
        case valid
        /// It did not.
        case invalid
        /// There was no key to check with.
        case unchecked
    }

    /// The protected header, an object whose `alg` is `ES256`.
    public let header: JSONDocument

    /// The claims, an object whose `iat` is a number.
    public let claims: JSONDocument

    /// The `iat` in Unix seconds, rounded down.
    public let issuedAt: Int

    /// How the signature is spelled.
    public let signatureForm: SignatureForm

    /// What was found out about the signature.
    ///
    /// While it is not `valid`, nothing else here can be relied on.
    public let signature: SignatureVerdict

    /// The `kid`; nil when there is none or it is no string.
    public var keyIdentifier: String? { header.root["kid"]?.string?.string }

    /// The `iss`; nil when there is none or it is no string.
    public var teamIdentifier: String? { claims.root["iss"]?.string?.string }
}
