#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// A value that threads change one at a time, and for whose changes they can wait.
final class Monitor<Value>: @unchecked Sendable {
    // Unchecked because the compiler does not see that `value` is touched only while `mutex` is held.
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Waits until the condition holds, changes the value, and wakes those who wait.
    ///
    /// - Parameters:
    ///   - condition: What to wait for; may note in the value that somebody waits, which holds from then on.
    ///   - wakes: Whether the changed value is worth waking anybody for; a thread woken in vain costs microseconds.
    ///   - body: Changes the value.
    /// - Returns: What `body` returns.
    func update<R>(
        when condition: (inout Value) -> Bool = { _ in true }, waking wakes: (Value) -> Bool = { _ in true },
        _ body: (inout Value) -> sending R
    ) -> sending R {
        pthread_mutex_lock(mutex)
        defer {
            if wakes(value) { pthread_cond_broadcast(changed) }
            pthread_mutex_unlock(mutex)
        }
        while !condition(&value) { pthread_cond_wait(changed, mutex) }
        return body(&value)
    }
}
