#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

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
