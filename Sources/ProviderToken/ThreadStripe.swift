#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Spreads threads over a few places.
@usableFromInline
enum ThreadStripe {
    /// A number below `count`, the same on every call of one thread and mostly another on another thread.
    @usableFromInline
    static func index(below count: Int) -> Int {
        #if canImport(Glibc)
            let thread = UInt64(pthread_self())
        #else
            let thread = UInt64(UInt(bitPattern: pthread_self()))
        #endif
        // Threads lie at even distances; multiplying by the golden ratio spreads those over the upper bits.
        let spread = (thread >> 8) &* 0x9E37_79B9_7F4A_7C15
        return Int(((spread >> 32) &* UInt64(count)) >> 32)
    }
}
