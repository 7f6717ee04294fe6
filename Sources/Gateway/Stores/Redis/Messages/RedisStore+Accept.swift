extension RedisStore {
    /// Takes messages with their first jobs, unless their key was seen before.
    func accept(_ submission: Submission) async throws(StoreError) -> SubmissionResult {
        try engine.checkRoom()
        try await engine.note(submission.app)
        let now = engine.options.now()
        var known: [MessageID: MessageID] = [:]
        while true {
            let words = words(submission, known, now)
            let reply = try await engine.run(.accept, engine.tag(of: submission.app), words).list(atLeast: 1)
            switch (try reply[0].number(), reply.last) {
            case (0, _):
                return .accepted(ids: submission.messages.map { known[$0.id] ?? $0.id })
            case (1, let value?):
                return try KeptAnswer(packed: value.bytes()).result(for: submission.key)
            case (2, let ids?):
                known = [:]
                for (message, id) in zip(submission.messages, try ids.list()) {
                    guard case .bytes(let digits) = id, !digits.isEmpty else { continue }
                    known[message.id] = MessageID(rawValue: try id.number())
                }
            case (3, let id?):
                throw StoreError(
                    .unavailable,
                    "Message \(try id.number()) exists already. Look whether the clock went back, and send it again."
                )
            default:
                throw .unreadable
            }
        }
    }

    private func words(_ submission: Submission, _ known: [MessageID: MessageID], _ now: Int) -> ScriptWords {
        let jobs = submission.jobs.compactMap { job -> NewJob? in
            guard let message = job.message, let first = known[message] else { return job }
            guard submission.joinsKnownMessages else { return nil }
            var job = job
            job.message = first
            return job
        }
        let new = submission.messages.filter { known[$0.id] == nil }
        var counts: [MessageID: Int] = [:]
        for message in jobs.compactMap(\.message) { counts[message, default: 0] += 1 }

        var words = ScriptWords()
        if let key = submission.key {
            let answer = submission.answer(submission.messages.map { known[$0.id] ?? $0.id })
            words.add("1", .text(key.text), .integer(key.until), .bytes(KeptAnswer(key, answer).packed))
        } else {
            words.add("")
        }
        words.add(.integer(submission.messages.count))
        for message in submission.messages {
            let bucket = message.vendorID.map { RedisWord.integer(StoredMessage.vendorBucket($0)) }
            words.add(
                .integer(message.id.rawValue), bucket ?? "", .text(message.vendorID ?? ""),
                .text(known[message.id]?.description ?? ""), .integer(message.acceptedAt / Self.hour),
                .bytes(message.packed(jobs: counts[message.id] ?? 0)))
        }
        words.add(
            jobs, acceptedAt: submission.messages.first?.acceptedAt ?? now, besides: Set(new.map(\.id)))
        words.add(submission.outcomes)
        return words
    }
}
