internal import Synchronization

/// One request that waits for the outcomes of its messages, for a while.
protocol Waiting: Sendable {
    /// Waits until everything is settled, or the time is over.
    ///
    /// - Returns: How many pushes of each message are still to be made.
    func end() async -> [MessageID: Int]

    /// Waits no longer.
    func cancel()
}

/// One that waits for what this gateway itself settles.
final class LocalWaiting: Waiting {
    private let waiters: OutcomeWaiters
    private let clock: GatewayClock
    private let longest: Int
    private let number: Int
    private let signal: Signal

    init(_ gateway: Gateway, _ submission: Submission, for longest: Int) {
        waiters = gateway.waiters
        clock = gateway.clock
        self.longest = longest
        let signal = Signal()
        self.signal = signal
        var jobs: [MessageID: Int] = [:]
        for job in submission.jobs { if let id = job.message { jobs[id, default: 0] += 1 } }
        number = waiters.add(jobs) { signal.send() }
    }

    func end() async -> [MessageID: Int] {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.signal.wait() }
            group.addTask {
                try? await self.clock.sleep(self.longest)
                self.signal.send()
            }
            await group.next()
            group.cancelAll()
        }
        return waiters.forget(number)
    }

    func cancel() { waiters.forget(number) }
}

/// Something that happens once, and that one task may wait for.
final class Signal: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Void, Never>)
        case sent
    }

    private let state = Mutex(State.idle)

    /// It has happened.
    func send() {
        let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state = .sent }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume()
    }

    /// Returns once it has happened.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isSent = state.withLock { state in
                if case .sent = state { return true }
                state = .waiting(continuation)
                return false
            }
            if isSent { continuation.resume() }
        }
    }
}
