extension RedisStore {
    /// Keeps a group in place of what was kept of it.
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

    /// Forgets a group, and says whether there was one.
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

extension StoredGroup {
    /// The group as it is kept: "g" tells that there is one, "l" that somebody listed its managers; these, the members and
    /// the name have letters.
    var entries: [String] {
        ["g"] + members.map { "m" + $0 } + (managers.map { ["l"] + $0.map { "r" + $0 } } ?? [])
            + (name.map { ["n" + $0] } ?? [])
    }
}
