internal import Synchronization

/// Keeps the gateway's state in a Redis or Valkey server, or in a cluster of them.
///
/// Any number of gateways use it together. All of an app's state lies in one slot, and every step is one script, so that
/// it is done as a whole or not at all. An app's jobs are spread over 64 lanes by their receivers, and each lane belongs
/// to one gateway at a time, under a lease of three seconds.
final class RedisStore: Store {
    let engine: RedisEngine
    let number: NodeNumber
    private let apps = Mutex<[String: AppJobs]?>([:])
    private let watch: Task<Void, Never>

    /// An hour in milliseconds: messages and outcomes are listed by the hour.
    static let hour = 3_600_000

    /// Connects to a server or cluster.
    ///
    /// - Parameters:
    ///   - address: `redis://[user:password@]host[:port][,host:port…][/database]`, or `rediss://…` for TLS.
    ///   - options: How the store is used.
    /// - Throws: ``StoreError`` with the code `unavailable` for an address that cannot be read or a server that does not
    ///   answer, drops keys when its memory is full, or serves 64 gateways already; `newer` for state that a newer
    ///   version wrote.
    init(address: String, options: RedisStoreOptions = RedisStoreOptions()) async throws(StoreError) {
        engine = try RedisEngine(address: address, options: options)
        number = NodeNumber(engine)
        watch = Task { [engine, number] in await Self.watch(engine, number) }
        do {
            try await engine.open()
            try await number.renew()
            // An import looks for gateways' numbers when it sets its mark.
            try await engine.checkWhole()
        } catch {
            watch.cancel()
            await number.release()
            await engine.close()
            throw error
        }
    }

    deinit { watch.cancel() }

    /// A number that no other gateway of this store has at the time: 0…63.
    var node: Int { number.value }

    /// Any number of gateways share the store.
    var isShared: Bool { true }

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
        await number.release()
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
    private static func watch(_ engine: RedisEngine, _ number: NodeNumber) async {
        var looks = 0
        while (try? await Task.sleep(for: .milliseconds(250))) != nil {
            await engine.lookAtMemory()
            looks += 1
            if looks.isMultiple(of: 20) {
                try? await number.renew()
                try? await engine.noteApps()
            }
        }
    }
}
