internal import Foundation
internal import GRDB
internal import Synchronization

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

/// Fills a new SQLite file with another store's state.
///
/// It is written beside its place, and moved there when it is whole, so that no gateway ever serves from a part.
final class SQLiteStateTarget: StateTarget {
    private let path: String
    private let opened = Mutex<(pool: DatabasePool, lock: LockFile)?>(nil)

    /// Names the file, which must not exist.
    init(path: String) { self.path = path }

    private var part: String { path + ".import" }

    /// Makes an empty file, in place of one that an import left which did not end.
    func begin() async throws(StoreError) {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw StoreError(
                .unavailable,
                "\(path) exists already. Import into a file that does not exist, or move it away.")
        }
        let lock = try LockFile(of: path)
        removePart()
        do {
            let file = try OpenedFile(path: part, options: SQLiteOptions(use: .beside))
            opened.withLock { $0 = (file.pool, lock) }
        } catch {
            lock.release()
            throw error
        }
    }

    private func removePart() {
        for suffix in ["", "-wal", "-shm", ".lock"] {
            try? FileManager.default.removeItem(atPath: part + suffix)
        }
    }

    /// Writes records, all or none.
    func apply(_ records: [StateRecord]) async throws(StoreError) {
        do {
            try await opened.withLock { $0?.pool }?.write { database in
                for record in records { try database.apply(record) }
            }
        } catch {
            throw StoreError(sqlite: error, path: part)
        }
    }

    /// Moves the file to its place.
    func finish() async throws(StoreError) {
        await close()
        do {
            try FileManager.default.moveItem(atPath: part, toPath: path)
        } catch {
            throw StoreError(.unavailable, "\(part) cannot be moved to \(path). Move it there yourself.")
        }
        removePart()
    }

    /// Closes the file; what is in it moves from its log into it.
    func close() async {
        let opened = opened.withLock { opened in
            defer { opened = nil }
            return opened
        }
        guard let opened else { return }
        _ = try? await opened.pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        await opened.pool.closeInOwnThread()
        opened.lock.release()
    }
}
