internal import Synchronization

/// Has the jobs of all apps worked on, each app's in places of its own, so that none takes those of the others.
final class Dispatcher: Sendable {
    private let store: any Store
    private let clock: GatewayClock
    private let journal: GatewayJournal
    /// How many jobs of all apps are held in memory together, so that there is a bound to it.
    private let capacity: Int
    private let apps = Mutex<[String: AppDispatcher]>([:])
    private let (added, adding) = AsyncStream.makeStream(of: AppDispatcher.self)

    /// An app has so many places at least.
    private static let fewestPlaces = 100

    init(store: any Store, clock: GatewayClock, journal: GatewayJournal, capacity: Int) {
        self.store = store
        self.clock = clock
        self.journal = journal
        self.capacity = capacity
    }

    /// How many jobs are held.
    var held: Int { apps.withLock { $0.values.reduce(0) { $0 + $1.held } } }

    /// How far an app's work is behind, in milliseconds: the age of the job that was taken last, where there is no room for more.
    func lag(of app: String) -> Int { apps.withLock { $0[app] }?.lag(at: clock.now()) ?? 0 }

    /// Works for these apps from now on; the jobs of others stay in the store.
    func serve(_ names: [String]) {
        let places = max(capacity / max(names.count, 1), Self.fewestPlaces)
        apps.withLock { apps in
            for (name, app) in apps where !names.contains(name) { app.setPlaces(0) }
            for name in names {
                if let app = apps[name] {
                    app.setPlaces(places)
                } else {
                    let app = AppDispatcher(
                        of: name, store: store, clock: clock, journal: journal, places: places)
                    apps[name] = app
                    adding.yield(app)
                }
            }
        }
    }

    /// Runs until it is cancelled; what is worked on then is ended first.
    func run(_ work: @escaping @Sendable (Job) async -> JobEnd) async {
        await withDiscardingTaskGroup { group in
            for await app in added { group.addTask { await app.run(work) } }
        }
    }
}

/// Takes one app's jobs from the store and has them worked on: many receivers at a time, one receiver's in their order.
final class AppDispatcher: Sendable {
    private let app: String
    private let store: any Store
    private let clock: GatewayClock
    private let journal: GatewayJournal
    private let state: Mutex<State>

    /// How many jobs one look into the store brings.
    private static let batch = 256

    private struct State {
        var queues = ReceiverQueues()
        /// How many jobs are held in memory; 0 while the app is not configured.
        var places: Int
        /// What waits until there is room.
        var waiter: CheckedContinuation<Void, Never>?
        /// When the newest of the jobs was accepted that were taken last, in Unix milliseconds.
        var takenUpTo: Int?

        var hasRoom: Bool { queues.count < places }

        /// Who may go on now.
        mutating func takeWaiter() -> CheckedContinuation<Void, Never>? { hasRoom ? waiter.take() : nil }
    }

    init(of app: String, store: any Store, clock: GatewayClock, journal: GatewayJournal, places: Int) {
        self.app = app
        self.store = store
        self.clock = clock
        self.journal = journal
        state = Mutex(State(places: places))
    }

    /// How many jobs are held.
    var held: Int { state.withLock { $0.queues.count } }

    /// How long ago the job was accepted that was taken last, in milliseconds; 0 while there is room for what the store has.
    func lag(at moment: Int) -> Int {
        state.withLock { $0.hasRoom ? 0 : $0.takenUpTo.map { max(moment - $0, 0) } ?? 0 }
    }

    /// Changes how many jobs are held at most; 0 for an app that is not configured any more, whose jobs stay in the store.
    func setPlaces(_ count: Int) {
        let waiter = state.withLock { state in
            state.places = count
            return state.takeWaiter()
        }
        waiter?.resume()
    }

    /// Runs until it is cancelled or the store is closed; what is worked on then is ended first.
    func run(_ work: @escaping @Sendable (Job) async -> JobEnd) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                await room()
                guard let jobs = await take() else { break }
                var surplus = Surplus()
                for job in jobs {
                    switch enter(job, surplus) {
                    case .starts?: group.addTask { await self.serve(job, work) }
                    case .waits?: break
                    case .surplus(let last)?: surplus.add(job, behind: last)
                    case nil: surplus.add(job, behind: nil)
                    }
                }
                for (leader, jobs) in surplus.parts { await putBack(jobs, behind: leader) }
            }
        }
    }

    /// Jobs for which there is no place, with all later ones of their receivers.
    private struct Surplus {
        private(set) var parts: [(leader: Job?, jobs: [Job])] = []
        private var places: [Receiver: Int] = [:]

        func has(_ receiver: Receiver) -> Bool { places[receiver] != nil }

        mutating func add(_ job: Job, behind leader: Job?) {
            let receiver = job.work.order
            if let place = places[receiver] {
                parts[place].jobs.append(job)
            } else {
                places[receiver] = parts.count
                parts.append((leader, [job]))
            }
        }
    }

    /// Takes a job in; nil if it is not to be worked on now, since the app is not configured or an earlier one is put back.
    private func enter(_ job: Job, _ surplus: Surplus) -> ReceiverQueues.Entry? {
        if surplus.has(job.work.order) { return nil }
        return state.withLock { $0.places > 0 ? $0.queues.enter(job) : nil }
    }

    /// Works on a receiver's jobs until there are none.
    private func serve(_ first: Job, _ work: @Sendable (Job) async -> JobEnd) async {
        let receiver = first.work.order
        var job: Job? = first
        while let current = job {
            // What is left in the queue after a cancellation stays in the store.
            if !Task.isCancelled, await work(current) == .waits {
                let followers = state.withLock { $0.queues.removeFollowers(of: current) }
                await putBack(followers, behind: current)
            }
            job = next(of: receiver)
        }
    }

    private func next(of receiver: Receiver) -> Job? {
        let (job, waiter) = state.withLock { state in
            let job = state.queues.next(of: receiver)
            return (job, state.takeWaiter())
        }
        waiter?.resume()
        return job
    }

    /// Waits until fewer jobs are held than are allowed.
    private func room() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let hasRoom = state.withLock { state in
                    if state.hasRoom || Task.isCancelled { return true }
                    state.waiter = continuation
                    return false
                }
                if hasRoom { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiter.take() }?.resume()
        }
    }

    /// The next jobs; nil when there will be no more.
    private func take() async -> [Job]? {
        await asking { () async throws(StoreError) in
            state.withLock { $0.queues.beginLook() }
            let jobs = try await store.take(atMost: Self.batch, of: app)
            // What is tried again says nothing of how far the new ones are.
            if let last = jobs.last(where: { $0.tries == 0 }) {
                state.withLock { $0.takenUpTo = last.acceptedAt }
            }
            return jobs.isEmpty ? nil : jobs
        }
    }

    private func putBack(_ jobs: [Job], behind leader: Job?) async {
        guard !jobs.isEmpty else { return }
        await asking { () async throws(StoreError) in try await store.putBack(jobs, behind: leader) }
    }

    /// Asks the store until it answers; nil when it is closed, or nobody waits any more.
    @discardableResult
    private func asking<Answer>(_ question: () async throws(StoreError) -> Answer?) async -> Answer? {
        var pause = 100
        while !Task.isCancelled {
            do throws(StoreError) {
                return try await question()
            } catch {
                if error.code == .closed { return nil }
                journal.storeFailed(error)
                do { try await clock.sleep(pause) } catch { return nil }
                pause = min(2 * pause, 5_000)
            }
        }
        return nil
    }
}
