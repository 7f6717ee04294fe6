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
