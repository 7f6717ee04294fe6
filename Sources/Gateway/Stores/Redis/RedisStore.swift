internal import Synchronization

/// Keeps the gateway's state in a Redis or Valkey server, or in a cluster of them.
///
/// Any number of gateways use it together. All of an app's state lies in one slot, and every step is one script, so that
/// it is done as a whole or not at all. An app's jobs are spread over 64 lanes by their receivers, and each lane belongs
/// to one gateway at a time, under a lease of three seconds.
final class RedisStore: Store {
    let engine: RedisEngine
    private let apps = Mutex<[String: AppJobs]?>([:])
    private let watch: Task<Void, Never>

    /// An hour in milliseconds: messages and outcomes are listed by the hour.
    static let hour = 3_600_000

    /// Connects to `redis://[user:password@]host[:port][,host:port…][/database]`, or `rediss://…` for TLS.
    ///
    /// - Throws: ``StoreError`` with the code `unavailable` for an address that cannot be read or a server that does not
    ///   answer, drops keys when its memory is full, or serves 64 gateways already; `newer` for state that another
    ///   version wrote.
    init(address: String, options: RedisStoreOptions = RedisStoreOptions()) async throws(StoreError) {
        engine = try RedisEngine(address: address, options: options)
        watch = Task { [engine] in await Self.watch(engine) }
        do {
            try await engine.open()
            try await engine.renewNode()
            // An import looks for gateways' numbers when it sets its mark.
            try await engine.checkWhole()
        } catch {
            watch.cancel()
            await engine.releaseNode()
            await engine.close()
            throw error
        }
    }

    deinit { watch.cancel() }

    var node: Int { engine.state.withLock { $0.node ?? 0 } }

    /// Gives back the lanes of all apps, and ends all work.
    ///
    /// What waits to take jobs gets none; every other call fails with the code `closed` from now on.
    func close() async {
        guard
            let apps = apps.withLock({ apps in
                defer { apps = nil }
                return apps
            })
        else { return }
        engine.beginClosing()
        watch.cancel()
        await watch.value
        for app in apps.values { await app.close() }
        await engine.releaseNode()
        await engine.close()
    }

    /// What hands out an app's jobs; nil once the store is closed.
    func jobs(of app: String) -> AppJobs? {
        apps.withLock { apps in
            guard apps != nil else { return nil }
            if let known = apps?[app] { return known }
            let new = AppJobs(of: app, engine)
            apps?[app] = new
            return new
        }
    }

    /// Looks at the server's memory, and renews the gateway's number, until it is cancelled.
    private static func watch(_ engine: RedisEngine) async {
        var looks = 0
        while (try? await Task.sleep(for: .milliseconds(250))) != nil {
            await engine.lookAtMemory()
            looks += 1
            if looks.isMultiple(of: 20) {
                try? await engine.renewNode()
                try? await engine.noteApps()
            }
        }
    }

    func backlog() async throws(StoreError) -> Backlog {
        var backlog = Backlog(jobs: 0, oldest: nil, dead: 0)
        for app in try await engine.apps() {
            let reply = try await engine.run(.backlog, engine.tag(of: app), ScriptWords()).list(atLeast: 3)
            backlog.jobs += try reply[0].number()
            backlog.dead += try reply[2].number()
            if let packed = try reply[1].bytesIfAny() {
                let oldest = try Job(0, app: app, packed: packed).acceptedAt
                backlog.oldest = min(oldest, backlog.oldest ?? oldest)
            }
        }
        return backlog
    }

    /// Fails unless the store can be written to now: it writes to what each app has, and to what all have in common.
    func check() async throws(StoreError) {
        let tags = engine.state.withLock { $0.apps }.map { engine.tag(of: $0) } + [engine.shared]
        for tag in tags { _ = try await engine.call(tag, "HINCRBY", .text(tag + "n"), "check", 1) }
        try engine.checkRoom()
    }

