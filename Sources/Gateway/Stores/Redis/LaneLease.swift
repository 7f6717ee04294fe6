internal import Synchronization

/// Which of an app's lanes a gateway uses.
struct LaneUsage: Sendable {
    /// Whether somebody waits for jobs, or has some in hand.
    var isWanted = false
    /// For each lane, whether jobs of it are in hand.
    var busy = [Bool](repeating: false, count: StableHash.lanes)
}

/// A gateway's part of an app's lanes, renewed every second as long as the app's jobs are wanted.
///
/// A lane belongs to one gateway at a time, and changes its owner in one step. What the gateway above its share has to
/// give away gets no new jobs, and goes when its jobs are done, or after five seconds.
final class LaneLease: Sendable {
    private let tag: String
    private let engine: RedisEngine
    private let state = Mutex(State())

    private struct State {
        var renewal: Task<Void, Never>?
        var lastWanted = ContinuousClock.now
        /// Since when lanes are to be given away.
        var marked: [Int: ContinuousClock.Instant] = [:]
    }

    /// How long a gateway that is silent has its lanes, in milliseconds.
    private static let patience = 3_000
    private static let interval = Duration.seconds(1)
    /// How soon it is looked whether the jobs of a lane that is to be given away are done.
    private static let soon = Duration.milliseconds(50)
    /// How long they are waited for.
    private static let grace = Duration.seconds(5)

    init(_ tag: String, _ engine: RedisEngine) {
        self.tag = tag
        self.engine = engine
    }

    /// Takes a part of the lanes, unless the gateway has one.
    func begin(_ usage: @escaping @Sendable () -> LaneUsage) async throws(StoreError) {
        if state.withLock({ $0.renewal != nil }) { return }
        try await renew(usage())
        state.withLock { state in
            guard state.renewal == nil else { return }
            state.lastWanted = .now
            state.renewal = Task { await self.goOn(usage) }
        }
    }

    /// Gives all lanes to others.
    func end() async {
        let renewal = state.withLock { $0.renewal }
        renewal?.cancel()
        await renewal?.value
        await leave()
    }

    private func goOn(_ usage: @Sendable () -> LaneUsage) async {
        var pause = Self.interval
        while (try? await Task.sleep(for: pause)) != nil {
            let usage = usage()
            let isWanted = state.withLock { state in
                if usage.isWanted { state.lastWanted = .now }
                return state.lastWanted.duration(to: .now) < Self.grace
            }
            guard isWanted else {
                await leave()
                // Not before: whoever wants jobs again meanwhile would lose the lanes that it has just been given.
                return state.withLock { $0.renewal = nil }
            }
            // A server that is away is asked again soon: others wait for this gateway's lanes, or it for theirs.
            pause = (try? await renew(usage)) == .some(false) ? Self.interval : Self.soon
        }
    }

    /// Renews the lease; says whether lanes are to be given away.
    @discardableResult
    private func renew(_ usage: LaneUsage) async throws(StoreError) -> Bool {
        let busy = state.withLock { state in
            usage.busy.enumerated().map { lane, isBusy in
                isBusy && (state.marked[lane]?.duration(to: .now) ?? .zero) < Self.grace ? "1" : "0"
            }.joined()
        }
        let words = ScriptWords(.text(engine.run), .integer(Self.patience), .text(busy))
        let reply = try await engine.run(.lease, tag, words).list(atLeast: 2)
        var lanes: [Int] = []
        for lane in try reply[1].list() { lanes.append(try lane.number()) }
        return state.withLock { state in
            let known = state.marked
            state.marked = Dictionary(uniqueKeysWithValues: lanes.map { ($0, known[$0] ?? .now) })
            return !state.marked.isEmpty
        }
    }

    private func leave() async { await engine.finish(.leave, tag, ScriptWords(.text(engine.run))) }
}
