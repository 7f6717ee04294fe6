internal import GRDB

extension SQLiteStore {
    /// What is kept of a person; nil for one whom nobody put.
    func person(_ id: String, app: String) async throws(StoreError) -> StoredPerson? {
        try await read { try $0.person(id, app: app) }
    }

    /// The app's people in the order of their identifiers' UTF-8 bytes: at most `limit` behind `position`.
    func people(
        app: String, after position: String?, limit: Int
    ) async throws(StoreError) -> [String] {
        try await read { database in
            try database.all(
                "SELECT id FROM person WHERE app = ? AND id > ? ORDER BY id LIMIT ?",
                [app, position ?? "", max(limit, 0)]
            ) { $0.text(0) }
        }
    }

    /// Keeps a person's settings.
    ///
    /// The counter and the presence stay, unless the person is new.
    func put(_ person: StoredPerson, app: String) async throws(StoreError) {
        try await write { transaction in
            try transaction.database.run(
                """
                INSERT INTO person (app, id, settings, unread, is_online, presence_at, updated_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (app, id) DO UPDATE SET settings = excluded.settings, updated_at = excluded.updated_at
                """,
                [
                    app, person.id, person.settings,
                    UnreadBound.number(after: .set(person.unread), from: 0), person.isOnline,
                    person.presenceAt, person.updatedAt,
                ])
        }
    }

    /// Sets or changes a person's counter, who is put with empty settings if nobody did; adds jobs in the same step.
    func changeUnread(
        of person: String, app: String, _ change: UnreadChange, adding jobs: [NewJob]
    ) async throws(StoreError) -> Int {
        let now = UnixTime.now()
        return try await write { transaction in
            let before = try transaction.database.person(person, app: app)?.unread ?? 0
            let after = UnreadBound.number(after: change, from: before)
            try transaction.database.run(
                """
                INSERT INTO person (app, id, unread, presence_at, updated_at) VALUES (?, ?, ?, 0, ?)
                ON CONFLICT (app, id) DO UPDATE SET unread = excluded.unread
                """, [app, person, after, now])
            if case .set = change {
                try transaction.database.run(
                    "UPDATE person SET sets = sets + 1 WHERE app = ? AND id = ?", [app, person])
            }
            for job in jobs { try transaction.insert(job, app: app, acceptedAt: now) }
            return after
        }
    }

    /// Says whether a person is connected, at a moment; an older word never overrides a newer one.
    ///
    /// A person whom nobody put is put with empty settings.
    func setPresence(
        of person: String, app: String, isOnline: Bool, at moment: Int
    ) async throws(StoreError) {
        try await write { transaction in
            try transaction.database.run(
                """
                INSERT INTO person (app, id, unread, is_online, presence_at, updated_at) VALUES (?, ?, 0, ?, ?, ?)
                ON CONFLICT (app, id) DO UPDATE
                    SET is_online = excluded.is_online, presence_at = excluded.presence_at
                    WHERE excluded.presence_at >= presence_at
                """, [app, person, isOnline, moment, moment])
        }
    }
}

extension Database {
    func person(_ id: String, app: String) throws -> StoredPerson? {
        try first(
            """
            SELECT \(StoredPerson.columns) FROM person WHERE app = ? AND id = ?
            """, [app, id], StoredPerson.init)
    }
}

extension StoredPerson {
    /// The columns of a row from which a person is read.
    static let columns = "id, settings, unread, is_online, presence_at, updated_at"

    /// Reads a person from a row of ``columns``.
    init(_ row: Columns) {
        self.init(
            id: row.text(0), settings: row.bytes(1), unread: row.int(2),
            isOnline: row.int(ifAny: 3).map { $0 != 0 }, presenceAt: row.int(4), updatedAt: row.int(5))
    }
}
