internal import JSONDocument
internal import PushRecords

extension Gateway {
    /// Recalls a message: whoever was pushed it gets the recall's text in its place.
    func recall(
        _ id: MessageID, of app: String, mayBroadcast: Bool = false
    ) async throws(GatewayError) -> SubmissionAnswer {
        let app = try self.app(app)
        try checkBacklog(of: app)
        guard
            let message = try await asking({ () async throws(StoreError) in
                try await store.message(id, app: app.name)
            })
        else { throw Self.noMessage }
        guard message.surface != StoredMessage.recallSurface else {
            throw GatewayError(
                .unusable, "This is a recall, which cannot be recalled. Give the identifier of its message.")
        }
        let line = recallLine(of: message, in: app, mayBroadcast: mayBroadcast)
        var answer = try await accept([line], of: app, key: nil, surface: "api")
        answer.isRepeated = answer.status == 202 && answer.ids != [(try? line.result.get())?.message.id]
        return answer
    }

    /// The recall that a vendor's webhook tells of: it reaches those whom its message reached, in the way of a recall by
    /// identifier.
    ///
    /// Of a message that is not kept nobody is told, for nobody knows whom it reached (reading G23).
    func recallLine(
        ofWebhook recall: Intake.AcceptedLine, in app: GatewayApp
    ) async throws(GatewayError) -> Intake.Line {
        guard let original = try await kept(recall.recalls ?? [], in: app) else {
            return Intake.Line(number: 1, result: .success(recall.withoutJobs))
        }
        return recallLine(of: original, in: app, mayBroadcast: true)
    }

    private func recallLine(
        of message: StoredMessage, in app: GatewayApp, mayBroadcast: Bool
    ) -> Intake.Line {
        var recall = message
        (recall.id, recall.surface) = (ids.next(at: clock.now()), StoredMessage.recallSurface)
        recall.acceptedAt = clock.now()
        let intake = Intake(
            app: app, ids: ids, now: recall.acceptedAt, surface: recall.surface,
            mayBroadcast: mayBroadcast)
        return Intake.Line(number: 1, result: intake.recall(of: message, as: recall))
    }

    /// The message that the first of some identities names of which one is kept; nil for none.
    func kept(_ identities: [String], in app: GatewayApp) async throws(GatewayError) -> StoredMessage? {
        try await asking { () async throws(StoreError) in
            for identity in identities {
                guard let named = try await store.message(vendorID: identity, app: app.name) else { continue }
                guard named.surface == StoredMessage.aliasSurface else { return named }
                return try await store.message(
                    vendorID: String(decoding: named.body, as: UTF8.self), app: app.name)
            }
            return nil
        }
    }

    /// What reading a kept message finds, as the app is configured now; nothing for one that cannot be read any more.
    func diagnostics(of message: StoredMessage, in app: String) throws(GatewayError) -> [Diagnostic] {
        let app = try self.app(app)
        return messages.read(message, of: app, isForMany: false)?.findings ?? []
    }

    /// A message that is not kept.
    static let noMessage = GatewayError(
        .notFound, "There is no such message, or it is kept no longer.")

    /// A message with what became of it; nil for one that is not kept, or that is another app's.
    func message(
        _ id: MessageID, of app: String, after cursor: Int = 0, limit: Int = 1_000
    ) async throws(GatewayError) -> (message: StoredMessage, outcomes: [StoredOutcome])? {
        try await asking { () async throws(StoreError) in
            guard let message = try await store.message(id, app: app) else { return nil }
            return (message, try await store.outcomes(of: id, app: app, after: cursor, limit: limit))
        }
    }
}

extension StoredMessage {
    /// The message, and what became of it, as one JSON object.
    ///
    /// ```json
    /// {"id":3801088,"source":"nim/server-v1","surface":"api","acceptedAt":1795400000000,"message":{…},"outcomes":[…]}
    /// ```
    func document(outcomes: [StoredOutcome], diagnostics: [Diagnostic]) -> [UInt8] {
        writeJSON { writer in
            writer.beginObject()
            writer.member("id", id.rawValue)
            writer.member("source", UTF8Text(source))
            writer.member("surface", UTF8Text(surface))
            writer.member("vendorID", spelledID.map { UTF8Text($0) })
            writer.member("acceptedAt", acceptedAt)
            writer.key("message" as UTF8Text)
            if let root = try? JSONDocument(ByteSlice(body)).root {
                writer.value(root)
            } else {
                writer.string(UTF8Text(repairing: ByteSlice(body)))
            }
            writer.diagnostics(diagnostics)
            writer.array(named: "outcomes", outcomes) { $0.write(to: &$1) }
            writer.endObject()
        }
    }
}

extension DeadLetter {
    /// A dead letter as the API returns it.
    ///
    /// ```json
    /// {"id":17,"kind":"push","message":3801088,"receiver":"6006","tries":6,"reason":"unreachable","at":1795400000000}
    /// ```
    private struct Document: Encodable {
        let id: Int
        let kind: JobKind
        let message: MessageID?
        let receiver: String
        let group: String?
        let tries: Int
        let reason: String
        let at: Int
    }

    /// Dead letters as JSON Lines.
    static func lines(_ letters: [DeadLetter]) -> [UInt8] {
        jsonLines(letters) { letter, writer in
            let (work, tries) = (letter.job.work, letter.job.tries)
            let document = Document(
                id: letter.id, kind: work.kind, message: work.message, receiver: work.receiver,
                group: work.group, tries: tries, reason: letter.reason, at: letter.at)
            encodeJSON(document, &writer)
        }
    }
}
