internal import Foundation
internal import GRDB

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// A database file with its connections, locked and brought up to date.
struct OpenedFile {
    let pool: DatabasePool
    let lock: LockFile?
    let memory: WriterMemory

    init(path: String, options: SQLiteOptions) throws(StoreError) {
        try Self.makeFile(path)
        lock = options.use == .serving ? try LockFile(of: path) : nil
        do {
            pool = try DatabasePool(path: path, configuration: Self.configuration(for: path, options))
            try Schema.bringUpToDate(pool, path: path, isServing: lock != nil)
            memory = try pool.writeWithoutTransaction { database in
                // The library says NORMAL when it switches to the log, so this comes after.
                try database.execute(sql: "PRAGMA synchronous = \(options.synchronous.rawValue)")
                return try WriterMemory(database)
            }
        } catch {
            lock?.release()
            throw StoreError(sqlite: error, path: path)
        }
    }

    /// Makes the file for its owner alone; SQLite gives its log the same mode.
    private static func makeFile(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreError.cannotOpen(path, errno) }
        close(descriptor)
    }

    /// One connection that writes with 16 MB of pages in memory, and two that read with 2 MB each.
    private static func configuration(for path: String, _ options: SQLiteOptions) -> Configuration {
        var configuration = Configuration()
        configuration.label = "gateway-store"
        configuration.maximumReaderCount = 2
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA mmap_size = 0")
            guard !database.configuration.readonly else {
                return try database.execute(sql: "PRAGMA cache_size = -2000")
            }
            try Schema.checkOwner(of: database, path: path)
            try database.execute(sql: "PRAGMA cache_size = -16000")
            // What is deleted is overwritten, so that an erased person is in the file no more.
            try database.execute(sql: "PRAGMA secure_delete = ON")
            try database.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
            if let size = options.sizeLimit {
                try database.execute(sql: "PRAGMA max_page_count = \(max(size / 4096, 1))")
            }
        }
        return configuration
    }
}

/// A file beside the database that the serving process holds locked; the system lets go of it when the process ends.
///
/// The database itself cannot be locked for this: closing any descriptor of it would end SQLite's own locks.
struct LockFile: Sendable {
    private let descriptor: Int32

    /// Locks the file of a database, to serve from it.
    init(of path: String) throws(StoreError) {
        guard let lock = try LockFile(file: Self.file(of: path)) else {
            throw StoreError(
                .unavailable,
                "Another process serves from \(path). Stop it, or configure another file for this one.")
        }
        self = lock
    }

    /// What the process that serves from a database holds locked.
    static func file(of path: String) -> String { path + ".lock" }

    /// Locks a file, which is made if it does not exist; nil where another process has it locked.
    init?(file: String) throws(StoreError) {
        descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreError.cannotOpen(file, errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let reason = errno
            _ = Self.closeDescriptor(descriptor)
            if reason == EWOULDBLOCK { return nil }
            throw StoreError.cannotOpen(file, reason)
        }
    }

    /// Lets other processes serve.
    ///
    /// The file stays, since one who waits for it may have it open.
    func release() {
        // To close is not enough: a program that is being started just now has a copy of the descriptor.
        flock(descriptor, LOCK_UN)
        _ = Self.closeDescriptor(descriptor)
    }

    private static func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
}

extension DatabasePool {
    /// Closes all connections, once those that read are done.
    ///
    /// The library waits for them in the thread that asks. That is one of its own here: tasks have few threads, and the
    /// reads that are waited for need one of these.
    func closeInOwnThread() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // It fails only where statements are in use still, and then what was written is safe in the log.
                try? self.close()
                continuation.resume()
            }
        }
    }
}

extension StoreError {
    /// What an error of the library means; its own words stay out, because they may hold what was to be written.
    init(sqlite error: any Error, path: String? = nil) {
        let file = path ?? "the store's file"
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError: self.init(error, file)
        default: self.init(.unavailable, "The store does not answer. Look at \(file) and its disk.")
        }
    }

    private init(_ error: DatabaseError, _ file: String) {
        let code = "SQLite says \(error.extendedResultCode.rawValue)"
        self =
            switch error.resultCode {
            case .SQLITE_FULL, .SQLITE_TOOBIG:
                StoreError(
                    .full,
                    "There is no room for \(file) (\(code)). Make room on its disk, or raise its limit.")
            case .SQLITE_READONLY:
                StoreError(
                    .readOnly,
                    "\(file) may not be written to (\(code)). Let the gateway's user write to it and its folder."
                )
            case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT:
                StoreError(
                    .damaged,
                    "\(file) is damaged, or no database (\(code)). Restore it from a copy, or give another file."
                )
            case .SQLITE_IOERR:
                StoreError(
                    .disk,
                    "The disk of \(file) failed to read or write (\(code)). Look at the system's log, and whether there is room: a quota, or ulimit -f."
                )
            case .SQLITE_BUSY, .SQLITE_LOCKED:
                StoreError(
                    .unavailable, "Another program holds \(file) locked (\(code)). End it, and try again.")
            case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
                StoreError(
                    .unavailable,
                    "\(file) cannot be opened (\(code)). Look whether its folder exists, and who may use it.")
            default:
                StoreError(.unavailable, "\(file) does not answer (\(code)). Look at its disk.")
            }
    }

    /// A file that the system does not open.
    static func cannotOpen(_ path: String, _ reason: Int32) -> StoreError {
        switch reason {
        case EACCES, EPERM, EROFS:
            StoreError(
                .readOnly, "\(path) may not be written to. Let the gateway's user write to it and its folder."
            )
        case ENOSPC, EDQUOT:
            StoreError(.full, "There is no room for \(path). Make room on its disk.")
        case ENOENT, ENOTDIR:
            StoreError(.unavailable, "The folder of \(path) does not exist. Make it, or give another path.")
        case EISDIR:
            StoreError(.unavailable, "\(path) is a folder. Give the path of a file.")
        default:
            StoreError(.unavailable, "\(path) cannot be opened (the system says \(reason)).")
        }
    }
}
