internal import PushRecords

extension Gateway {
    /// Recalls a message: whoever was pushed it gets the recall's text in its place.
    ///
    /// - Parameters:
    ///   - id: The message.
    ///   - app: The app's name.
    /// - Returns: The recall, which is a message of its own.
    /// - Throws: ``GatewayError`` for a message that is not kept any more.
    public func recall(_ id: MessageID, of app: String) async throws(GatewayError) -> SubmissionAnswer {
        let app = try self.app(app)
        try checkBacklog()
        guard
            let message = try await asking({ () async throws(StoreError) in
                try await store.message(id, app: app.name)
            })
        else { throw Self.noMessage }
        let recall = StoredMessage(
            id: ids.next(at: clock.now()), surface: StoredMessage.recallSurface, source: message.source,
            sender: message.sender,
            receiver: message.receiver, group: message.group, acceptedAt: clock.now(), body: message.body)
        let line = Intake.Line(
            number: 1,
            result: Intake(app: app, ids: ids, now: clock.now(), surface: StoredMessage.recallSurface)
                .recall(of: message, as: recall))
        // One recall of a message is enough, however often it is asked for.
        let key = SubmissionKey(
            "recall:\(id)", digest: [], until: clock.now() + app.rules.keyLife)
        return try await accept([line], of: app, key: key, surface: "api")
    }

    static let noMessage = GatewayError(
        .notFound, "There is no such message, or it is kept no longer.")

    /// A message with what became of it; nil for one that is not kept, or that is another app's.
    public func message(
        _ id: MessageID, of app: String
    ) async throws(GatewayError) -> (message: StoredMessage, outcomes: [StoredOutcome])? {
        try await asking { () async throws(StoreError) in
            guard let message = try await store.message(id, app: app) else { return nil }
            return (message, try await store.outcomes(of: id, app: app))
        }
    }
}
