internal import GRDB
internal import GatewayCore

/// What the writer knows without asking the file.
struct WriterMemory: Sendable {
    /// Jobs that are not settled.
    var jobs: Int
    /// Dead letters.
    var dead: Int
    /// The last job that was handed out.
    var lastHanded = 0
    /// The last job that this process knows of.
    var lastJob: Int
    /// What SQLite says as long as no other process has written.
    var version: Int

    init(_ database: Database) throws {
        version = try Self.version(database)
        lastJob = try Int.fetchOne(database, sql: "SELECT last FROM sequence WHERE name = 'job'") ?? 0
        jobs = try Int.fetchOne(database, sql: "SELECT count(*) FROM job") ?? 0
        dead = try Int.fetchOne(database, sql: "SELECT count(*) FROM dead") ?? 0
    }

    /// Counts again if another process wrote; what the transaction wrote is left out, since it is learned at its end.
    mutating func refresh(besides transaction: WriteTransaction) throws {
        guard try Self.version(transaction.database) != version else { return }
        let handed = lastHanded
        self = try WriterMemory(transaction.database)
        lastHanded = handed
        jobs -= transaction.jobs
        dead -= transaction.dead
    }

    private static func version(_ database: Database) throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }
}
