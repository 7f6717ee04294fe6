internal import Synchronization

/// Takes jobs from the store and has them worked on: many receivers at a time, one receiver's in their order.
final class Dispatcher: Sendable {
    private let store: any Store
    private let clock: GatewayClock
    /// How many jobs are held in memory, so that there is a bound to it.
    private let capacity: Int
    private let state = Mutex(State())

    /// How many jobs one look into the store brings.
    private static let batch = 256

    private struct State {
        var queues = ReceiverQueues()
        /// What waits until there is room.
        var waiter: CheckedContinuation<Void, Never>?
    }

    init(store: any Store, clock: GatewayClock, capacity: Int) {
        self.store = store
        self.clock = clock
        self.capacity = capacity
    }

    /// How many jobs are held.
    var held: Int { state.withLock { $0.queues.count } }

    /// Runs until it is cancelled or the store is closed; what is worked on then is ended first.
    ///
    /// - Parameter work: Works on a job until it needs no more; returns early when it is cancelled.
    func run(_ work: @escaping @Sendable (Job) async -> Void) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                await room()
                guard let jobs = await take() else { break }
                for job in jobs where state.withLock({ $0.queues.enter(job) }) {
                    group.addTask { await self.serve(job, work) }
                }
            }
        }
    }

    /// Works on a receiver's jobs until there are none.
    private func serve(_ first: Job, _ work: @Sendable (Job) async -> Void) async {
        let receiver = ReceiverQueues.Receiver(of: first)
        var job: Job? = first
        while let current = job {
            // What is left in the queue after a cancellation stays in the store.
            if !Task.isCancelled { await work(current) }
            job = next(of: receiver)
        }
    }

    private func next(of receiver: ReceiverQueues.Receiver) -> Job? {
        let (job, waiter) = state.withLock { state in
            let job = state.queues.next(of: receiver)
            let waiter = state.queues.count < capacity ? state.waiter.take() : nil
            return (job, waiter)
        }
        waiter?.resume()
        return job
    }

    /// Waits until fewer jobs are held than are allowed.
    private func room() async {
        await withCheckedContinuation { continuation in
            let isRoom = state.withLock { state in
                if state.queues.count < capacity { return true }
                state.waiter = continuation
                return false
            }
            if isRoom { continuation.resume() }
        }
    }

    /// The next jobs; nil when there will be no more.
    ///
    /// A store that does not answer is asked again.
    private func take() async -> [Job]? {
        var pause = 100
        while !Task.isCancelled {
            do throws(StoreError) {
                let jobs = try await store.take(atMost: Self.batch)
                return jobs.isEmpty ? nil : jobs
            } catch {
                if error.code == .closed { return nil }
                do { try await clock.sleep(pause) } catch { return nil }
                pause = min(2 * pause, 5_000)
            }
        }
        return nil
    }
}
