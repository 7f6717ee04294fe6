internal import PushRecords
internal import VendorSignature

extension Gateway {
    /// Takes messages: one, or several lines of them.
    ///
    /// - Parameters:
    ///   - body: The body of the request.
    ///   - app: The app's name.
    ///   - hasLines: Whether each line is a message of its own; else the body is one.
    ///   - key: The `Idempotency-Key`: 1 to 255 visible characters; nil for none.
    ///   - mayBroadcast: Whether messages to everybody are taken.
    ///   - wait: How long to wait for outcomes, in milliseconds; nil for not at all.
    /// - Returns: The identifiers, and what is wrong with lines that were not taken.
    /// - Throws: ``GatewayError`` when nothing was taken.
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
        let waiting = wait.map { self.wait(for: submission, atMost: $0) }
        let result: SubmissionResult
        do {
            result = try await step("accept") { () async throws(StoreError) in
                try await store.accept(submission)
            }
        } catch {
            waiting?.cancel()
            journal.storeFailed(error)
            throw GatewayError(error)
        }
        configuration.fault(.accepted)
        switch result {
        case .conflict:
            waiting?.cancel()
            if surface == "api" { journal.refused(.keyConflict) }
            throw GatewayError(
                .keyConflict, "Another request was accepted under this Idempotency-Key. Use a new key.")
        case .repeated(let answer):
            waiting?.cancel()
            journal.repeated(taken.count)
            return await self.answer(again: answer, of: app.name, wait: wait)
        case .accepted(let ids):
            return await answer(
                lines, Array(ids.prefix(taken.count)), submission, waiting, surface: surface)
        }
    }

    private func wait(for submission: Submission, atMost longest: Int) -> any Waiting {
        store.isShared
            ? polling(submission.jobs.compactMap(\.message), of: submission.app, for: longest)
            : LocalWaiting(self, submission, for: longest)
    }

    private func polling(_ ids: [MessageID], of app: String, for longest: Int) -> PolledWaiting {
        PolledWaiting(store: store, clock: clock, app: app, ids: Set(ids), longest: longest)
    }

    /// The first answer to a request that came before, with what became of its messages for one that waits.
    private func answer(again kept: StoredAnswer, of app: String, wait: Int?) async -> SubmissionAnswer {
        var answer = SubmissionAnswer(status: kept.status, body: kept.body, isRepeated: true)
        guard let wait else { return answer }
        let ids = SubmissionAnswer.ids(in: kept.body)
        let open = await polling(ids, of: app, for: wait).end()
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
        _ lines: [Intake.Line], _ ids: [MessageID], _ submission: Submission, _ waiting: (any Waiting)?,
        surface: String
    ) async -> SubmissionAnswer {
        let known = zip(submission.messages, ids).count { $0.id != $1 }
        journal.accepted(ids.count - known, surface: surface)
        if known > 0 { journal.repeated(known) }
        guard let waiting, known == 0 else {
            waiting?.cancel()
            return SubmissionAnswer(status: 202, body: submission.answer(ids).body, ids: ids)
        }
        let open = await waiting.end()
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
        guard backlog.now.jobs < configuration.maximumBacklog else {
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
