internal import GRDB

extension SQLiteStore {
    func outcomes(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [StoredOutcome] {
        try await read { database in
            try database.all(
                """
                SELECT \(StoredOutcome.columns) FROM outcome WHERE app = ? AND id > ? ORDER BY id LIMIT ?
                """, [app, cursor, max(limit, 0)], StoredOutcome.init)
        }
    }

    func outcomes(
        of message: MessageID, app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [StoredOutcome] {
        try await read { database in
            try database.all(
                """
                SELECT \(StoredOutcome.columns) FROM outcome
                WHERE message = ? AND app = ? AND id > ? ORDER BY id LIMIT ?
                """, [message.rawValue, app, cursor, max(limit, 0)], StoredOutcome.init)
        }
    }

    func hook(_ mark: HookMark, app: String) async throws(StoreError) -> Int {
        try await read { database in
            try database.first("SELECT \(mark.column) FROM hook WHERE app = ?", [app]) { $0.int(0) } ?? 0
        }
    }

    func setHook(_ mark: HookMark, _ cursor: Int, app: String) async throws(StoreError) {
        try await write { transaction in
            try transaction.database.run("INSERT OR IGNORE INTO hook (app, position) VALUES (?, 0)", [app])
            try transaction.database.run("UPDATE hook SET \(mark.column) = ? WHERE app = ?", [cursor, app])
        }
    }

    func deadLetters(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [DeadLetter] {
        try await read { database in
            try database.all(
                "SELECT \(DeadLetter.columns) FROM dead WHERE app = ? AND id > ? ORDER BY id LIMIT ?",
                [app, cursor, max(limit, 0)]
            ) { try DeadLetter($0, app: app) }
        }
    }

    /// Makes jobs of dead letters again, with their tries counted from 0, in the order of their messages: of those named, or
    /// of all of the app's.
    ///
    /// Many are done in parts, so that others can write in between: a failure leaves the rest as dead letters.
    func redrive(app: String, ids: [Int]?) async throws(StoreError) -> Int {
        let places = try await read { database in
            try database.all("SELECT id, receiver, kind, accepted_at FROM dead WHERE app = ?", [app]) { row in
                DeadLetterPlace(
                    id: row.int(0),
                    receiver: Receiver(
                        name: row.text(1), isGroup: JobKind(rawValue: row.text(2))?.isForGroup == true),
                    acceptedAt: row.int(3))
            }
        }
        let order = places.redriven(ids)
        var count = 0
        for start in stride(from: 0, to: order.count, by: Self.redriven) {
            let part = order[start..<min(start + Self.redriven, order.count)]
            count += try await write { transaction in
                try part.count { try transaction.redrive($0, app: app) }
            }
        }
        return count
    }

    /// How many dead letters become jobs at a time.
    private static let redriven = 500
}

extension HookMark {
    fileprivate var column: String { self == .taken ? "position" : "offered" }
}

extension Database {
    func insert(_ outcome: StoredOutcome, app: String) throws {
        try run(
            "INSERT INTO outcome (app, id, message, receiver, at, value) VALUES (?, ?, ?, ?, ?, ?)",
            [
                app, outcome.cursor, outcome.outcome.message?.rawValue, outcome.outcome.receiver,
                outcome.outcome.at, outcome.outcome.packed,
            ])
    }
}

extension StoredOutcome {
    /// The columns of a row from which an outcome is read.
    static let columns = "id, value"

    /// Reads an outcome from a row of ``columns``.
    init(_ row: Columns) throws {
        self.init(cursor: row.int(0), outcome: try NewOutcome(packed: row.bytes(1)))
    }
}

extension WriteTransaction {
    /// Makes a job of a dead letter; says whether there was one.
    fileprivate func redrive(_ id: Int, app: String) throws -> Bool {
        let job = try database.first("SELECT \(Job.columns) FROM dead WHERE app = ? AND id = ?", [app, id]) {
            try Job($0, app: app)
        }
        guard let job else { return false }
        try insert(job.work, app: app, acceptedAt: job.acceptedAt, doneDevices: job.doneDevices)
        dead -= try database.count("DELETE FROM dead WHERE app = ? AND id = ?", [app, id])
        return true
    }
}

extension DeadLetter {
    static let columns = "\(Job.columns), reason, at"

    /// Reads a dead letter from a row of ``columns``.
    init(_ row: Columns, app: String) throws {
        self.init(job: try Job(row, app: app), reason: row.text(11), at: row.int(12))
    }
}
