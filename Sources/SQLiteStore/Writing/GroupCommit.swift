internal import GRDB
internal import GatewayCore
internal import Synchronization

/// Commits together what many callers write at a time, in the order in which they asked.
final class GroupCommit: Sendable {
    /// How many writes share a transaction at most, so that the first of them does not wait for long.
    private static let share = 500

    private let pool: DatabasePool
    private let options: SQLiteStore.Options
    private let state = Mutex(State())
    private let memory: Mutex<WriterMemory>

    private struct State {
        var writes: [WaitingWrite] = []
        var takers: [Taker] = []
        /// Those who wait until the log is empty.
        var logEmptiers: [CheckedContinuation<Void, Never>] = []
        /// Whether there may be jobs that the writer does not know of.
        var mustLook = false
        var isRunning = false
        var isClosed = false
        var closer: CheckedContinuation<Void, Never>?
    }

    init(pool: DatabasePool, options: SQLiteStore.Options, memory: WriterMemory) {
        self.pool = pool
        self.options = options
        self.memory = Mutex(memory)
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    // MARK: Asking

    /// Adds a write; fails it at once when the store is closed or too many wait.
    func add(_ write: WaitingWrite, from origin: WriteOrigin) {
        let refusal = state.withLock { state -> StoreError? in
            if state.isClosed { return .storeIsClosed }
            if origin == .outside, state.writes.count >= options.waitingLimit {
                return StoreError(
                    .unavailable, "\(state.writes.count) writes wait for the store. Try again in a second.")
            }
            state.writes.append(write)
            start(&state)
            return nil
        }
        if let refusal { write.fail(refusal) }
    }

    /// Adds somebody who waits for jobs.
    func add(_ taker: Taker) {
        let isClosed = state.withLock { state in
            guard !state.isClosed else { return true }
            state.takers.append(taker)
            state.mustLook = true
            start(&state)
            return false
        }
        if isClosed { taker.fail(.storeIsClosed) }
    }

    /// Gives no jobs to one who waits for some, and no longer wants them.
    func dismiss(_ number: Int) {
        let taker = state.withLock { state in
            state.takers.firstIndex { $0.number == number }.map { state.takers.remove(at: $0) }
        }
        taker?.give([])
    }

    /// Looks for jobs of other processes, if anybody waits for jobs.
    func look() {
        state.withLock { state in
            guard !state.takers.isEmpty, !state.isClosed else { return }
            state.mustLook = true
            start(&state)
        }
    }

    /// Waits for the last commit; says whether the store was open.
    func close() async -> Bool {
        let takers = state.withLock { state -> [Taker]? in
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
            let isClosed = state.withLock { state in
                guard !state.isClosed else { return true }
                state.logEmptiers.append(continuation)
                start(&state)
                return false
            }
            if isClosed { continuation.resume() }
        }
    }

    private func start(_ state: inout State) {
        guard !state.isRunning else { return }
        state.isRunning = true
        pool.asyncWriteWithoutTransaction { self.run($0) }
    }

    // MARK: On the writer's thread

    private func run(_ database: Database) {
        while true {
            let writes = state.withLock { state -> [WaitingWrite]? in
                let writes = Array(state.writes.prefix(Self.share))
                state.writes.removeFirst(writes.count)
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
            memory.lastJob = max(memory.lastJob, transaction.lastJob ?? 0)
        }
    }

    /// Gives jobs that were committed to those who wait for some.
    private func handOut(_ database: Database) {
        let mustLook = state.withLock { state in
            defer { state.mustLook = false }
            return state.mustLook
        }
        while true {
            let (last, known) = memory.withLock { ($0.lastHanded, $0.lastJob) }
            guard mustLook || known > last,
                let limit = state.withLock({ $0.takers.first?.limit })
            else { return }
            let jobs: [Job]
            do {
                jobs = try database.jobs(after: last, limit: limit)
            } catch {
                let taker = state.withLock { $0.takers.isEmpty ? nil : $0.takers.removeFirst() }
                taker?.fail(StoreError(sqlite: error, path: pool.path))
                return
            }
            // Without jobs, those in between were settled by nobody here or erased.
            guard let next = jobs.last?.id else {
                return memory.withLock { $0.lastHanded = max(last, min(known, $0.lastJob)) }
            }
            guard let taker = state.withLock({ $0.takers.isEmpty ? nil : $0.takers.removeFirst() }) else {
                return
            }
            memory.withLock { $0.lastHanded = next }
            taker.give(jobs)
        }
    }

    /// How many jobs and dead letters there are, what the transaction wrote so far included.
    func counts(in transaction: WriteTransaction) throws -> (jobs: Int, dead: Int) {
        try memory.withLock { memory in
            try memory.refresh(besides: transaction)
            return (memory.jobs + transaction.jobs, memory.dead + transaction.dead)
        }
    }
}
