internal import ProviderToken

/// How old a provider token is, and whether Apple accepts it at that age.
struct ProviderTokenAge {
    /// Seconds since the time of issue; negative for one in the future.
    let seconds: Int

    /// How far apart two clocks may be, in seconds.
    private static let skew = 60

    /// Whether Apple refuses it as too old.
    var isExpired: Bool { seconds > ProviderTokenLifetime.maximumAge }

    /// Whether it was issued later than now, by more than clocks differ.
    var isInFuture: Bool { seconds < -Self.skew }

    /// What is wrong and what to do; nil for a token that Apple accepts.
    var shortcoming: String? {
        if isExpired {
            return
                "The token is expired: Apple accepts a token for \(ProviderTokenLifetime.maximumAge / 60) minutes. "
                + "'pushbridge token sign' makes a new one."
        }
        return isInFuture
            ? "The token was issued in the future, and Apple refuses it. Check the clock of the machine that signed it."
            : nil
    }
}
