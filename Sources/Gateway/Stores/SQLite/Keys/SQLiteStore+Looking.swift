internal import Foundation
internal import GRDB

extension SQLiteStore {
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

extension DatabaseQueue {
    /// A connection that only reads, and has nothing in memory.
    static func looking(at path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "gateway-store-look"
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}

extension Database {
    /// Reads the beginning of each table, which shows much of what can be damaged.
    func readEachTable() throws {
        for table in try String.fetchAll(self, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
            _ = try Row.fetchOne(self, sql: "SELECT 1 FROM \(table.quotedDatabaseIdentifier)")
        }
    }
}
