#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Threads that run one closure each, and that nobody waits for.
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
