internal import GRDB
public import GatewayCore
internal import Synchronization

/// Reads the whole state in a SQLite file, beside a gateway that may be serving from it.
public final class SQLiteStateSource: StateSource {
    /// How many records are read at a time.
    private static let page = 500

    private let file: OpenedFile
    private let path: String
    /// What keeps other exports away while this one follows changes; nil where it does not.
    private let exportLock: LockFile?
    /// What keeps gateways away once the one that served has ended.
    private let serving = Mutex<LockFile?>(nil)

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - following: Whether changes are noted from now on.
    /// - Throws: ``StoreError``, as opening the store does; `unavailable` for a file that does not exist, and where another
    ///   export follows its changes.
    public init(path: String, following: Bool) throws(StoreError) {
        self.path = path
        file = try OpenedFile(path: path, options: SQLiteStore.Options(use: .beside))
        guard following else {
            exportLock = nil
            return
        }
        guard let lock = try LockFile(file: ChangeLog.lockFile(of: path)) else {
            throw StoreError(
                .unavailable, "Another export follows the changes of \(path). Wait for its end, or stop it.")
        }
        exportLock = lock
        do {
            try file.pool.write { try ChangeLog.begin(in: $0) }
        } catch {
            lock.release()
            throw StoreError(sqlite: error, path: path)
        }
    }

    /// Hands everything that is kept to `body`.
    ///
    /// Where changes are followed, no transaction is kept open meanwhile, so that the write-ahead log does not grow.
    public func snapshot(_ body: ([StateRecord]) async throws -> Void) async throws {
        let reader: any DatabaseReader = try exportLock == nil ? file.pool.makeSnapshot() : file.pool
        for table in StateTable.all {
            var place: [(any ColumnValue)?]?
            repeat {
                let page = try await reader.read { [place] in
                    try table.page(after: place, limit: Self.page, in: $0)
                }
                try await body(page.records)
                place = page.place
            } while place != nil
        }
    }

    /// What changed since the last call.
    public func changes() async throws(StoreError) -> [StateRecord] {
        guard exportLock != nil else { return [] }
        do {
            let changes = try await file.pool.read { try ChangeLog.read(in: $0) }
            if let last = changes.last {
                try await file.pool.write { try ChangeLog.forget(upTo: last, in: $0) }
            }
            return changes.records
        } catch {
            throw StoreError(sqlite: error, path: path)
        }
    }

    /// Whether no gateway serves from the file any more; from then on none can until ``close()``.
    public func takeOver() throws(StoreError) -> Bool {
        if serving.withLock({ $0 != nil }) { return true }
        guard let lock = try LockFile(file: LockFile.file(of: path)) else { return false }
        serving.withLock { $0 = lock }
        return true
    }

    /// Ends the reading, and removes what noted changes.
    public func close() async {
        if let exportLock {
            // What stays, a gateway removes.
            try? await file.pool.write { try ChangeLog.remove(from: $0) }
            exportLock.release()
        }
        await file.pool.closeInOwnThread()
        serving.withLock { $0 }?.release()
    }
}
