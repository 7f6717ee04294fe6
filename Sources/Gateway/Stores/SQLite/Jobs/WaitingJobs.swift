internal import GRDB

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
