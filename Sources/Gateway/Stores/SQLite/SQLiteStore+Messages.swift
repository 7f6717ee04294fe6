internal import GRDB

extension SQLiteStore {
    func message(_ id: MessageID, app: String) async throws(StoreError) -> StoredMessage? {
        try await read { try $0.message(id, app: app) }
    }

    func message(vendorID: String, app: String) async throws(StoreError) -> StoredMessage? {
        try await read { database in
            try database.first(
                """
                SELECT \(StoredMessage.columns) FROM message WHERE app = ? AND vendor_id = ?
                """, [app, vendorID], StoredMessage.init)
        }
    }

    /// The greatest identifier of all messages that are kept, of whichever app; nil for none.
    func lastMessage() async throws(StoreError) -> MessageID? {
        try await read { database in
            try database.first("SELECT id FROM message ORDER BY id DESC LIMIT 1", []) {
                MessageID(rawValue: $0.int(0))
            }
        }
    }

    func accept(_ submission: Submission) async throws(StoreError) -> SubmissionResult {
        let now = UnixTime.now()
        let isLarge = submission.messages.count + submission.jobs.count > Self.large
        return try await write(isLarge ? .outsideLarge : .outside) { transaction in
            if let key = submission.key,
                let result = try transaction.database.applied(key, app: submission.app)
            {
                return result
            }
            let kept = try transaction.insert(submission.messages, app: submission.app)
            try transaction.insert(
                submission.jobs, of: submission, kept: kept,
                acceptedAt: submission.messages.first?.acceptedAt ?? now)
            for outcome in submission.outcomes { try transaction.insert(outcome, app: submission.app) }
            let ids = submission.messages.map { kept[$0.id] ?? $0.id }
            if let key = submission.key {
                try transaction.database.insert(key, of: submission.app, answer: submission.answer(ids))
            }
            return .accepted(ids: ids)
        }
    }

    /// How many messages and jobs are no large submission yet.
    private static let large = 400
}

extension Database {
    /// A message of an app; nil for none.
    func message(_ id: MessageID, app: String) throws -> StoredMessage? {
        try first(
            """
            SELECT \(StoredMessage.columns) FROM message WHERE id = ? AND app = ?
            """, [id.rawValue, app], StoredMessage.init)
    }

    /// What a key that was seen before leads to; nil for one that was not.
    fileprivate func applied(_ key: SubmissionKey, app: String) throws -> SubmissionResult? {
        try first(
            "SELECT digest, status, answer FROM applied WHERE app = ? AND key = ?",
            [app, key.text]
        ) { row in
            row.bytes(0) == key.digest
                ? .repeated(StoredAnswer(status: row.int(1), body: row.bytes(2))) : .conflict
        }
    }

    func insert(_ key: SubmissionKey, of app: String, answer: StoredAnswer) throws {
        try run(
            "INSERT INTO applied (app, key, digest, status, answer, until) VALUES (?, ?, ?, ?, ?, ?)",
            [app, key.text, key.digest, answer.status, answer.body, key.until])
    }

    fileprivate func messageID(vendorID: String, app: String) throws -> MessageID? {
        try first(
            "SELECT id FROM message WHERE app = ? AND vendor_id = ?", [app, vendorID]
        ) { MessageID(rawValue: $0.int(0)) }
    }

    func insert(_ message: StoredMessage, app: String) throws {
        let written = try count(
            """
            INSERT INTO message
                (id, app, surface, source, vendor_id, sender, receiver, in_group, accepted_at, body)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
            """,
            [
                message.id.rawValue, app, message.surface, message.source, message.vendorID,
                message.sender, message.receiver, message.group, message.acceptedAt,
                message.body,
            ])
        guard written == 1 else {
            throw StoreError(
                .unavailable,
                "Message \(message.id) exists already. Look whether the clock went back, and send it again.")
        }
    }
}

extension StoredMessage {
    /// The columns of a row from which a message is read.
    static let columns = """
        id, surface, source, vendor_id, sender, receiver, in_group, accepted_at, body
        """

    /// Reads a message from a row of ``columns``.
    init(_ row: Columns) {
        self.init(
            id: MessageID(rawValue: row.int(0)), surface: row.text(1), source: row.text(2),
            vendorID: row.text(ifAny: 3), sender: row.text(ifAny: 4), receiver: row.text(ifAny: 5),
            group: row.text(ifAny: 6), acceptedAt: row.int(7), body: row.bytes(8))
    }
}

extension WriteTransaction {
    /// Writes messages, and returns for those that were known under which identifier they are kept.
    fileprivate func insert(_ messages: [StoredMessage], app: String) throws -> [MessageID: MessageID] {
        var kept: [MessageID: MessageID] = [:]
        for message in messages {
            if let vendorID = message.vendorID,
                let id = try database.messageID(vendorID: vendorID, app: app)
            {
                kept[message.id] = id
            } else {
                try database.insert(message, app: app)
            }
        }
        return kept
    }

    fileprivate func insert(
        _ jobs: [NewJob], of submission: Submission, kept: [MessageID: MessageID], acceptedAt: Int
    ) throws {
        for var job in jobs {
            if let message = job.message, let first = kept[message] {
                guard submission.joinsKnownMessages else { continue }
                job.message = first
            }
            try insert(job, app: submission.app, acceptedAt: acceptedAt)
        }
    }
}
