internal import PushRecords
internal import VendorSignature

/// What a vendor is answered.
struct WebhookAnswer: Sendable, Hashable {
    let status: Int
    /// The body; empty where the vendor wants none.
    let body: String
    /// What became of it, in a word, for metrics.
    let result: String
}

extension WebhookSource {
    /// What a verified webhook is known by when it comes again.
    func key(
        of verification: WebhookVerification, _ body: ByteSlice, surface: String, at now: Int
    ) -> SubmissionKey? {
        verification.replayKey.map { key in
            SubmissionKey(
                "\(surface):\(key)", digest: ContentDigest.bytes(of: body),
                until: now + 2 * maximumAge * 1_000)
        }
    }

    /// What a vendor is answered that asks before it pushes: to push to those alone to whom the gateway does not; nil for all.
    func answer(beforePush answer: WebhookAnswer, butFor others: [UTF8Text]?) -> WebhookAnswer {
        WebhookAnswer(
            status: answer.status, body: others.map(scheme.takeover) ?? scheme.permission,
            result: answer.result)
    }
}

extension Gateway {
    /// Takes a vendor's webhook, as it came.
    ///
    /// A callback before sending is allowed at once, and does nothing else: what is sent comes again as a message that was sent.
    func receive(
        _ body: ByteSlice, headers: [(name: UTF8Text, value: UTF8Text)], query: UTF8Text, for app: String,
        from vendor: String
    ) async throws(GatewayError) -> WebhookAnswer {
        let app = try self.app(app)
        let source = try Self.source(of: vendor, for: app)
        let parsed = try? JSONDocument(body.withoutMark).root
        let verification = source.verifier.verify(
            body, parsed: parsed, headers: headers, query: query, now: clock.now())
        let completed = verification.completedBody
        let document = completed.map { $0.parsed().root } ?? parsed
        let body = completed.map { ByteSlice($0.text.withBytes { Array($0) }) } ?? body.withoutMark
        let content = app.translator.webhookContent(
            of: document ?? RawJSON.string(UTF8Text(repairing: body)).parsed().root, from: vendor)
        if case .pushReport? = content, let document, verification.result == .absent {
            return receiveUnsigned(document, of: app, from: vendor)
        }
        guard verification.result == .valid else {
            journal.refused(.unverified)
            throw GatewayError(.unverified, Self.reason(verification.result))
        }
        if let appKey = source.appKey, verification.app?.string != appKey {
            journal.refused(.otherApp)
            throw GatewayError(
                .otherApp,
                "The webhook is another app's, or names none. Compare webhook.appKey with the app at the vendor. Nothing was accepted."
            )
        }
        // That somebody connected is told without what tells a callback after sending from one before.
        if case .presence(let presence)? = content {
            return try await receive(presence, of: app, from: vendor)
        }
        switch verification.kind {
        case .preSend, .callback:
            return WebhookAnswer(status: 200, body: source.scheme.permission, result: "allowed")
        default: break
        }
        switch content {
        case .message(let isReceiverOffline)?:
            let answer = try await receiveMessage(
                body, isReceiverOffline, of: app, from: vendor, source, verification,
                identity: document.flatMap { app.translator.webhookIdentity(of: $0, from: vendor) })
            guard verification.kind == .beforePush else { return answer }
            let isKept = answer.result == "accepted" || answer.result == "repeated"
            return source.answer(
                beforePush: answer, butFor: isKept ? try await leftToVendor(of: body, in: app) : nil)
        case .pushReport?:
            return try await receiveReport(body, document, of: app, from: vendor, source, verification)
        case .event?, .presence?, nil:
            return WebhookAnswer(status: 200, body: "", result: "ignored")
        }
    }

    /// Checks that an app takes webhooks of a vendor, before their bodies are read.
    func checkWebhooks(of vendor: String, for app: String) throws(GatewayError) {
        _ = try Self.source(of: vendor, for: try self.app(app))
    }

    private static func source(of vendor: String, for app: GatewayApp) throws(GatewayError) -> WebhookSource {
        guard let source = app.webhooks[vendor] else {
            throw GatewayError(.notFound, "The app takes no webhooks of this vendor. Give it a secret first.")
        }
        return source
    }

