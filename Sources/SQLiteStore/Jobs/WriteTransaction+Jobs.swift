internal import GRDB
internal import GatewayCore

extension WriteTransaction {
    /// Writes a job.
    func insert(
        _ job: NewJob, app: String, acceptedAt: Int, doneDevices: [String] = []
    ) throws {
        try database.run(
            """
            INSERT INTO job
                (id, app, kind, message, receiver, in_group, is_counted, recalls, position, tries, done_devices,
                due, accepted_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 0, ?)
            """,
            [
                try next(.job), column(app), job.kind.rawValue, job.message?.rawValue, column(job.receiver),
                column(job.group), job.isCounted, job.recalls?.rawValue, column(job.position),
                listColumn(doneDevices), acceptedAt,
            ])
        jobs += 1
    }

    /// Deletes a job, and says whether there was one.
    func delete(_ job: Job) throws -> Bool {
        let gone = try database.count("DELETE FROM job WHERE id = ?", [job.id])
        jobs -= gone
        return gone > 0
    }
}

extension NewJob {
    /// Reads a job from a row that begins with kind, message, receiver, in_group, is_counted, recalls, position.
    ///
    /// It is nil for a kind that a damaged file makes up.
    init?(_ row: Columns) {
        guard let kind = JobKind(rawValue: row.text(0)) else { return nil }
        self.init(
            kind, message: row.int(ifAny: 1).map(MessageID.init), receiver: row.text(2),
            group: row.text(ifAny: 3), isCounted: row.flag(4),
            recalls: row.int(ifAny: 5).map(MessageID.init), position: row.text(ifAny: 6))
    }
}

extension Database {
    /// Jobs behind one, in order.
    func jobs(after id: Int, limit: Int) throws -> [Job] {
        try all(
            """
            SELECT kind, message, receiver, in_group, is_counted, recalls, position, id, app, tries, done_devices,
                due, accepted_at
            FROM job WHERE id > ? ORDER BY id LIMIT ?
            """, [id, limit]
        ) { row in
            guard let work = NewJob(row) else { throw StoreError.unknownKind }
            return Job(
                id: row.int(7), app: row.text(8), work: work, tries: row.int(9), doneDevices: row.list(10),
                due: row.int(11), acceptedAt: row.int(12))
        }
    }
}

extension StoreError {
    /// A job of a kind that no version has written.
    static let unknownKind = StoreError(
        .damaged, "The store has a job of a kind that nobody wrote. Restore its file from a copy.")
}
