internal import GRDB

extension SQLiteStore {
    /// Outcomes behind a cursor, in the order in which they were settled.
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

    /// The outcomes of one message behind a cursor, in the order in which they were settled.
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

    /// Up to which outcome the app's hook has come; 0 for none.
    func hook(_ mark: HookMark, app: String) async throws(StoreError) -> Int {
        try await read { database in
            try database.first("SELECT \(mark.column) FROM hook WHERE app = ?", [app]) { $0.int(0) } ?? 0
        }
    }

    /// Notes up to which outcome the app's hook has come.
    func setHook(_ mark: HookMark, _ cursor: Int, app: String) async throws(StoreError) {
        try await write { transaction in
            try transaction.database.run("INSERT OR IGNORE INTO hook (app, position) VALUES (?, 0)", [app])
            try transaction.database.run("UPDATE hook SET \(mark.column) = ? WHERE app = ?", [cursor, app])
        }
    }
}

extension HookMark {
    fileprivate var column: String { self == .taken ? "position" : "offered" }
}

extension StoredOutcome {
    /// The columns of a row from which an outcome is read.
    static let columns = """
        id, message, receiver, device, outcome, reason, apns_id, tries, may_be_delivered, badge, at, reported_by
        """

    /// Reads an outcome from a row of ``columns``.
    init(_ row: Columns) {
        let outcome = NewOutcome(
            message: row.int(ifAny: 1).map(MessageID.init), receiver: row.text(2),
            device: row.text(ifAny: 3), outcome: row.text(4), reason: row.text(ifAny: 5),
            apnsID: row.text(ifAny: 6), tries: row.int(7), mayBeDelivered: row.flag(8),
            badge: row.int(ifAny: 9), reportedBy: row.text(ifAny: 11), at: row.int(10))
        self.init(cursor: row.int(0), outcome: outcome)
    }
}
