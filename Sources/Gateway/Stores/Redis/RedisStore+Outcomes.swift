extension RedisStore {
    func outcomes(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [StoredOutcome] {
        let tag = engine.tag(of: app)
        return try Self.outcomes(try await entries(of: tag + "o", tag, after: cursor, limit: limit))
    }

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

    func hook(_ mark: HookMark, app: String) async throws(StoreError) -> Int {
        let tag = engine.tag(of: app)
        let cursor = try await engine.call(tag, "HGET", .text(tag + "n"), mark.field)
        if case .null = cursor { return 0 }
        return try cursor.number()
    }

    func setHook(_ mark: HookMark, _ cursor: Int, app: String) async throws(StoreError) {
        let tag = engine.tag(of: app)
        _ = try await engine.call(tag, "HSET", .text(tag + "n"), mark.field, .integer(cursor))
    }

    func deadLetters(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [DeadLetter] {
        let tag = engine.tag(of: app)
        var letters: [DeadLetter] = []
        for reply in try await entries(of: tag + "D", tag, after: cursor, limit: limit) {
            letters.append(try DeadLetter(reply, app: app))
        }
        return letters
    }

    /// Makes jobs of dead letters again, with their tries counted from 0, in the order of their messages: of those named, or
    /// of all of the app's.
    ///
    /// Many are done in parts, so that others can write in between: a failure leaves the rest as dead letters.
    func redrive(app: String, ids: [Int]?) async throws(StoreError) -> Int {
        var places: [DeadLetterPlace] = []
        var last: Int? = 0
        while let after = last {
            let part = try await deadLetters(app: app, after: after, limit: Self.redriven)
            places += part.map {
                DeadLetterPlace(id: $0.id, receiver: $0.job.work.order, acceptedAt: $0.job.acceptedAt)
            }
            last = part.last?.id
        }
        let order = places.redriven(ids)
        var count = 0
        for start in stride(from: 0, to: order.count, by: Self.redriven) {
            var letters: [DeadLetter] = []
            for id in order[start..<min(start + Self.redriven, order.count)] {
                letters += try await deadLetters(app: app, after: id - 1, limit: 1).filter { $0.id == id }
            }
            count += try await redrive(letters, app: app)
        }
        return count
    }

    private func redrive(_ letters: [DeadLetter], app: String) async throws(StoreError) -> Int {
        var words = ScriptWords(.integer(letters.count))
        for letter in letters {
            let job = letter.job
            words.add(
                .integer(letter.id), .text(job.work.message?.description ?? ""),
                .integer(job.work.order.lane),
                .bytes(job.work.packed(acceptedAt: job.acceptedAt, doneDevices: job.doneDevices)))
        }
        return try await engine.run(.redrive, engine.tag(of: app), words).number()
    }

    /// How many dead letters become jobs at a time.
    private static let redriven = 500
}

extension HookMark {
    fileprivate var field: RedisWord { self == .taken ? "hook" : "offered" }
}

extension DeadLetter {
    /// Reads an entry of the stream of dead letters: the job as it was accepted, and what was changed since.
    init(_ reply: RedisReply, app: String) throws(StoreError) {
        let entry = try reply.entry()
        var fields: [String: RedisReply] = [:]
        for place in stride(from: 0, to: entry.fields.count - 1, by: 2) {
            fields[try entry.fields[place].text()] = entry.fields[place + 1]
        }
        guard let packed = fields["j"], let reason = fields["r"], let at = fields["a"] else {
            throw .unreadable
        }
        var job = try Job(entry.id, app: app, packed: try packed.bytes())
        try job.apply(changes: [fields["t"] ?? .null, fields["p"] ?? .null, fields["d"] ?? .null])
        self.init(job: job, reason: try reason.text(), at: try at.number())
    }
}
