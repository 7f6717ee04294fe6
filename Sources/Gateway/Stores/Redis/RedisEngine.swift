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
        /// The number of this gateway among those of the store; nil until it is known.
        var node: Int?
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

    /// The version of what is kept; those before it were never released, and are refused.
    static let schema = 3
    private var schemaKey: String { shared + "schema" }

    /// Connects, and looks whether the server keeps what it is given and has what this version can read.
    @discardableResult
    func look() async throws(StoreError) -> Int {
        try await answer { () async throws(RedisError) in try await client.connect() }
        try await checkPolicy()
        try await checkLog()
        let version = try await call(shared, "GET", .text(schemaKey))
        let known = version == .null ? 0 : try version.number()
        guard known == 0 || known == Self.schema else {
            throw StoreError(
                .newer,
                "The server's state was written by another version of the gateway. Start that version, or give this one another database."
            )
        }
        return known
    }

    /// Looks at the server, and notes which version writes to it.
    func open() async throws(StoreError) {
        if try await look() == Self.schema { return }
        _ = try await call(shared, "SET", .text(schemaKey), .integer(Self.schema))
    }

    /// The key that is there as long as an import has not ended.
    var importKey: String { shared + "import" }

    /// Refuses a server into which an import has begun, and not ended.
    func checkWhole() async throws(StoreError) {
        guard try await call(shared, "EXISTS", .text(importKey)).number() == 0 else {
            throw StoreError(
                .unavailable,
                "The server's state is not whole: an import has not ended. Wait for its end, or run it again."
            )
        }
    }

    private func checkPolicy() async throws(StoreError) {
        guard let policies = try await setting("maxmemory-policy") else {
            return options.warn(
                "The server does not tell its settings, so nobody checked them. Let the gateway's user run CONFIG GET, or look that maxmemory-policy is noeviction and appendonly is yes."
            )
        }
        for policy in policies where policy != "noeviction" {
            throw StoreError(
                .unavailable,
                "The server drops keys when its memory is full: its maxmemory-policy is \(policy). Set it to noeviction."
            )
        }
    }

    private func checkLog() async throws(StoreError) {
        guard let logs = try await setting("appendonly"), logs.contains("no") else { return }
        options.warn(
            "The server forgets what was accepted when it restarts: its appendonly is no. Set it to yes."
        )
    }

    /// A setting of every master; nil where the server does not tell it.
    private func setting(_ name: String) async throws(StoreError) -> [String]? {
        do {
            let replies = try await client.everyMaster(["CONFIG", "GET", .text(name)])
            return replies.compactMap { try? $0.list(atLeast: 2)[1].text() }
        } catch .refused {
            return nil
        } catch {
            throw StoreError(redis: error)
        }
    }

    /// Looks how much memory every master uses.
    func lookAtMemory() async {
        guard let replies = try? await client.everyMaster(["INFO", "memory"]) else { return }
        let full = replies.lazy.compactMap { self.fullness(in: $0) }.first
        state.withLock { $0.full = full }
    }

    /// Throws when there is no room for more.
    func checkRoom() throws(StoreError) {
        if let full = state.withLock({ $0.full }) { throw full }
    }

    private func fullness(in reply: RedisReply) -> StoreError? {
        guard let text = try? reply.text() else { return nil }
        func number(_ name: String) -> Int {
            let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(name + ":") }
            return line.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        let limits = [number("maxmemory"), options.memoryLimit ?? 0].filter { $0 > 0 }
        guard let limit = limits.min(), number("used_memory") > limit / 10 * 9 else { return nil }
        return StoreError(
            .full,
            "The server uses more than nine tenths of its \(limit) bytes of memory. Give it more, or keep messages for a shorter time."
        )
    }
}

/// What the keys of one app begin with: a hash tag, so that all of them lie in one slot of a cluster.
struct AppTags {
    /// The tag of what is no app's.
    let shared: String
    private let space: String

    /// The tags of a store that shares its server with others, or has it for itself where the space is empty.
    init(space: String) {
        self.space = space.isEmpty ? "" : Self.encoded(space) + "/"
        shared = "{\(self.space)pushbridge}"
    }

    /// The tag of an app.
    func tag(of app: String) -> String {
        // The name of what is no app's is an app's only with a sign in front, as is no name at all, which would be no tag.
        let isSpecial = app.isEmpty || app == "pushbridge"
        return "{\(space)\(isSpecial ? "%" : "")\(Self.encoded(app))}"
    }

    /// Text in which signs that would end a tag or part it stand as `%` and their two hexadecimal digits.
    private static func encoded(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        return text.utf8.reduce(into: "") { encoded, byte in
            encoded +=
                isPlain(byte)
                ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !"{}%/".utf8.contains(byte)
    }
}
