extension RedisStore {
    /// Dead letters behind a cursor, oldest first.
    func deadLetters(
        app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [DeadLetter] {
        try await letters(app: app, after: cursor, limit: limit).map {
            DeadLetter(id: $0.id, work: $0.job.work, tries: $0.job.tries, reason: $0.reason, at: $0.at)
        }
    }

    /// Dead letters behind a cursor, as they are kept.
    func letters(app: String, after cursor: Int, limit: Int) async throws(StoreError) -> [KeptLetter] {
        let tag = engine.tag(of: app)
        var letters: [KeptLetter] = []
        for reply in try await entries(of: tag + "D", tag, after: cursor, limit: limit) {
            letters.append(try KeptLetter(reply, app: app))
        }
        return letters
    }

    /// Makes jobs of dead letters again, with their tries counted from 0, in the order of their messages: of those named, or
    /// of all of the app's.
    ///
    /// Many are done in parts, so that others can write in between: a failure leaves the rest as dead letters.
    func redrive(app: String, ids: [Int]?) async throws(StoreError) -> Int {
        var places: [DeadLetterPlace] = []
        var last: Int? = 0
        while let after = last {
            let part = try await letters(app: app, after: after, limit: Self.redriven)
            places += part.map {
                DeadLetterPlace(
                    id: $0.id, receiver: $0.job.work.receiver, isForGroup: $0.job.work.isForGroup,
                    acceptedAt: $0.job.acceptedAt)
            }
            last = part.last?.id
        }
        let order = places.redriven(ids)
        var count = 0
        for start in stride(from: 0, to: order.count, by: Self.redriven) {
            var letters: [KeptLetter] = []
            for id in order[start..<min(start + Self.redriven, order.count)] {
                letters += try await self.letters(app: app, after: id - 1, limit: 1).filter { $0.id == id }
            }
            count += try await redrive(letters, app: app)
        }
        return count
    }

    private func redrive(_ letters: [KeptLetter], app: String) async throws(StoreError) -> Int {
        var words = ScriptWords(.integer(letters.count))
        for letter in letters {
            let job = letter.job
            words.add(
                .integer(letter.id), .text(job.work.message?.description ?? ""),
                .integer(ReceiverKey(job.work).lane),
                .bytes(job.work.packed(acceptedAt: job.acceptedAt, doneDevices: job.doneDevices)))
        }
        return try await engine.run(.redrive, engine.tag(of: app), words).number()
    }

    /// How many dead letters become jobs at a time.
    private static let redriven = 500
}
