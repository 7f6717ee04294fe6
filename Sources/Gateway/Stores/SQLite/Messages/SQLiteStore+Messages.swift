internal import GRDB

extension SQLiteStore {
    /// A message that is still kept; nil for one that is not, or that is another app's.
    func message(_ id: MessageID, app: String) async throws(StoreError) -> StoredMessage? {
        try await read { try $0.message(id, app: app) }
    }

    /// The message that a vendor or a client knows by an identifier; nil for none, or one that is not kept any more.
    func message(vendorID: String, app: String) async throws(StoreError) -> StoredMessage? {
        try await read { database in
            try database.first(
                """
                SELECT \(StoredMessage.columns) FROM message WHERE app = ? AND vendor_id = ?
                """, [app, vendorID], StoredMessage.init)
        }
    }

    /// The greatest identifier of all messages that are kept, of whichever app; nil for none.
    func lastMessage() async throws(StoreError) -> MessageID? {
        try await read { database in
            try database.first("SELECT id FROM message ORDER BY id DESC LIMIT 1", []) {
                MessageID(rawValue: $0.int(0))
            }
        }
    }
}

extension Database {
    /// A message of an app; nil for none.
    func message(_ id: MessageID, app: String) throws -> StoredMessage? {
        try first(
            """
            SELECT \(StoredMessage.columns) FROM message WHERE id = ? AND app = ?
            """, [id.rawValue, app], StoredMessage.init)
    }
}

extension StoredMessage {
    /// The columns of a row from which a message is read.
    static let columns = """
        id, surface, source, vendor_id, sender, receiver, in_group, accepted_at, body
        """

    /// Reads a message from a row of ``columns``.
    init(_ row: Columns) {
        self.init(
            id: MessageID(rawValue: row.int(0)), surface: row.text(1), source: row.text(2),
            vendorID: row.text(ifAny: 3), sender: row.text(ifAny: 4), receiver: row.text(ifAny: 5),
            group: row.text(ifAny: 6), acceptedAt: row.int(7), body: row.bytes(8))
    }
}
