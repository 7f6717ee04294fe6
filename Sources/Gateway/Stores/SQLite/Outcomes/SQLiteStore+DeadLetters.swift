internal import GRDB

extension SQLiteStore {
    /// Dead letters behind a cursor, oldest first.
    func deadLetters(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [DeadLetter] {
        try await read { database in
            try database.all(
                """
                SELECT kind, message, receiver, in_group, is_counted, recalls, position, id, tries, reason, at
                FROM dead WHERE app = ? AND id > ? ORDER BY id LIMIT ?
                """, [app, cursor, max(limit, 0)]
            ) { row in
                guard let work = NewJob(row) else { throw StoreError.unknownKind }
                return DeadLetter(
                    id: row.int(7), work: work, tries: row.int(8), reason: row.text(9), at: row.int(10))
            }
        }
    }

    /// Makes jobs of dead letters again, with their tries counted from 0, in the order of their messages: of those named, or
    /// of all of the app's.
    ///
    /// Many are done in parts, so that others can write in between: a failure leaves the rest as dead letters.
    func redrive(app: String, ids: [Int]?) async throws(StoreError) -> Int {
        let places = try await read { database in
            try database.all("SELECT id, receiver, kind, accepted_at FROM dead WHERE app = ?", [app]) { row in
                DeadLetterPlace(
                    id: row.int(0), receiver: row.text(1),
                    isForGroup: JobKind(rawValue: row.text(2))?.isForGroup == true, acceptedAt: row.int(3))
            }
        }
        let order = places.redriven(ids)
        var count = 0
        for start in stride(from: 0, to: order.count, by: Self.redriven) {
            let part = order[start..<min(start + Self.redriven, order.count)]
            count += try await write { transaction in
                try part.count { try transaction.redrive($0, app: app) }
            }
        }
        return count
    }

    /// How many dead letters become jobs at a time.
    private static let redriven = 500
}

extension WriteTransaction {
    /// Makes a job of a dead letter; says whether there was one.
    fileprivate func redrive(_ id: Int, app: String) throws -> Bool {
        let letter = try database.first(
            """
            SELECT kind, message, receiver, in_group, is_counted, recalls, position, done_devices, accepted_at
            FROM dead WHERE app = ? AND id = ?
            """, [app, id]
        ) { (work: NewJob($0), done: $0.list(7), acceptedAt: $0.int(8)) }
        guard let letter, let work = letter.work else { return false }
        try insert(work, app: app, acceptedAt: letter.acceptedAt, doneDevices: letter.done)
        dead -= try database.count("DELETE FROM dead WHERE app = ? AND id = ?", [app, id])
        return true
    }
}
