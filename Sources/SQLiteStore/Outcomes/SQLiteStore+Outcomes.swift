internal import GRDB
public import GatewayCore

extension SQLiteStore {
    /// Outcomes behind a cursor, in the order in which they were settled.
    public func outcomes(
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
    public func outcomes(
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

    /// How far outcomes were handed to the app's hook; 0 for not at all.
    public func hookPosition(app: String) async throws(StoreError) -> Int { try await hook("position", app) }

    /// Notes how far outcomes were handed to the app's hook.
    public func setHookPosition(_ cursor: Int, app: String) async throws(StoreError) {
        try await setHook("position", cursor, app)
    }

    /// Up to which outcome the app's hook was offered some the last time.
    public func hookOffer(app: String) async throws(StoreError) -> Int { try await hook("offered", app) }

    /// Notes up to which outcome the app's hook is offered some now.
    public func setHookOffer(_ cursor: Int, app: String) async throws(StoreError) {
        try await setHook("offered", cursor, app)
    }

    private func hook(_ column: String, _ app: String) async throws(StoreError) -> Int {
        try await read { database in
            try database.first("SELECT \(column) FROM hook WHERE app = ?", [app]) { $0.int(0) } ?? 0
        }
    }

    private func setHook(_ column: String, _ cursor: Int, _ app: String) async throws(StoreError) {
        try await write { transaction in
            try transaction.database.run("INSERT OR IGNORE INTO hook (app, position) VALUES (?, 0)", [app])
            try transaction.database.run("UPDATE hook SET \(column) = ? WHERE app = ?", [cursor, app])
        }
    }
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
