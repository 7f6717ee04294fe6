internal import GRDB

/// Keeps the gateway's state in one SQLite file, next to which lie its write-ahead log and a lock file.
///
/// One process serves from a file at a time. Everything that changes it goes through one thread, which commits together
/// whatever was asked for during the commit before; reads have connections of their own.
final class SQLiteStore: Store {
    let commits: GroupCommit
    let pool: DatabasePool
    let watch: FileWatch
    private let lock: LockFile?
    private let poll: Task<Void, Never>?

    /// Opens a file, which is made if it does not exist, readable and writable for its owner alone.
    ///
    /// Throws ``StoreError`` with the code `newer` for a file that another version wrote, `damaged` for one that is no
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

    /// 0: no other gateway serves from the file.
    var node: Int { 0 }

    /// Always: no other gateway serves from the file.
    func leads(app: String) async throws(StoreError) -> Bool {
        if commits.isClosed { throw StoreError.storeIsClosed }
        return true
    }

    func backlog() async throws(StoreError) -> Backlog {
        let commits = commits
        return try await write { transaction in
            let counts = try commits.counts(in: transaction)
            let oldest = try transaction.database.first(
                "SELECT accepted_at FROM job ORDER BY id LIMIT 1", []
            ) { $0.int(0) }
            return Backlog(jobs: counts.jobs, oldest: oldest, dead: counts.dead)
        }
    }

    /// Fails unless the store can be written to now: it writes.
    ///
    /// It also fails some seconds long after the disk failed.
    func check() async throws(StoreError) {
        try await write { transaction in
            try transaction.database.run("UPDATE sequence SET last = 1 - last WHERE name = 'check'")
        }
        if let fault = watch.fault { throw fault }
    }

    /// Deletes what is kept no longer, a few hundred rows at a time, so that others write within some milliseconds.
    ///
    /// A message stays as long as a job or a dead letter names it. Returns how many rows went; 0 when nothing is left.
    func expire(_ retention: Retention, at moment: Int) async throws(StoreError) -> Int {
        try await write { transaction in
            let database = transaction.database
            let part = Self.expired
            var gone = 0
            for (table, key, column, end) in [
                ("applied", "app, key", "until", moment + 1),
                ("outcome", "app, id", "at", moment - retention.outcomes),
                ("dead", "app, id", "at", moment - retention.deadLetters),
            ] where gone < part {
                let count = try database.count(
                    """
                    DELETE FROM \(table) WHERE (\(key)) IN
                        (SELECT \(key) FROM \(table) WHERE \(column) < ? ORDER BY \(column) LIMIT ?)
                    """, [end, part - gone])
                if table == "dead" { transaction.dead -= count }
                gone += count
            }
            if gone < part {
                gone += try database.expireMessages(before: moment - retention.messages, limit: part - gone)
            }
            return gone
        }
    }

    /// How many rows go at a time.
    private static let expired = 300
}

extension Database {
    /// Deletes messages that were accepted before a moment, each after the rows that say for whom it was counted.
    fileprivate func expireMessages(before moment: Int, limit: Int) throws -> Int {
        let messages = try all(
            """
            SELECT id FROM message WHERE accepted_at < ?
                AND NOT EXISTS (SELECT 1 FROM job WHERE job.message = message.id)
                AND NOT EXISTS (SELECT 1 FROM dead WHERE dead.message = message.id)
            ORDER BY accepted_at LIMIT ?
            """, [moment, limit]
        ) { $0.int(0) }
        var gone = 0
        for message in messages {
            gone += try count(
                """
                DELETE FROM counted WHERE message = ? AND person IN
                    (SELECT person FROM counted WHERE message = ? LIMIT ?)
                """, [message, message, limit - gone])
            if gone >= limit { break }
            gone += try count("DELETE FROM message WHERE id = ?", [message])
        }
        return gone
    }
}

/// How a SQLite file is used.
struct SQLiteOptions: Sendable {
    /// Who opens a file.
    enum Use: Sendable, Hashable {
        /// The process that accepts messages and hands out jobs: one at a time.
        case serving
        /// A process that reads, or changes a little, while another one may be serving.
        case beside
    }

    /// When a commit is over.
    enum Synchronous: String, Sendable, Hashable, CaseIterable {
        /// When the system has it. It survives the end of the process; after a loss of power the commits of about
        /// the last second may be missing, and what is there is sound.
        case normal
        /// When the disk has it. It survives a loss of power.
        case full
    }

    /// Who opens the file.
    var use = Use.serving
    /// When a commit is over.
    var synchronous = Synchronous.normal
    /// How many calls from outside may wait for a commit; one more fails with the code `unavailable`.
    ///
    /// What jobs write is not counted: there are as many of those as jobs were handed out.
    var waitingLimit = 10_000
    /// The greatest size of the file in bytes; nil for as large as the disk allows.
    var sizeLimit: Int?
    /// Is told how long each commit took, from its first statement to its end, and how many calls it held.
    var didCommit: (@Sendable (_ time: Duration, _ calls: Int) -> Void)?
    /// The time, in Unix milliseconds, by which jobs that wait are due.
    var now: @Sendable () -> Int = { UnixTime.now() }
}
