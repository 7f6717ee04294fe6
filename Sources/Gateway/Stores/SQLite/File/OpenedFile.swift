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
