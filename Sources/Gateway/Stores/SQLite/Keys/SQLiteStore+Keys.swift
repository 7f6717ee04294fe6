internal import GRDB

extension SQLiteStore {
    /// Keeps a key, of which only the digest is known; in place of one with the same name.
    func put(_ key: StoredKey) async throws(StoreError) {
        try await write { try $0.database.insert(key) }
    }

    /// The key with a digest; nil for none.
    func key(digest: [UInt8]) async throws(StoreError) -> StoredKey? {
        try await read { database in
            try database.first(
                "SELECT \(StoredKey.columns) FROM access_key WHERE digest = ?", [digest], StoredKey.init)
        }
    }

    /// All keys, oldest first, without any secret.
    func keys() async throws(StoreError) -> [StoredKey] {
        try await read { try $0.accessKeys() }
    }

    /// Ends a key, and says whether there was one.
    func revoke(key id: String) async throws(StoreError) -> Bool {
        try await write { transaction in
            try transaction.database.count("DELETE FROM access_key WHERE id = ?", [id]) > 0
        }
    }
}

extension Database {
    /// Writes a key in place of one with the same name.
    func insert(_ key: StoredKey) throws {
        try run(
            "INSERT OR REPLACE INTO access_key (\(StoredKey.columns)) VALUES (?, ?, ?, ?, ?, ?)",
            [key.id, key.digest, key.app, listColumn(key.scopes) ?? "", key.note, key.createdAt])
    }

    /// All keys, oldest first.
    func accessKeys() throws -> [StoredKey] {
        try all(
            "SELECT \(StoredKey.columns) FROM access_key ORDER BY created_at, id", [], StoredKey.init)
    }
}

extension StoredKey {
    /// The columns of a row from which a key is read.
    static let columns = "id, digest, app, scopes, note, created_at"

    /// Reads a key from a row of ``columns``.
    init(_ row: Columns) {
        self.init(
            id: row.text(0), digest: row.bytes(1), app: row.text(ifAny: 2), scopes: row.list(3),
            note: row.text(4), createdAt: row.int(5))
    }
}
