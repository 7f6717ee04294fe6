internal import GRDB

extension Database {
    /// Writes a record in place of what the file has of it.
    func apply(_ record: StateRecord) throws {
        switch record {
        case .numbers(let numbers, let app):
            for (name, last) in [
                ("job", numbers.job), ("outcome", numbers.outcome), ("dead", numbers.deadLetter),
            ] {
                try replace("sequence", "app, name, last", [app ?? "", name, last])
            }
        case .key(let key): try insert(key)
        case .person(let person, let sets, let app):
            try replace(
                "person", "\(StoredPerson.columns), sets, app",
                [
                    person.id, person.settings, person.unread, person.isOnline, person.presenceAt,
                    person.updatedAt, sets, app,
                ])
        case .device(let device, let app): try insert(device, app: app)
        case .group(let group, let app): try insert(group, app: app)
        case .message(let message, let app):
            try replace(
                "message", "\(StoredMessage.columns), app",
                [
                    message.id.rawValue, message.surface, message.source, message.vendorID, message.sender,
                    message.receiver, message.group, message.acceptedAt, message.body, app,
                ])
        case .counted(let counted, _):
            try replace(
                "counted", "message, person, count, is_taken_back, sets",
                [
                    counted.message.rawValue, counted.person, counted.count, counted.isTakenBack,
                    counted.sets,
                ])
        case .request(let key, let answer, let app):
            try replace(
                "applied", "app, key, digest, status, answer, until",
                [app, key.text, key.digest, answer.status, answer.body, key.until])
        case .job(let job, let wait):
            try replace("job", "\(Job.columns), app, due", job.values + [job.app, wait.due])
        case .deadLetter(let job, let reason, let moment):
            try replace("dead", "\(Job.columns), app, reason, at", job.values + [job.app, reason, moment])
        case .outcome(let outcome, let app):
            try replace("outcome", "\(StoredOutcome.columns), app", outcome.values + [app])
        case .hook(let position, let app): try replace("hook", "position, app", [position, app])
        }
    }

    private func replace(_ table: String, _ columns: String, _ values: [(any ColumnValue)?]) throws {
        let marks = values.map { _ in "?" }.joined(separator: ", ")
        try run("INSERT OR REPLACE INTO \(table) (\(columns)) VALUES (\(marks))", values)
    }
}

extension Job {
    /// What ``columns`` take.
    fileprivate var values: [(any ColumnValue)?] {
        [
            work.kind.rawValue, work.message?.rawValue, work.receiver, work.group, work.isCounted,
            work.recalls?.rawValue, work.position, id, tries, listColumn(doneDevices), acceptedAt,
        ]
    }
}

extension StoredOutcome {
    /// What ``columns`` take.
    fileprivate var values: [(any ColumnValue)?] {
        [
            cursor, outcome.message?.rawValue, outcome.receiver, outcome.device, outcome.outcome,
            outcome.reason, outcome.apnsID, outcome.tries, outcome.mayBeDelivered, outcome.badge, outcome.at,
            outcome.reportedBy,
        ]
    }
}
