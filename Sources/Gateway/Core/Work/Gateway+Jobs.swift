internal import PushRecords
internal import Synchronization

/// How the work on a job ended.
enum JobEnd: Sendable {
    /// Nothing is left to do for it.
    case done
    /// The store has it, and hands it out again when it is due.
    case waits
}

/// What one try of a job came to.
enum Attempt: Sendable {
    case ended(JobEnd)
    /// A page of a group is done; the job goes on with the next one.
    case goesOn(Job)
    /// The delivery has just ended, so nothing was tried: another one may have taken its place.
    case untried
}

/// Works on jobs: each from its beginning to its settlement, with pauses between its tries.
extension Gateway {
    /// How many members of a group get their jobs at a time.
    static let page = 500

    /// Works on a job until it is settled for good, or has to wait; returns early, with nothing lost, when it is cancelled.
    func work(on first: Job) async -> JobEnd {
        configuration.fault(.taken)
        var job = first
        while !Task.isCancelled {
            do throws(StoreError) {
                switch try await attempt(job) {
                case .ended(let end): return end
                case .goesOn(let next): job = next
                case .untried: await pause(100)
                }
            } catch {
                if error.code == .closed { return .done }
                journal.storeFailed(error)
                // The store has not written anything, so the same try is made again.
                await pause(1_000)
            }
        }
        return .done
    }

    /// One try.
    private func attempt(_ job: Job) async throws(StoreError) -> Attempt {
        guard let app = apps[job.app] else {
            // The app is not configured any more; should it be again, its jobs are there.
            try await store.settle(Settlement(job, .again(due: clock.now()), doneDevices: job.doneDevices))
            return .ended(.waits)
        }
        return try await step(job.work.kind.rawValue) {
            () async throws(StoreError) in
            switch job.work.kind {
            case .fanOut, .countOut: try await fanOut(job, app)
            case .count: try await count(job, app)
            case .push: try await push(job, app)
            case .badge: try await badge(job, app)
            }
        }
    }

    private func pause(_ milliseconds: Int) async { try? await clock.sleep(milliseconds) }

    /// Writes how a try ended; a store that fails for now is asked until it answers, so that an outcome is not lost.
    func settle(_ settlement: Settlement) async throws(StoreError) {
        var isWritten = false
        while !isWritten {
            do throws(StoreError) {
                try await store.settle(settlement)
                isWritten = true
            } catch {
                // A push was made perhaps, so it must not be made again only because this was not written.
                if error.code == .closed || Task.isCancelled { throw error }
                journal.storeFailed(error)
                await pause(1_000)
            }
        }
        configuration.fault(.settled)
        journal.settled(settlement)
    }

    /// Settles a job for good.
    func end(_ settlement: Settlement) async throws(StoreError) -> Attempt {
        try await settle(settlement)
        routes.forget(settlement.job)
        return .ended(.done)
    }

    // MARK: Counting without a push

    private func count(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Attempt {
        guard let context = try await begin(job, app) else { return .ended(.done) }
        let isCounted = context.isCounted
        let outcome = NewOutcome(
            isCounted ? "counted" : "suppressed", of: job, reason: isCounted ? nil : "online", at: clock.now()
        )
        return try await end(Settlement(job, .done, outcomes: [outcome]))
    }

    /// Begins a job, and counts as it and the app say.
    func begin(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> JobContext? {
        let context = try await store.begin(job, counting: counting(of: job, app), at: clock.now())
        configuration.fault(.counted)
        return context
    }

    private func counting(of job: Job, _ app: GatewayApp) -> Counting {
        if app.rules.recallLowersBadge, let recalled = job.work.recalls { return .takeBack(recalled) }
        // Where only what is pushed counts, what is not pushed by itself does not.
        if job.work.kind == .count, !app.rules.countsSuppressed { return .none }
        return job.work.isCounted ? .add : .none
    }
}

/// A step between accepting and settling at which a test may end the process.
enum FaultPoint: String, Sendable, CaseIterable {
    /// The submission is written, and not answered yet.
    case accepted
    /// A job was taken, and nothing was done for it.
    case taken
    /// The people of a group are looked up, and have no jobs yet.
    case fannedOut = "fanned-out"
    /// The message is counted, and not pushed yet.
    case counted
    /// Apple has answered, and the outcome is not written yet.
    case delivered
    /// The outcome is written.
    case settled
}

/// Stored messages as they were read, so that a message to many people is read once.
final class ReadMessages: Sendable {
    private struct Memory {
        var messages: [MessageID: ReadMessage] = [:]
        var order: [MessageID] = []
        var next = 0
    }

    private let memory = Mutex(Memory())
    private static let most = 256

    /// Reads a message; nil for one that the app's present settings cannot read any more.
    func read(_ message: StoredMessage, of app: GatewayApp, isForMany: Bool) -> ReadMessage? {
        if isForMany, let known = memory.withLock({ $0.messages[message.id] }) { return known }
        guard var read = try? app.translator.read(line: ByteSlice(message.body)) else { return nil }
        if message.surface == StoredMessage.recallSurface { read = read.recalling() }
        if isForMany { keep(read, message.id) }
        return read
    }

    /// Forgets everything, when an app's settings change.
    func removeAll() { memory.withLock { $0 = Memory() } }

    private func keep(_ read: ReadMessage, _ id: MessageID) {
        memory.withLock { memory in
            guard memory.messages.updateValue(read, forKey: id) == nil else { return }
            if memory.order.count < Self.most {
                memory.order.append(id)
            } else {
                memory.messages[memory.order[memory.next]] = nil
                memory.order[memory.next] = id
                memory.next = (memory.next + 1) % Self.most
            }
        }
    }
}
