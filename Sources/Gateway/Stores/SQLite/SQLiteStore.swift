internal import GRDB

/// Keeps the gateway's state in one SQLite file, next to which lie its write-ahead log and a lock file.
///
/// One process serves from a file at a time. Everything that changes it goes through one thread, which commits together
/// whatever was asked for during the commit before; reads have connections of their own.
final class SQLiteStore: Store {
    let commits: GroupCommit
    let pool: DatabasePool
    let takers = TakerNumbers()
    let watch: FileWatch
    private let lock: LockFile?
    private let poll: Task<Void, Never>?

    /// Opens a file, which is made if it does not exist, readable and writable for its owner alone.
    ///
    /// Throws ``StoreError`` with the code `newer` for a file that a newer version wrote, `damaged` for one that is no
    /// database or a broken one, `readOnly` for one that may not be written to, `full` when there is no room, and
    /// `unavailable` where another process serves from it.
    init(path: String, options: SQLiteOptions = SQLiteOptions()) async throws(StoreError) {
        let opened = try OpenedFile(path: path, options: options)
        lock = opened.lock
        pool = opened.pool
        let commits = GroupCommit(pool: opened.pool, options: options, memory: opened.memory)
        self.commits = commits
        let watch = FileWatch(path: path)
        self.watch = watch
        guard options.use == .serving else {
            poll = nil
            return
        }
        poll = Task {
            var looks = 0
            while (try? await Task.sleep(for: .milliseconds(250))) != nil {
                commits.look()
                if looks.isMultiple(of: Self.looksToWatch) { await watch.look() }
                looks += 1
            }
        }
    }

    deinit { poll?.cancel() }

    /// Every how many looks for other processes' jobs the file itself is looked at: every five seconds.
    private static let looksToWatch = 20

    /// Waits for what is being written, and ends all work.
    ///
    /// What waits to take jobs gets none; every other call fails with the code `closed` from now on.
    func close() async {
        poll?.cancel()
        await poll?.value
        guard await commits.close() else { return }
        // It fails only where statements are in use still, and then what was written is safe in the log.
        _ = try? await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        await pool.closeInOwnThread()
        lock?.release()
    }

    /// Reads what was committed last.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        if commits.isClosed { throw StoreError.storeIsClosed }
        // A read of the library itself would fail in a task that is cancelled, and work that ends must be able to read.
        let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            pool.asyncRead { access in
                continuation.resume(
                    returning: Result { try body(access.get()) }.mapError {
                        StoreError(sqlite: $0, path: self.pool.path)
                    })
            }
        }
        return try noting(result)
    }

    /// Writes, together with what others write at the time; does nothing but what `body` does, which may run twice.
    func write<Value: Sendable>(
        _ origin: WriteOrigin = .outside, _ body: @escaping @Sendable (WriteTransaction) throws -> Value
    ) async throws(StoreError) -> Value {
        if let damage = watch.damage { throw damage }
        let result = await withCheckedContinuation { continuation in
            commits.add(WaitingWrite(body, continuation), from: origin)
        }
        return try noting(result)
    }

    /// What a result has; an error is noted for what it says of the file.
    func noting<Value>(_ result: Result<Value, StoreError>) throws(StoreError) -> Value {
        if case .failure(let error) = result { watch.note(error) }
        return try result.get()
    }
}
