internal import GRDB

extension SQLiteStore {
    /// 0: no other gateway serves from the file.
    var node: Int { 0 }

    /// Always: no other gateway serves from the file.
    func leads(app: String) async throws(StoreError) -> Bool {
        if commits.isClosed { throw StoreError.storeIsClosed }
        return true
    }

    /// Never: no other gateway serves from the file.
    var isShared: Bool { false }

    /// How much waits.
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
}
