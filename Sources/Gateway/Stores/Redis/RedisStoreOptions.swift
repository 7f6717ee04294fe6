/// How a server of Redis is used as a store.
struct RedisStoreOptions: Sendable {
    /// The name of what the store keeps, where others keep theirs on the same server; empty for the only one.
    var space = ""
    /// The most bytes that the server may use, for one that has no `maxmemory` of its own; nil for no bound.
    ///
    /// Above nine tenths of the smaller one of both, nothing is accepted any more.
    var memoryLimit: Int?
    /// How long a server may be silent before calls to it fail.
    var patience: Duration = .seconds(2)
    /// A file with the certificates of the authorities to trust, as PEM; nil for those of the system.
    var authoritiesFile: String?
    /// Is told in a sentence what an operator should know: that the server may lose what it has, or is not reached.
    var warn: @Sendable (String) -> Void = { _ in }
    /// The time, in Unix milliseconds, by which jobs that wait are due.
    var now: @Sendable () -> Int = { UnixTime.now() }
    /// How long the server is not asked for jobs at most, in milliseconds; it wakes who waits before.
    var longestSleep = 250
}
