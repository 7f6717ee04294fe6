internal import PushRecords
internal import VendorSignature

/// What vendors report of pushes that they made themselves.
///
/// Each report is answered 200: a vendor that is answered otherwise sends it again, and some then stop calling for
/// minutes, for messages too.
extension Gateway {
    /// Keeps a signed report with the outcomes of its message, where the message is kept; else it is counted only.
    func receiveReport(
        _ body: ByteSlice, _ document: JSONValue?, of app: GatewayApp, from vendor: String,
        _ source: WebhookSource, _ verification: WebhookVerification
    ) async throws(GatewayError) -> WebhookAnswer {
        guard let report = document.flatMap({ app.translator.pushReport(in: $0, from: vendor) }) else {
            return WebhookAnswer(status: 200, body: "", result: "ignored")
        }
        let now = clock.now()
        let ids = report.messageID.map { [MessageIdentity(vendor: vendor, id: $0).text] } ?? []
        let message = try await kept(ids, in: app)
        let result = try await asking { () async throws(StoreError) -> String in
            guard let message else { return "unknown-message" }
            let submission = Submission(
                app: app.name, key: source.key(of: verification, body, surface: "report:" + vendor, at: now),
                messages: [], jobs: [],
                outcomes: [NewOutcome(report, by: vendor, on: message, of: app, at: now)],
                answer: { _ in StoredAnswer(status: 200, body: []) })
            switch try await store.accept(submission) {
            case .accepted: return "kept"
            case .repeated: return "repeated"
            // The signature covers neither message nor outcome, so another report under it proves nothing.
            case .conflict: return "unsigned"
            }
        }
        journal.reported(report.outcome.word, by: vendor, result)
        return WebhookAnswer(status: 200, body: "", result: result)
    }

    /// Counts a report without a signature, as vendors send some; anybody may have sent it, so it is not kept.
    func receiveUnsigned(_ document: JSONValue, of app: GatewayApp, from vendor: String) -> WebhookAnswer {
        if let report = app.translator.pushReport(in: document, from: vendor) {
            journal.reported(report.outcome.word, by: vendor, "unsigned")
        }
        return WebhookAnswer(status: 200, body: "", result: "unsigned")
    }
}

extension NewOutcome {
    /// The longest reason that is kept; those of the tables and of Apple are shorter.
    private static let longestReason = 64

    /// What a vendor reports of one push for a message.
    fileprivate init(
        _ report: PushReport, by vendor: String, on message: StoredMessage, of app: GatewayApp, at now: Int
    ) {
        let reason = report.outcome.cause.map { String($0.reason.string.prefix(Self.longestReason)) }
        var apnsID: String?
        if case .accepted(let id) = report.outcome { apnsID = id?.string }
        self.init(
            message: message.id,
            receiver: report.recipient.map { app.name(of: $0, from: vendor) } ?? message.receiver ?? "",
            device: report.token.map { PushIdentity.name(ofDevice: $0.lowercasedASCII()) },
            outcome: report.outcome.word.rawValue, reason: reason, apnsID: apnsID, reportedBy: vendor,
            at: now)
    }
}
