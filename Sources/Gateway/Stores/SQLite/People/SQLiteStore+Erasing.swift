internal import GRDB

extension SQLiteStore {
    /// Erases a person: settings, counter, devices, memberships, jobs, dead letters, outcomes, and messages that they sent
    /// or that were for them alone.
    ///
    /// What names the person is looked for beside other work, in the whole file; what was found goes in one transaction. A
    /// second look finds what was written during the first one. At the end the log is emptied, so that neither it nor
    /// the file holds what was deleted. Returns whether there was anything.
    func erase(person: String, app: String) async throws(StoreError) -> Bool {
        var gone = 0
        for _ in 1...2 {
            let traces = try await read { try Traces(of: person, app: app, in: $0) }
            gone += try await write { try $0.erase(person, app: app, traces) }
        }
        await commits.emptyLog()
        return gone > 0
    }
}

/// Where a person is named in tables that have no index of people.
private struct Traces: Sendable {
    /// Messages that they sent, or that were for them alone.
    let messages: [Int]
    /// Messages that were counted for them.
    let counted: [Int]
    let outcomes: [Int]

    init(of person: String, app: String, in database: Database) throws {
        let names: [(any ColumnValue)?] = [app, person]
        messages = try database.all(
            "SELECT id FROM message WHERE app = ?1 AND (sender = ?2 OR receiver = ?2)", names
        ) { $0.int(0) }
        counted = try database.all(
            """
            SELECT message FROM counted WHERE person = ?2
                AND EXISTS (SELECT 1 FROM message WHERE id = counted.message AND app = ?1)
            """, names
        ) { $0.int(0) }
        outcomes = try database.all("SELECT id FROM outcome WHERE app = ?1 AND receiver = ?2", names) {
            $0.int(0)
        }
    }
}

extension WriteTransaction {
    /// Deletes what is kept of a person, and says how many rows that were.
    fileprivate func erase(_ person: String, app: String, _ traces: Traces) throws -> Int {
        let names: [(any ColumnValue)?] = [app, person]
        var gone = try eraseJobs(names)
        try goOn(with: person, isGroup: false, app: app)
        gone += try database.count("DELETE FROM person WHERE app = ? AND id = ?", names)
        gone += try database.count("DELETE FROM device WHERE app = ? AND person = ?", names)
        gone += try database.count("DELETE FROM member WHERE app = ? AND person = ?", names)
        for id in traces.outcomes {
            gone += try database.count("DELETE FROM outcome WHERE app = ? AND id = ?", [app, id])
        }
        for message in traces.counted {
            gone += try database.count(
                "DELETE FROM counted WHERE message = ? AND person = ?", [message, person])
        }
        for message in traces.messages { gone += try erase(message: message) }
        return gone
    }

    /// Deletes what is to be done for a person; the receiver of a job that finds a group's people is the group.
    private func eraseJobs(_ names: [(any ColumnValue)?]) throws -> Int {
        let condition = "app = ? AND receiver = ? AND NOT \(WaitingJobs.isForGroup)"
        let waiting = try database.count("DELETE FROM job WHERE \(condition)", names)
        let letters = try database.count("DELETE FROM dead WHERE \(condition)", names)
        jobs -= waiting
        dead -= letters
        return waiting + letters
    }

    /// Deletes a message with all that is to be done for it, whoever gets it.
    private func erase(message: Int) throws -> Int {
        let waiting = try database.all("SELECT \(Job.columns), app FROM job WHERE message = ?", [message]) {
            try Job($0, app: $0.text(11))
        }
        for job in waiting { _ = try delete(job) }
        dead -= try database.count("DELETE FROM dead WHERE message = ?", [message])
        try database.run("DELETE FROM counted WHERE message = ?", [message])
        return try database.count("DELETE FROM message WHERE id = ?", [message])
    }
}
