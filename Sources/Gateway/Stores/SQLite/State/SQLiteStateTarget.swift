internal import Foundation
internal import GRDB
internal import Synchronization

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
