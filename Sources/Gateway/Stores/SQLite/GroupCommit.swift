internal import GRDB
internal import Synchronization

/// Commits together what many callers write at a time, in the order in which they asked; only large writes come later.
final class GroupCommit: Sendable {
    /// How many writes share a transaction at most, so that the first of them does not wait for long.
    private static let share = 500

    private let pool: DatabasePool
    private let options: SQLiteOptions
    private let state = Mutex(State())
    private let memory: Mutex<WriterMemory>

    private struct State {
        var writes: [WaitingWrite] = []
        /// Those that take as long as hundreds of others.
        var largeWrites: [WaitingWrite] = []
        var isLargeNext = false
        var takers: [JobTaker] = []
        /// The taker for whom jobs are looked for just now; nil for none, and for one that was dismissed meanwhile.
        var served: Int?
        /// Those who wait until the log is empty.
        var logEmptiers: [CheckedContinuation<Void, Never>] = []
        /// Whether there may be jobs that the writer does not know of.
        var mustLook = false
        var isRunning = false
        var isClosed = false
        var closer: CheckedContinuation<Void, Never>?

        /// The writes that come next: a large one by itself after each commit of others, so that others wait for one at a time.
        mutating func takeWrites(atMost limit: Int) -> [WaitingWrite] {
            if !largeWrites.isEmpty, isLargeNext || writes.isEmpty {
                isLargeNext = false
                return [largeWrites.removeFirst()]
            }
            isLargeNext = true
            var taken: [WaitingWrite] = []
            if writes.count <= limit {
                swap(&taken, &writes)
            } else {
                taken = Array(writes.prefix(limit))
                writes.removeFirst(limit)
            }
            return taken
        }

        /// Notes that the writer works from now on; says whether it did not before, and has to be started.
        mutating func mayStart() -> Bool {
            defer { isRunning = true }
            return !isRunning
        }
    }

