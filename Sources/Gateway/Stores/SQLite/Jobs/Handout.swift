internal import GRDB

/// Jobs of one app that are handed out together.
struct Handout {
    /// The jobs, one receiver's in their order.
    private(set) var jobs: [Job]
    /// Up to which job the app's new ones were looked at.
    private(set) var last: Int

    /// Finds jobs, and notes which of them wait no longer.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - limit: How many are wanted at most.
    ///   - last: Up to which job the app's new ones were handed out.
    ///   - moment: Now, in Unix milliseconds.
    ///   - database: The writer's connection, outside a transaction.
    /// - Throws: What SQLite says; a job of a kind that nobody wrote is ``StoreError/unknownKind``.
    init(of app: String, atMost limit: Int, after last: Int, at moment: Int, in database: Database) throws {
        // Jobs that other processes add from here on have greater numbers.
        let top = try database.first("SELECT max(id) FROM job") { $0.int(0) } ?? 0
        let hasWaiting = try database.hasWaitingJobs(of: app)
        var new = try database.newJobs(of: app, after: last, upTo: top, limit: limit)
        var reached = new.count < limit ? max(last, top) : new.last?.id ?? last
        var due: [Job] = []
        if hasWaiting {
            // New jobs do not wait for all of those that were tried before.
            due = try database.jobs(of: app, upTo: reached, dueAt: moment, limit: max(limit / 2, 1))
            if due.count + new.count > limit {
                new = Array(new.prefix(limit - due.count))
                reached = new.last?.id ?? last
                // After a restart a job that waited comes behind earlier ones, which had been handed out before.
                due.removeAll { $0.id > reached }
            }
        }
        self.last = reached
        guard hasWaiting else {
            jobs = new
            return
        }
        jobs = []
        try database.inTransaction(.immediate) {
            for job in (due + new).sorted(by: { $0.id < $1.id }) {
                let isBehind = try database.hasWaitingJob(before: job)
                let due = isBehind ? WaitingJobs.behind : 0
                try database.run("UPDATE job SET due = ?1 WHERE id = ?2 AND due <> ?1", [due, job.id])
                if !isBehind { jobs.append(job) }
            }
            return .commit
        }
    }
}

extension Database {
    fileprivate func hasWaitingJobs(of app: String) throws -> Bool {
        try first("SELECT 1 FROM job WHERE app = ? AND due > 0 LIMIT 1", [app]) { _ in } != nil
    }

    /// Whether an earlier job of the same receiver waits.
    fileprivate func hasWaitingJob(before job: Job) throws -> Bool {
        try first(
            """
            SELECT 1 FROM job
            WHERE app = ? AND receiver = ? AND due > 0 AND id < ? AND \(WaitingJobs.isForGroup) = ? LIMIT 1
            """, [job.app, job.work.receiver, job.id, job.work.isForGroup]
        ) { _ in } != nil
    }

    /// Jobs whose moment has come.
    fileprivate func jobs(of app: String, upTo last: Int, dueAt moment: Int, limit: Int) throws -> [Job] {
        try all(
            """
            SELECT \(Job.columns) FROM job
            WHERE app = ? AND due > 0 AND id <= ? AND (due <= ? OR due > ? AND due < ?) ORDER BY due, id LIMIT ?
            """, [app, last, moment, moment + WaitingJobs.longest, WaitingJobs.behind, limit]
        ) { try Job($0, app: app) }
    }

    /// Jobs that were never handed out by this process, nor wait for a moment.
    fileprivate func newJobs(of app: String, after last: Int, upTo top: Int, limit: Int) throws -> [Job] {
        try all(
            """
            SELECT \(Job.columns) FROM job WHERE id > ? AND id <= ? AND app = ? AND due = 0
            ORDER BY id LIMIT ?
            """, [last, top, app, limit]
        ) { try Job($0, app: app) }
    }
}
