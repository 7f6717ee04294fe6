internal import GRDB

/// A transaction of the writer, and what memory learns if it is committed.
final class WriteTransaction {
    let database: Database
    /// How many more jobs wait than before.
    var jobs = 0
    /// How many more dead letters there are than before.
    var dead = 0
    /// The apps of which there may be jobs now to hand out.
    var appsWithJobs: Set<String> = []
    private var numbers: [Numbered: Int] = [:]
    private var used: Set<Numbered> = []

    /// What is numbered: jobs of all apps together, the others for each app, so that none counts another's.
    struct Numbered: Hashable {
        static let job = Numbered(name: "job", app: "")

        static func outcome(of app: String) -> Numbered { Numbered(name: "outcome", app: app) }
        static func deadLetter(of app: String) -> Numbered { Numbered(name: "dead", app: app) }

        let name: String
        let app: String
    }

    init(_ database: Database) { self.database = database }

    /// The next number of a sequence; numbers of transactions that come later are greater.
    func next(_ sequence: Numbered) throws -> Int {
        if numbers.isEmpty { try load() }
        let number = (numbers[sequence] ?? 0) + 1
        numbers[sequence] = number
        used.insert(sequence)
        return number
    }

    /// Writes down which numbers were given out.
    func finish() throws {
        for sequence in used {
            try database.run(
                "INSERT OR REPLACE INTO sequence (app, name, last) VALUES (?, ?, ?)",
                [sequence.app, sequence.name, numbers[sequence]])
        }
    }

    private func load() throws {
        try database.each("SELECT app, name, last FROM sequence") { row in
            numbers[Numbered(name: row.text(1), app: row.text(0))] = row.int(2)
        }
    }
}

/// What the writer knows without asking the file.
struct WriterMemory: Sendable {
    var jobs: Int
    var dead: Int
    /// Up to which job those of an app were handed out.
    var lastHanded: [String: Int] = [:]
    /// The apps of which there may be jobs to hand out.
    var appsWithJobs: Set<String> = []
    /// What SQLite says as long as no other process has written.
    var version: Int

    init(_ database: Database) throws {
        version = try Self.version(database)
        jobs = try Int.fetchOne(database, sql: "SELECT count(*) FROM job") ?? 0
        dead = try Int.fetchOne(database, sql: "SELECT count(*) FROM dead") ?? 0
    }

    /// Counts again if another process wrote; what the transaction wrote is left out, since it is learned at its end.
    mutating func refresh(besides transaction: WriteTransaction) throws {
        guard try Self.version(transaction.database) != version else { return }
        let (handed, apps) = (lastHanded, appsWithJobs)
        self = try WriterMemory(transaction.database)
        (lastHanded, appsWithJobs) = (handed, apps)
        jobs -= transaction.jobs
        dead -= transaction.dead
    }

    private static func version(_ database: Database) throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }
}

/// Who asks for a write.
enum WriteOrigin {
    /// A caller of the gateway, of whom there may be any number.
    case outside
    /// The same, of hundreds of messages.
    case outsideLarge
    /// A job, of which no more are handed out than are worked on.
    case job
}

/// Something to write, and who waits for it.
struct WaitingWrite: Sendable {
    /// Writes, and returns what tells the caller so after the commit.
    let run: @Sendable (WriteTransaction) throws -> @Sendable () -> Void
    /// Tells the caller that nothing was written.
    let fail: @Sendable (StoreError) -> Void

    init<Value: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Value,
        _ continuation: CheckedContinuation<Result<Value, StoreError>, Never>
    ) {
        run = { transaction in
            let value = try body(transaction)
            return { continuation.resume(returning: .success(value)) }
        }
        fail = { continuation.resume(returning: .failure($0)) }
    }
}
