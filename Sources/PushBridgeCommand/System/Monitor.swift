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
    ///   - condition: What to wait for; may note in the value that a thread waits.
    ///   - wakes: Whether the changed value is worth waking waiting threads for; waking one costs microseconds.
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

/// Threads that run one closure each, and that are never joined.
enum WorkerThread {
    /// As much as the main thread has, in bytes; the systems' defaults for other threads differ.
    private static let stackSize = 8 << 20

    /// Has the thread that calls it rest for less than a second.
    static func pause(microseconds: Int) { usleep(UInt32(microseconds)) }

    /// Starts a thread.
    ///
    /// - Returns: False when the system has no room for another thread.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        // Allocated, since C modules do not agree on whose the structure's initializer is.
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        pthread_attr_init(attributes)
        defer {
            pthread_attr_destroy(attributes)
            attributes.deallocate()
        }
        pthread_attr_setstacksize(attributes, stackSize)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let context = Unmanaged.passRetained(Body(body))
        guard pthread_create(&thread, attributes, { Body.run($0) }, context.toOpaque()) == 0 else {
            context.release()
            return false
        }
        #if canImport(Darwin)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
        return true
    }

    /// A closure that a C function pointer can carry.
    private final class Body: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().body() }
            return nil
        }
    }
}

/// Waits on the thread of a command for what an asynchronous function comes to.
enum Awaited {
    /// Runs a function to its end, and returns or throws what it does.
    ///
    /// Never for threads that run tasks themselves: they would wait for each other.
    static func value<T: Sendable, E: Error>(
        of body: @escaping @Sendable () async throws(E) -> T
    ) throws(E) -> T {
        let outcome = Monitor<Result<T, E>?>(nil)
        Task {
            let result: Result<T, E>
            do throws(E) {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            outcome.update { $0 = result }
        }
        while true {
            if let result = outcome.update(when: { $0 != nil }, { $0 }) { return try result.get() }
        }
    }
}
