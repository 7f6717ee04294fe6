/// What one try of a job sends, or why it sends nothing.
struct PushPlan {
    /// One push to one device.
    struct Push: Sendable {
        let push: APNSPush
        let environment: Device.Environment
        /// The device's name in outcomes.
        let device: String
        /// The badge that the payload sets.
        let badge: Int?
    }

    /// The pushes.
    var pushes: [Push] = []
    /// What is settled without a push.
    var outcomes: [NewOutcome] = []
    /// Whether a setting or a rule kept the message from the receiver.
    var isSuppressed: Bool { pushes.isEmpty }
}

/// Plans the pushes of one message to one person.
struct PushPlanner {
    let app: GatewayApp
    let settings: PersonSettings
    let now: Int

    /// What a message comes to for the receiver of a job.
    ///
    /// - Parameters:
    ///   - read: The message.
    ///   - job: The job.
    ///   - context: What the store gave.
    ///   - collapseID: The identifier of the push that this one replaces, for a recall; nil for the message's own.
    /// - Returns: The pushes, and what is settled without one.
    func plan(
        _ read: ReadMessage, for job: Job, _ context: JobContext, replacing collapseID: UTF8Text?
    ) -> PushPlan {
        var plan = PushPlan()
        // A message may have waited since the gateway was to push.
        if app.rules.when == .never {
            plan.outcomes.append(outcome(of: job, "suppressed", reason: "never"))
            return plan
        }
        // A recall goes to everyone with the push of its message, despite their settings now.
        let isRecall = job.work.recalls != nil
        if app.rules.when == .presence, context.receiver?.isOnline == true, !isRecall {
            plan.outcomes.append(outcome(of: job, "suppressed", reason: "online"))
            return plan
        }
        let isAdded = read.message.isCounted ?? true
        var recipient = settings.recipient(in: context, id: job.work.receiver, isAdded: isAdded)
        if isRecall { (recipient.mode, recipient.quiet, recipient.conversations) = (.all, nil, []) }
        let translations = read.translations(
            for: recipient, in: job.work.group.map { UTF8Text($0) },
            among: settings.people(in: context, group: job.work.group),
            at: Instant(seconds: now / 1_000))
        for translation in translations { add(translation, of: job, context, collapseID, to: &plan) }
        return plan
    }

    private func add(
        _ translation: Translation, of job: Job, _ context: JobContext, _ collapseID: UTF8Text?,
        to plan: inout PushPlan
    ) {
        switch translation.outcome {
        case .suppressed(let reason):
            plan.outcomes.append(outcome(of: job, "suppressed", reason: reason.rawValue))
        case .rejected:
            plan.outcomes.append(
                outcome(of: job, "rejected", reason: MessageError.Code.payloadTooLarge.rawValue))
        case .request(var request):
            guard let device = translation.device else {
                plan.outcomes.append(outcome(of: job, "suppressed", reason: "no-device"))
                return
            }
            let name = PushIdentity.name(ofDevice: device.token)
            if job.doneDevices.contains(name) { return }
            let end = end(of: job, request.headers.expiration)
            guard now < end else {
                plan.outcomes.append(outcome(of: job, "expired", device: name))
                return
            }
            // A later try does not make Apple keep the push longer than an earlier one.
            if case .until = request.headers.expiration { request.headers.expiration = .until(end / 1_000) }
            let message = job.work.message?.description ?? ""
            if request.headers.id == nil {
                request.headers.id = PushIdentity.apnsID(of: message, to: device.token)
            }
            if let collapseID {
                request.headers.collapseID = collapseID
            } else if app.rules.collapsesByMessage, request.headers.collapseID == nil {
                request.headers.collapseID = UTF8Text(message)
            }
            let registeredAt = context.devices.first { $0.token == device.token.string }?.registeredAt
            plan.pushes.append(
                PushPlan.Push(
                    push: APNSPush(
                        deviceToken: device.token, request: request, registeredAt: registeredAt),
                    environment: device.environment, device: name, badge: Self.badge(in: request)))
        }
    }

    /// Until when a push is made, in Unix milliseconds: for as long as its profile or the app says, and for a minute at least,
    /// so that one that Apple is not to keep is tried.
    private func end(of job: Job, _ expiration: APNSHeaders.Expiration) -> Int {
        let life =
            switch expiration {
            case .until(let moment): min(moment - now / 1_000, 10 * 366 * 86_400) * 1_000
            case .once: 0
            case .unspecified: app.rules.life
            }
        return job.acceptedAt + max(life, 60_000)
    }

    private func outcome(
        of job: Job, _ word: String, device: String? = nil, reason: String? = nil
    ) -> NewOutcome {
        NewOutcome(
            message: job.work.message, receiver: job.work.receiver, device: device, outcome: word,
            reason: reason, at: now)
    }

    private static func badge(in request: APNSRequest) -> Int? {
        (try? JSONDocument(ByteSlice(request.payload)).root)?["aps"]?["badge"]?.integer
    }
}
