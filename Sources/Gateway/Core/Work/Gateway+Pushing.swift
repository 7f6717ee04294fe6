internal import APNSTypes
internal import PushRecords

extension Gateway {
    /// Counts a message for one person and pushes it to their devices.
    func push(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Attempt {
        guard let context = try await begin(job, app) else { return .ended(.done) }
        guard let message = context.message,
            let read = messages.read(message, of: app, isForMany: job.work.group != nil)
        else {
            return try await end(Settlement(job, .dead(reason: "unreadable")))
        }
        if context.tries == 1, try await isRecalled(job, app) {
            let outcome = NewOutcome("suppressed", of: job, reason: "recalled", at: clock.now())
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        let replaced = try await collapseID(ofRecalled: job.work.recalls, app)
        let plan = PushPlanner(app: app, settings: settings, now: clock.now())
            .plan(read, for: job, context, replacing: replaced)
        if plan.isSuppressed {
            // A message that counts only when it is pushed is taken out of the count again.
            let isBack = context.isCounted && !app.rules.countsSuppressed && job.doneDevices.isEmpty
            return try await end(
                Settlement(job, .done, outcomes: plan.outcomes, takesBack: isBack ? job.work.message : nil))
        }
        let verdicts = await deliver(plan.pushes, of: job, tries: context.tries)
        if verdicts.contains(where: \.isUntried) { return .untried }
        configuration.fault(.delivered)
        return try await settle(job, app, verdicts, context, besides: plan.outcomes)
    }

    /// Whether a message was recalled before the first try of its push: asked where that can be, which is when the push waited,
    /// was driven again, or depends on an event.
    private func isRecalled(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Bool {
        guard let id = job.work.message, job.work.recalls == nil,
            app.rules.when == .offlineEvent || clock.now() - job.acceptedAt > Self.promptly
        else { return false }
        let recall = MessageIdentity(recallOf: id.description).text
        return try await store.message(vendorID: recall, app: app.name) != nil
    }

    /// Within how many milliseconds a push is made that waits for nothing.
    private static let promptly = 10_000

    /// The identifier under which the push of a recalled message stands on the devices.
    private func collapseID(ofRecalled id: MessageID?, _ app: GatewayApp) async throws(StoreError)
        -> UTF8Text?
    {
        guard let id else { return nil }
        if let message = try await store.message(id, app: app.name),
            let own = messages.read(message, of: app, isForMany: false)?.message.collapseID
        {
            return own
        }
        return app.rules.collapsesByMessage ? UTF8Text(id.description) : nil
    }

    /// Hands pushes to Apple and judges the answers.
    func deliver(_ pushes: [PushPlan.Push], of job: Job, tries: Int) async -> [DeliveryVerdict] {
        if pushes.count == 1 { return [await verdict(on: pushes[0], of: job, tries: tries)] }
        return await withTaskGroup(of: (Int, DeliveryVerdict).self) { group in
            for (index, push) in pushes.enumerated() {
                group.addTask { (index, await self.verdict(on: push, of: job, tries: tries)) }
            }
            var verdicts: [(Int, DeliveryVerdict)] = []
            for await verdict in group { verdicts.append(verdict) }
            return verdicts.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func verdict(on push: PushPlan.Push, of job: Job, tries: Int) async -> DeliveryVerdict {
        let route = RouteHealth.Route(
            app: job.app, topic: push.push.request.headers.topic, environment: push.environment)
        let before = routes.count(of: route)
        let report = await delivery.deliver(push.push, of: job.app, environment: push.environment)
        if report.isAnswer { routes.note(route) }
        return DeliveryVerdict(
            report, of: push, job, tries: tries,
            isExcused: report.isOfRoute
                && routes.isDown(route, failing: job, on: push.device, after: before), now: clock.now())
    }

    /// Ends a try: what is final is told, and the rest is tried again, or given up after the last try that counts.
    func settle(
        _ job: Job, _ app: GatewayApp, _ verdicts: [DeliveryVerdict], _ context: JobContext,
        besides outcomes: [NewOutcome]
    ) async throws(StoreError) -> Attempt {
        let pending = verdicts.filter { $0.pause != nil }
        let refusals = verdicts.compactMap(\.refusal)
        guard let pause = pending.compactMap(\.pause).max() else {
            return try await end(
                Settlement(job, .done, outcomes: outcomes + verdicts.map(\.outcome), refusals: refusals))
        }
        let isCounted = pending.contains { !$0.isExcused }
        if isCounted, context.tries - context.excused >= app.rules.maximumTries {
            let reason = pending[0].outcome.reason ?? "failed"
            return try await end(
                Settlement(
                    job, .dead(reason: reason), outcomes: outcomes + verdicts.map(\.outcome),
                    refusals: refusals, doneDevices: doneDevices(of: job, verdicts)))
        }
        try await settle(
            Settlement(
                job, .again(due: clock.now() + pause, isCounted: isCounted),
                outcomes: verdicts.filter { $0.pause == nil }.map(\.outcome) + outcomes, refusals: refusals,
                doneDevices: doneDevices(of: job, verdicts)))
        return .ended(.waits)
    }

    private func doneDevices(of job: Job, _ verdicts: [DeliveryVerdict]) -> [String] {
        job.doneDevices + verdicts.filter { $0.pause == nil }.compactMap(\.outcome.device)
    }

    /// Brings the number on the icon of a person's devices up to date, but for the one on which they read.
    func badge(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Attempt {
        guard let context = try await begin(job, app) else { return .ended(.done) }
        let now = clock.now()
        var outcome = NewOutcome("suppressed", of: job, at: now)
        outcome.badge = context.unread
        if context.unread == 0, !app.rules.sendsZeroBadge {
            outcome.reason = "zero-badge"
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        if now >= job.acceptedAt + app.rules.life {
            outcome.outcome = "expired"
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        let pushes = badgePushes(job, context, app)
        if pushes.isEmpty {
            outcome.reason = "no-device"
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        let verdicts = await deliver(pushes, of: job, tries: context.tries)
        if verdicts.contains(where: \.isUntried) { return .untried }
        configuration.fault(.delivered)
        return try await settle(job, app, verdicts, context, besides: [])
    }

    private func badgePushes(_ job: Job, _ context: JobContext, _ app: GatewayApp) -> [PushPlan.Push] {
        var payload = JSONWriter()
        payload.beginObject()
        payload.key("aps" as UTF8Text)
        payload.beginObject()
        payload.member("badge", context.unread)
        payload.endObject()
        payload.endObject()
        let bytes = payload.bytes()
        return context.devices.compactMap { stored in
            let device = stored.device
            let name = PushIdentity.name(ofDevice: device.token)
            guard device.kind == .alert, stored.token != job.work.position, !job.doneDevices.contains(name)
            else { return nil }
            var headers = APNSHeaders(
                pushType: .alert, priority: .powerAware, topic: device.topic ?? app.translator.usualTopic)
            headers.id = PushIdentity.apnsID(of: "badge-\(job.id)", to: device.token)
            // Of several numbers that wait for a device, only the last one matters.
            headers.collapseID = "badge"
            return PushPlan.Push(
                push: APNSPush(
                    deviceToken: device.token, request: APNSRequest(headers: headers, payload: bytes),
                    registeredAt: stored.registeredAt),
                environment: device.environment, device: name, badge: context.unread)
        }
    }
}