    init(pool: DatabasePool, options: SQLiteOptions, memory: WriterMemory) {
        self.pool = pool
        self.options = options
        self.memory = Mutex(memory)
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    // MARK: Asking

    /// Adds a write; fails it at once when the store is closed or too many wait.
    func add(_ write: WaitingWrite, from origin: WriteOrigin) {
        let answer = state.withLock { state -> Result<Bool, StoreError> in
            if state.isClosed { return .failure(.storeIsClosed) }
            let waiting = state.writes.count + state.largeWrites.count
            if origin != .job, waiting >= options.waitingLimit {
                return .failure(
                    StoreError(.unavailable, "\(waiting) writes wait for the store. Try again in a second."))
            }
            if origin == .outsideLarge { state.largeWrites.append(write) } else { state.writes.append(write) }
            return .success(state.mayStart())
        }
        switch answer {
        case .success(let mayStart): if mayStart { start() }
        case .failure(let error): write.fail(error)
        }
    }

    /// Adds a caller that waits for jobs.
    func add(_ taker: JobTaker) {
        let isOpen = ask { state in
            state.takers.append(taker)
            state.mustLook = true
        }
        if !isOpen { taker.fail(.storeIsClosed) }
    }

    /// Changes what the writer is to do, and starts it; false where the store is closed.
    private func ask(_ change: (inout State) -> Void) -> Bool {
        let mayStart = state.withLock { state -> Bool? in
            guard !state.isClosed else { return nil }
            change(&state)
            return state.mayStart()
        }
        if mayStart == true { start() }
        return mayStart != nil
    }

    /// Cancels a waiting caller, which gets no jobs.
    func dismiss(_ number: Int) {
        let taker = state.withLock { state in
            if state.served == number { state.served = nil }
            return state.takers.firstIndex { $0.number == number }.map { state.takers.remove(at: $0) }
        }
        taker?.give([])
    }

    /// Looks for jobs that are due, and for those of other processes, if anybody waits for jobs.
    func look() {
        let mayStart = state.withLock { state in
            guard !state.takers.isEmpty, !state.isClosed else { return false }
            state.mustLook = true
            return state.mayStart()
        }
        if mayStart { start() }
    }

    /// Waits for the last commit; says whether the store was open.
    func close() async -> Bool {
        let takers = state.withLock { state -> [JobTaker]? in
            guard !state.isClosed else { return nil }
            state.isClosed = true
            defer { state.takers = [] }
            return state.takers
        }
        guard let takers else { return false }
        for taker in takers { taker.give([]) }
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isRunning { state.closer = continuation }
                return !state.isRunning
            }
            if isIdle { continuation.resume() }
        }
        return true
    }

    /// Copies the log into the file and empties it, unless somebody reads an older state just now.
    func emptyLog() async {
        await withCheckedContinuation { continuation in
            if !ask({ $0.logEmptiers.append(continuation) }) { continuation.resume() }
        }
    }

    /// Wakes the writer's thread; never called with the lock held, for which that thread would have to wait.
    private func start() { pool.asyncWriteWithoutTransaction { self.run($0) } }

    // MARK: On the writer's thread

    private func run(_ database: Database) {
        while true {
            let writes = state.withLock { state -> [WaitingWrite]? in
                let writes = state.takeWrites(atMost: Self.share)
                if writes.isEmpty, !state.mustLook, state.logEmptiers.isEmpty {
                    state.isRunning = false
                    return nil
                }
                return writes
            }
            guard let writes else { break }
            if !writes.isEmpty { commit(writes[...], database) }
            handOut(database)
            emptyLog(database)
        }
        state.withLock { state in
            defer { state.closer = nil }
            return state.isRunning ? nil : state.closer
        }?.resume()
    }

    /// Commits writes together; where one of them fails, each by itself, so that it fails alone.
    private func commit(_ writes: ArraySlice<WaitingWrite>, _ database: Database) {
        let began = ContinuousClock.now
        do {
            try database.beginTransaction(.immediate)
        } catch {
            let failure = StoreError(sqlite: error, path: pool.path)
            for write in writes { write.fail(failure) }
            return
        }
        do {
            let transaction = WriteTransaction(database)
            let answers = try writes.map { try $0.run(transaction) }
            try transaction.finish()
            try database.commit()
            learn(transaction)
            options.didCommit?(began.duration(to: .now), writes.count)
            for answer in answers { answer() }
        } catch {
            try? database.rollback()
            guard writes.count == 1 else {
                for index in writes.indices { commit(writes[index...index], database) }
                return
            }
            writes.first?.fail(StoreError(sqlite: error, path: pool.path))
        }
    }

    private func emptyLog(_ database: Database) {
        let emptiers = state.withLock { state in
            defer { state.logEmptiers = [] }
            return state.logEmptiers
        }
        guard !emptiers.isEmpty else { return }
        _ = try? database.checkpoint(.truncate)
        for emptier in emptiers { emptier.resume() }
    }

    private func learn(_ transaction: WriteTransaction) {
        memory.withLock { memory in
            memory.jobs += transaction.jobs
            memory.dead += transaction.dead
            memory.appsWithJobs.formUnion(transaction.appsWithJobs)
        }
    }

    /// Gives jobs that were committed to those who wait for some.
    private func handOut(_ database: Database) {
        let (numbers, mustLook) = state.withLock { state in
            defer { state.mustLook = false }
            return (state.takers.map(\.number), state.mustLook)
        }
        for number in numbers {
            guard let taker = begin(number, mustLook) else { continue }
            do {
                let jobs = try jobs(for: taker, database)
                if jobs.isEmpty { keep(taker) } else { taker.give(jobs) }
            } catch {
                taker.fail(StoreError(sqlite: error, path: pool.path))
            }
            state.withLock { $0.served = nil }
        }
    }

    /// Takes a taker out of those who wait, if there may be jobs for it.
    private func begin(_ number: Int, _ mustLook: Bool) -> JobTaker? {
        let known = memory.withLock { $0.appsWithJobs }
        return state.withLock { state in
            guard let index = state.takers.firstIndex(where: { $0.number == number }),
                mustLook || known.contains(state.takers[index].app)
            else { return nil }
            state.served = number
            return state.takers.remove(at: index)
        }
    }

    /// Has a taker for whom there are no jobs go on waiting, unless it was dismissed meanwhile.
    private func keep(_ taker: JobTaker) {
        let isOver = state.withLock { state in
            if state.isClosed || state.served == nil { return true }
            state.takers.append(taker)
            return false
        }
        if isOver { taker.give([]) }
    }

    private func jobs(for taker: JobTaker, _ database: Database) throws -> [Job] {
        let last = memory.withLock { $0.lastHanded[taker.app] ?? 0 }
        let handout = try Handout(
            of: taker.app, atMost: taker.limit, after: last, at: options.now(), in: database)
        memory.withLock { memory in
            memory.lastHanded[taker.app] = handout.last
            if handout.jobs.isEmpty { memory.appsWithJobs.remove(taker.app) }
        }
        return handout.jobs
    }

    /// How many jobs and dead letters there are, what the transaction wrote so far included.
    func counts(in transaction: WriteTransaction) throws -> (jobs: Int, dead: Int) {
        try memory.withLock { memory in
            try memory.refresh(besides: transaction)
            return (memory.jobs + transaction.jobs, memory.dead + transaction.dead)
        }
    }
}
