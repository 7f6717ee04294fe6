internal import Synchronization

extension RedisStore {
    /// How much waits.
    func backlog() async throws(StoreError) -> Backlog {
        var backlog = Backlog(jobs: 0, oldest: nil, dead: 0)
        for app in try await engine.apps() {
            let reply = try await engine.run(.backlog, engine.tag(of: app), ScriptWords()).list(atLeast: 3)
            backlog.jobs += try reply[0].number()
            backlog.dead += try reply[2].number()
            if let packed = try reply[1].bytesIfAny() {
                let oldest = try Job(0, app: app, packed: packed).acceptedAt
                backlog.oldest = min(oldest, backlog.oldest ?? oldest)
            }
        }
        return backlog
    }

    /// Fails unless the store can be written to now: it writes to what each app has, and to what all have in common.
    func check() async throws(StoreError) {
        let tags = engine.state.withLock { $0.apps }.map { engine.tag(of: $0) } + [engine.shared]
        for tag in tags { _ = try await engine.call(tag, "HINCRBY", .text(tag + "n"), "check", 1) }
        try engine.checkRoom()
    }

    /// Deletes what is kept no longer, a few hundred rows of each app at a time.
    ///
    /// Messages stay up to an hour longer, and as long as a job or a dead letter names them. Returns how many rows went;
    /// 0 when nothing is left.
    func expire(_ retention: Retention, at moment: Int) async throws(StoreError) -> Int {
        func lastHour(before moment: Int) -> Int {
            Int((Double(moment) / Double(Self.hour)).rounded(.down)) - 1
        }
        var gone = 0
        for app in try await engine.apps() {
            var moved = 0
            repeat {
                let words = ScriptWords(
                    .integer(Self.expired - gone), .integer(moment),
                    .integer(lastHour(before: moment - retention.outcomes)),
                    .integer(moment - retention.deadLetters),
                    .integer(lastHour(before: moment - retention.messages)))
                let reply = try await engine.run(.expire, engine.tag(of: app), words).list(atLeast: 2)
                gone += try reply[0].number()
                moved = try reply[1].number()
            } while gone == 0 && moved > 0
            if gone >= Self.expired { break }
        }
        return gone
    }

    /// How many rows go at a time.
    private static let expired = 300

    /// Whether this gateway is the one that tells an app's hook and expires what is kept no longer: it has the app's
    /// first lane.
    func leads(app: String) async throws(StoreError) -> Bool {
        let tag = engine.tag(of: app)
        let owner = try await engine.call(tag, "HGET", .text(tag + "l"), 0).bytesIfAny() ?? []
        return owner.starts(with: Array((engine.run + ":").utf8))
    }
}
