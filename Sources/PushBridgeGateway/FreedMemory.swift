#if canImport(Glibc)
    internal import CAllocator
#endif

/// What becomes of memory that is no longer used.
enum FreedMemory {
    /// Has it kept for the next message, up to some megabytes a thread.
    ///
    /// The GNU C library gives it back to the system after each burst and takes it again, which costs a tenth of the
    /// processor's time; other libraries decide well by themselves.
    static func keep() {
        #if canImport(Glibc)
            mallopt(M_TOP_PAD, 1 << 20)
            mallopt(M_TRIM_THRESHOLD, 8 << 20)
        #endif
    }
}
