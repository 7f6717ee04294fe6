public import GatewayCore
internal import RedisClient

extension RedisStore {
    /// Outcomes behind a cursor, in the order in which they were settled.
    public func outcomes(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [StoredOutcome] {
        let tag = engine.tag(of: app)
        return try Self.outcomes(try await entries(of: tag + "o", tag, after: cursor, limit: limit))
    }

    /// The outcomes of one message behind a cursor, in the order in which they were settled.
    public func outcomes(
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

    /// How far outcomes were handed to the app's hook; 0 for not at all.
    public func hookPosition(app: String) async throws(StoreError) -> Int { try await hook("hook", app) }

    /// Notes how far outcomes were handed to the app's hook.
    public func setHookPosition(_ cursor: Int, app: String) async throws(StoreError) {
        try await setHook("hook", cursor, app)
    }

    /// Up to which outcome the app's hook was offered some the last time.
    public func hookOffer(app: String) async throws(StoreError) -> Int { try await hook("offered", app) }

    /// Notes up to which outcome the app's hook is offered some now.
    public func setHookOffer(_ cursor: Int, app: String) async throws(StoreError) {
        try await setHook("offered", cursor, app)
    }

    private func hook(_ field: RedisWord, _ app: String) async throws(StoreError) -> Int {
        let tag = engine.tag(of: app)
        let position = try await engine.call(tag, "HGET", .text(tag + "n"), field)
        if case .null = position { return 0 }
        return try position.number()
    }

    private func setHook(_ field: RedisWord, _ cursor: Int, _ app: String) async throws(StoreError) {
        let tag = engine.tag(of: app)
        _ = try await engine.call(tag, "HSET", .text(tag + "n"), field, .integer(cursor))
    }
}
