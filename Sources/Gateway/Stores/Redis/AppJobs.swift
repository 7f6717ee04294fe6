internal import Synchronization

/// Hands out one app's jobs, those of the lanes that this gateway has, to whoever waits for them.
final class AppJobs: Sendable {
    let app: String
    let tag: String
    let engine: RedisEngine
    let lease: LaneLease
    private let state = Mutex(State())

    private struct State {
        var isClosed = false
        var takers: [JobTaker] = []
        /// What looks for jobs, as long as somebody waits for them.
        var look: Task<Void, Never>?
        var inHand = JobsInHand()
        /// Whether the server may have handed out jobs that never came here, for an answer of it was lost.
        var mayMissJobs = false
        /// Jobs that were handed out to somebody who wanted them no longer.
        var spare: [Job] = []

        /// Gives spare jobs to the first who waits.
        mutating func serveFromSpare() -> (@Sendable () -> Void)? {
            guard !spare.isEmpty, !takers.isEmpty else { return nil }
            let taker = takers.removeFirst()
            let jobs = Array(spare.prefix(taker.limit))
            spare.removeFirst(jobs.count)
            return { taker.give(jobs) }
        }
    }

    init(of app: String, _ engine: RedisEngine) {
        self.app = app
        self.engine = engine
        tag = engine.tag(of: app)
        lease = LaneLease(tag, engine)
    }

    /// Waits until there are jobs; gives none when the task is cancelled, or the store is closed, meanwhile.
    func take(atMost limit: Int) async throws(StoreError) -> [Job] {
        try await JobTaker.wait(atMost: limit, of: app, enter: enter, dismiss: { [self] in dismiss($0) })
            .get()
    }

    // MARK: Jobs in hand

    /// What tells the server under which lease this gateway has a job.
    func claim(_ job: Job) -> String {
        "\(engine.run):\(job.lease == 0 ? "" : String(job.lease))"
    }

    /// A job is not in hand any more.
    func forget(_ jobs: [Job]) {
        state.withLock { state in for job in jobs { state.inHand.remove(job) } }
    }

    /// Ends what looks for jobs, and gives the lanes back.
    func close() async {
        let (takers, look) = state.withLock { state in
            state.isClosed = true
            defer { state.takers = [] }
            return (state.takers, state.look)
        }
        look?.cancel()
        for taker in takers { taker.give([]) }
        await look?.value
        await lease.end()
    }

    // MARK: Those who wait

    private func enter(_ taker: JobTaker) {
        let isClosed = state.withLock { state in
            guard !state.isClosed else { return true }
            state.takers.append(taker)
            if state.look == nil { state.look = Task { await self.look() } }
            return false
        }
        if isClosed { taker.fail(.storeIsClosed) }
    }

    private func dismiss(_ number: Int) {
        let taker = state.withLock { state in
            state.takers.firstIndex { $0.number == number }.map { state.takers.remove(at: $0) }
        }
        taker?.give([])
    }

    /// Looks for jobs as long as somebody waits for them.
    private func look() async {
        while let limit = wanted() {
            do throws(StoreError) {
                try await lease.begin { [weak self] in self?.usage() ?? LaneUsage() }
                try await readAgain()
                let part = try await look(atMost: limit)
                deliver(part)
                if part.jobs.isEmpty { await sleep(until: part.due) }
            } catch {
                fail(error)
            }
        }
    }

    /// Has the server hand out again what it may have handed out before; what came is known here.
    private func readAgain() async throws(StoreError) {
        guard state.withLock({ $0.mayMissJobs }) else { return }
        _ = try await engine.run(.readAgain, tag, ScriptWords(.text(engine.run)))
        state.withLock { $0.mayMissJobs = false }
    }

    /// The next jobs, as many as there are.
    private func look(atMost limit: Int) async throws(StoreError) -> TakenPart {
        var all = TakenPart()
        repeat {
            let words = ScriptWords(
                .text(engine.run), .integer(engine.options.now()),
                .integer(min(limit - all.jobs.count, Self.part)), .integer(Self.longest))
            do {
                all.add(try TakenPart(try await engine.run(.take, tag, words), app: app))
            } catch {
                state.withLock { $0.mayMissJobs = true }
                if all.jobs.isEmpty { throw error }
                // What was handed out is worked on first.
                return all
            }
        } while all.hasMore && all.jobs.count < limit
        return all
    }

    /// How many jobs the first who waits wants; nil when nobody waits.
    private func wanted() -> Int? {
        while true {
            let (limit, give) = state.withLock { state in
                if let give = state.serveFromSpare() { return (nil as Int?, Optional(give)) }
                let limit = state.takers.first?.limit
                if limit == nil { state.look = nil }
                return (limit, nil)
            }
            guard let give else { return limit }
            give()
        }
    }

