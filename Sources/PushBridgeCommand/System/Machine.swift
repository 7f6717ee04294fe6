#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The clocks and the cores of the machine.
enum Machine {
    /// Seconds on a clock that nobody sets.
    static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Seconds since 1970-01-01T00:00:00Z.
    static var epochSeconds: Int { time(nil) }

    /// Milliseconds since 1970-01-01T00:00:00Z.
    static var epochMilliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
    }

    /// The number of processor cores.
    static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Has memory of more than 4 MiB given back to the system as soon as nobody needs it.
    ///
    /// Else the C library of Linux keeps pieces of up to 32 MiB for each thread once such a piece was freed.
    static func returnLargeMemory() {
        #if canImport(Glibc)
            // The header that declares it is in no module. -3 is M_MMAP_THRESHOLD.
            typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
            guard let function = dlsym(nil, "mallopt") else { return }
            _ = unsafeBitCast(function, to: SetOption.self)(-3, 4 << 20)
        #endif
    }
}
