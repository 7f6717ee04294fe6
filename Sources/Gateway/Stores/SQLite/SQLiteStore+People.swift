internal import GRDB

extension SQLiteStore {
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
                    UnreadChange.set(person.unread).count(after: 0), person.isOnline,
                    person.presenceAt, person.updatedAt,
                ])
        }
    }

    func changeUnread(
        of person: String, app: String, _ change: UnreadChange, adding jobs: [NewJob]
    ) async throws(StoreError) -> Int {
        let now = UnixTime.now()
        return try await write { transaction in
            let before = try transaction.database.person(person, app: app)?.unread ?? 0
            let after = change.count(after: before)
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

    /// Keeps a device; of one that is known already, as ``StoredDevice/following(_:isTimeKnown:)`` says.
    ///
    /// A token has one person at a time in an app.
    func put(_ device: StoredDevice, isTimeKnown: Bool, app: String) async throws(StoreError) {
        try await write { transaction in
            let database = transaction.database
            var device = device
            if let known = try database.device(device.token, app: app) {
                device = device.following(known, isTimeKnown: isTimeKnown)
            }
            try database.run(
                "DELETE FROM device WHERE app = ? AND token = ?", [app, device.token])
            try database.insert(device, app: app)
        }
    }

    func devices(of person: String, app: String) async throws(StoreError) -> [StoredDevice] {
        try await read { try $0.devices(of: person, app: app, withRefused: true) }
    }

    func remove(
        device token: String, of person: String, app: String
    ) async throws(StoreError) -> Bool {
        try await write { transaction in
            try transaction.database.count(
                "DELETE FROM device WHERE app = ? AND person = ? AND token = ?",
                [app, person, token]) > 0
        }
    }

    /// What names the person is looked for beside other work, in the whole file; what was found goes in one transaction.
    ///
    /// A second look finds what was written during the first one. At the end the log is emptied, so that neither it nor
    /// the file holds what was deleted. Returns whether there was anything.
    func erase(person: String, app: String) async throws(StoreError) -> Bool {
        var gone = 0
        for _ in 1...2 {
            let traces = try await read { try Traces(of: person, app: app, in: $0) }
            gone += try await write { try $0.erase(person, app: app, traces) }
        }
        await commits.emptyLog()
        return gone > 0
    }
}

extension Database {
    func person(_ id: String, app: String) throws -> StoredPerson? {
        try first(
            """
            SELECT \(StoredPerson.columns) FROM person WHERE app = ? AND id = ?
            """, [app, id], StoredPerson.init)
    }

    /// Writes a device in place of one with the same token.
    func insert(_ device: StoredDevice, app: String) throws {
        try run(
            """
            INSERT OR REPLACE INTO device (app, \(StoredDevice.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                app, device.person, device.token, device.topic, device.deviceID, device.notifier,
                device.language, device.kind, device.environment, device.registeredAt, device.refusal,
            ])
    }

    func devices(of person: String, app: String, withRefused: Bool) throws -> [StoredDevice] {
        try all(
            """
            SELECT \(StoredDevice.columns) FROM device
            WHERE app = ? AND person = ? AND (refusal IS NULL OR ?) ORDER BY registered_at, token
            """, [app, person, withRefused], StoredDevice.init)
    }

    /// The device with a token, whosever it is.
    fileprivate func device(_ token: String, app: String) throws -> StoredDevice? {
        try first(
            """
            SELECT \(StoredDevice.columns) FROM device WHERE app = ? AND token = ?
            """, [app, token], StoredDevice.init)
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

extension StoredDevice {
    /// The columns of a row from which a device is read.
    static let columns = """
        person, token, topic, device_id, notifier, language, kind, environment, registered_at, refusal
        """

    /// Reads a device from a row of ``columns``.
    init(_ row: Columns) {
        self.init(
            person: row.text(0), token: row.text(1), topic: row.text(ifAny: 2),
            deviceID: row.text(ifAny: 3), notifier: row.text(ifAny: 4), language: row.text(ifAny: 5),
            kind: row.text(6), environment: row.text(7), registeredAt: row.int(8), refusal: row.text(ifAny: 9)
        )
    }
}

/// Where a person is named in tables that have no index of people.
private struct Traces: Sendable {
    /// Messages that they sent, or that were for them alone.
    let messages: [Int]
    /// Messages that were counted for them.
    let counted: [Int]
    let outcomes: [Int]

    init(of person: String, app: String, in database: Database) throws {
        let names: [(any ColumnValue)?] = [app, person]
        messages = try database.all(
            "SELECT id FROM message WHERE app = ?1 AND (sender = ?2 OR receiver = ?2)", names
        ) { $0.int(0) }
        counted = try database.all(
            """
            SELECT message FROM counted WHERE person = ?2
                AND EXISTS (SELECT 1 FROM message WHERE id = counted.message AND app = ?1)
            """, names
        ) { $0.int(0) }
        outcomes = try database.all("SELECT id FROM outcome WHERE app = ?1 AND receiver = ?2", names) {
            $0.int(0)
        }
    }
}

extension WriteTransaction {
    /// Deletes what is kept of a person, and says how many rows that were.
    fileprivate func erase(_ person: String, app: String, _ traces: Traces) throws -> Int {
        let names: [(any ColumnValue)?] = [app, person]
        var gone = try eraseJobs(names)
        try goOn(with: person, isGroup: false, app: app)
        gone += try database.count("DELETE FROM person WHERE app = ? AND id = ?", names)
        gone += try database.count("DELETE FROM device WHERE app = ? AND person = ?", names)
        gone += try database.count("DELETE FROM member WHERE app = ? AND person = ?", names)
        for id in traces.outcomes {
            gone += try database.count("DELETE FROM outcome WHERE app = ? AND id = ?", [app, id])
        }
        for message in traces.counted {
            gone += try database.count(
                "DELETE FROM counted WHERE message = ? AND person = ?", [message, person])
        }
        for message in traces.messages { gone += try erase(message: message) }
        return gone
    }

    /// Deletes what is to be done for a person; the receiver of a job that finds a group's people is the group.
    private func eraseJobs(_ names: [(any ColumnValue)?]) throws -> Int {
        let condition = "app = ? AND receiver = ? AND NOT \(WaitingJobs.isForGroup)"
        let waiting = try database.count("DELETE FROM job WHERE \(condition)", names)
        let letters = try database.count("DELETE FROM dead WHERE \(condition)", names)
        jobs -= waiting
        dead -= letters
        return waiting + letters
    }

    /// Deletes a message with all that is to be done for it, whoever gets it.
    private func erase(message: Int) throws -> Int {
        let waiting = try database.all("SELECT \(Job.columns), app FROM job WHERE message = ?", [message]) {
            try Job($0, app: $0.text(11))
        }
        for job in waiting { _ = try delete(job) }
        dead -= try database.count("DELETE FROM dead WHERE message = ?", [message])
        try database.run("DELETE FROM counted WHERE message = ?", [message])
        return try database.count("DELETE FROM message WHERE id = ?", [message])
    }
}
