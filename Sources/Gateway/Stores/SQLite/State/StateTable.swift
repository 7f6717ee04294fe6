internal import GRDB

/// How rows of a table become records.
struct StateTable: Sendable {
    /// The table, with others that are joined to it.
    let table: String
    /// The columns by which a row is found, and pages go on.
    let keys: [String]
    /// The columns that are read.
    let columns: String
    /// Makes a record of a row.
    let record: @Sendable (Columns, Database) throws -> StateRecord

    /// The rows behind a place, which is nil for the first ones, and the place behind them.
    func page(
        after place: [(any ColumnValue)?]?, limit: Int, in database: Database
    ) throws -> (records: [StateRecord], place: [(any ColumnValue)?]?) {
        let keys = keys.joined(separator: ", ")
        let marks = self.keys.map { _ in "?" }.joined(separator: ", ")
        let condition = place == nil ? "" : "WHERE (\(keys)) > (\(marks))"
        var last: [(any ColumnValue)?]?
        let records = try database.all(
            "SELECT \(columns), \(keys) FROM \(table) \(condition) ORDER BY \(keys) LIMIT ?",
            (place ?? []) + [limit]
        ) { row in
            last = (row.number - CInt(self.keys.count)..<row.number).map(row.value)
            return try record(row, database)
        }
        return (records, records.count < limit ? nil : last)
    }
}

extension StateTable {
    /// Every table whose rows are carried to another store, in the order in which they are read.
    static let all = [
        numbers, keys, people, devices, groups, messages, counted, requests, jobs, deadLetters, outcomes,
        hooks,
    ]

    /// A table whose rows are records.
    private init(
        _ table: String, keys: [String], columns: String,
        record: @escaping @Sendable (Columns) throws -> StateRecord
    ) {
        self.init(table: table, keys: keys, columns: columns) { row, _ in try record(row) }
    }

    private static let numbers = StateTable(
        table: "(SELECT DISTINCT app FROM sequence) AS every", keys: ["app"],
        columns: ["job", "outcome", "dead"].map {
            "(SELECT last FROM sequence WHERE app = every.app AND name = '\($0)')"
        }.joined(separator: ", ") + ", nullif(app, '')",
        record: { row, _ in
            let numbers = StateNumbers(job: row.int(0), outcome: row.int(1), deadLetter: row.int(2))
            return .numbers(last: numbers, app: row.text(ifAny: 3))
        })

    private static let keys = StateTable(
        "access_key", keys: ["id"], columns: StoredKey.columns,
        record: { .key(key: StoredKey($0)) })

    // MARK: People

    private static let people = StateTable(
        "person", keys: ["app", "id"], columns: "\(StoredPerson.columns), sets, app",
        record: { .person(person: StoredPerson($0), sets: $0.int(6), app: $0.text(7)) })

    private static let devices = StateTable(
        "device", keys: ["app", "person", "token"], columns: "\(StoredDevice.columns), app",
        record: { .device(device: StoredDevice($0), app: $0.text(10)) })

    private static let groups = StateTable(
        table: "team", keys: ["app", "id"], columns: "app, id, \(KeptGroup.columns)",
        record: { row, database in
            let group = try database.group(row.text(1), app: row.text(0), KeptGroup(row, from: 2))
            return .group(group: group, app: row.text(0))
        })

    // MARK: Messages

    private static let messages = StateTable(
        "message", keys: ["id"], columns: "\(StoredMessage.columns), app",
        record: { .message(message: StoredMessage($0), app: $0.text(9)) })

    private static let counted = StateTable(
        "counted CROSS JOIN message ON message.id = counted.message",
        keys: ["counted.message", "counted.person"],
        columns: "counted.message, counted.person, count, is_taken_back, sets, message.app",
        record: { row in
            let counted = CountedMessage(
                message: MessageID(rawValue: row.int(0)), person: row.text(1), count: row.int(2),
                isTakenBack: row.flag(3), sets: row.int(4))
            return .counted(counted: counted, app: row.text(5))
        })

    private static let requests = StateTable(
        "applied", keys: ["app", "key"], columns: "app, key, digest, status, answer, until",
        record: { row in
            let key = SubmissionKey(row.text(1), digest: row.bytes(2), until: row.int(5))
            return .request(
                key: key, answer: StoredAnswer(status: row.int(3), body: row.bytes(4)), app: row.text(0))
        })

    // MARK: Jobs and outcomes

    private static let jobs = StateTable(
        "job", keys: ["id"],
        // Another store has no excused tries: those that count go along, and that there was one.
        columns: Job.columns.replacing("tries", with: "max(tries - excused, min(tries, 1))") + ", app, due",
        record: { .job(job: try Job($0, app: $0.text(11)), wait: JobWait(due: $0.int(12))) })

    private static let deadLetters = StateTable(
        "dead", keys: ["app", "id"], columns: "\(DeadLetter.columns), app",
        record: { .deadLetter(letter: try DeadLetter($0, app: $0.text(13))) })

    private static let outcomes = StateTable(
        "outcome", keys: ["app", "id"], columns: "\(StoredOutcome.columns), app",
        record: { .outcome(outcome: try StoredOutcome($0), app: $0.text(2)) })

    private static let hooks = StateTable(
        "hook", keys: ["app"], columns: "position, app",
        record: { .hook(position: $0.int(0), app: $0.text(1)) })
}

extension JobWait {
    /// What the column `due` says.
    fileprivate init(due: Int) {
        switch due {
        case 0: self = .none
        case WaitingJobs.behind: self = .behind
        default: self = .until(moment: due)
        }
    }

    /// What the column `due` has.
    var due: Int {
        switch self {
        case .none: 0
        case .until(let moment): max(moment, WaitingJobs.atOnce)
        case .behind: WaitingJobs.behind
        }
    }
}

extension Database {
    /// Writes a record.
    func apply(_ record: StateRecord) throws {
        switch record {
        case .start, .end: break
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
            try insert(message, app: app)
        case .counted(let counted, _):
            try replace(
                "counted", "message, person, count, is_taken_back, sets",
                [
                    counted.message.rawValue, counted.person, counted.count, counted.isTakenBack,
                    counted.sets,
                ])
        case .request(let key, let answer, let app):
            try insert(key, of: app, answer: answer)
        case .job(let job, let wait):
            try replace("job", "\(Job.columns), app, due", job.values + [job.app, wait.due])
        case .deadLetter(let letter):
            try replace(
                "dead", "\(DeadLetter.columns), app",
                letter.job.values + [letter.reason, letter.at, letter.job.app])
        case .outcome(let outcome, let app):
            try insert(outcome, app: app)
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
            work.recalls?.rawValue, work.position, id, tries, PackedWriter.list(doneDevices), acceptedAt,
        ]
    }
}
