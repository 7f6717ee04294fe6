extension RedisStore {
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

    func changeUnread(
        of person: String, app: String, _ change: UnreadChange, adding jobs: [NewJob]
    ) async throws(StoreError) -> Int {
        try await engine.note(app)
        let now = engine.options.now()
        var words = ScriptWords(
            .integer(StoredPerson.bucket(person)), .text(person), .integer(now),
            .integer(UnreadChange.most))
        switch change {
        case .set(let number): words.add("set", .integer(number))
        case .add(let number): words.add("add", .integer(number))
        }
        words.add(jobs, acceptedAt: now)
        return try await engine.run(.changeUnread, engine.tag(of: app), words).number()
    }

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

    func put(_ group: StoredGroup, app: String) async throws(StoreError) {
        try await engine.note(app)
        var words = ScriptWords(.text(group.id))
        for entry in group.entries { words.add(.text(entry)) }
        _ = try await engine.run(.putGroup, engine.tag(of: app), words)
    }

    /// A group with its members and managers, each in the order of ``members(of:app:after:limit:)``; nil for one that
    /// nobody put.
    func group(_ id: String, app: String) async throws(StoreError) -> StoredGroup? {
        let tag = engine.tag(of: app)
        let entries = try await engine.call(tag, "ZRANGE", .text("\(tag)g:\(id)"), 0, -1).texts()
        guard !entries.isEmpty else { return nil }
        func named(_ letter: Character) -> [String] {
            entries.filter { $0.first == letter }.map { String($0.dropFirst()) }
        }
        return StoredGroup(
            id: id, members: named("m"), managers: entries.contains("l") ? named("r") : nil,
            name: named("n").first)
    }

    func remove(group: String, app: String) async throws(StoreError) -> Bool {
        try await engine.run(.removeGroup, engine.tag(of: app), ScriptWords(.text(group))).number() > 0
    }

    /// The members of a group in the order of their identifiers' UTF-8 bytes.
    func members(
        of group: String, app: String, after position: String?, limit: Int
    ) async throws(StoreError) -> [String]? {
        let words = ScriptWords(.text(group), .text(position ?? ""), .integer(max(limit, 0)))
        let reply = try await engine.run(.members, engine.tag(of: app), words)
        if case .null = reply { return nil }
        return try reply.texts().map { String($0.dropFirst()) }
    }
}

extension StoredPerson {
    /// The person as they are kept: count, how often it was set, presence and its moment, when they were put, settings.
    func packed(sets: Int = 0) -> [UInt8] {
        var writer = PackedWriter(capacity: settings.count + 32)
        writer.number(UnreadChange.set(unread).count(after: 0), width: 8)
        writer.number(sets, width: 4)
        writer.byte(isOnline.map { $0 ? 2 : 1 } ?? 0)
        writer.number(presenceAt, width: 8)
        writer.number(updatedAt, width: 8)
        writer.raw(settings)
        return writer.bytes
    }

    init(_ id: String, packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let unread = try reader.number(width: 8)
        _ = try reader.number(width: 4)
        let presence = try reader.byte()
        let (presenceAt, updatedAt) = (try reader.number(width: 8), try reader.number(width: 8))
        self.init(
            id: id, settings: reader.rest, unread: unread, isOnline: presence == 0 ? nil : presence == 2,
            presenceAt: presenceAt, updatedAt: updatedAt)
    }

    /// In which hash a person is.
    static func bucket(_ id: String) -> Int { StableHash.number(id, below: StableHash.people) }
}

extension StoredGroup {
    /// The group as it is kept: "g" tells that there is one, "l" that somebody listed its managers; these, the members and
    /// the name have letters.
    var entries: [String] {
        ["g"] + members.map { "m" + $0 } + (managers.map { ["l"] + $0.map { "r" + $0 } } ?? [])
            + (name.map { ["n" + $0] } ?? [])
    }
}
