internal import Foundation
internal import GRDB

extension SQLiteStore {
    /// Keeps a key, of which only the digest is known; in place of one with the same name.
    func put(_ key: StoredKey) async throws(StoreError) {
        try await write { try $0.database.insert(key) }
    }

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

    func revoke(key id: String) async throws(StoreError) -> Bool {
        try await write { transaction in
            try transaction.database.count("DELETE FROM access_key WHERE id = ?", [id]) > 0
        }
    }

    /// The keys in a file, which is looked at as it is: nothing is made, changed or locked, and a gateway may be serving.
    ///
    /// Throws ``StoreError`` for a file that no gateway of this version can serve from, as opening it does.
    static func keys(inFile path: String) throws(StoreError) -> [StoredKey] {
        do {
            // The file of a gateway that ended in good order is whole in itself, and SQLite would make a log beside it.
            let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
            let url = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
            return try DatabaseQueue.looking(at: hasLog ? path : url).read { database in
                try Schema.checkOwner(of: database, path: path)
                try database.readEachTable()
                guard try database.tableExists("access_key") else { return [] }
                return try database.accessKeys()
            }
        } catch {
            throw StoreError(sqlite: error, path: path)
        }
    }
}

extension Database {
    /// Writes a key in place of one with the same name.
    func insert(_ key: StoredKey) throws {
        try run(
            "INSERT OR REPLACE INTO access_key (\(StoredKey.columns)) VALUES (?, ?, ?, ?, ?, ?)",
            [key.id, key.digest, key.app, PackedWriter.list(key.scopes), key.note, key.createdAt])
    }

    /// All keys, oldest first.
    func accessKeys() throws -> [StoredKey] {
        try all(
            "SELECT \(StoredKey.columns) FROM access_key ORDER BY created_at, id", [], StoredKey.init)
    }

    /// Reads the beginning of each table, which shows much of what can be damaged.
    func readEachTable() throws {
        for table in try String.fetchAll(self, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
            _ = try Row.fetchOne(self, sql: "SELECT 1 FROM \(table.quotedDatabaseIdentifier)")
        }
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

extension DatabaseQueue {
    /// A connection that only reads, and has nothing in memory.
    static func looking(at path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "gateway-store-look"
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}
