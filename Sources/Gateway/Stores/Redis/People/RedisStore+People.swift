extension RedisStore {
    /// What is kept of a person; nil for one whom nobody put.
    func person(_ id: String, app: String) async throws(StoreError) -> StoredPerson? {
        let tag = engine.tag(of: app)
        let reply = try await engine.call(
            tag, "HGET", .text("\(tag)u:\(StoredPerson.bucket(id))"), .text(id))
        guard let packed = try reply.bytesIfAny() else { return nil }
        return try StoredPerson(id, packed: packed)
    }

    /// The app's people in the order of a hash of their identifiers, and within it of these identifiers' UTF-8 bytes: at
    /// most `limit` behind `position`.
    func people(
        app: String, after position: String?, limit: Int
    ) async throws(StoreError) -> [String] {
        var people: [String] = []
        let first = position.map(StoredPerson.bucket)
        var bucket = first ?? 0
        while bucket >= 0, people.count < limit {
            let words = ScriptWords(.integer(bucket), .integer(limit - people.count))
            let reply = try await engine.run(.people, engine.tag(of: app), words).list(atLeast: 1)
            bucket = try reply[0].number()
            for part in reply.dropFirst() {
                var ids = try part.texts()
                if let position, let id = ids.first, StoredPerson.bucket(id) == first {
                    ids.removeAll { !position.utf8.lexicographicallyPrecedes($0.utf8) }
                }
                people += ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            }
        }
        return Array(people.prefix(max(limit, 0)))
    }

    /// Keeps a person's settings.
    ///
    /// The counter and the presence stay, unless the person is new.
    func put(_ person: StoredPerson, app: String) async throws(StoreError) {
        try await engine.note(app)
        let words = ScriptWords(
            .integer(StoredPerson.bucket(person.id)), .text(person.id), .bytes(person.packed()))
        _ = try await engine.run(.putPerson, engine.tag(of: app), words)
    }

    /// Sets or changes a person's counter, who is put with empty settings if nobody did; adds jobs in the same step.
    func changeUnread(
        of person: String, app: String, _ change: UnreadChange, adding jobs: [NewJob]
    ) async throws(StoreError) -> Int {
        try await engine.note(app)
        let now = engine.options.now()
        var words = ScriptWords(
            .integer(StoredPerson.bucket(person)), .text(person), .integer(now),
            .integer(StoredPerson.mostUnread))
        switch change {
        case .set(let number): words.add("set", .integer(number))
        case .add(let number): words.add("add", .integer(number))
        }
        words.add(jobs, acceptedAt: now)
        return try await engine.run(.changeUnread, engine.tag(of: app), words).number()
    }

    /// Says whether a person is connected, at a moment; an older word never overrides a newer one.
    ///
    /// A person whom nobody put is put with empty settings.
    func setPresence(
        of person: String, app: String, isOnline: Bool, at moment: Int
    ) async throws(StoreError) {
        try await engine.note(app)
        let words = ScriptWords(
            .integer(StoredPerson.bucket(person)), .text(person), .integer(isOnline ? 2 : 1), .integer(moment)
        )
        _ = try await engine.run(.setPresence, engine.tag(of: app), words)
    }
}
