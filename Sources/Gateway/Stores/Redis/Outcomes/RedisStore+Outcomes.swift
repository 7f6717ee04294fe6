extension RedisStore {
    /// Outcomes behind a cursor, in the order in which they were settled.
    func outcomes(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [StoredOutcome] {
        let tag = engine.tag(of: app)
        return try Self.outcomes(try await entries(of: tag + "o", tag, after: cursor, limit: limit))
    }

    /// The outcomes of one message behind a cursor, in the order in which they were settled.
    func outcomes(
        of message: MessageID, app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [StoredOutcome] {
        let words = ScriptWords(.integer(message.rawValue), .integer(cursor), .integer(max(limit, 0)))
        return try Self.outcomes(try await engine.run(.outcomes, engine.tag(of: app), words).list())
    }

    /// Entries of a stream behind a number.
    func entries(
        of key: String, _ tag: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [RedisReply] {
        guard limit > 0 else { return [] }
        return try await engine.call(
            tag, "XRANGE", .text(key), .text("(\(max(cursor, 0))-0"), "+", "COUNT", .integer(limit)
        ).list()
    }

    private static func outcomes(_ entries: [RedisReply]) throws(StoreError) -> [StoredOutcome] {
        var outcomes: [StoredOutcome] = []
        for reply in entries {
            let (id, fields) = try reply.entry()
            outcomes.append(
                StoredOutcome(cursor: id, outcome: try NewOutcome(packed: try fields[1].bytes())))
        }
        return outcomes
    }

    /// Up to which outcome the app's hook has come; 0 for none.
    func hook(_ mark: HookMark, app: String) async throws(StoreError) -> Int {
        let tag = engine.tag(of: app)
        let cursor = try await engine.call(tag, "HGET", .text(tag + "n"), mark.field)
        if case .null = cursor { return 0 }
        return try cursor.number()
    }

    /// Notes up to which outcome the app's hook has come.
    func setHook(_ mark: HookMark, _ cursor: Int, app: String) async throws(StoreError) {
        let tag = engine.tag(of: app)
        _ = try await engine.call(tag, "HSET", .text(tag + "n"), mark.field, .integer(cursor))
    }
}

extension HookMark {
    fileprivate var field: RedisWord { self == .taken ? "hook" : "offered" }
}
