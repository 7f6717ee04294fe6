extension RedisStore {
    /// Hands out jobs of an app in the order in which they were accepted, one receiver's by one gateway: each once as
    /// long as the gateway has the receiver's lane, and again after it has waited.
    ///
    /// Waits until there is one. The answer is empty when the task is cancelled, or the store is closed, meanwhile.
    func take(atMost limit: Int, of app: String) async throws(StoreError) -> [Job] {
        guard let jobs = jobs(of: app) else { throw .storeIsClosed }
        return try await jobs.take(atMost: max(limit, 1))
    }

    /// How many jobs of a message that is kept are still to be settled.
    func openJobs(of message: MessageID, app: String) async throws(StoreError) -> Int {
        let tag = engine.tag(of: app)
        let count = try await engine.call(tag, "GETRANGE", .text("\(tag)m:\(message)"), 0, 3).bytes()
        guard !count.isEmpty else { return 0 }
        var reader = PackedReader(count)
        return try reader.number(width: 4)
    }

    /// Takes jobs of one receiver back that were handed out and not begun.
    func putBack(_ jobs: [Job], behind leader: Job?) async throws(StoreError) {
        guard let app = jobs.first?.app else { return }
        guard let inHand = self.jobs(of: app) else { throw .storeIsClosed }
        var words = ScriptWords(.text(leader.map { String($0.id) } ?? ""), .integer(jobs.count))
        for job in jobs {
            let receiver = ReceiverKey(job.work)
            words.add(
                .text(inHand.claim(job)), .integer(receiver.lane), .integer(job.id), .text(receiver.text))
        }
        _ = try await engine.run(.putBack, inHand.tag, words)
        inHand.forget(jobs)
    }
}
