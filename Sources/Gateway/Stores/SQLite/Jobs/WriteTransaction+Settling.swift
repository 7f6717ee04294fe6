internal import GRDB

extension WriteTransaction {
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
                    max(due, WaitingJobs.atOnce), listColumn(settlement.doneDevices), isCounted ? 0 : 1,
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
            """, [try next(.deadLetter(of: job.app)), listColumn(doneDevices), reason, moment, job.id])
        dead += written
        return try delete(job)
    }

    /// Writes an outcome.
    func insert(_ outcome: NewOutcome, app: String) throws {
        try database.run(
            """
            INSERT INTO outcome
                (app, id, message, receiver, device, outcome, reason, apns_id, tries, may_be_delivered, badge, at,
                reported_by)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                app, try next(.outcome(of: app)), outcome.message?.rawValue, outcome.receiver,
                outcome.device, outcome.outcome, outcome.reason, outcome.apnsID,
                outcome.tries, outcome.mayBeDelivered, outcome.badge, outcome.at, outcome.reportedBy,
            ])
    }
}

extension Database {
    /// Notes that Apple refuses a device, unless it was registered later.
    fileprivate func refuse(_ refusal: DeviceRefusal, app: String) throws {
        try run(
            "UPDATE device SET refusal = ? WHERE app = ? AND token = ? AND registered_at <= ?",
            [refusal.reason, app, refusal.token, refusal.since ?? Int.max])
    }
}
