internal import GRDB

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
            return .numbers(numbers, app: row.text(ifAny: 3))
        })

    private static let keys = StateTable(
        "access_key", keys: ["id"], columns: StoredKey.columns,
        record: { .key(StoredKey($0)) })

    // MARK: People

    private static let people = StateTable(
        "person", keys: ["app", "id"], columns: "\(StoredPerson.columns), sets, app",
        record: { .person(StoredPerson($0), sets: $0.int(6), app: $0.text(7)) })

    private static let devices = StateTable(
        "device", keys: ["app", "person", "token"], columns: "\(StoredDevice.columns), app",
        record: { .device(StoredDevice($0), app: $0.text(10)) })

    private static let groups = StateTable(
        table: "team", keys: ["app", "id"], columns: "app, id, \(KeptGroup.columns)",
        record: { row, database in
            let group = try database.group(row.text(1), app: row.text(0), KeptGroup(row, from: 2))
            return .group(group, app: row.text(0))
        })

    // MARK: Messages

    private static let messages = StateTable(
        "message", keys: ["id"], columns: "\(StoredMessage.columns), app",
        record: { .message(StoredMessage($0), app: $0.text(9)) })

    private static let counted = StateTable(
        "counted CROSS JOIN message ON message.id = counted.message",
        keys: ["counted.message", "counted.person"],
        columns: "counted.message, counted.person, count, is_taken_back, sets, message.app",
        record: { row in
            let counted = CountedMessage(
                message: MessageID(rawValue: row.int(0)), person: row.text(1), count: row.int(2),
                isTakenBack: row.flag(3), sets: row.int(4))
            return .counted(counted, app: row.text(5))
        })

    private static let requests = StateTable(
        "applied", keys: ["app", "key"], columns: "app, key, digest, status, answer, until",
        record: { row in
            let key = SubmissionKey(row.text(1), digest: row.bytes(2), until: row.int(5))
            return .request(key, StoredAnswer(status: row.int(3), body: row.bytes(4)), app: row.text(0))
        })

    // MARK: Jobs and outcomes

    private static let jobs = StateTable(
        "job", keys: ["id"],
        // Another store has no excused tries: those that count go along, and that there was one.
        columns: Job.columns.replacing("tries", with: "max(tries - excused, min(tries, 1))") + ", app, due",
        record: { .job(try Job($0, app: $0.text(11)), JobWait(due: $0.int(12))) })

    private static let deadLetters = StateTable(
        "dead", keys: ["app", "id"], columns: "\(Job.columns), app, reason, at",
        record: { .deadLetter(try Job($0, app: $0.text(11)), reason: $0.text(12), at: $0.int(13)) })

    private static let outcomes = StateTable(
        "outcome", keys: ["app", "id"], columns: "\(StoredOutcome.columns), app",
        record: { .outcome(StoredOutcome($0), app: $0.text(12)) })

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
        default: self = .until(due)
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
