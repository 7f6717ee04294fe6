extension RedisEngine {
    /// The version of what is kept; devices have languages since the second, and groups names.
    static let schema = 2
    private var schemaKey: String { shared + "schema" }

    /// Connects, and looks whether the server keeps what it is given and has what this version can read.
    ///
    /// - Returns: The version that wrote to it last; 0 for none.
    @discardableResult
    func look() async throws(StoreError) -> Int {
        try await answer { () async throws(RedisError) in try await client.connect() }
        try await checkPolicy()
        try await checkLog()
        let version = try await call(shared, "GET", .text(schemaKey))
        let known = version == .null ? 0 : try version.number()
        guard known <= Self.schema else {
            throw StoreError(
                .newer,
                "The server's state was written by a newer version. Start that version, or give this one another database."
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
}
