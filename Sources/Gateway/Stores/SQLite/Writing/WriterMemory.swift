internal import GRDB

/// What the writer knows without asking the file.
struct WriterMemory: Sendable {
    /// Jobs that are not settled.
    var jobs: Int
    /// Dead letters.
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
