#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The clocks and the cores of the machine.
enum Machine {
    /// Seconds on a clock that is never set.
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

    static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Has memory of more than 4 MiB given back to the system as soon as it is unused.
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

/// The variables that the command was started with.
enum ProcessEnvironment {
    /// The bytes of a variable, which may be no text; nil when there is none.
    static func bytes(of name: String) -> [UInt8]? {
        getenv(name).map { UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)) }
    }

    /// A variable as text; nil when there is none.
    static func text(of name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Images of the command's memory, which the system writes after a crash.
enum CoreDumps {
    /// Sees to it that none is written, or that it is empty; called before the command takes a secret into its memory.
    ///
    /// The limit stops the file. A program that gets dumps through a pipe may ignore it, so on Linux the dump holds no
    /// memory either (core(5)).
    static func switchOff() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Darwin) || canImport(Musl)
            setrlimit(RLIMIT_CORE, &none)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
        #if !canImport(Darwin)
            guard let filter = try? Descriptor.writing("/proc/self/coredump_filter", isPrivate: true).file
            else {
                return
            }
            defer { try? filter.close() }
            _ = [UInt8(ascii: "0")].withUnsafeBytes { bytes in try? filter.write(bytes) }
        #endif
    }
}
