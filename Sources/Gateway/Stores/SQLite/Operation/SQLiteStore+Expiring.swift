internal import GRDB

extension SQLiteStore {
    /// Deletes what is kept no longer, a few hundred rows at a time, so that others write within some milliseconds.
    ///
    /// A message stays as long as a job or a dead letter names it. Returns how many rows went; 0 when nothing is left.
    func expire(_ retention: Retention, at moment: Int) async throws(StoreError) -> Int {
        try await write { transaction in
            let database = transaction.database
            let part = Self.expired
            var gone = try database.count(
                """
                DELETE FROM applied WHERE (app, key) IN
                    (SELECT app, key FROM applied WHERE until <= ? ORDER BY until LIMIT ?)
                """, [moment, part])
            if gone < part {
                gone += try database.count(
                    """
                    DELETE FROM outcome WHERE (app, id) IN
                        (SELECT app, id FROM outcome WHERE at < ? ORDER BY at LIMIT ?)
                    """, [moment - retention.outcomes, part - gone])
            }
            if gone < part {
                let letters = try database.count(
                    """
                    DELETE FROM dead WHERE (app, id) IN
                        (SELECT app, id FROM dead WHERE at < ? ORDER BY at LIMIT ?)
                    """, [moment - retention.deadLetters, part - gone])
                transaction.dead -= letters
                gone += letters
            }
            if gone < part {
                gone += try database.expireMessages(before: moment - retention.messages, limit: part - gone)
            }
            return gone
        }
    }

    /// How many rows go at a time.
    private static let expired = 300
}

extension Database {
    /// Deletes messages that were accepted before a moment, each after the rows that say for whom it was counted.
    fileprivate func expireMessages(before moment: Int, limit: Int) throws -> Int {
        let messages = try all(
            """
            SELECT id FROM message WHERE accepted_at < ?
                AND NOT EXISTS (SELECT 1 FROM job WHERE job.message = message.id)
                AND NOT EXISTS (SELECT 1 FROM dead WHERE dead.message = message.id)
            ORDER BY accepted_at LIMIT ?
            """, [moment, limit]
        ) { $0.int(0) }
        var gone = 0
        for message in messages {
            gone += try count(
                """
                DELETE FROM counted WHERE message = ? AND person IN
                    (SELECT person FROM counted WHERE message = ? LIMIT ?)
                """, [message, message, limit - gone])
            if gone >= limit { break }
            gone += try count("DELETE FROM message WHERE id = ?", [message])
        }
        return gone
    }
}
