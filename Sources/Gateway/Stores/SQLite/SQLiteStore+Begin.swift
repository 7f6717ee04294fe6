internal import GRDB

extension SQLiteStore {
    /// The answer is nil for a job that is gone, and for one whose message is gone, which then is deleted.
    func begin(
        _ job: Job, counting: Counting, at moment: Int
    ) async throws(StoreError) -> JobContext? {
        try await write(.job) { try $0.begin(job, counting: counting, at: moment) }
    }
}

extension WriteTransaction {
    fileprivate func begin(_ job: Job, counting: Counting, at moment: Int) throws -> JobContext? {
        let message = try job.work.message.flatMap { try database.message($0, app: job.app) }
        guard message != nil || job.work.message == nil else {
            _ = try delete(job)
            return nil
        }
        let tries = try database.first(
            "UPDATE job SET tries = tries + 1 WHERE id = ? RETURNING tries, excused", [job.id]
        ) { (all: $0.int(0), excused: $0.int(1)) }
        guard let tries else { return nil }
        var context = JobContext(message: message, tries: tries.all, excused: tries.excused)
        try addSenderAndGroup(to: &context, of: job)
        if job.work.isForGroup { return context }
        try addReceiver(to: &context, of: job, counting, at: moment)
        context.devices = try database.devices(of: job.work.receiver, app: job.app, withRefused: false)
        return context
    }

    private func addSenderAndGroup(to context: inout JobContext, of job: Job) throws {
        let (app, sender) = (job.app, context.message?.sender)
        context.sender = try sender.flatMap { try database.person($0, app: app) }
        guard let group = job.work.group ?? context.message?.group,
            let kept = try database.keptGroup(group, app: app)
        else { return }
        if let sender, kept.hasManagers {
            context.isSenderManager = try database.isManager(sender, of: group, app: app)
        }
        if !job.work.isForGroup { context.groupName = kept.name }
    }

    // MARK: Counting

    private func addReceiver(
        to context: inout JobContext, of job: Job, _ counting: Counting, at moment: Int
    ) throws {
        let (app, receiver) = (job.app, job.work.receiver)
        if case .takeBack(let message) = counting { try takeBack(message, from: receiver, app: app) }
        let isTakenBack = try job.work.message.flatMap { try database.isTakenBack($0, from: receiver) }
        if isTakenBack == nil, counting == .add, let message = job.work.message {
            let person = try database.addOne(to: receiver, app: app, at: moment)
            try database.run(
                """
                INSERT INTO counted (message, person, count, is_taken_back, sets)
                VALUES (?1, ?2, ?3, 0, (SELECT sets FROM person WHERE app = ?4 AND id = ?2))
                """, [message.rawValue, receiver, person.unread, app])
            context.receiver = person
            context.unread = person.unread
            context.isCounted = true
            return
        }
        context.receiver = try database.person(receiver, app: app)
        context.unread = context.receiver?.unread ?? 0
        // The count of now, whenever the message was counted: a push that comes late shows what is unread by then.
        context.isCounted = isTakenBack == false
    }

    /// Takes a message out of a person's count, if it was counted and still is.
    func takeBack(_ message: MessageID, from person: String, app: String) throws {
        let taken = try database.count(
            """
            UPDATE counted SET is_taken_back = 1 WHERE message = ? AND person = ? AND is_taken_back = 0
                AND EXISTS (SELECT 1 FROM message WHERE id = counted.message AND app = ?)
            """, [message.rawValue, person, app])
        guard taken > 0 else { return }
        try database.run(
            """
            UPDATE person SET unread = unread - 1
            WHERE app = ?1 AND id = ?2 AND unread > 0
                AND sets = (SELECT sets FROM counted WHERE message = ?3 AND person = ?2)
            """, [app, person, message.rawValue])
    }
}

extension Database {
    /// Whether a message that was counted for a person was taken out of the count again; nil for one that was not counted.
    fileprivate func isTakenBack(_ message: MessageID, from person: String) throws -> Bool? {
        try first(
            "SELECT is_taken_back FROM counted WHERE message = ? AND person = ?", [message.rawValue, person]
        ) { $0.flag(0) }
    }

    /// Adds one to a person's count; makes a person without settings where there is none.
    fileprivate func addOne(to person: String, app: String, at moment: Int) throws -> StoredPerson {
        let counted = try first(
            """
            INSERT INTO person (app, id, unread, presence_at, updated_at) VALUES (?, ?, 1, 0, ?)
            ON CONFLICT (app, id) DO UPDATE SET unread = min(unread, \(UnreadChange.most - 1)) + 1
            RETURNING \(StoredPerson.columns)
            """, [app, person, moment], StoredPerson.init)
        return counted ?? StoredPerson(id: person, unread: 1, updatedAt: moment)
    }
}
