internal import GRDB

/// Reads the whole state in a SQLite file from which no gateway serves.
final class SQLiteStateSource: StateSource {
    /// How many records are read at a time.
    private static let page = 500

    private let file: OpenedFile
    /// What keeps gateways away until the end.
    private let lock: LockFile

    /// Opens a file.
    ///
    /// - Throws: ``StoreError``, as opening the store does; `unavailable` for a file that does not exist, and for one from which
    ///   a gateway serves.
    init(path: String) throws(StoreError) {
        guard let lock = try LockFile(file: LockFile.file(of: path)) else {
            throw StoreError(
                .unavailable,
                "A gateway serves from \(path). End it, wait until it has ended, and export then.")
        }
        do {
            file = try OpenedFile(path: path, options: SQLiteOptions(use: .beside))
        } catch {
            lock.release()
            throw error
        }
        self.lock = lock
    }

    /// Hands everything that is kept to `body`, a page at a time.
    func forEachPart(_ body: ([StateRecord]) async throws -> Void) async throws {
        for table in StateTable.all {
            var place: [(any ColumnValue)?]?
            repeat {
                let page = try await file.pool.read { [place] in
                    try table.page(after: place, limit: Self.page, in: $0)
                }
                try await body(page.records)
                place = page.place
            } while place != nil
        }
    }

    /// Closes the file, and lets gateways serve from it again.
    func close() async {
        await file.pool.closeInOwnThread()
        lock.release()
    }
}
