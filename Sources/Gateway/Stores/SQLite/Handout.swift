internal import GRDB

/// Jobs of one app that are handed out together.
struct Handout {
    /// The jobs, one receiver's in their order.
    private(set) var jobs: [Job]
    /// Up to which job the app's new ones were looked at.
    private(set) var last: Int

    /// Finds jobs, and notes which of them wait no longer.
    ///
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

/// Jobs that are handed out once more, not before a moment: the column `due` is that moment.
///
/// A job that is new, or handed out, has 0 there. Of a receiver's jobs that wait, the first has the moment, and those behind
/// it ``behind``: they follow one by one, each when the one before is gone. So for each job that has ``behind`` there is an
/// earlier one of the same receiver.
enum WaitingJobs {
    /// What `due` is for a job that may be handed out at once.
    static let atOnce = 1
    /// How long a job waits at most, in milliseconds: one that is due later has that from a clock that was set back.
    static let longest = 3_600_000
    /// What `due` is for a job that stays behind another one.
    static let behind = Int.max
    /// Whether the receiver of a job is a group, whose members are looked up: a person may have the same name.
    static let isForGroup = "(kind IN ('fan-out', 'count-out'))"
}

extension WriteTransaction {
    /// Has jobs wait that were handed out: behind an earlier one, unless that is gone.
    func putBack(_ jobs: [Job], behind leader: Job?) throws {
        for job in jobs {
            appsWithJobs.insert(job.app)
            try database.run(
                """
                UPDATE job SET due = CASE WHEN EXISTS (SELECT 1 FROM job WHERE id = ?) THEN ? ELSE ? END
                WHERE id = ?
                """, [leader?.id, WaitingJobs.behind, WaitingJobs.atOnce, job.id])
        }
    }

    /// Has the first job of a receiver's that waits go on, if it waited for a job that is gone; people and groups apart.
    func goOn(with receiver: String, isGroup: Bool, app: String) throws {
        let changed = try database.count(
            """
            UPDATE job SET due = ? WHERE due = ? AND id =
                (SELECT id FROM job WHERE app = ? AND receiver = ? AND due > 0 AND \(WaitingJobs.isForGroup) = ?
                ORDER BY id LIMIT 1)
            """, [WaitingJobs.atOnce, WaitingJobs.behind, app, receiver, isGroup])
        if changed > 0 { appsWithJobs.insert(app) }
    }
}
