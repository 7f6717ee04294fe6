internal import Synchronization

/// The server or cluster, and what one store knows of it.
final class RedisEngine: Sendable {
    let client: RedisClient
    let options: RedisStoreOptions
    /// The name of this store's leases: digits that no other store has.
    let run = String(UInt64.random(in: 1...UInt64.max), radix: 36)
    let state = Mutex(State())
    private let tags: AppTags
    private let meet = FirstScript(.meet)

    struct State {
        var isClosed = false
        /// Why nothing more is accepted; nil as long as there is room.
        var full: StoreError?
        /// The apps that have jobs or messages.
        var apps: Set<String> = []
    }

    init(address: String, options: RedisStoreOptions) throws(StoreError) {
        let parsed: RedisAddress
        do {
            parsed = try RedisAddress(address)
        } catch {
            throw StoreError(.unavailable, "\(error)")
        }
        var numbers = RedisClient.Options()
        numbers.patience = options.patience
        numbers.authoritiesFile = options.authoritiesFile
        client = RedisClient(parsed, options: numbers, log: options.warn)
        self.options = options
        tags = AppTags(space: options.space)
    }

    /// What the keys begin with that are no app's.
    var shared: String { tags.shared }

    /// What the keys of an app begin with.
    func tag(of app: String) -> String { tags.tag(of: app) }

    /// Runs a script on an app's state.
    func run(_ script: RedisScript, _ tag: String, _ words: ScriptWords) async throws(StoreError)
        -> RedisReply
    {
        try await answer { () async throws(RedisError) in try await send(script, tag, words) }
    }

    /// Runs a script on an app's state, also while the store closes.
    func finish(_ script: RedisScript, _ tag: String, _ words: ScriptWords) async {
        // A server that does not answer learns it from the end of the lease.
        _ = try? await send(script, tag, words)
    }

    private func send(
        _ script: RedisScript, _ tag: String, _ words: ScriptWords
    ) async throws(RedisError) -> RedisReply {
        // Scripts make the names of keys from the tag, which is no key itself. The other one is there as long as there is
        // state, so that while its slot moves no script is run where a part of the state is not.
        let isShared = tag == shared
        return try await client.run(
            script, keys: [tag, tag + (isShared ? "nodes" : "n")], words.list, after: isShared ? nil : meet)
    }

    /// Sends one command about keys that begin with a tag.
    func call(_ tag: String, _ words: RedisWord...) async throws(StoreError) -> RedisReply {
        try await answer { () async throws(RedisError) in try await client.call(words, at: tag) }
    }

    func answer<Value>(_ body: () async throws(RedisError) -> Value) async throws(StoreError) -> Value {
        if state.withLock({ $0.isClosed }) { throw .storeIsClosed }
        do {
            return try await body()
        } catch {
            throw StoreError(redis: error)
        }
    }

    /// Every call fails from now on.
    func beginClosing() { state.withLock { $0.isClosed = true } }

    func close() async {
        beginClosing()
        await client.close()
    }

    // MARK: Apps

    /// Notes that an app has state, before it has any.
    func note(_ app: String) async throws(StoreError) {
        if state.withLock({ $0.apps.contains(app) }) { return }
        _ = try await call(shared, "SADD", .text(shared + "apps"), .text(app))
        _ = state.withLock { $0.apps.insert(app) }
    }

    /// Notes the apps again, for a server that has lost them.
    func noteApps() async throws(StoreError) {
        for app in state.withLock({ $0.apps }) {
            _ = try await call(shared, "SADD", .text(shared + "apps"), .text(app))
        }
    }

    /// All apps that have state.
    func apps() async throws(StoreError) -> [String] {
        try await call(shared, "SMEMBERS", .text(shared + "apps")).texts()
    }
}
