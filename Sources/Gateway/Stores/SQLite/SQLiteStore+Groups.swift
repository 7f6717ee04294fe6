internal import GRDB

extension SQLiteStore {
    func put(_ group: StoredGroup, app: String) async throws(StoreError) {
        try await write { try $0.database.insert(group, app: app) }
    }

    /// A group with its members and managers, each in the order of ``members(of:app:after:limit:)``; nil for one that
    /// nobody put.
    func group(_ id: String, app: String) async throws(StoreError) -> StoredGroup? {
        try await read { database in
            guard let kept = try database.keptGroup(id, app: app) else { return nil }
            return try database.group(id, app: app, kept)
        }
    }

    func remove(group: String, app: String) async throws(StoreError) -> Bool {
        try await write { try $0.database.removeGroup(group, app: app) }
    }

    /// The members of a group in the order of their identifiers' UTF-8 bytes.
    func members(
        of group: String, app: String, after position: String?, limit: Int
    ) async throws(StoreError) -> [String]? {
        try await read { database in
            guard try database.keptGroup(group, app: app) != nil else { return nil }
            return try database.all(
                """
                SELECT person FROM member WHERE app = ? AND team = ? AND person > ? AND is_member
                ORDER BY person LIMIT ?
                """, [app, group, position ?? "", max(limit, 0)]
            ) { $0.text(0) }
        }
    }
}

extension Database {
    /// What is kept of a group beside those who are in it; nil for a group that nobody put.
    func keptGroup(_ group: String, app: String) throws -> KeptGroup? {
        try first(
            "SELECT \(KeptGroup.columns) FROM team WHERE app = ? AND id = ?", [app, group]
        ) { KeptGroup($0, from: 0) }
    }

    /// Writes a group in place of what was kept of it.
    func insert(_ group: StoredGroup, app: String) throws {
        try removeGroup(group.id, app: app)
        try run(
            "INSERT INTO team (app, id, \(KeptGroup.columns)) VALUES (?, ?, ?, ?)",
            [app, group.id, group.managers != nil, group.name])
        for (people, isManager) in [(group.members, false), (group.managers ?? [], true)] {
            for person in people {
                try run(
                    """
                    INSERT INTO member (app, team, person, is_member, is_manager) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (app, team, person) DO UPDATE SET
                        is_member = max(is_member, excluded.is_member),
                        is_manager = max(is_manager, excluded.is_manager)
                    """, [app, group.id, person, !isManager, isManager])
            }
        }
    }

    /// A group that somebody put.
    func group(_ id: String, app: String, _ kept: KeptGroup) throws -> StoredGroup {
        var group = StoredGroup(
            id: id, members: [], managers: kept.hasManagers ? [] : nil, name: kept.name)
        try each(
            "SELECT person, is_member, is_manager FROM member WHERE app = ? AND team = ? ORDER BY person",
            [app, id]
        ) { row in
            if row.flag(1) { group.members.append(row.text(0)) }
            if row.flag(2) { group.managers?.append(row.text(0)) }
        }
        return group
    }

    /// Whether a person manages a group whose managers somebody listed.
    func isManager(_ person: String, of group: String, app: String) throws -> Bool {
        try first(
            "SELECT 1 FROM member WHERE app = ? AND team = ? AND person = ? AND is_manager",
            [app, group, person]
        ) { _ in true } ?? false
    }

    @discardableResult
    func removeGroup(_ group: String, app: String) throws -> Bool {
        try run("DELETE FROM member WHERE app = ? AND team = ?", [app, group])
        return try count("DELETE FROM team WHERE app = ? AND id = ?", [app, group]) > 0
    }
}

/// What is kept of a group beside those who are in it.
struct KeptGroup {
    /// Whether somebody listed its managers.
    let hasManagers: Bool
    let name: String?

    /// The columns of a row from which it is read.
    static let columns = "has_managers, name"

    /// Reads it from a row that has ``columns`` from a place on.
    init(_ row: Columns, from place: CInt) {
        hasManagers = row.flag(place)
        name = row.text(ifAny: place + 1)
    }
}
