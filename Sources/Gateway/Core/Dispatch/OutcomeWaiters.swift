internal import Synchronization

/// Those who wait until everything that came of a message is settled.
final class OutcomeWaiters: Sendable {
    private struct Waiter {
        /// How many jobs of each message are not settled.
        var open: [MessageID: Int]
        let resume: @Sendable () -> Void
    }

    private struct State {
        var waiters: [Int: Waiter] = [:]
        var ofMessage: [MessageID: Int] = [:]
        var last = 0
    }

    private let state = Mutex(State())

    /// Notes somebody who waits for messages with so many jobs each, before these jobs can be settled.
    ///
    /// - Returns: The waiter's number, by which ``forget(_:)`` knows it.
    func add(_ jobs: [MessageID: Int], resume: @escaping @Sendable () -> Void) -> Int {
        let open = jobs.filter { $0.value > 0 }
        let number = state.withLock { state in
            state.last += 1
            guard !open.isEmpty else { return state.last }
            state.waiters[state.last] = Waiter(open: open, resume: resume)
            for id in open.keys { state.ofMessage[id] = state.last }
            return state.last
        }
        if open.isEmpty { resume() }
        return number
    }

    /// Drops a waiter who waits no longer.
    ///
    /// - Returns: How many jobs of each message are not settled.
    @discardableResult
    func forget(_ number: Int) -> [MessageID: Int] {
        state.withLock { state in
            guard let waiter = state.waiters.removeValue(forKey: number) else { return [:] }
            for id in waiter.open.keys { state.ofMessage[id] = nil }
            return waiter.open
        }
    }

    /// Counts what a settlement ended and what it began.
    func settled(_ settlement: Settlement) {
        guard let id = settlement.job.work.message else { return }
        let resume = state.withLock { state -> (@Sendable () -> Void)? in
            guard let number = state.ofMessage[id], var waiter = state.waiters[number] else { return nil }
            let ended =
                switch settlement.ending {
                case .goesOn, .again: 0
                case .done, .dead: 1
                }
            let open = (waiter.open[id] ?? 0) - ended + settlement.jobs.count
            waiter.open[id] = open > 0 ? open : nil
            if open <= 0 { state.ofMessage[id] = nil }
            guard waiter.open.isEmpty else {
                state.waiters[number] = waiter
                return nil
            }
            state.waiters[number] = nil
            return waiter.resume
        }
        resume?()
    }
}
