internal import GatewayCore

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension RedisStore {
    /// How a store is used.
    public struct Options: Sendable {
        /// The name of what the store keeps, where others keep theirs on the same server; empty for the only one.
        public var space: String
        /// The most bytes that the server may use, for one that has no `maxmemory` of its own; nil for no bound.
        ///
        /// Above nine tenths of the smaller one of both, nothing is accepted any more.
        public var memoryLimit: Int?
        /// How long a server may be silent before calls to it fail.
        public var patience: Duration
        /// A file with the certificates of the authorities to trust, as PEM; nil for those of the system.
        public var authoritiesFile: String?
        /// The time, in Unix milliseconds, by which jobs that wait are due.
        public var now: @Sendable () -> Int
        /// How long the server is not asked for jobs at most, in milliseconds; it wakes who waits before.
        var longestSleep = 250
        /// Is told in a sentence what an operator should know: that the server may lose what it has, or is not reached.
        public var warn: @Sendable (String) -> Void

        /// Describes how a store is used.
        public init(
            space: String = "", memoryLimit: Int? = nil, patience: Duration = .seconds(2),
            authoritiesFile: String? = nil,
            warn: @escaping @Sendable (String) -> Void = { _ in }, now: (@Sendable () -> Int)? = nil
        ) {
            self.space = space
            self.memoryLimit = memoryLimit
            self.patience = patience
            self.authoritiesFile = authoritiesFile
            self.warn = warn
            self.now = now ?? { Self.systemTime() }
        }

        private static func systemTime() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
        }
    }
}
