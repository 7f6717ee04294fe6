internal import PushRecords
internal import VendorSignature

extension Gateway {
    /// Takes one message, or one on each line; `wait` is how many milliseconds to wait for outcomes.
    func submit(
        _ body: ByteSlice, to app: String, hasLines: Bool, key: String? = nil, mayBroadcast: Bool = false,
        wait: Int? = nil
    ) async throws(GatewayError) -> SubmissionAnswer {
        let app = try self.app(app)
        try checkBacklog(of: app)
        let key = try key.map { (text) throws(GatewayError) in try submissionKey(text, body, app) }
        let intake = Intake(
            app: app, ids: ids, now: clock.now(), surface: "api",
            mayBroadcast: mayBroadcast)
        var lines =
            try hasLines
            ? await intake.lines(of: body) : [Intake.Line(number: 1, result: intake.result(of: body))]
        for index in lines.indices {
            guard let line = try? lines[index].result.get(), let recalls = line.recalls else { continue }
            // The recall of a message that is not kept is told to no one: whom it reached is not known (reading G23).
            lines[index].result =
                try await kept(recalls, in: app).map { intake.recall(of: $0, as: line.message) }
                ?? .success(line.withoutJobs)
        }
        guard !lines.isEmpty else {
            throw GatewayError(.unusable, "The body has no message. Send one, or one on each line.")
        }
        return try await accept(lines, of: app, key: key, surface: "api", wait: wait)
    }

    func accept(
        _ lines: [Intake.Line], of app: GatewayApp, key: SubmissionKey?, surface: String, wait: Int? = nil,
        joinsKnown: Bool = false
    ) async throws(GatewayError) -> SubmissionAnswer {
        let taken = lines.compactMap { try? $0.result.get() }
        if taken.isEmpty {
            journal.refused(.unusable)
            return SubmissionAnswer(status: 422, body: SubmissionAnswer.body(of: lines, kept: []))
        }
        let receivers = taken.reduce(0) { $0 + $1.jobs.count }
        guard receivers <= app.rules.maximumReceivers else {
            journal.refused(.tooManyReceivers)
            throw GatewayError(
                .tooManyReceivers,
                "The messages name \(receivers) receivers together, and \(app.rules.maximumReceivers) are allowed in one request. Send them in several parts."
            )
        }
        var submission = Submission(
            app: app.name, key: key, messages: taken.map(\.message) + taken.compactMap(\.alias),
            jobs: taken.flatMap(\.jobs),
            answer: { StoredAnswer(status: 202, body: SubmissionAnswer.body(of: lines, kept: $0)) })
        submission.joinsKnownMessages = joinsKnown
        let result: SubmissionResult
        do {
            result = try await step("accept") { () async throws(StoreError) in
                try await store.accept(submission)
            }
        } catch {
            journal.storeFailed(error)
            throw GatewayError(error)
        }
        configuration.fault(.accepted)
        switch result {
        case .conflict:
            if surface == "api" { journal.refused(.keyConflict) }
            throw GatewayError(
                .keyConflict, "Another request was accepted under this Idempotency-Key. Use a new key.")
        case .repeated(let answer):
            journal.repeated(taken.count)
            return await self.answer(again: answer, of: app.name, wait: wait)
        case .accepted(let ids):
            return await answer(lines, Array(ids.prefix(taken.count)), submission, wait, surface: surface)
        }
    }

    /// Asks the store until the jobs of some messages are settled, by whichever gateway, or some milliseconds are over.
    ///
    /// Returns how many jobs of each message are left.
    private func waitForJobs(
        of ids: Set<MessageID>, _ app: String, atMost longest: Int
    ) async -> [MessageID: Int] {
        var open = Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) })
        // A set wall clock must not make a caller wait longer.
        let end = ContinuousClock.now + .milliseconds(longest)
        var pause = 2
        while true {
            for id in open.keys {
                // A store that does not answer now is asked again.
                guard let count = try? await store.openJobs(of: id, app: app) else { break }
                open[id] = count > 0 ? count : nil
            }
            if open.isEmpty || .now >= end { return open }
            do { try await Task.sleep(for: .milliseconds(pause)) } catch { return open }
            pause = min(2 * pause, 50)
        }
    }

    /// The first answer to a request that came before, with what became of its messages for one that waits.
    private func answer(again kept: StoredAnswer, of app: String, wait: Int?) async -> SubmissionAnswer {
        var answer = SubmissionAnswer(status: kept.status, body: kept.body, isRepeated: true)
        guard let wait else { return answer }
        let ids = SubmissionAnswer.ids(in: kept.body)
        let open = await waitForJobs(of: Set(ids), app, atMost: wait)
        answer.body = SubmissionAnswer.body(kept.body, with: await results(of: ids, open, app))
        return answer
    }

    private func results(
        of ids: [MessageID], _ open: [MessageID: Int], _ app: String
    ) async -> [MessageID: SubmissionAnswer.Result] {
        var results: [MessageID: SubmissionAnswer.Result] = [:]
        for id in ids {
            guard let outcomes = try? await store.outcomes(of: id, app: app) else { continue }
            results[id] = SubmissionAnswer.Result(outcomes: outcomes, pending: open[id] ?? 0)
        }
        return results
    }

    private func answer(
        _ lines: [Intake.Line], _ ids: [MessageID], _ submission: Submission, _ wait: Int?, surface: String
    ) async -> SubmissionAnswer {
        let known = zip(submission.messages, ids).count { $0.id != $1 }
        journal.accepted(ids.count - known, surface: surface)
        if known > 0 { journal.repeated(known) }
        guard let wait, known == 0 else {
            return SubmissionAnswer(status: 202, body: submission.answer(ids).body, ids: ids)
        }
        let waited = Set(submission.jobs.compactMap(\.message))
        let open = await waitForJobs(of: waited, submission.app, atMost: wait)
        let results = await results(of: ids, open, submission.app)
        return SubmissionAnswer(
            status: 202, body: SubmissionAnswer.body(of: lines, kept: ids, results: results), ids: ids)
    }

    private func submissionKey(
        _ text: String, _ body: ByteSlice, _ app: GatewayApp
    ) throws(GatewayError) -> SubmissionKey {
        guard (1...255).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw GatewayError(
                .invalidKey,
                "An Idempotency-Key has 1 to 255 visible ASCII characters. Use a UUID, for example.")
        }
        return SubmissionKey(
            "api:" + text, digest: ContentDigest.bytes(of: body),
            until: clock.now() + app.rules.keyLife)
    }

    /// Refuses when more waits than is taken on, or the app's pushes are too late already.
    func checkBacklog(of app: GatewayApp) throws(GatewayError) {
        guard backlogNow.jobs < configuration.maximumBacklog else {
            journal.refused(.busy)
            throw GatewayError(
                .busy, "Too many pushes wait to be sent. Nothing was accepted; try again later.")
        }
        guard dispatcher.lag(of: app.name) <= configuration.maximumLag else {
            journal.refused(.busy)
            throw GatewayError(
                .busy,
                "The app's pushes are made later than limits.lag allows. Nothing was accepted; try again later."
            )
        }
    }
}