    private func receiveMessage(
        _ body: ByteSlice, _ isReceiverOffline: Bool?, of app: GatewayApp, from vendor: String,
        _ source: WebhookSource, _ verification: WebhookVerification, identity: UTF8Text?
    ) async throws(GatewayError) -> WebhookAnswer {
        try checkBacklog(of: app)
        let surface = "webhook:" + vendor
        let now = clock.now()
        let key = source.key(of: verification, body, surface: surface, at: now)
        let waitsForEvent = app.rules.when == .offlineEvent
        let intake = Intake(
            app: app, ids: ids, now: now, surface: surface,
            isPushed: !waitsForEvent || isReceiverOffline == true, identity: identity)
        var lines = [Intake.Line(number: 1, result: intake.result(of: body))]
        let recall = (try? lines[0].result.get()).flatMap { $0.recalls == nil ? nil : $0 }
        if let recall { lines = [try await recallLine(ofWebhook: recall, in: app)] }
        do {
            let answer = try await accept(
                lines, of: app, key: key, surface: surface,
                joinsKnown: waitsForEvent && recall == nil)
            // A message that cannot be read will not be better when it comes again.
            return WebhookAnswer(
                status: 200, body: "",
                result: answer.status != 202 ? "unusable" : answer.isRepeated ? "repeated" : "accepted")
        } catch  where error.code == .keyConflict {
            journal.sawReusedSignature(of: app.name, from: vendor)
            throw GatewayError(
                .reusedSignature,
                "The signature came before, with another body, and it proves neither. The first was accepted; this one was not."
            )
        }
    }

    private func receive(
        _ presence: Presence, of app: GatewayApp, from vendor: String
    ) async throws(GatewayError) -> WebhookAnswer {
        try await asking { () async throws(StoreError) in
            try await store.setPresence(
                of: app.name(of: presence.user, from: vendor), app: app.name, isOnline: presence.isOnline,
                // A clock that is ahead must not outlast what is said later.
                at: min(presence.moment ?? Int.max, clock.now()))
        }
        return WebhookAnswer(status: 200, body: "", result: "accepted")
    }

    /// Those whom a webhook before a push names and of whom no device is known here, so that the vendor's push stays theirs; nil where
    /// the gateway pushes to none of them (OI 10).
    private func leftToVendor(
        of body: ByteSlice, in app: GatewayApp
    ) async throws(GatewayError) -> [UTF8Text]? {
        guard app.rules.when != .never, let read = try? app.translator.read(line: body), read.isPushed else {
            return nil
        }
        return try await asking { () async throws(StoreError) in
            guard let reached = try await people(reachedBy: read, in: app) else { return [] }
            var others: [UTF8Text] = []
            for id in reached {
                let devices = try await store.devices(of: read.name(of: id).string, app: app.name)
                if devices.isEmpty { others.append(id) }
            }
            return others.count == reached.count ? nil : others
        }
    }

    /// Those whom a message names, or the members of its groups, as far as the groups are known; nil for everyone.
    private func people(
        reachedBy read: ReadMessage, in app: GatewayApp
    ) async throws(StoreError) -> [UTF8Text]? {
        if let named = read.named { return named }
        guard case .groups(let groups, _) = read.addressees else { return nil }
        var members: [UTF8Text] = []
        for group in groups {
            let known = try await store.group(read.name(of: group).string, app: app.name)
            members += known?.members.map { UTF8Text($0) } ?? []
        }
        return members.filter { !read.leavesOut($0) }
    }

    private static func reason(_ result: WebhookVerification.Result) -> String {
        switch result {
        case .invalid(let reason):
            "The webhook's signature is invalid (\(reason.rawValue)). Nothing was accepted."
        case .absent, .valid: "The webhook has no signature of this vendor. Nothing was accepted."
        }
    }

    /// Asks the store, and says in the gateway's words what went wrong.
    func asking<Result: Sendable>(
        _ body: () async throws(StoreError) -> Result
    ) async throws(GatewayError) -> Result {
        do {
            return try await body()
        } catch {
            journal.storeFailed(error)
            throw GatewayError(error)
        }
    }

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
