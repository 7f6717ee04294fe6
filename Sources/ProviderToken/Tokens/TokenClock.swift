#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The two clocks that pace tokens.
///
/// The wall clock goes into tokens, but it can be set; so the time between two tokens is measured on a clock that
/// cannot.
public struct TokenClock: Sendable {
    /// The wall clock, in Unix seconds; it may jump either way.
    public let unixSeconds: @Sendable () -> Int

    /// Seconds since any fixed point, counted on while the machine sleeps; never goes backwards.
    public let uptime: @Sendable () -> Double

    /// Takes both clocks; a test moves both.
    public init(unixSeconds: @escaping @Sendable () -> Int, uptime: @escaping @Sendable () -> Double) {
        self.unixSeconds = unixSeconds
        self.uptime = uptime
    }

    /// The clocks of the machine.
    public static let system = TokenClock(unixSeconds: { time(nil) }, uptime: { systemUptime() })
}

#if canImport(Darwin)
    private let sleeplessClock = CLOCK_MONOTONIC
#else
    private let sleeplessClock = CLOCK_BOOTTIME
#endif

private func systemUptime() -> Double {
    var now = timespec()
    clock_gettime(sleeplessClock, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}
