internal import GRDB
internal import Synchronization

extension SQLiteStore {
    /// Waits until there is one; the answer is empty when the task is cancelled, or the store is closed, meanwhile.
    func take(atMost limit: Int, of app: String) async throws(StoreError) -> [Job] {
        if let damage = watch.damage { throw damage }
        let result = await JobTaker.wait(
            atMost: limit, of: app, enter: { commits.add($0) }, dismiss: { [commits] in commits.dismiss($0) })
        return try noting(result)
    }

    func openJobs(of message: MessageID, app: String) async throws(StoreError) -> Int {
        try await read { database in
            try database.first(
                "SELECT count(*) FROM job WHERE message = ? AND app = ?", [message.rawValue, app]
            ) { $0.int(0) } ?? 0
        }
    }

    /// Takes jobs of one receiver back that were handed out and not begun.
    func putBack(_ jobs: [Job], behind leader: Job?) async throws(StoreError) {
        try await write(.job) { try $0.putBack(jobs, behind: leader) }
    }

    /// A job that is gone, since it was settled before or its receiver was erased, changes nothing.
    func settle(_ settlement: Settlement) async throws(StoreError) {
        try await write(.job) { try $0.settle(settlement) }
    }
}

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
                PackedWriter.list(doneDevices), acceptedAt,
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

    /// Writes how a try ended.
    func settle(_ settlement: Settlement) throws {
        let job = settlement.job
        guard try end(settlement) else { return }
        for outcome in settlement.outcomes { try insert(outcome, app: job.app) }
        for next in settlement.jobs { try insert(next, app: job.app, acceptedAt: job.acceptedAt) }
        for refusal in settlement.refusals { try database.refuse(refusal, app: job.app) }
        if let message = settlement.takesBack {
            try takeBack(message, from: job.work.receiver, app: job.app)
        }
    }

    /// Changes the job; says whether there was one.
    private func end(_ settlement: Settlement) throws -> Bool {
        let job = settlement.job
        switch settlement.ending {
        case .done:
            return try delete(job)
        case .again(let due, let isCounted):
            appsWithJobs.insert(job.app)
            return try database.count(
                "UPDATE job SET due = ?, done_devices = ?, excused = excused + ? WHERE id = ?",
                [
                    max(due, WaitingJobs.atOnce), PackedWriter.list(settlement.doneDevices),
                    isCounted ? 0 : 1,
                    job.id,
                ]) > 0
        case .goesOn(let position):
            return try database.count(
                "UPDATE job SET position = ?, tries = 0 WHERE id = ?", [position, job.id]) > 0
        case .dead(let reason):
            let moment = settlement.outcomes.last?.at ?? UnixTime.now()
            return try bury(job, reason: reason, doneDevices: settlement.doneDevices, at: moment)
        }
    }

    private func bury(_ job: Job, reason: String, doneDevices: [String], at moment: Int) throws -> Bool {
        let written = try database.count(
            """
            INSERT INTO dead
                (app, id, kind, message, receiver, in_group, is_counted, recalls, position, tries, done_devices,
                accepted_at, reason, at)
            SELECT app, ?, kind, message, receiver, in_group, is_counted, recalls, position, tries,
                coalesce(?, done_devices), accepted_at, ?, ? FROM job WHERE id = ?
            """, [try next(.deadLetter(of: job.app)), PackedWriter.list(doneDevices), reason, moment, job.id])
        dead += written
        return try delete(job)
    }

    /// Writes an outcome.
    func insert(_ outcome: NewOutcome, app: String) throws {
        try database.insert(StoredOutcome(cursor: try next(.outcome(of: app)), outcome: outcome), app: app)
    }
}

extension NewJob {
    /// Reads a job from a row that begins with kind, message, receiver, in_group, is_counted, recalls, position.
    ///
    /// It is nil for a kind that a damaged file makes up.
    init?(_ row: Columns) {
        guard let kind = JobKind(rawValue: row.text(0)) else { return nil }
        self.init(
            kind: kind, message: row.int(ifAny: 1).map(MessageID.init), receiver: row.text(2),
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

extension Database {
    /// Notes that Apple refuses a device, unless it was registered later.
    fileprivate func refuse(_ refusal: DeviceRefusal, app: String) throws {
        try run(
            "UPDATE device SET refusal = ? WHERE app = ? AND token = ? AND registered_at <= ?",
            [refusal.reason, app, refusal.token, refusal.since ?? Int.max])
    }
}