    /// Deletes what is kept no longer, a few hundred rows of each app at a time.
    ///
    /// Messages stay up to an hour longer, and as long as a job or a dead letter names them. Returns how many rows went;
    /// 0 when nothing is left.
    func expire(_ retention: Retention, at moment: Int) async throws(StoreError) -> Int {
        func lastHour(before moment: Int) -> Int {
            Int((Double(moment) / Double(Self.hour)).rounded(.down)) - 1
        }
        var gone = 0
        for app in try await engine.apps() {
            var moved = 0
            repeat {
                let words = ScriptWords(
                    .integer(Self.expired - gone), .integer(moment),
                    .integer(lastHour(before: moment - retention.outcomes)),
                    .integer(moment - retention.deadLetters),
                    .integer(lastHour(before: moment - retention.messages)))
                let reply = try await engine.run(.expire, engine.tag(of: app), words).list(atLeast: 2)
                gone += try reply[0].number()
                moved = try reply[1].number()
            } while gone == 0 && moved > 0
            if gone >= Self.expired { break }
        }
        return gone
    }

    /// How many rows go at a time.
    private static let expired = 300

    /// Whether this gateway is the one that tells an app's hook and expires what is kept no longer: it has the app's
    /// first lane.
    func leads(app: String) async throws(StoreError) -> Bool {
        let tag = engine.tag(of: app)
        let owner = try await engine.call(tag, "HGET", .text(tag + "l"), 0).bytesIfAny() ?? []
        return owner.starts(with: Array((engine.run + ":").utf8))
    }
}

/// How a server of Redis is used as a store.
struct RedisStoreOptions: Sendable {
    /// The name of what the store keeps, where others keep theirs on the same server; empty for the only one.
    var space = ""
    /// The most bytes that the server may use, for one that has no `maxmemory` of its own; nil for no bound.
    ///
    /// Above nine tenths of the smaller one of both, nothing is accepted any more.
    var memoryLimit: Int?
    /// How long a server may be silent before calls to it fail.
    var patience: Duration = .seconds(2)
    /// A file with the certificates of the authorities to trust, as PEM; nil for those of the system.
    var authoritiesFile: String?
    /// Is told in a sentence what an operator should know: that the server may lose what it has, or is not reached.
    var warn: @Sendable (String) -> Void = { _ in }
    /// The time, in Unix milliseconds, by which jobs that wait are due.
    var now: @Sendable () -> Int = { UnixTime.now() }
    /// How long the server is not asked for jobs at most, in milliseconds; it wakes who waits before.
    var longestSleep = 250
}

extension RedisEngine {
    /// How long a gateway's number stays its own without renewal, in milliseconds.
    private static let patience = 60_000

    /// Takes a number among the gateways of the store, the one from before if it is still this gateway's.
    fileprivate func renewNode() async throws(StoreError) {
        let wanted = state.withLock { $0.node }
        let words = ScriptWords(.text(run), .text(wanted.map(String.init) ?? ""), .integer(Self.patience))
        let taken = try await run(.number, shared, words).number()
        guard taken >= 0 else {
            throw StoreError(
                .unavailable,
                "The server serves 64 gateways already. End one, and wait a minute if it was killed.")
        }
        state.withLock { $0.node = taken }
    }

    /// Gives the number back.
    fileprivate func releaseNode() async {
        guard let taken = state.withLock({ $0.node }) else { return }
        // A server that does not answer learns it from the end of the lease.
        _ = try? await client.call(["HDEL", .text(shared + "nodes"), .integer(taken)], at: shared)
    }
}

extension StoreError {
    /// What an error of the client means; a server's own words are told by their first one alone, since others may hold
    /// what was to be written.
    init(redis error: RedisError) {
        switch error {
        case .closed: self.init(.closed, Self.storeIsClosed.message, mayBeDone: true)
        case .unavailable(let reason): self.init(.unavailable, "The Redis server does not answer: \(reason)")
        case .unanswered(let reason):
            self.init(.unavailable, "The Redis server does not answer: \(reason)", mayBeDone: true)
        case .refused(let failure): self.init(failure.code)
        }
    }

    private init(_ code: String) {
        self =
            switch code {
            case "OOM":
                StoreError(.full, "The server has no memory left (OOM). Raise its maxmemory.")
            case "READONLY":
                StoreError(
                    .readOnly,
                    "The server is a replica (READONLY). Give the gateway the address of the master.")
            case "MISCONF":
                StoreError(
                    .disk, "The server cannot write to its disk (MISCONF). Look at its log and its disk.")
            case "WRONGTYPE": .unreadable
            case "NOPERM", "NOAUTH", "WRONGPASS":
                StoreError(
                    .unavailable,
                    "The server does not let the gateway's user work (\(code)). Look at its ACL and the password."
                )
            default:
                StoreError(.unavailable, "The server refuses a command (\(code)). Look at its log.")
            }
    }
}
