internal import PushRecords

/// Works on jobs: each from its beginning to its settlement, with pauses between its tries.
struct JobWork: Sendable {
    let store: any Store
    let delivery: any PushDelivery
    let clock: GatewayClock
    let apps: AppTable
    let messages: ReadMessages
    let settings: PersonSettings
    let waiters: OutcomeWaiters
    let journal: GatewayJournal
    let fault: @Sendable (FaultPoint) -> Void

    /// How many members of a group get their jobs at a time.
    static let page = 500

    /// Works on a job until it is settled for good; returns early, with nothing lost, when it is cancelled.
    func callAsFunction(_ first: Job) async {
        fault(.taken)
        var job: Job? = first
        while let current = job, !Task.isCancelled {
            do throws(StoreError) {
                job = try await attempt(current)
            } catch {
                if error.code == .closed { return }
                journal.storeFailed(error)
                // The store has not written anything, so the same try is made again.
                job = await paused(current, until: clock.now() + 1_000)
            }
        }
    }

    /// One try.
    ///
    /// - Returns: The job, when it must be tried again now; nil when it is done, or when waiting was cancelled.
    private func attempt(_ job: Job) async throws(StoreError) -> Job? {
        if job.due > clock.now() {
            var job = job
            guard await paused(job, until: job.due) != nil else { return nil }
            job.due = 0
            return job
        }
        guard let app = apps[job.app] else {
            try await settle(Settlement(job, .dead(reason: "unknown-app")))
            return nil
        }
        return try await Gateway.traced(job.work.kind.rawValue) {
            () async throws(StoreError) in
            switch job.work.kind {
            case .fanOut, .countOut: try await fanOut(job, app)
            case .count: try await count(job, app)
            case .push: try await push(job, app)
            case .badge: try await badge(job, app)
            }
        }
    }

    /// Waits until a moment; no longer than the longest pause between tries, should the clock have been set back.
    private func paused(_ job: Job, until due: Int) async -> Job? {
        do {
            try await clock.sleep(min(max(due - clock.now(), 1), DeliveryVerdict.longestPause))
            return job
        } catch {
            return nil
        }
    }

    /// Writes how a try ended; a store that fails for now is asked until it answers, so that an outcome is not lost.
    func settle(_ settlement: Settlement) async throws(StoreError) {
        try await store.settle(settlement)
        fault(.settled)
        journal.settled(settlement)
        waiters.settled(settlement)
    }

    // MARK: Counting without a push

    private func count(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Job? {
        guard try await begin(job, app) != nil else { return nil }
        let outcome = NewOutcome(
            message: job.work.message, receiver: job.work.receiver, outcome: "counted", at: clock.now())
        try await settle(Settlement(job, .done, outcomes: [outcome]))
        return nil
    }

    /// Begins a job, and counts as it and the app say.
    func begin(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> JobContext? {
        let context = try await store.begin(job, counting: counting(of: job, app), at: clock.now())
        fault(.counted)
        if context == nil { waiters.settled(Settlement(job, .done)) }
        return context
    }

    private func counting(of job: Job, _ app: GatewayApp) -> Counting {
        if app.rules.recallLowersBadge, let recalled = job.work.recalls { return .takeBack(recalled) }
        return job.work.isCounted ? .add : .none
    }
}
