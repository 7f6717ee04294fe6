extension RedisClient {
    /// The numbers of a client.
    struct Options: Sendable {
        /// How long to wait for a connection, for any sign of a server that was asked, and for a cluster that moves a
        /// slot; more than zero.
        ///
        /// A server that is silent for half as long is asked whether it is still there.
        var patience: Duration = .seconds(1)
        /// How long to wait before a server is connected to again, after the first failure and at most.
        var reconnectDelay: ClosedRange<Duration> = .milliseconds(50)...(.seconds(1))
        /// How many calls to one server may wait for an answer; those beyond fail at once.
        var limit: Int = 20_000
        /// The most bytes of one reply; a server that sends more is disconnected.
        var replyLimit: Int = 64 << 20
        /// A file with the certificates of the authorities to trust, as PEM; nil for those of the system.
        var authoritiesFile: String? = nil

        /// The usual numbers.
        init() {}
    }
}