    private func deliver(_ part: TakenPart) {
        let give = state.withLock { state in
            for job in part.jobs where state.inHand.add(job) { state.spare.append(job) }
            return state.serveFromSpare()
        }
        give?()
    }

    /// Tells all who wait what is wrong; the end of the store is nothing wrong for them.
    private func fail(_ error: StoreError) {
        let takers = state.withLock { state in
            defer { state.takers = [] }
            return state.takers
        }
        for taker in takers { if error.code == .closed { taker.give([]) } else { taker.fail(error) } }
    }

    /// Waits until the server says that there are jobs, or a moment comes.
    private func sleep(until due: Int?) async {
        let longest = engine.options.longestSleep
        let time = due.map { min(max($0 - engine.options.now(), 20), longest) } ?? longest
        let seconds = Double(time) / 1_000
        do {
            _ = try await engine.client.block(
                ["BLPOP", .text("\(tag)b:\(engine.run)"), .text("\(seconds)")], at: tag, for: seconds)
        } catch {
            // The next look tells what is wrong, and whoever waits waits before they ask again.
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    private func usage() -> LaneUsage {
        state.withLock { state in
            LaneUsage(
                isWanted: !state.takers.isEmpty || !state.inHand.isEmpty,
                busy: (0..<StableHash.lanes).map(state.inHand.has(lane:)))
        }
    }

    /// How long a job waits at most, in milliseconds: one that is due later has that from a clock that was set back.
    private static let longest = 3_600_000
    /// How many jobs one script hands out at most, so that the server goes on with other things within some milliseconds.
    private static let part = 1_000
}

/// The jobs that a store has handed out, each with the lease under which it did.
///
/// A job may be handed out once more under a later lease of its lane: what is done under the earlier one counts no more.
struct JobsInHand {
    private struct Hold {
        let lane: Int
        let lease: Int
    }

    private var holds: [Int: Hold] = [:]
    /// How many there are of each lane.
    private var counts = [Int](repeating: 0, count: StableHash.lanes)

    var isEmpty: Bool { holds.isEmpty }

    /// Takes a job in; says whether it was not there under the same lease.
    mutating func add(_ job: Job) -> Bool {
        let lane = job.work.order.lane
        guard let known = holds.updateValue(Hold(lane: lane, lease: job.lease), forKey: job.id) else {
            counts[lane] += 1
            return true
        }
        return known.lease != job.lease
    }

    /// A job is in hand no more, unless it was handed out under a later lease meanwhile.
    mutating func remove(_ job: Job) {
        guard let hold = holds[job.id], hold.lease == job.lease else { return }
        holds[job.id] = nil
        counts[hold.lane] -= 1
    }

    /// Whether a job of a lane is in hand.
    func has(lane: Int) -> Bool { counts[lane] > 0 }
}

/// What one look for jobs has brought.
struct TakenPart {
    /// The jobs in the order in which they were accepted, with the leases of their lanes.
    private(set) var jobs: [Job] = []
    /// Whether there may be more at once.
    private(set) var hasMore = true
    /// When the next one that waits is due, in Unix milliseconds; nil for none.
    private(set) var due: Int?

    init() {}

    init(_ reply: RedisReply, app: String) throws(StoreError) {
        let parts = try reply.list(atLeast: 2)
        hasMore = try parts[1].number() == 1
        if parts.count > 2, let digits = try parts[2].bytesIfAny() {
            due = Double(String(decoding: digits, as: UTF8.self)).flatMap { Int(exactly: $0.rounded()) }
        }
        for reply in try parts[0].list() {
            let fields = try reply.list(atLeast: 3)
            var job = try Job(try fields[0].number(), app: app, packed: try fields[2].bytes())
            if fields.count > 3 { try job.apply(changes: Array(fields[3...])) }
            job.lease = try fields[1].number()
            jobs.append(job)
        }
        jobs.sort { $0.id < $1.id }
    }

    /// Adds what a later look has brought.
    mutating func add(_ next: TakenPart) {
        jobs = (jobs + next.jobs).sorted { $0.id < $1.id }
        hasMore = next.hasMore
        due = next.due
    }
}

extension Job {
    /// Takes over what was changed since the job was accepted: tries, position and devices, each of which may be missing.
    mutating func apply(changes: [RedisReply]) throws(StoreError) {
        tries = try changes.first?.bytesIfAny().flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
        if changes.count > 1, let text = try changes[1].bytesIfAny() {
            work.position = String(decoding: text, as: UTF8.self)
        }
        if changes.count > 2, let packed = try changes[2].bytesIfAny() {
            var reader = PackedReader(packed)
            doneDevices = try reader.list()
        }
    }
}
