internal import GRDB

extension WriteTransaction {
    /// Writes a job.
    func insert(_ job: NewJob, app: String, acceptedAt: Int, doneDevices: [String] = []) throws {
        try database.run(
            """
            INSERT INTO job
                (id, app, kind, message, receiver, in_group, is_counted, recalls, position, tries, done_devices,
                due, accepted_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 0, ?)
            """,
            [
                try next(.job), app, job.kind.rawValue, job.message?.rawValue, job.receiver,
                job.group, job.isCounted, job.recalls?.rawValue, job.position,
                listColumn(doneDevices), acceptedAt,
            ])
        jobs += 1
        appsWithJobs.insert(app)
    }

    /// Deletes a job, so that what waits behind it goes on; says whether there was one.
    func delete(_ job: Job) throws -> Bool {
        let gone = try database.count("DELETE FROM job WHERE id = ?", [job.id])
        jobs -= gone
        try goOn(with: job.work.receiver, isGroup: job.work.isForGroup, app: job.app)
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

extension Job {
    /// Reads a job from a row of ``columns``.
    init(_ row: Columns, app: String) throws {
        guard let work = NewJob(row) else { throw StoreError.unknownKind }
        self.init(
            id: row.int(7), app: app, work: work, tries: row.int(8), doneDevices: row.list(9),
            acceptedAt: row.int(10))
    }

    /// The columns of a row from which a job is read.
    static let columns = """
        kind, message, receiver, in_group, is_counted, recalls, position, id, tries, done_devices, accepted_at
        """
}

extension StoreError {
    /// A job of a kind that no version has written.
    static let unknownKind = StoreError(
        .damaged, "The store has a job of a kind that nobody wrote. Restore its file from a copy.")
}
