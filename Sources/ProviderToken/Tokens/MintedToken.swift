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
