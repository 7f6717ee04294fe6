internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Signals that end the command, which happens between two writes, so that what was written consists of whole records.
enum Interruption {
    /// Locked during a write.
    private static let writing = Mutex<Void>(())

    /// Whether a signal ends the command, so that no further write begins.
    private static let isEnding = Atomic(false)

    /// Seconds for which a write may go on once the command is to end.
    private static let patience = 1.0

    /// Makes interrupts wait for writes, and makes a closed pipe an error of the write instead of a signal.
    ///
    /// Must come before any other thread is started. A signal that the caller has switched off stays off.
    ///
    /// - Parameters:
    ///   - stop: Takes the first signal instead of the end, for a run that has something to finish; the second one ends
    ///     the command all the same.
    ///   - cleanUp: Runs before the command ends, unless a write does not end.
    ///   - tell: Says what the end leaves behind, and gets whether it cuts a write.
    static func install(
        stop: (@Sendable (_ signal: Int32) -> Void)? = nil, cleanUp: @escaping @Sendable () -> Void,
        tell: @escaping @Sendable (_ isCut: Bool) -> Void = { _ in }
    ) {
        ignoreClosedPipes()
        let signals = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        guard !signals.isEmpty, pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else { return }
        let hasThread = WorkerThread.start { [set] in
            if let stop { stop(next(of: set)) }
            end(ExitStatus.signalled(next(of: set)), cleanUp, tell)
        }
        if !hasThread { pthread_sigmask(SIG_UNBLOCK, &set, nil) }
    }

    /// Makes a reader that went away an error to report, not a signal to die of.
    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    private static func next(of signals: sigset_t) -> Int32 {
        var signals = signals
        var signal: Int32 = 0
        while sigwait(&signals, &signal) != 0 {}
        return signal
    }

    /// Does a write that an interrupt does not cut in two; does not return once a signal ends the command.
    ///
    /// An interrupt often ends the program that writes the input as well. The last line may be cut then, and must not be
    /// rejected in the moment that is left.
    static func hold<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        let result = try writing.withLock { _ throws(E) in
            isEnding.load(ordering: .acquiring) ? nil : try body()
        }
        if let result { return result }
        while true { WorkerThread.pause(microseconds: 1_000_000) }
    }

    private static func end(
        _ status: Int32, _ cleanUp: @Sendable () -> Void, _ tell: @Sendable (_ isCut: Bool) -> Void
    ) -> Never {
        isEnding.store(true, ordering: .releasing)
        let limit = Machine.uptime + patience
        while Machine.uptime < limit {
            writing.withLockIfAvailable { _ in
                cleanUp()
                tell(false)
                _exit(status)
            }
            WorkerThread.pause(microseconds: 10_000)
        }
        tell(true)
        _exit(status)
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
