internal import ProviderToken

/// The provider token that one connection uses.
///
/// Apple paces new tokens per connection: when it refuses an update as too early, the one before serves on.
struct ConnectionToken {
    private let source: ProviderTokenSource
    private var current: ProviderToken?
    private var previous: ProviderToken?
    private var kept: ProviderToken?

    /// Apple accepts a token for an hour; a minute is left for the way.
    private static let longestAge = ProviderTokenLifetime.maximumAge - 60

    init(source: ProviderTokenSource) {
        self.source = source
    }

    /// The token for a request at a time in Unix seconds.
    mutating func next(at now: Int) throws(ProviderTokenError) -> ProviderToken {
        if let kept {
            if now - kept.issuedAt < Self.longestAge { return kept }
            self.kept = nil
        }
        let token = try source.token()
        if token != current {
            previous = current
            current = token
        }
        return token
    }

    /// Goes back to the token before, after Apple answered `TooManyProviderTokenUpdates`.
    mutating func updateRefused(_ token: ProviderToken) {
        if token == current { kept = previous }
    }
}
